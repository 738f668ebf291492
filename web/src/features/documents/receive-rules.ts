import { type DocumentKind, type SpeedClass, topSecret } from '@sarabun/contract/documents/document-kind';

/** A letter as the registrar types it. Days are `YYYY-MM-DD`. */
export interface IncomingDraft {
  kind: DocumentKind;
  number: string;
  datedOn: string | null;
  sender: string;
  senderType: 1 | 2 | 3;
  addressee: string;
  subject: string;
  references: string;
  enclosures: string;
  speed: SpeedClass;
  secrecy: 1 | 2 | 3 | 4;
  dueOn: string | null;
  /** For the addressee alone. */
  personal?: boolean;
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

/** What is wrong with a letter before it is registered, by field. */
export type IncomingFaults = Partial<{
  number: 'number';
  datedOn: 'datedOn' | 'datedInFuture';
  sender: 'sender';
  addressee: 'addressee';
  subject: 'subject';
  dueOn: 'dueOn';
  secrecy: 'topSecret';
}>;

/** Checks what the receive register must hold (ข้อ 38) and that nothing ลับที่สุด enters the system (ข้อ 29). */
export function incomingFaults(draft: IncomingDraft, today: string): IncomingFaults {
  const faults: IncomingFaults = {};
  for (const field of ['number', 'sender', 'addressee', 'subject'] as const) {
    if (draft[field].trim() === '') Object.assign(faults, { [field]: field });
  }
  if (draft.datedOn === null) faults.datedOn = 'datedOn';
  else if (draft.datedOn > today) faults.datedOn = 'datedInFuture';
  if (draft.dueOn !== null && draft.dueOn < today) faults.dueOn = 'dueOn';
  if (draft.secrecy === topSecret) faults.secrecy = 'topSecret';
  return faults;
}
