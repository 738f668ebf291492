import { bearsKind } from '@sarabun/contract/drafts/letter-fields';
import type { Database } from '../../platform/database';
import { wordsOf } from '../settings';

/** A letter as the store names it, with the code of its kind. */
export interface StoredName {
  kind: number;
  number: string;
  subject: string;
}

/** Names letters to a reader: the kind of an order, an announcement or a certificate stands before its number, as the product prints it. */
export async function namesOfLetters(db: Database, language: 'th' | 'en') {
  const { kinds } = await wordsOf(db);
  return <Name extends StoredName>(letter: Name | null): (Omit<Name, 'kind'> & { kind: string }) | null => {
    if (letter === null) return null;
    const word = letter.number !== '' && bearsKind(letter.kind) ? kinds.find(({ code }) => code === letter.kind) : undefined;
    return { ...letter, kind: word?.[language] ?? '' };
  };
}
