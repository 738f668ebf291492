import { actingLine } from '@sarabun/contract/acting/acting-phrase';
import { type AgencyValueName, agencyValueNames, agencyValues } from '@sarabun/contract/agency-values/agency-values';
import { masterTableOf } from '@sarabun/contract/settings/all-tables';
import type { MasterField, MasterValues } from '@sarabun/contract/settings/master-table';
import { formatDay, formatMoment } from '@sarabun/contract/values/buddhist-date';
import type { Database } from '../../platform/database';
import { detailTextsOf } from './act-detail-texts';
import { actionName } from './action-texts';
import { correctedFacts } from './corrected-facts';
import { andMore, configPartTexts, detailTexts, flagTexts, rowTexts, type Said, stepTexts } from './detail-texts';
import type { Fact } from './fact';
import {
  type ActedBy,
  findActedBy,
  findNamesOf,
  findPageNames,
  findRowChanges,
  findRowNames,
  findSteps,
  type Named,
  type RowChange,
  type Step,
} from './fact-store';
import { findLineNames } from './register-fact-store';

interface Act {
  action: string;
  at: Date;
  personId: number | null;
  /** JSON, or empty. */
  detail: string;
  documentId: number | null;
  /** What the letter is called; null where the reader may not know it. */
  letter: object | null;
}

const maxFacts = 12;
const kinds: readonly Named[] = ['person', 'unit', 'post', 'group', 'roleType', 'menu', 'order', 'leg', 'register', 'book', 'format'];
/** What is left out where it has no name for the reader: its id would say nothing. */
const namedOnly: ReadonlySet<unknown> = new Set(['leg', 'line']);
/** Pages whose rows are stored under another page. */
const pathOf = (page: string) => (page === 'setup-organization' ? 'manage-section' : page);

type Language = 'th' | 'en';
interface Reader {
  language: Language;
  clearance: number;
}
type Noted = Record<string, unknown>;
/** By these a letter could be found in its register. */
const numbersOfLetters: ReadonlySet<string> = new Set(['number', 'numbers', 'year', 'entryId', 'entryIds']);
function notedOf({ detail, documentId, letter }: Act): Noted {
  if (detail === '') return {};
  const noted = JSON.parse(detail) as Noted;
  if (documentId === null || letter !== null) return noted;
  return Object.fromEntries(Object.entries(noted).filter(([key]) => !numbersOfLetters.has(key)));
}
const textOf = (action: string, key: string) => detailTextsOf[action]?.[key] ?? detailTexts[key];
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Details that the row history shows better. */
const inRows = ['rowIds', 'rows', 'query', 'manage', 'value', 'groupId'];
const groupActs = ['saveGroupRights', 'addGroupMember', 'removeGroupMember'];

/** The settings rows that an action changed at its moment. */
function rowsOf({ action, at }: Act, { page, rowIds, groupId }: Noted): { path: string; rowId: number; at: Date }[] {
  if (groupActs.includes(action)) return [{ path: 'users-group', rowId: Number(groupId), at }];
  if (typeof page !== 'string' || !Array.isArray(rowIds)) return [];
  return rowIds.slice(0, maxFacts).map((rowId) => ({ path: pathOf(page), rowId: Number(rowId), at }));
}

/** Describes what actions recorded in the reader's language: names for ids, and changed fields for settings rows. */
export async function describeFacts(db: Database, acts: readonly Act[], reader: Reader): Promise<Fact[][]> {
  const { language } = reader;
  const noted = acts.map((act) => ({ act, noted: notedOf(act) }));
  const changes = await findRowChanges(
    db,
    noted.flatMap(({ act, noted: one }) => rowsOf(act, one)),
  );
  const named = acts.flatMap(({ documentId, letter, at }) => (documentId !== null && letter !== null ? [{ documentId, at }] : []));
  const atLegs = noted.flatMap(({ act: { personId, at }, noted: { legId } }) =>
    personId !== null && Number.isSafeInteger(legId) ? [{ personId, at, legId: Number(legId) }] : [],
  );
  const [known, corrected, pages, steps, acted] = await Promise.all([
    namesIn(db, noted, changes, reader),
    correctedFacts(db, noted, reader),
    findPageNames(db, language),
    findSteps(db, named),
    findActedBy(db, atLegs, reader.clearance),
  ]);
  const names = { ...known, pages };
  const stepOf = new Map(steps.map((step) => [`${step.documentId} ${step.at.getTime()}`, step]));
  return noted.map(({ act, noted: one }) => {
    const step = stepOf.get(`${act.documentId} ${act.at.getTime()}`);
    const values = corrected(act, one);
    const left = without(without(one, step?.to ? 'legIds' : ''), values.length > 0 ? 'changed' : '');
    const facts = inOrder(left).flatMap(([key, value]) => factsOf(act, key, value, names, language));
    const mine = rowsOf(act, one);
    const rows = changes.filter(({ path, rowId, at }) => mine.some((row) => row.path === path && row.rowId === rowId && row.at.getTime() === at.getTime()));
    const all = [
      ...actedFacts(
        acted.filter(({ legId, personId }) => legId === one.legId && personId === act.personId),
        language,
      ),
      ...stepFacts(step, one, language),
      ...facts.filter(({ key }) => rows.length === 0 || !inRows.includes(key)).map(({ fact }) => fact),
      ...values,
      ...rows.flatMap((row) => rowFacts(row, names, language)),
    ];
    const rest = all.length - maxFacts;
    return rest > 0 ? [...all.slice(0, maxFacts), { label: '', before: null, value: andMore(rest)[language] }] : all;
  });
}

/** Keys in display order; the database keeps none. */
const told = Object.keys(detailTexts);
const placeOf = (key: string) => (told.includes(key) ? told.indexOf(key) : told.length);
const inOrder = (noted: Noted) => Object.entries(noted).sort(([one], [other]) => placeOf(one) - placeOf(other));

/** The names of everything that actions and changes refer to: by kind, or by the path of a table; and of pages. */
interface Names {
  ids: ReadonlyMap<string, ReadonlyMap<number, string>>;
  pages: ReadonlyMap<string, string>;
}

async function namesIn(
  db: Database,
  acts: readonly { act: Act; noted: Noted }[],
  changes: readonly RowChange[],
  { language, clearance }: Reader,
): Promise<Pick<Names, 'ids'>> {
  const ids = new Map<string, Set<number>>();
  const want = (kind: string, value: unknown) => {
    for (const one of list(value)) if (Number.isSafeInteger(one)) ids.set(kind, (ids.get(kind) ?? new Set()).add(Number(one)));
  };
  for (const { act, noted } of acts) {
    for (const [key, value] of Object.entries(noted)) {
      const said = textOf(act.action, key)?.said;
      if (typeof said === 'string' && (said !== 'leg' || act.letter !== null)) want(said, value);
      if ((key === 'before' || key === 'after') && value !== null && typeof value === 'object') for (const id of Object.values(value)) want('unit', id);
    }
  }
  for (const { path, rowId, before, after } of changes) {
    want(path, rowId);
    for (const [name, field] of Object.entries(masterTableOf(path)?.fields ?? {}))
      if (field.kind === 'reference') for (const side of [before, after]) want(field.to, side?.[name]);
  }
  const found = [...ids].map(async ([kind, wanted]): Promise<[string, ReadonlyMap<number, string>]> => {
    if (kind === 'line') return [kind, await findLineNames(db, [...wanted], clearance)];
    const table = masterTableOf(kind);
    const known = kinds.find((one) => one === kind);
    return [kind, known ? await findNamesOf(db, known, [...wanted], language) : table ? await findRowNames(db, table, [...wanted]) : new Map()];
  });
  return { ids: new Map(await Promise.all(found)) };
}

function factsOf(act: Act, key: string, value: unknown, names: Names, language: Language): { key: string; fact: Fact }[] {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0) || key === 'before') return [];
  // The act says its kind already, and the number of an order to change the office tells nobody anything.
  if (key === 'changeId' || (key === 'kind' && value === act.action)) return [];
  if (key === 'after')
    return placeFacts(value as MasterValues, notedOf(act).before as MasterValues | undefined, names, language).map((fact) => ({ key, fact }));
  const known = textOf(act.action, key);
  if (namedOnly.has(known?.said) && !list(value).some((one) => names.ids.get(String(known?.said))?.has(Number(one)))) return [];
  const label = known?.label[language] ?? key;
  return [{ key, fact: { label, before: null, value: say(known?.said ?? 'plain', value, names, language) } }];
}

const without = (noted: Noted, key: string): Noted => Object.fromEntries(Object.entries(noted).filter(([one]) => one !== key));

/** By which order somebody acted for the holder of the post. */
const actedFacts = (orders: readonly ActedBy[], language: Language): Fact[] =>
  orders.map(({ phrase, post, orderNumber }) => ({
    label: stepTexts.acted[language],
    before: null,
    value: `${actingLine(phrase, post[language], language)} · ${stepTexts.order[language]} ${orderNumber}`,
  }));

/** To whom an act sent a letter that the reader may know, and why it ended a step. */
function stepFacts(step: Step | undefined, noted: Noted, language: Language): Fact[] {
  const said = { to: step?.to, reason: noted.reason === undefined ? step?.reason : null };
  return (['to', 'reason'] as const).flatMap((key) => (said[key] ? { label: stepTexts[key][language], before: null, value: said[key] } : []));
}

/** The change of a unit or post that took effect on its day. */
function placeFacts(after: MasterValues, before: MasterValues | undefined, names: Names, language: Language): Fact[] {
  const table = masterTableOf('manage-section');
  const word = (name: string, value: unknown) => (name === 'letterCode' ? String(value ?? '') : say('unit', value ?? '', names, language));
  return Object.entries(after).map(([name, value]) => ({
    label: table?.fields[name]?.label[language] ?? detailTexts[name]?.label[language] ?? name,
    before: word(name, before?.[name]),
    value: word(name, value),
  }));
}

function say(said: Said, value: unknown, names: Names, language: Language): string {
  const all = list(value);
  const rest = all.length - maxFacts;
  const words = all.slice(0, maxFacts).map((one) => sayOne(said, one, names, language));
  return [...words, ...(rest > 0 ? [andMore(rest)[language]] : [])].filter(Boolean).join(', ');
}

function sayOne(said: Said, value: unknown, names: Names, language: Language): string {
  if (typeof said === 'object') return said[String(value)]?.[language] ?? String(value);
  if (typeof value === 'boolean') return flagTexts[value ? 'true' : 'false'][language];
  if (said === 'day' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) return formatDay(value.slice(0, 10), language, 'short');
  if (said === 'moment' && !Number.isNaN(Date.parse(String(value)))) return formatMoment(new Date(String(value)), language, 'short');
  if (said === 'act') return actionName(String(value), language);
  if (said === 'page') return names.pages.get(String(value)) ?? String(value);
  if (said === 'place') return String(Number(value) + 1);
  if (said === 'row') return `#${String(value)}`;
  if (value !== null && typeof value === 'object') return Object.values(value).join(' ');
  const name = names.ids.get(said)?.get(Number(value));
  if (name === undefined && namedOnly.has(said)) return '';
  return name ?? (said === 'plain' ? String(value) : `#${String(value)}`);
}

/** The changed fields of a row; for a new row those with a value. */
function rowFacts({ path, rowId, what, before, after }: RowChange, names: Names, language: Language): Fact[] {
  const table = masterTableOf(path);
  const name = names.ids.get(path)?.get(rowId) ?? String((after ?? before)?.[table?.display ?? ''] ?? `#${rowId}`);
  const head: Fact = { label: rowTexts[what]?.[language] ?? what, before: null, value: table ? name : nameOfValue(path, rowId, language) };
  if (what === 'switchOn' || what === 'switchOff' || what === 'remove') return [head];
  const order = Object.keys(table?.fields ?? {});
  const keys = Object.keys(after ?? {}).sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const fields = keys.map((key): Fact => {
    const field = table?.fields[key];
    const word = (values: MasterValues | null) => sayField(field, values?.[key], names, language);
    const label = field?.label[language] ?? detailTexts[key]?.label[language] ?? key;
    return { label, before: what === 'update' ? word(before) || '—' : null, value: word(after) || '—' };
  });
  return [head, ...fields.filter(({ before: was, value }) => was !== null || value !== '—')];
}

function nameOfValue(path: string, rowId: number, language: Language): string {
  if (path === 'admin-configs' && configPartTexts[rowId]) return configPartTexts[rowId][language];
  const name = path === 'admin-configs' ? agencyValueNames.find((one: AgencyValueName) => agencyValues[one].id === rowId) : undefined;
  return name ? agencyValues[name].label[language] : `#${rowId}`;
}

function sayField(field: MasterField | undefined, value: unknown, names: Names, language: Language): string {
  if (value === null || value === undefined) return '';
  if (field?.kind === 'choice') return field.options[String(value)]?.[language] ?? String(value);
  if (field?.kind === 'reference') return names.ids.get(field.to)?.get(Number(value)) ?? `#${String(value)}`;
  if (field?.kind === 'date') return formatDay(String(value), language, 'short');
  return typeof value === 'boolean' ? flagTexts[value ? 'true' : 'false'][language] : String(value);
}
