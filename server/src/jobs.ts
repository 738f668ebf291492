import type { Announced } from './events';

/** Every kind of work that is done after its commit, on one page, with the ids by which a job finds what it is about. */
export interface Jobs {
  /** A fact is told to its listeners. */
  event: Announced;
  /** A mail or a message to LINE leaves. */
  mail: { mailId: number };
  /** A signed letter is set as a PDF. */
  print: { documentId: number };
  /** The receive stamp is laid on a copy of a letter. */
  stamp: { legId: number };
  /** What a PDF says is read, to be searched. */
  fileText: { fileId: number };
  /** Something that is looked after again and again. */
  chore: { name: string };
}
