import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { choosesRegistry, numberingOf, ownNumberOf } from '@sarabun/contract/drafts/letter-fields';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { NumberSource } from '@sarabun/contract/registers/number-work';
import { registerByNumbering } from '@sarabun/contract/registers/register';
import type { signaturesApart as apartEndpoint, signingNumbers as endpoint } from '@sarabun/contract/signing/own-letter';
import { bangkokDay, buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { ActContext, ReadContext } from '../../platform/action';
import type { Database, Transaction } from '../../platform/database';
import { notFound } from '../../platform/refusals';
import type { RegisterKind } from '../../platform/schema';
import { findDocument, isNumbered, saveSigned, workOn } from '../documents';
import { issuerOf, numberChoices, numberSigned, registryOf } from '../registers';
import { centralRegistry, ensureRegister, positionOf, readForNumbering, readWay, readWaysAt } from './own-letter-store';
import { afterStep, isKeptApart } from './panel-rules';
import { newProofCode } from './proof/proof-code';
import { insertProof } from './proof/proof-store';
import { givenBefore, noSigningRegister } from './refusals';

/** The issuer of an own letter, and the source of its number. */
interface Issuing {
  kind: DocumentKind;
  /** The registry that assigns the number and sends the letter out; null if the office has none. */
  registry: { unitId: number; letterCode: string } | null;
  /** The printed issuer: the agency, or a unit that issues in its own name. */
  issuer: string;
  /** Whether the number belongs to the issuer, so that issuer and number together identify the letter. */
  isNumberedByIssuer: boolean;
  /** Null if it takes no register number. */
  register: RegisterKind | null;
  isSecret: boolean;
  /** For licences, the code of their form. */
  series: string;
  /** Shown instead of a number if it takes none. */
  ownNumber: string;
}

/**
 * The issuer and registry of an own letter. For correspondence the writer chooses between the owner's registry and the central one. Orders,
 * notices, certificates and licences are issued by the unit of the signing post and numbered by its registry: what the director-general
 * signs is the agency's, whichever division wrote it.
 */
export async function issuingOf(db: Database, documentId: number, now: Date): Promise<Issuing> {
  const { usesOwnerNumber, ownerUnitId, signerUnitId, agency, numbersNotices, secrecy, kind, content } = await readForNumbering(db, documentId);
  const numbering = numberingOf(kind as DocumentKind, content);
  const register = numbering === 'notice' && !numbersNotices ? null : (registerByNumbering[numbering] ?? null);
  const shared = {
    kind: kind as DocumentKind,
    register,
    isSecret: secrecy > 1,
    series: register === 'licence' ? content.formCode : '',
    ownNumber: toThaiDigits(ownNumberOf(kind as DocumentKind, content, buddhistYear(bangkokDay(now)))),
  };
  if (choosesRegistry(numbering) || numbering === 'own') {
    const registry = usesOwnerNumber || numbering === 'own' ? await registryOf(db, ownerUnitId) : await centralRegistry(db);
    return { ...shared, registry, issuer: agency, isNumberedByIssuer: false };
  }
  const found = signerUnitId === null ? null : await issuerOf(db, signerUnitId);
  const isNumberedByIssuer = numbering !== 'notice';
  if (found) return { ...shared, registry: found.registry, issuer: found.name, isNumberedByIssuer };
  return { ...shared, registry: await centralRegistry(db), issuer: agency, isNumberedByIssuer };
}

/** The registry that will number an own letter; refuses if there is none. */
export async function numberingRegistry({ db, now }: ActContext, documentId: number): Promise<{ unitId: number; letterCode: string }> {
  const { registry } = await issuingOf(db, documentId, now);
  if (!registry) throw noSigningRegister();
  return registry;
}

/** Of which of these letters the PDF will not have signatures by certificate. Refuses if the person is asked to sign none of them. */
export async function signaturesApart({ db, actor }: ReadContext, { legIds }: InputOf<typeof apartEndpoint>): Promise<AnswerOf<typeof apartEndpoint>> {
  const ways = await readWaysAt(db, { legIds, deskIds: actor.seats.map(({ deskId }) => deskId), clearance: actor.clearance });
  if (ways.length === 0) throw notFound();
  const legsThat = (says: (way: (typeof ways)[number], position: number) => boolean) =>
    ways.filter((way) => says(way, positionOf(way, way.askedLegId))).map(({ askedLegId }) => askedLegId);
  return {
    apart: legsThat((way, position) => isKeptApart(way, position, numberingOf(way.kind, way.content) === 'own')),
    sealOnly: legsThat((way, position) => way.isCertified && afterStep(way, position) === 'last'),
  };
}

/** Whether the text bears its number before anybody signs, as minutes bear that of their session. */
export async function isNumberedByWriter({ db }: ActContext, documentId: number): Promise<boolean> {
  const { kind, content } = await readForNumbering(db, documentId);
  return numberingOf(kind as DocumentKind, content) === 'own';
}

/** The code by which anyone can check the letter, printed on it; it says nothing until the letter is issued. */
export const ensureProof = (db: Transaction, documentId: number) => insertProof(db, documentId, newProofCode());

/**
 * Number and date at the last signature (annex 7 ข้อ 4.2): the next number of the series, or one that the signer chose. Minutes have the
 * number of their session, notices their edition. The register of an agency form, and a secret one, is created with its first number. With it
 * comes the code by which anyone can check the letter.
 */
export async function giveNumber(context: ActContext, documentId: number, legId: number, source: NumberSource): Promise<string> {
  const { db, now } = context;
  await ensureProof(db, documentId);
  const { kind, registry, register, isSecret, series, issuer, isNumberedByIssuer, ownNumber } = await issuingOf(db, documentId, now);
  if (register === null) {
    await saveSigned(db, documentId, { number: ownNumber, datedOn: bangkokDay(now), issuer: '' });
    context.audit({ documentId, detail: { legId } });
    return ownNumber;
  }
  if (!registry) throw noSigningRegister();
  if (series !== '' || isSecret) await ensureRegister(db, { unitId: registry.unitId, kind: register, isSecret, series });
  const given = await numberSigned(context, { ...registry, kind: register, isSecret, series, documentId, ...source });
  if (!given) throw noSigningRegister();
  const signed = { number: given.printed, datedOn: given.datedOn, issuer: isNumberedByIssuer ? `${issuer}${series && ` ${series}`}` : '' };
  if (await isNumbered(db, { kind, ...signed })) throw givenBefore(given.printed);
  await saveSigned(db, documentId, signed);
  context.audit({ documentId, detail: { legId, number: given.number, year: given.year } });
  return given.printed;
}

/** The numbers that the signer may choose from: none while others have still to sign, and none without the right. */
export async function signingNumbers(context: ReadContext, { documentId, legId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const deskIds = actor.seats.map((seat) => seat.deskId);
  const found = await findDocument(db, { documentId, personId: actor.personId, deskIds, clearance: actor.clearance, now });
  if (!found || !workOn(found, actor.seats, { legId }).allowed.includes('sign')) throw notFound();
  const way = await readWay(db, documentId);
  const { registry, register: kind, isSecret, series } = await issuingOf(db, documentId, now);
  if (!registry) throw noSigningRegister();
  const isLast = afterStep(way, positionOf(way, legId)) === 'last';
  if (!isLast || kind === null) return { item: { next: '', blocks: [], functions: [] } };
  return { item: await numberChoices(context, { ...registry, kind, isSecret, series }) };
}
