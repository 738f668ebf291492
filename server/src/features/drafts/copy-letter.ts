import type { CopiedLetter, leftOutParts } from '@sarabun/contract/drafts/drafts';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { type AgencyForm, agencyFormKind } from '@sarabun/contract/drafts/letter-fields';
import { picturesIn } from '@sarabun/contract/drafts/rich-text';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { findReceivers, isOnOwnWay, knownLetter } from '../documents';
import { findNumber } from './copy/copy-store';
import { reusableContent } from './copy/reusable-content';
import { findDraft, type OwnerUnit } from './draft-store';
import { readerOf } from './pictures/letter-pictures';
import { readablePictures } from './pictures/picture-store';

interface Usable {
  units: readonly OwnerUnit[];
  forms: readonly AgencyForm[];
}

/** Letters that their receivers may copy, as they read what was issued. */
const issued: readonly string[] = ['signed', 'inProcess', 'closed'];

/**
 * What a new letter takes from an own one that the person may know: text, pictures, receivers, steps and unit, as far as the person may still
 * use them. The rest is named.
 */
export async function copyLetter(context: ReadContext, documentId: number, { units, forms }: Usable): Promise<CopiedLetter> {
  const { db, now } = context;
  const { state } = await knownLetter(context, documentId);
  const isOnWay = await isOnOwnWay(context, documentId);
  const found = isOnWay || issued.includes(state) ? await findDraft(db, documentId, now) : null;
  if (!found) throw notFound();
  const { kind, speed, secrecy, personal } = found;
  const unit = units.find(({ unitId }) => unitId === found.ownerUnitId);
  const form = forms.find(({ code }) => code === found.content.formCode);
  const isOnForm = kind === agencyFormKind && found.content.formCode !== '';
  const { content, pictures } = await readableText(context, reusableContent(found.content, kind, form));
  // Reviewers are told to those on the way of the letter alone.
  const steps = found.steps.filter(({ role }) => isOnWay || role === 'sign');
  const open = await openDesks(context, [...found.receivers, ...steps], secrecy);
  const isOpen = ({ deskId }: { deskId: number | null }) => deskId === null || open.has(deskId);
  return {
    documentId,
    number: await findNumber(db, documentId),
    subject: found.content.subject,
    kind,
    ownerUnitId: unit?.unitId ?? units[0]?.unitId ?? 0,
    speed,
    secrecy,
    usesOwnerNumber: found.usesOwnerNumber,
    personal,
    content: { ...content, ...(!unit && linesOf(units[0])), panel: steps.every(isOpen) && steps.length === found.steps.length ? found.content.panel : null },
    receivers: found.receivers.filter(isOpen),
    steps: steps.filter(isOpen).map((step) => ({ ...step, state: 'waiting' as const })),
    leftOut: [
      ...named('unit', unit ? [] : [found.ownerUnit]),
      ...named('form', isOnForm && !form ? [found.content.formCode] : []),
      ...named('receivers', namesOf(found.receivers.filter((one) => !isOpen(one)))),
      ...named('steps', namesOf(steps.filter((one) => !isOpen(one)))),
      ...named('pictures', pictures),
      ...named('files', namesOf(found.files)),
      ...named('answers', isOnWay ? found.answers.map(({ number, subject }) => number || subject) : []),
    ],
  };
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const named = (part: (typeof leftOutParts)[number], names: string[]) => (names.length > 0 ? [{ part, names }] : []);
const linesOf = ({ telephone = '', fax = '', email = '', address = '' }: Partial<OwnerUnit> = {}) => ({ telephone, fax, email, address });

/** Without the pictures that the person may not read, and what stands below those. */
async function readableText(context: ReadContext, content: LetterContent): Promise<{ content: LetterContent; pictures: string[] }> {
  const readable = await readablePictures(context.db, [...new Set(picturesIn(content.body))], readerOf(context));
  const pictures: string[] = [];
  const body = content.body.filter((one) => {
    if (one.kind !== 'picture' || readable.has(one.picture)) return true;
    pictures.push(one.caption || one.alt);
    return false;
  });
  return { content: { ...content, body }, pictures };
}

/** Which of the desks are active and, if a person's, cleared for the letter. */
async function openDesks({ db, now }: ReadContext, desks: readonly { deskId: number | null }[], secrecy: number): Promise<Set<number>> {
  const ids = [...new Set(desks.flatMap(({ deskId }) => deskId ?? []))];
  const active = await findReceivers(db, ids, now);
  return new Set(active.filter(({ clearance }) => clearance === null || clearance >= secrecy).map(({ deskId }) => deskId));
}
