import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { dateIn } from '@sarabun/contract/documents/letter-words';
import { emptyContent, type LetterContent } from '@sarabun/contract/drafts/letter-content';
import { letterForms } from '@sarabun/contract/drafts/letter-fields';
import { bodyOf, type RichText } from '@sarabun/contract/drafts/rich-text';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { saveDraft } from '../src/features/drafts';
import { submitOwn } from '../src/features/signing';
import type { ActContext } from '../src/platform/action';
import { Refusal } from '../src/platform/errors';
import type { Block } from '../src/platform/typeset/printed-body';
import type { DeskKey, LetterPlan, StoryStep } from './letters';
import { secretariat } from './office';
import { bringPaper } from './replay-letters-store';

interface Given {
  plan: LetterPlan;
  deskOf(key: DeskKey): number;
  ownerUnitId: number;
  /** The PDF, if the letter was signed long ago, and its enclosures. */
  uploadIds: readonly string[];
}

const stepOf = <S extends StoryStep['step']>({ story }: LetterPlan, step: S) => story.find((one): one is Extract<StoryStep, { step: S }> => one.step === step);

/** Writes and submits an own letter as the story says: reviewers, signer and receivers. */
export async function writeOwn(context: ActContext, { plan, deskOf, ownerUnitId, uploadIds }: Given): Promise<{ documentId: number }> {
  const submitted = stepOf(plan, 'submitDraft');
  if (!submitted) throw new Error('the story does not begin with a draft');
  const signed = stepOf(plan, 'sign');
  const signer = stepOf(plan, 'passReview')?.to ?? signed?.desk ?? ('post:director-post' as DeskKey);
  const [paper, ...enclosures] = uploadIds;
  const saved = await saveDraft(context, {
    kind: plan.kind,
    // The central registry numbers what the department issues, whoever wrote it.
    ownerUnitId: ownerUnitId === secretariat ? homeOf(context) : ownerUnitId,
    speed: plan.speed,
    secrecy: plan.secrecy,
    usesOwnerNumber: ownerUnitId !== secretariat,
    personal: false,
    content: contentOf(plan),
    receivers: signed
      ? signed.to.map((to) => ({ deskId: deskOf(to), name: to }))
      : letterForms[plan.kind].isSent && plan.addressee !== ''
        ? [{ deskId: null, name: plan.addressee }]
        : [],
    steps: [
      ...(signer === submitted.to ? [] : [{ deskId: deskOf(submitted.to), role: 'review' as const, ofPanel: false }]),
      { deskId: deskOf(signer), role: 'sign', ofPanel: false },
    ],
    answers: [],
    fileIds: [],
    uploadIds: enclosures,
  });
  if (saved instanceof Refusal) throw saved;
  const { item } = saved;
  if (signed && paper) await bringPaper(context.db, item.documentId, paper);
  await submitOwn(context, item);
  return { documentId: item.documentId };
}

const homeOf = ({ actor }: ActContext) => actor.seats.find((seat) => seat.function === 'self')?.unitId as number;

/** The planned paper as the fields of a letter. */
function contentOf({ kind, subject, addressee, paper }: LetterPlan): LetterContent {
  const data = paper.data as unknown as Record<string, unknown>;
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
  const lines = (name: string) => (Array.isArray(data[name]) ? (data[name] as string[]) : []);
  const form = letterForms[kind as DocumentKind];
  const [sessionNumber = '', sessionYear = ''] = toArabicDigits(text('number')).replace('ครั้งที่ ', '').split('/');
  const minutes = {
    meeting: text('meeting'),
    sessionNumber,
    sessionYear,
    heldOn: dateIn(text('when').replace(/ ?เวลา.*/u, ''))?.value ?? null,
    place: text('where').replace(/^ณ /u, ''),
    opensAt: text('opened'),
    closesAt: text('closed'),
  };
  return {
    ...emptyContent,
    subject,
    addressee,
    salutation: form.salutation ?? '',
    closing: text('closing'),
    references: lines('references'),
    enclosures: (data.enclosures as LetterContent['enclosures'] | undefined) ?? [],
    body: bodyOfBlocks((data.body as Block[] | undefined) ?? []),
    telephone: telephoneOf(data.owner as { lines: string[] } | undefined),
    address: lines('address').join('\n'),
    about: text('about').replace(/^ว่าด้วย/u, ''),
    edition: text('edition'),
    subjectPerson: kind === 10 ? addressee : '',
    ...(kind === 11 && {
      ...minutes,
      present: data.present as LetterContent['present'],
      absent: data.absent as LetterContent['absent'],
      attending: data.attending as LetterContent['attending'],
    }),
  };
}

const telephoneOf = (owner: { lines: string[] } | undefined) => (owner?.lines ?? []).flatMap((line) => /^โทร\. (.*)$/u.exec(line)?.[1] ?? [])[0] ?? '';

function bodyOfBlocks(blocks: readonly Block[]): RichText {
  return blocks.flatMap((block): RichText => {
    if (block.kind === 'table' || block.kind === 'picture') return [];
    const text = block.text as string;
    if (block.kind === 'heading') return [{ kind: 'heading', level: 0, runs: [{ text }] }];
    if (block.kind !== 'item') return bodyOf(text);
    // A number that a list would not give stands in the text.
    return /^[๐-๙]+\.$/u.test(block.number) ? [{ kind: 'numbered', level: 1, runs: [{ text }] }] : bodyOf(`${block.number} ${text}`);
  });
}
