import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  exportPendency as exportEndpoint,
  pendingLetters as lettersEndpoint,
  PendencyLine,
  pendency as pendencyEndpoint,
} from '@sarabun/contract/follow-up/pendency';
import { bangkokDay, formatMoment } from '@sarabun/contract/values/buddhist-date';
import type { ReadContext } from '../../platform/action';
import { sheetOf } from '../../platform/media/sheet-writer';
import { notFound } from '../../platform/refusals';
import { type Counted, chargeOf, figuresOf, sortLines, sumOf } from './pendency-rules';
import {
  countDesks,
  countPendingLetters,
  findBearers,
  findPendingLetters,
  findUnitsInCharge,
  type Period,
  type ReportedUnit,
  type Where,
} from './pendency-store';
import { pendencyTexts } from './pendency-texts';

interface Asked {
  unitId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const periodOf = ({ from, to }: Asked): Period => ({ from: from ?? null, to: to ?? null });
const ownDesks = ({ actor }: ReadContext) => [...new Set(actor.seats.filter((seat) => seat.deskKind !== 'unit').map(({ deskId }) => deskId))];

/** The scope of the report: all units of the person's responsibility, one of them, or only the person's own work. */
async function subjectOf(context: ReadContext, { unitId }: Asked): Promise<{ units: ReportedUnit[]; unit: ReportedUnit | null; where: Where }> {
  const units = await findUnitsInCharge(context.db, chargeOf(context.actor.seats));
  if (unitId === undefined) {
    const only = units.length === 1 ? (units[0] as ReportedUnit) : null;
    return { units, unit: only, where: units.length > 0 ? { unitIds: units.map((unit) => unit.unitId) } : { deskIds: ownDesks(context) } };
  }
  const unit = units.find((one) => one.unitId === unitId);
  if (!unit) throw notFound();
  return { units, unit, where: { unitIds: [unitId] } };
}

/** The whole report: its lines and totals. */
async function report(context: ReadContext, asked: Asked & Pick<InputOf<typeof pendencyEndpoint>, 'sort'>) {
  const { db, actor, now } = context;
  const { units, unit, where } = await subjectOf(context, asked);
  const byUnit = unit === null && units.length > 0;
  const counted = await countDesks(db, where, { clearance: actor.clearance, today: bangkokDay(now), period: periodOf(asked), byUnit });
  const lines = byUnit ? unitLines(units, counted, now) : await personLines(context, where, counted);
  return { unit, by: byUnit ? ('unit' as const) : ('person' as const), all: figuresOf(sumOf(counted), now), lines: sortLines(lines, asked.sort) };
}

function unitLines(units: readonly ReportedUnit[], counted: readonly (Counted & { unitId: number })[], now: Date): PendencyLine[] {
  const of = new Map(counted.map((one) => [one.unitId, one]));
  return units.map(({ unitId, name }) => ({
    key: `unit:${unitId}`,
    name,
    detail: '',
    kind: 'unit',
    ...figuresOf(of.get(unitId) ?? sumOf([]), now),
  }));
}

/** One line for each person with their personal desk and posts, and one for each vacant desk. */
async function personLines({ db, now, origin }: ReadContext, where: Where, counted: readonly (Counted & { deskId: number })[]): Promise<PendencyLine[]> {
  const at = new Map(counted.map((one) => [one.deskId, one]));
  const groups = new Map<string, { line: Pick<PendencyLine, 'key' | 'name' | 'detail' | 'kind'>; counted: Counted[] }>();
  for (const { deskId, kind, deskName, personId, personName, postName } of await findBearers(db, where, now)) {
    const known = at.get(deskId);
    const key = personId === null ? `desk:${deskId}` : `person:${personId}`;
    const detail = personId !== null ? (postName ?? '') : pendencyTexts[kind === 'unit' ? 'unitDesk' : 'vacant'][origin.language];
    const group = groups.get(key) ?? {
      line: { key, name: personName ?? deskName, detail, kind: personId === null ? ('desk' as const) : ('person' as const) },
      counted: [],
    };
    groups.set(key, { ...group, counted: known ? [...group.counted, known] : group.counted });
  }
  return [...groups.values()].map(({ line, counted: own }) => ({ ...line, ...figuresOf(sumOf(own), now) }));
}

/** What waits in the units of the person's responsibility, or in one of them by person; otherwise the person's own work. */
export async function pendency(context: ReadContext, input: InputOf<typeof pendencyEndpoint>): Promise<AnswerOf<typeof pendencyEndpoint>> {
  const { page, pageSize } = input;
  const { lines, ...rest } = await report(context, input);
  return { ...rest, data: lines.slice((page - 1) * pageSize, page * pageSize), total: lines.length, page, pageSize };
}

export async function exportPendency(context: ReadContext, input: InputOf<typeof exportEndpoint>): Promise<AnswerOf<typeof exportEndpoint>> {
  const { language } = context.origin;
  const { lines, unit, by } = await report(context, input);
  const heading = [by, 'detail', 'waiting', 'overdue', 'averageDays', 'oldestAt'].map((name) => pendencyTexts[name as keyof typeof pendencyTexts][language]);
  const rows = lines.map((line) => [
    line.name,
    line.detail,
    line.waiting,
    line.overdue,
    line.averageDays,
    line.oldestAt && formatMoment(line.oldestAt, language),
  ]);
  const title = [pendencyTexts.title[language], unit?.name].filter(Boolean).join(' ');
  return sheetOf({ name: `pendency-${bangkokDay(context.now)}`, title, format: input.format, heading, rows, personId: context.actor.personId });
}

/** The letters behind a line of the report. A line outside the person's report does not exist. */
export async function pendingLetters(context: ReadContext, input: InputOf<typeof lettersEndpoint>): Promise<AnswerOf<typeof lettersEndpoint>> {
  const { db, actor, now } = context;
  const { page, pageSize } = input;
  const asked = {
    where: await desksBehind(context, input.key),
    clearance: actor.clearance,
    today: bangkokDay(now),
    period: periodOf(input),
    overdue: input.only === 'overdue',
    ownDeskIds: [...new Set(actor.seats.map(({ deskId }) => deskId))],
  };
  const [data, { all, open }] = await Promise.all([
    findPendingLetters(db, asked, { limit: pageSize, offset: (page - 1) * pageSize }),
    countPendingLetters(db, asked),
  ]);
  return { data, total: open, hidden: all - open, page, pageSize };
}

async function desksBehind(context: ReadContext, key: string): Promise<Where> {
  const [kind, text = ''] = key.split(':');
  const id = Number(text);
  const { units, where } = await subjectOf(context, {});
  if (kind === 'unit') {
    if (!units.some(({ unitId }) => unitId === id)) throw notFound();
    return { unitIds: [id] };
  }
  const bearers = await findBearers(context.db, where, context.now);
  const deskIds = bearers.filter(({ deskId, personId }) => (kind === 'person' ? personId === id : deskId === id)).map(({ deskId }) => deskId);
  if (deskIds.length === 0) throw notFound();
  return { deskIds };
}
