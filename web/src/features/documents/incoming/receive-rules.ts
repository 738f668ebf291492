import { type DocumentKind, type SpeedClass, topSecret } from '@sarabun/contract/documents/document-kind';

/** A letter as typed by the registrar. Days are `YYYY-MM-DD`. */
export interface IncomingDraft {
  kind: DocumentKind;
  number: string;
  datedOn: string | null;
  /** The letter has no date. */
  undated?: boolean | undefined;
  sender: string;
  senderType: 1 | 2 | 3;
  /** The sender type was chosen by hand: it is not guessed any more. */
  isTypeChosen?: boolean | undefined;
  addressee: string;
  subject: string;
  references: string;
  enclosures: string;
  speed: SpeedClass;
  secrecy: 1 | 2 | 3 | 4;
  dueOn: string | null;
  /** Only for the addressee. */
  personal?: boolean | undefined;
}

export const emptyIncoming: IncomingDraft = {
  kind: 1,
  number: '',
  datedOn: null,
  sender: '',
  senderType: 1,
  addressee: '',
  subject: '',
  references: '',
  enclosures: '',
  speed: 1,
  secrecy: 1,
  dueOn: null,
};

/** The initial secrecy class: ordinary, if the person receives ordinary letters. */
export const firstSecrecy = (received: ClassesReceived): 1 | 2 => (received.ordinary || !received.secret ? 1 : 2);

/** The classes that the person receives at a registry. */
export interface ClassesReceived {
  ordinary: boolean;
  secret: boolean;
}

export const isReceived = (secrecy: number, { ordinary, secret }: ClassesReceived): boolean => (secrecy > 1 ? secret : ordinary);

/** The problems of a letter before registration, by field. */
export type IncomingFaults = Partial<{
  number: 'number';
  datedOn: 'datedOn' | 'datedInFuture';
  sender: 'sender';
  addressee: 'addressee';
  subject: 'subject';
  dueOn: 'dueOn';
  secrecy: 'topSecret' | 'secretRegistrar' | 'registrar';
}>;

/**
 * Checks the required fields of the receive register (ข้อ 38), that nothing is ลับที่สุด (ข้อ 29), and that the person may receive the
 * class.
 */
export function incomingFaults(draft: IncomingDraft, today: string, received: ClassesReceived): IncomingFaults {
  const faults: IncomingFaults = {};
  for (const field of ['number', 'sender', 'addressee', 'subject'] as const) {
    if (draft[field].trim() === '') Object.assign(faults, { [field]: field });
  }
  if (draft.datedOn === null) {
    if (!draft.undated) faults.datedOn = 'datedOn';
  } else if (draft.datedOn > today) faults.datedOn = 'datedInFuture';
  if (draft.dueOn !== null && draft.dueOn < today) faults.dueOn = 'dueOn';
  if (draft.secrecy === topSecret) faults.secrecy = 'topSecret';
  else if (!isReceived(draft.secrecy, received)) faults.secrecy = draft.secrecy > 1 ? 'secretRegistrar' : 'registrar';
  return faults;
}
