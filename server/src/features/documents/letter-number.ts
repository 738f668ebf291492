import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { signingNumbers as endpoint } from '@sarabun/contract/documents/own-letter';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { numberingOf } from '@sarabun/contract/letters/letter-fields';
import type { NumberSource } from '@sarabun/contract/registers/number-work';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { ActContext, ReadContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/refusals';
import type { RegisterKind } from '../../platform/schema';
import { numberChoices, numberSigned, registryOf } from '../registers';
import { findDocument } from './document-view-store';
import { saveSigned } from './letter-store';
import { workOn } from './open-document';
import { centralRegistry, ensureSeries, readForNumbering, readWay } from './own-letter-store';
import { noSigningRegister } from './refusals';

const registerOf: Partial<Record<string, RegisterKind>> = { send: 'send', circular: 'circular', order: 'order', certificate: 'certificate', form: 'licence' };

/** Whose registry gives an own letter its number – that of the owner unit, or the central one – and out of which of its registers. */
async function numberingFor(db: Database, documentId: number) {
  const { usesOwnerNumber, ownerUnitId, secrecy, kind, content, number } = await readForNumbering(db, documentId);
  const registry = usesOwnerNumber ? await registryOf(db, ownerUnitId) : await centralRegistry(db);
  if (!registry) throw noSigningRegister();
  const register = registerOf[numberingOf(kind as DocumentKind, content)] ?? null;
  return { registry, register, isSecret: secrecy > 1, series: register === 'licence' ? content.formCode : '', number };
}

/** The registry that will number an own letter; refuses where there is none. */
export async function numberingRegistry({ db }: ActContext, documentId: number): Promise<{ unitId: number; letterCode: string }> {
  return (await numberingFor(db, documentId)).registry;
}

/**
 * Number and date of the last signature (annex 7 ข้อ 4.2): the next number of the series, or one that the signer chose. Minutes bear the
 * number of their session. A form of the agency has a register of its own at the registry, begun with its first number.
 */
export async function giveNumber(context: ActContext, documentId: number, legId: number, source: NumberSource): Promise<string> {
  const { db, now } = context;
  const { registry, register: kind, isSecret, series, number } = await numberingFor(db, documentId);
  if (kind === null) {
    const printed = toThaiDigits(number);
    await saveSigned(db, documentId, printed, bangkokDay(now));
    context.audit({ documentId, detail: { legId } });
    return printed;
  }
  if (series !== '') await ensureSeries(db, { unitId: registry.unitId, isSecret, series });
  const given = await numberSigned(context, { ...registry, kind, isSecret, series, documentId, ...source });
  if (!given) throw noSigningRegister();
  await saveSigned(db, documentId, given.printed, given.datedOn);
  context.audit({ documentId, detail: { legId, number: given.number, year: given.year } });
  return given.printed;
}

/** From which numbers the signer of a letter may choose: none while others have still to sign, and none for who has no right. */
export async function signingNumbers(context: ReadContext, { documentId, legId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const deskIds = actor.seats.map((seat) => seat.deskId);
  const found = await findDocument(db, { documentId, personId: actor.personId, deskIds, clearance: actor.clearance, now });
  if (!found || !workOn(found, actor.seats, legId).allowed.includes('sign')) throw notFound();
  const { steps, at } = await readWay(db, documentId);
  const { registry, register: kind, isSecret, series } = await numberingFor(db, documentId);
  const isLast = steps[(at ?? -1) + 1] === undefined;
  if (!isLast || kind === null) return { item: { next: '', blocks: [], functions: [] } };
  return { item: await numberChoices(context, { ...registry, kind, isSecret, series }) };
}
