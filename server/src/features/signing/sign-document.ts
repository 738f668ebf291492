import { signedPosts } from '@sarabun/contract/acting/acting-phrase';
import type { NumberSource } from '@sarabun/contract/registers/number-work';
import { type InkMove, mayStand } from '@sarabun/contract/signing/signature-place';
import type { ActContext } from '../../platform/action';
import { forbidden } from '../../platform/refusals';
import { type OpenedCertificate, signWithCertificate } from '../certificates';
import { addParty, bearerAt, beginStep, finishStep, type NewLeg, noteOn, printedAs, receiversOf, type Step } from '../documents';
import { holdProof, type SigningProof } from '../session';
import { ensureProof, giveNumber, isNumberedByWriter, numberingRegistry } from './letter-number';
import { addSignature, deskOfUnit, positionOf, readReceivers, readWay } from './own-letter-store';
import { announceAsked, goOn, spareOthers } from './own-letter-way';
import { afterStep, isFixedOrder } from './panel-rules';
import { enoughSigned } from './panel-texts';
import { inkNotThere, noSigningRegister, numberNotYet } from './refusals';
import { signTypeAt } from './sign-types';
import type { MeasureRoom } from './signature-to-be';

/** Signs the PDF of a letter that has its number, in the transaction that gave it, or of minutes in the transaction of each signature. */
export type SignPaper = (
  context: ActContext,
  given: { documentId: number; position: number; certificate: OpenedCertificate; isLast: boolean },
) => Promise<void>;

interface Signing {
  legId: number;
  text: string;
  /** The hash of the picture to print; null prints the typed name. */
  picture: Buffer | null;
  proof: SigningProof;
  /** One of the office's types of signatures; null for the one chosen beforehand. */
  signTypeId?: number | null;
  /** Where the signature stands instead of its place in the form, and what tells whether it may. */
  moved?: { move: InkMove; measureRoom: MeasureRoom } | null;
  /** Signs additionally, if the signer gave its PIN; null for none. */
  certificate?: OpenedCertificate | null;
  /** Signs the PDF with that certificate, once the letter has its number. */
  signPaper?: SignPaper;
  /** A number other than the next one, and a date other than today. */
  source?: NumberSource;
}

/**
 * Signs an own letter. If others have still to sign, it goes on to them; the last signature assigns number and date in the same transaction
 * (annex 7 ข้อ 4.2), locks the letter, and delivers it to its receivers in the office. A certificate signs the final text with number and
 * date, and the PDF that shows both; one that nobody signs by certificate is sealed by the agency after the commit (`print-signed.ts`). Of a
 * committee, as many members sign as the letter says; the others are not asked any more (decision 0089).
 */
export async function signDocument(
  context: ActContext,
  { legId, text, picture, proof, signTypeId = null, moved = null, certificate = null, signPaper, source = {} }: Signing,
): Promise<{ documentId: number; number: string; legIds: number[] }> {
  const { db } = context;
  const begun = await beginStep(context, 'sign', legId);
  await holdProof(context, proof);
  context.audit({ detail: { proof: proof.way, provedAt: proof.provedAt, stood: proof.stands } });
  const { documentId } = begun.letter;
  const type = await signTypeAt(context, legId, { signTypeId, hasCertificate: certificate !== null, hasPicture: picture !== null });
  const way = await readWay(db, documentId);
  const position = positionOf(way, legId);
  await keepSignature(context, begun, { position, picture, proof, signTypeId: type, moved });
  await noteOn(context, begun, { kind: 'note', text });
  const onward = afterStep(way, position);
  const step = onward === 'waits' ? begun : await spareOthers(context, begun, enoughSigned);
  if (onward !== 'last') {
    if (source.reservedNumber || source.datedFor) throw numberNotYet();
    if (certificate) await signInTurn(context, { documentId, position, certificate, signPaper: isFixedOrder(way) ? signPaper : undefined });
    const asking = await goOn(context, step.letter, way, onward);
    const added = await finishStep(context, 'sign', step, { news: asking.legs });
    return { documentId, number: '', legIds: await announceAsked(context, documentId, asking, added) };
  }
  const registry = await numberingRegistry(context, documentId);
  const legs = await legsOut(context, step, registry.unitId);
  // A registry that only numbers a personal letter does not read it.
  if (!step.letter.isPersonal) await addParty(db, documentId, await deskOfUnit(db, registry.unitId));
  const added = await finishStep(context, 'sign', step, { news: legs });
  const number = await giveNumber(context, documentId, legId, source);
  if (certificate) {
    await signWithCertificate(context, { documentId, position, certificate });
    await signPaper?.(context, { documentId, position, certificate, isLast: true });
  }
  context.announce('document.signed', { documentId });
  for (const leg of added) if (leg.purpose === 'delivery') context.announce('document.arrived', { documentId, legId: leg.legId });
  return { documentId, number, legIds: added.map((leg) => leg.legId) };
}

/** Signs while others have still to sign: what will be issued, where its number does not come with the last signature (decision 0082). */
async function signInTurn(
  context: ActContext,
  { signPaper, ...given }: { documentId: number; position: number; certificate: OpenedCertificate; signPaper: SignPaper | undefined },
): Promise<void> {
  await signWithCertificate(context, given);
  if (!(await isNumberedByWriter(context, given.documentId))) return;
  await ensureProof(context.db, given.documentId);
  await signPaper?.(context, { ...given, isLast: false });
}

type Given = Pick<Signing, 'picture' | 'proof' | 'moved'> & { position: number; signTypeId: number | null };

async function keepSignature(context: ActContext, { letter, leg }: Step, { moved, ...given }: Given): Promise<void> {
  const { db, actor, now } = context;
  const { documentId } = letter;
  const { kind, language } = await printedAs(db, documentId);
  const signer = await bearerAt(db, { personId: actor.personId, deskId: leg.toDeskId, kind, language, now });
  if (!signer) throw forbidden();
  const signature = { name: signer.name, lines: signedPosts(signer, language), ...given, move: moved?.move ?? null };
  if (moved) {
    const room = await moved.measureRoom(context, documentId, { ...signature, signedAt: now });
    if (!room || !mayStand(room, moved.move)) throw inkNotThere();
  }
  await addSignature(db, { documentId, legId: leg.legId, personId: actor.personId, ...signature, now });
}

/** The legs to the receivers in the office, and to the registry, which sends it to those outside. */
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
