import { formatDay } from '@sarabun/contract/values/buddhist-date';
import type { Database } from '../../platform/database';
import { wordsOf } from '../settings';
import type { Fact } from './fact';
import { correctedLabels } from './register-action-texts';
import { type Corrected, findCorrected, findOwnColumns } from './register-fact-store';

interface CorrectingAct {
  action: string;
  at: Date;
  documentId: number | null;
  /** Null where the reader may not know the letter. */
  letter: object | null;
}

type Language = 'th' | 'en';
const isOf: Readonly<Record<string, (one: Corrected, act: CorrectingAct, noted: Record<string, unknown>) => boolean>> = {
  correctLetter: (one, { documentId }) => one.documentId === documentId,
  correctPaperLine: (one, _, { entryId }) => one.documentId === null && one.entryId === entryId,
  correctEntry: (one, _, { entryId }) => one.documentId === null && one.entryId === entryId,
};

/** Reads what acts corrected in received letters and lines of registers, and returns how to tell it: each value as it was and as it became. */
export async function correctedFacts(
  db: Database,
  noted: readonly { act: CorrectingAct; noted: Record<string, unknown> }[],
  { language, clearance }: { language: Language; clearance: number },
) {
  const known = noted.filter(({ act: { action, documentId, letter } }) => isOf[action] && (documentId === null || letter !== null));
  const wanted = {
    moments: known.map(({ act }) => act.at),
    documentIds: known.flatMap(({ act }) => act.documentId ?? []),
    entryIds: known.flatMap(({ noted: { entryId } }) => (Number.isSafeInteger(entryId) ? [Number(entryId)] : [])),
  };
  const corrected = await findCorrected(db, wanted, clearance);
  const names = corrected.flatMap(({ after }) => Object.keys(after));
  const columns = await findOwnColumns(
    db,
    names.map(Number).filter((id) => Number.isSafeInteger(id)),
    language,
  );
  const speeds = names.includes('speed') ? (await wordsOf(db)).speeds : [];
  const shown = (name: string, value: string | null | undefined) =>
    name === 'speed' ? (speeds.find(({ code }) => String(code) === value)?.[language] ?? '—') : shownText(value, language);
  const labelOf = (name: string) =>
    (correctedLabels as Record<string, (typeof correctedLabels)['number']>)[name]?.[language] ?? columns.get(Number(name)) ?? name;
  return (act: CorrectingAct, noted: Record<string, unknown>): Fact[] =>
    corrected
      .filter((one) => one.at.getTime() === act.at.getTime() && isOf[act.action]?.(one, act, noted))
      .flatMap(({ before, after }) =>
        Object.entries(after).flatMap(([name, value]) =>
          (before[name] ?? '') === (value ?? '') ? [] : [{ label: labelOf(name), before: shown(name, before[name]), value: shown(name, value) }],
        ),
      );
}

function shownText(value: string | null | undefined, language: Language): string {
  if (!value) return '—';
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value, language, 'short') : value;
}
