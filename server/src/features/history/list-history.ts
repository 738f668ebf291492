import type { InputOf } from '@sarabun/contract/endpoint';
import {
  type Activity,
  activityColumns,
  type exportActivity,
  type HistoryColumn,
  historyColumnTexts,
  type listActivity,
  logColumns,
} from '@sarabun/contract/history/activity';
import { bangkokDay, formatInstant } from '@sarabun/contract/values/buddhist-date';
import type { ReadContext } from '../../platform/action';
import { type Row, readInBatches, sheetOf } from '../../platform/media/sheet-writer';
import { wordsOf } from '../settings';
import { actionName } from './action-texts';
import { askedNumbers } from './asked-numbers';
import { describeFacts } from './describe-facts';
import type { Fact } from './fact';
import { countActs, type FoundAct, findActIds, findActions, findActs, findActsOf, type HistoryQuery } from './history-store';
import { namesOfLetters } from './kind-of-number';
import { findLettersByNumber } from './letter-number-store';

const maxExported = 10_000;
const ownWorkOf = 'pinSettingsPage';

/** Which of the two pages: actions of people, or everything. */
type Page = 'activity' | 'systemLog';

/** One page of the history. What a letter says is not in the audit, so nobody reads letters here; only what it is called. */
export function listHistory(of: Page) {
  return async (context: ReadContext, input: InputOf<typeof listActivity>) => {
    const { db, origin, actor } = context;
    const query = await queryOf(context, of, input);
    const { page, pageSize } = input;
    const rows = { limit: pageSize, offset: (page - 1) * pageSize, clearance: actor.clearance };
    const [acts, count] = await Promise.all([findActs(db, query, rows), countActs(db, query)]);
    const facts = await describeFacts(db, acts, { language: origin.language, clearance: actor.clearance });
    const named = await namesOfLetters(db, origin.language);
    const data = acts.map((act, index) => ({
      ...act,
      letter: named(act.letter),
      actionName: actionName(act.action, origin.language),
      facts: facts[index] ?? [],
    }));
    return { data, ...count, page, pageSize };
  };
}

type Narrowing = Omit<InputOf<typeof listActivity>, 'page' | 'pageSize'>;

/** The recorded actions that the reader knows under the name of this one. */
async function actionsNamedAs({ db, origin: { language } }: ReadContext, action: string): Promise<string[]> {
  const name = actionName(action, language);
  return (await findActions(db)).filter((one) => actionName(one, language) === name);
}

async function queryOf(context: ReadContext, of: Page, { letter, documentId, action, ...narrowing }: Narrowing): Promise<HistoryQuery> {
  const { db, actor } = context;
  const actions = action === undefined ? undefined : await actionsNamedAs(context, action);
  const found = letter === '' ? undefined : await findLettersByNumber(db, askedNumbers(letter, (await wordsOf(db)).kinds), actor.clearance);
  const query = { ...narrowing, actions, byPeople: of === 'activity' };
  if (documentId === undefined) return { ...query, ...found };
  return { ...query, documentIds: [documentId].filter((id) => found?.documentIds.includes(id) ?? true) };
}

/** The kinds of acts to filter by: one line for a name, whatever records it. */
export async function historyActions({ db, origin }: ReadContext) {
  const actions = await findActions(db);
  const byName = new Map<string, [string, ...string[]]>();
  for (const action of actions.filter((one) => one !== ownWorkOf)) {
    const name = actionName(action, origin.language);
    const same = byName.get(name);
    if (same) same.push(action);
    else byName.set(name, [action]);
  }
  const items = [...byName].map(([name, same]) => ({ action: same[0], name, actions: same }));
  return { items: items.sort((one, other) => one.name.localeCompare(other.name, origin.language)) };
}

const toldIn = (facts: readonly Fact[]) => facts.map(({ label, before, value }) => `${label}: ${before === null ? '' : `${before} → `}${value}`).join(' · ');

type NamedAct = Omit<FoundAct, 'letter'> & Pick<Activity, 'letter'>;

/** What stands in each column of the spreadsheets. */
const cells: Readonly<Record<HistoryColumn, (act: NamedAct, facts: readonly Fact[], language: 'th' | 'en') => Row[number]>> = {
  id: (act) => act.id,
  at: (act, _, language) => formatInstant(act.at, language, 'numeric'),
  person: (act) => act.personName,
  action: (act, _, language) => actionName(act.action, language),
  document: (act) => act.documentId,
  letterNumber: ({ letter }) => (letter ? [letter.kind, letter.number].filter(Boolean).join(' ') : ''),
  letterSubject: (act) => act.letter?.subject ?? '',
  address: (act) => act.address,
  session: (act) => act.sessionId,
  detail: (_, facts) => toldIn(facts),
};

type Exported = Omit<InputOf<typeof exportActivity>, 'columns'> & { columns?: readonly HistoryColumn[] | undefined };

/** The first ten thousand actions as a spreadsheet, with the wanted columns in their own order. */
export function exportHistory(of: Page) {
  return async (context: ReadContext, { format, columns: wanted, ...narrowing }: Exported) => {
    const { db, origin, now, actor } = context;
    const { language } = origin;
    const query = await queryOf(context, of, narrowing);
    const all: readonly HistoryColumn[] = of === 'activity' ? activityColumns : logColumns;
    const columns = all.filter((column) => !wanted || wanted.includes(column));
    const named = await namesOfLetters(db, language);
    const read = async (ids: readonly number[]): Promise<Row[]> => {
      const acts = await findActsOf(db, ids, actor.clearance);
      const facts = await describeFacts(db, acts, { language, clearance: actor.clearance });
      return acts.map((act, index) => columns.map((column) => cells[column]({ ...act, letter: named(act.letter) }, facts[index] ?? [], language)));
    };
    const heading = columns.map((column) => historyColumnTexts[column][language]);
    const rows = readInBatches(await findActIds(db, query, maxExported), read);
    return sheetOf({ name: `${of}-${bangkokDay(now)}`, title: historyColumnTexts.action[language], format, heading, rows, personId: actor.personId });
  };
}
