import { speedClasses } from '@sarabun/contract/documents/document-kind';
import { addresseeFor, envelopeLine } from '@sarabun/contract/drafts/forms-of-address';
import { type RichText, textOf } from '@sarabun/contract/drafts/rich-text';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { Database } from '../../platform/database';
import type { Envelope } from '../../platform/typeset/copy-forms';
import type { Excerpt } from '../../platform/typeset/forms';
import { blocksOf } from './letter-blocks';
import { findPaper } from './paper-store';
import { composePaper } from './set-paper';

/** The headings of minutes; empty for other letters. */
export async function agendaOf(db: Database, documentId: number, now: Date): Promise<string[]> {
  const found = await findPaper(db, documentId, now);
  if (found?.kind !== 11) return [];
  return found.content.body.flatMap((block) => (block.kind === 'heading' ? [textOf(block)] : []));
}

/** The text below the chosen headings, with them. What stands before the first heading belongs to none. */
function chosenItems(body: RichText, chosen: readonly number[]): RichText {
  let at = -1;
  return body.filter((block) => {
    if (block.kind === 'heading') at++;
    return chosen.includes(at);
  });
}

/** Chosen items of the agenda of minutes, as printed; null for other letters. */
export async function excerptOf(db: Database, documentId: number, now: Date, chosen: readonly number[]): Promise<Excerpt | null> {
  const composed = await composePaper(db, documentId, now);
  if (composed?.paper.form !== 'minutes') return null;
  const { secrecy, meeting, number, when, where } = composed.paper.data;
  return { secrecy, meeting, number, when, where, body: blocksOf(chosenItems(composed.found.content.body, chosen)) };
}

/** Who gets an envelope: each receiver of a letter that goes to several, otherwise who is addressed in it. */
function receiversOf({ content }: NonNullable<Awaited<ReturnType<typeof findPaper>>>, names: readonly string[]) {
  const { addressForm, addressee, salutation } = content;
  if (names.length < 2 && addressee !== '') return [{ addressForm, addressee, salutation }];
  return names.map((name) => ({ addressForm: '', addressee: addresseeFor(name), salutation }));
}

/** The lines of the receivers on envelopes, by annex 2. */
export async function envelopeReceivers(db: Database, documentId: number, now: Date, names: readonly string[]): Promise<string[]> {
  const found = await findPaper(db, documentId, now);
  return found ? receiversOf(found, names).map(envelopeLine) : [];
}

/** An envelope for one receiver, without its size. */
export async function envelopeOf(
  db: Database,
  documentId: number,
  now: Date,
  { names, receiver, address }: { names: readonly string[]; receiver: number; address: string },
): Promise<Omit<Envelope, 'kind'> | null> {
  const found = await findPaper(db, documentId, now);
  const one = found && receiversOf(found, names)[receiver];
  if (!one) return null;
  const line = envelopeLine(one);
  return {
    title: line,
    speed: found.speed === 1 ? '' : speedClasses[found.speed].label.th,
    agency: found.agency,
    address: found.content.address.split('\n').filter(Boolean).map(toThaiDigits),
    number: toThaiDigits(found.number),
    receiver: toThaiDigits(line),
    place: address
      .split('\n')
      .map((part) => toThaiDigits(part.trim()))
      .filter(Boolean),
  };
}
