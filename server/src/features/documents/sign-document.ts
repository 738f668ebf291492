import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { ActContext } from '../../platform/action';
import { buddhistYear } from '../../platform/clock';
import type { RegisterKind } from '../../platform/schema';
import { registryOf, takeNumber } from '../registers';
import { saveSigned } from './letter-store';
import { noSigningRegister } from './refusals';
import { beginStep, finishStep, noteOn, receiversOf } from './route-step';

const registerOf: Record<number, RegisterKind> = { 3: 'circular', 4: 'order', 10: 'certificate' };

/** Signs an own letter; its number and date are given in the same transaction (annex 7 ข้อ 4.2), and it goes to units of the office. */
export async function signDocument(
  context: ActContext,
  { legId, text, deskIds }: { legId: number; text: string; deskIds: readonly number[] },
): Promise<{ printed: string; legIds: number[] }> {
  const { db, actor, now } = context;
  const step = await beginStep(context, 'sign', legId);
  const { letter } = step;
  const receivers = await receiversOf(context, letter, deskIds);
  await noteOn(context, step, { kind: 'note', text });
  const added = await finishStep(context, 'sign', step, { news: receivers.map((to) => ({ to, purpose: 'delivery' as const })) });
  const year = buddhistYear(now);
  const kind = registerOf[letter.kind] ?? 'send';
  const registry = await registryOf(db, letter.ownerUnitId);
  if (!registry) throw noSigningRegister();
  const entry = await takeNumber(db, {
    unitId: registry.unitId,
    kind,
    isSecret: letter.secrecy > 1 && kind === 'send',
    year,
    documentId: letter.documentId,
    legId: null,
    personId: actor.personId,
    now,
    ...printedAround(kind, registry.letterCode, year),
  });
  if (!entry) throw noSigningRegister();
  await saveSigned(db, letter.documentId, entry.printed, bangkokDay(now));
  context.announce('document.signed', { documentId: letter.documentId });
  context.audit({ documentId: letter.documentId, detail: { legId, number: entry.number, year } });
  return { printed: entry.printed, legIds: added.map((leg) => leg.legId) };
}

/** What is printed before and after the number: `ทด ๐๐๐๑/๑๒๓`, `ทด ๐๐๐๑/ว ๑๒๓`, and `๑๒๓/๒๕๖๙` of orders and certificates (ข้อ 16, 24, 32). */
function printedAround(kind: RegisterKind, letterCode: string, year: number): { prefix: string; suffix: string } {
  if (kind === 'order' || kind === 'certificate') return { prefix: '', suffix: `/${toThaiDigits(String(year))}` };
  return { prefix: `${letterCode}/${kind === 'circular' ? 'ว ' : ''}`, suffix: '' };
}
