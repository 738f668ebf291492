import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { numberingOf } from '@sarabun/contract/letters/letter-fields';
import { signedPosts } from '@sarabun/contract/values/acting-phrase';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { ActContext } from '../../platform/action';
import { buddhistYear } from '../../platform/clock';
import { forbidden } from '../../platform/refusals';
import type { RegisterKind } from '../../platform/schema';
import { numberAround, registryOf, takeNumber } from '../registers';
import type { SigningProof } from '../session';
import { proveSignType } from '../sign-types';
import { addParty, type NewLeg, saveSigned } from './letter-store';
import { addSignature, bearerAt, centralRegistry, deskOfUnit, ensureSeries, readForNumbering, readReceivers, readWay } from './own-letter-store';
import { announceSubmitted, stepOn } from './own-letter-way';
import { noSigningRegister } from './refusals';
import { beginStep, finishStep, noteOn, receiversOf, type Step } from './route-step';

interface Signing {
  legId: number;
  text: string;
  /** The hash of the picture to print; null prints the name typed. */
  picture: Buffer | null;
  proof: SigningProof;
  /** One of the types of signatures that the office keeps; null for none in particular. */
  signTypeId?: number | null;
}

/**
 * Signs an own letter. Where others have still to sign it goes on to them; the last signature gives number and date in the same
 * transaction (annex 7 ข้อ 4.2), locks the letter, and lays it on the desks of its receivers in the office.
 */
export async function signDocument(
  context: ActContext,
  { legId, text, picture, proof, signTypeId = null }: Signing,
): Promise<{ documentId: number; number: string; legIds: number[] }> {
  const { db } = context;
  const step = await beginStep(context, 'sign', legId);
  const { documentId } = step.letter;
  if (signTypeId !== null) await proveSignType(context, legId, signTypeId);
  await keepSignature(context, step, { picture, proof, signTypeId });
  await noteOn(context, step, { kind: 'note', text });
  const next = await stepOn(context, step);
  if (next) {
    const added = await finishStep(context, 'sign', step, { news: [next] });
    return { documentId, number: '', legIds: announceSubmitted(context, documentId, added) };
  }
  const registry = await numberingRegistry(context, step);
  const legs = await legsOut(context, step, registry.unitId);
  // Whoever only gives a personal letter its number does not read it.
  if (!step.letter.isPersonal) await addParty(db, documentId, await deskOfUnit(db, registry.unitId));
  const added = await finishStep(context, 'sign', step, { news: legs });
  const number = await giveNumber(context, step, registry);
  context.announce('document.signed', { documentId });
  for (const leg of added) if (leg.purpose === 'delivery') context.announce('document.arrived', { documentId, legId: leg.legId });
  return { documentId, number, legIds: added.map((leg) => leg.legId) };
}

type Given = Pick<Signing, 'picture' | 'proof'> & { signTypeId: number | null };

async function keepSignature({ db, actor, now }: ActContext, { letter, leg }: Step, given: Given): Promise<void> {
  const { documentId } = letter;
  const signer = await bearerAt(db, actor.personId, leg.toDeskId, now);
  if (!signer) throw forbidden();
  const { at } = await readWay(db, documentId);
  await addSignature(db, {
    documentId,
    position: at ?? 0,
    legId: leg.legId,
    personId: actor.personId,
    name: signer.name,
    lines: signedPosts(signer),
    ...given,
    now,
  });
}

type Registry = NonNullable<Awaited<ReturnType<typeof registryOf>>>;

/** Whose registry gives the number: that of the owner unit, or the central one. */
async function numberingRegistry({ db }: ActContext, { letter }: Step): Promise<Registry> {
  const { usesOwnerNumber } = await readForNumbering(db, letter.documentId);
  const registry = usesOwnerNumber ? await registryOf(db, letter.ownerUnitId) : await centralRegistry(db);
  if (!registry) throw noSigningRegister();
  return registry;
}

/** To the receivers in the office; and to the registry, which sends it to those outside. */
async function legsOut(context: ActContext, { letter }: Step, registryUnitId: number): Promise<NewLeg[]> {
  const given = await readReceivers(context.db, letter.documentId);
  const inside = given.flatMap(({ deskId }) => deskId ?? []);
  const receivers = await receiversOf(context, letter, inside);
  const legs: NewLeg[] = receivers.map((to) => ({ to, purpose: 'delivery' }));
  if (inside.length === given.length) return legs;
  const [to] = await receiversOf(context, { secrecy: letter.secrecy }, [await deskOfUnit(context.db, registryUnitId)]);
  if (!to) throw noSigningRegister();
  return [...legs, { to, purpose: 'dispatch', state: 'received' }];
}

const registerOf: Partial<Record<string, RegisterKind>> = { send: 'send', circular: 'circular', order: 'order', certificate: 'certificate', form: 'licence' };

/** Number and date of the last signature. Minutes bear the number of their session. */
async function giveNumber(context: ActContext, { letter, leg }: Step, registry: Registry): Promise<string> {
  const { db, actor, now } = context;
  const { documentId, secrecy } = letter;
  const { content } = await readForNumbering(db, documentId);
  const kind = registerOf[numberingOf(letter.kind as DocumentKind, content)];
  if (!kind) {
    const printed = toThaiDigits((await readForNumbering(db, documentId)).number);
    await saveSigned(db, documentId, printed, bangkokDay(now));
    context.audit({ documentId, detail: { legId: leg.legId } });
    return printed;
  }
  const year = buddhistYear(now);
  const entry = await takeNumber(db, {
    unitId: registry.unitId,
    kind,
    isSecret: secrecy > 1,
    series: await seriesOf(context, registry.unitId, secrecy > 1, kind === 'licence' ? content.formCode : ''),
    year,
    documentId,
    legId: null,
    personId: actor.personId,
    now,
    ...(await numberAround(db, { ...registry, kind, year, now })),
  });
  if (!entry) throw noSigningRegister();
  await saveSigned(db, documentId, entry.printed, bangkokDay(now));
  context.audit({ documentId, detail: { legId: leg.legId, number: entry.number, year } });
  return entry.printed;
}

/** The series of a form of the agency has a register of its own at the registry, begun with its first number. */
async function seriesOf({ db }: ActContext, unitId: number, isSecret: boolean, series: string): Promise<string> {
  if (series !== '') await ensureSeries(db, { unitId, isSecret, series });
  return series;
}
