import type { InputOf } from '@sarabun/contract/endpoint';
import type { exportActivity, listActivity } from '@sarabun/contract/history/activity';
import { bangkokDay, formatMoment } from '@sarabun/contract/values/buddhist-date';
import type { ReadContext } from '../../platform/action';
import { sheetOf } from '../../platform/media/spreadsheet';
import { actionName, columnTexts } from './action-texts';
import { countActs, type FoundAct, findActions, findActs } from './history-store';
import { sayFacts } from './say-facts';

const mostExported = 10_000;
const ownWorkOf = 'pinSettingsPage';

/** Which of the two pages asks: what people did, or everything. */
type Page = 'activity' | 'systemLog';

/** One page of the history. What a letter says is not in the audit, so nobody reads letters here. */
export function listHistory(of: Page) {
  return async ({ db, origin }: ReadContext, input: InputOf<typeof listActivity>) => {
    const query = { ...input, byPeople: of === 'activity' };
    const { page, pageSize } = input;
    const [acts, count] = await Promise.all([findActs(db, query, { limit: pageSize, offset: (page - 1) * pageSize }), countActs(db, query)]);
    const facts = await sayFacts(db, acts, origin.language);
    const data = acts.map((act, index) => ({ ...act, actionName: actionName(act.action, origin.language), facts: facts[index] ?? [] }));
    return { data, ...count, page, pageSize };
  };
}

/** The kinds of acts to filter by. */
export async function historyActions({ db, origin }: ReadContext) {
  const actions = await findActions(db);
  const items = actions.filter((action) => action !== ownWorkOf).map((action) => ({ action, name: actionName(action, origin.language) }));
  return { items: items.sort((one, other) => one.name.localeCompare(other.name, origin.language)) };
}

/** The newest ten thousand acts as a spreadsheet. */
export function exportHistory(of: Page) {
  return async ({ db, origin, now }: ReadContext, { format, ...narrowing }: InputOf<typeof exportActivity>) => {
    const { language } = origin;
    const acts = await findActs(db, { ...narrowing, byPeople: of === 'activity' }, { limit: mostExported, offset: 0 });
    const common = (act: FoundAct) => [
      formatMoment(act.at, language, 'numeric'),
      act.personName,
      actionName(act.action, language),
      act.documentId,
      act.address,
    ];
    const facts = await sayFacts(db, acts, language);
    const said = (index: number) =>
      facts[index]?.map(({ label, before, value }) => `${label}: ${before === null ? '' : `${before} → `}${value}`).join(' · ') ?? '';
    const columns = ['at', 'person', 'action', 'document', 'address'] as const;
    const heading = (of === 'activity' ? ([...columns, 'detail'] as const) : (['id', ...columns, 'session', 'detail'] as const)).map(
      (name) => columnTexts[name][language],
    );
    const rows = acts.map((act, index) => (of === 'activity' ? [...common(act), said(index)] : [act.id, ...common(act), act.sessionId, said(index)]));
    return sheetOf({ name: `${of}-${bangkokDay(now)}`, title: columnTexts.action[language], format, heading, rows });
  };
}
