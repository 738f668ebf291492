import type { Responsibility } from '@sarabun/contract/documents/action';
import type { DocumentKind, SecrecyClass, SpeedClass } from '@sarabun/contract/documents/document-kind';
import type { CollectionCode } from '@sarabun/contract/portal/collection';
import type { FormName, Forms } from '../../src/platform/typeset/forms';

/** A desk of the demonstration office, by the keys in `office.ts`. */
export type DeskKey = `unit:${number}` | `post:${string}` | `person:${string}`;

/** What a person does with a letter. `desk` is the desk of the leg. */
export type StoryAction =
  /** Arrives by e-mail or another system and waits to be received. */
  | { step: 'arrive'; to: DeskKey }
  /** Arrives on paper: entered and received at once. */
  | { step: 'register'; desk: DeskKey }
  | { step: 'open'; desk: DeskKey }
  | { step: 'receive'; desk: DeskKey }
  | { step: 'present'; desk: DeskKey; to: DeskKey; text: string }
  /** Without `to`, back to the presenter. */
  | { step: 'command'; desk: DeskKey; to: readonly DeskKey[]; text: string; dueOn: string | null }
  | {
      step: 'assign';
      desk: DeskKey;
      parties: readonly { desk: DeskKey; responsibility: Responsibility }[];
      task: string;
      dueOn: string | null;
      needsReport: boolean;
    }
  | { step: 'forward'; desk: DeskKey; to: readonly DeskKey[]; text: string }
  | { step: 'sendBack'; desk: DeskKey; reason: string }
  | { step: 'returnDraft'; desk: DeskKey; reason: string }
  | { step: 'report'; desk: DeskKey; text: string }
  | { step: 'follow'; desk: DeskKey; dueOn: string | null }
  | { step: 'close'; desk: DeskKey }
  | { step: 'submitDraft'; to: DeskKey }
  | { step: 'passReview'; desk: DeskKey; to: DeskKey; text: string }
  | { step: 'sign'; desk: DeskKey; to: readonly DeskKey[]; text: string }
  | { step: 'publish'; collection: CollectionCode; meetingNumber: string | null; announcedOn: string };

/** One step of a letter's life: who (account), when, what. */
export type StoryStep = { by: string; at: Date } & StoryAction;

export type Paper = { [F in FormName]: { form: F; data: Forms[F] } }[FormName];

/** A planned letter and what happens to it. */
export interface LetterPlan {
  key: string;
  kind: DocumentKind;
  direction: 'incoming' | 'outgoing';
  /** As printed. For an own letter the number it will get, empty while unsigned. */
  number: string;
  /** Date on the letter, `YYYY-MM-DD`; null while an own letter is unsigned. */
  datedOn: string | null;
  subject: string;
  sender: string;
  /** 1 another organisation, 2 a unit of this office, 3 a person. */
  senderType: 1 | 2 | 3;
  /** For an own letter: the unit in whose name it is written. */
  ownerUnitId: number | null;
  addressee: string;
  references: string;
  enclosures: string;
  speed: SpeedClass;
  secrecy: SecrecyClass;
  dueOn: string | null;
  paper: Paper;
  fileName: string;
  /** Enclosed files from `server/seeds/samples`, with their names here. */
  samples: readonly { file: string; name: string }[];
  story: readonly StoryStep[];
}
