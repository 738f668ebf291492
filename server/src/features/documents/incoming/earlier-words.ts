import type {
  recognizeNumber as numberEndpoint,
  recognizeParties as partiesEndpoint,
  earlierWords as wordsEndpoint,
} from '@sarabun/contract/documents/earlier-words';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { Label } from '@sarabun/contract/values/label';
import type { Actor, ReadContext } from '../../../platform/action';
import type { Database } from '../../../platform/database';
import type { BatchListener } from '../../../platform/outbox';
import { forbidden } from '../../../platform/refusals';
import { hasFunction } from '../letter/document-workflow';
import { findEarlierWords, findNamesOfOffice, findSenderOf, rememberWords } from './earlier-word-store';
import { isElsewhere, senderTypeOf } from './party-rules';

/** The unit of a registry desk at which the person receives letters. Refuses any other desk. */
export function registryUnit(actor: Actor, deskId: number): number {
  const seat = actor.seats.find((one) => one.deskId === deskId && one.deskKind === 'unit');
  const receives = (secrecy: number) => hasFunction('receive', actor.seats, { toDeskId: deskId }, secrecy);
  if (!seat || !(receives(1) || receives(2))) throw forbidden();
  return seat.unitId;
}

/** Autocompletes from earlier letters of the person's registry. */
export async function earlierWords({ db, actor }: ReadContext, { deskId, ...asked }: InputOf<typeof wordsEndpoint>): Promise<AnswerOf<typeof wordsEndpoint>> {
  return { items: await findEarlierWords(db, { unitId: registryUnit(actor, deskId), ...asked }) };
}

/** Recognises the sender of a letter by the code prefix of its number. */
export async function recognizeNumber(
  { db, actor }: ReadContext,
  { deskId, number }: InputOf<typeof numberEndpoint>,
): Promise<AnswerOf<typeof numberEndpoint>> {
  return { item: await findSenderOf(db, registryUnit(actor, deskId), number) };
}

/** Tells who a letter is from and whether it went astray, by the names of this office. */
export async function recognizeParties(
  { db, actor }: ReadContext,
  { deskId, kind, sender, addressee }: InputOf<typeof partiesEndpoint>,
  agency: (db: Database) => Promise<Label>,
): Promise<AnswerOf<typeof partiesEndpoint>> {
  registryUnit(actor, deskId);
  const { units, all } = await findNamesOfOffice(db);
  return { item: { senderType: senderTypeOf(sender, { units, isMemo: kind === memo }), isElsewhere: isElsewhere(addressee, [...all, (await agency(db)).th]) } };
}

const memo = 2;

export const rememberLetter: BatchListener<'document.received'> = {
  handleBatch: ({ db }, facts) =>
    rememberWords(
      db,
      facts.map(({ fact }) => fact.legId),
    ),
};
