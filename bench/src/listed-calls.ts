import type { Running } from '../../server/src/running';
import { answerOf, type Call } from './asking';
import { ask, type Cluster } from './cluster';

const search = 'งบประมาณ';
const rare = 'ครั้งที่ ๒๔/๒๕๖๖';

const post = (url: string, body: object = {}) => ({ method: 'POST' as const, url, body: JSON.stringify(body) });
const get = (url: string) => ({ method: 'GET' as const, url, body: '' });

type Listed = readonly [what: string, call: Omit<Call, 'token'>];

/** Lists and lookups that are the same for everybody. */
const calls: readonly Listed[] = [
  ['tiles', post('/api/sarabun/get-todo-lists')],
  ['tiles, search', post('/api/sarabun/get-todo-lists', { search })],
  ['page 1', post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived' })],
  ['completed, page 1', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted' })],
  ['completed, page 50', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted', page: 50 })],
  ['completed, page 200', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted', page: 200 })],
  ['completed, sorted by subject', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted', sort: 'F_DOC_TITLE' })],
  ['completed, search', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted', generalSearch: search })],
  ['completed, rare search', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted', generalSearch: rare })],
  ['work, search', post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived', generalSearch: search })],
  ['work, receive number', post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived', generalSearch: '5' })],
  ['work, overdue', post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived', only: 'overdue' })],
  ['search', post('/api/sarabun/search', { query: search })],
  ['search, rare', post('/api/sarabun/search', { query: rare })],
  ['search, receive number', post('/api/sarabun/search', { query: 'เลขรับ ๑๒๓' })],
  ['search, two letters', post('/api/sarabun/search', { query: 'งบ' })],
  ['search, two letters not found', post('/api/sarabun/search', { query: 'ฮฮ' })],
  ['search, one digit', post('/api/sarabun/search', { query: '๗' })],
  ['search, kind alone', post('/api/sarabun/search', { kinds: [16] })],
  ['search, total', post('/api/sarabun/search-total', { query: search })],
  ['bell', post('/api/sarabun/get-notifications')],
  ['all notices', post('/api/service/get-all-notification')],
  ['all notices, search', post('/api/service/get-all-notification', { search })],
  ['all notices, rare search', post('/api/service/get-all-notification', { search: rare })],
  ['collections', post('/api/sarabun/get-dashboard')],
  ['collections, search', post('/api/sarabun/get-dashboard', { querySearch: search })],
  ['parties', get('/api/sarabun/parties?search=%E0%B8%AA%E0%B8%A1%E0%B8%8A%E0%B8%B2%E0%B8%A2')],
  ['desks', get('/api/sarabun/my-desks')],
  ['registries', get('/api/sarabun/my-registries')],
  ['pendency', get('/api/sarabun/pendency')],
  ['pendency of a month', get('/api/sarabun/pendency?from=2026-10-01&to=2026-10-31')],
];

const day = { from: '2026-11-20', to: '2026-11-20' };
const of = (page: string) => `/api/core/${page}`;

/** Those of administrators. */
const administration: readonly Listed[] = [
  ['audit', post(of('history/system-log'))],
  ['audit by person', post(of('history/system-log'), { search: 'สมชาย' })],
  ['audit by a person not found', post(of('history/system-log'), { search: 'ไม่มีผู้ใดชื่อนี้' })],
  ['audit by day', post(of('history/system-log'), day)],
  ['audit by person and day', post(of('history/system-log'), { search: 'สมชาย', ...day })],
  ['audit of a letter', post(of('history/system-log'), { documentId: 1000 })],
  ['audit by number', post(of('history/system-log'), { letter: '123' })],
  ['audit by number and year', post(of('history/system-log'), { letter: '123/2568' })],
  ['activity', post(of('history/activity'))],
  ['activity by person', post(of('history/activity'), { search: 'สมชาย' })],
  ['activity by day', post(of('history/activity'), day)],
  ['persons, page 1', post(of('people/persons'))],
  ['persons, page 500', post(of('people/persons'), { page: 500 })],
  ['persons, search', post(of('people/persons'), { search: 'สมชาย' })],
  ['roles of a person', post(of('rights/roles'), { personId: 4500 })],
  ['roles', post(of('rights/roles'))],
  ['failed jobs', post(of('jobs/failed'))],
  ['failed mails', post(of('jobs/failed'), { kind: 'mail' })],
];

/** Every list and lookup of the product that could depend on the office's size, as this person may ask for it. */
export async function listedCalls(running: Running, token: string, isAdministrator: boolean): Promise<Listed[]> {
  const letters = await answerOf<{ data: { F_DOC_ID: number }[] }>(running, { ...post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted' }), token });
  const letter: Listed = ['letter', get(`/api/sarabun/document?documentId=${letters.data[0]?.F_DOC_ID ?? 1}`)];
  const { items: desks } = await answerOf<{ items: { deskId: number }[] }>(running, { ...get('/api/sarabun/my-desks'), token });
  const suggested = desks.map(({ deskId }): Listed => ['suggested parties', get(`/api/sarabun/suggested-parties?deskId=${deskId}`)]);
  return [...calls, letter, ...suggested, ...(await ofRegister(running, token)), ...(isAdministrator ? administration : [])];
}

/** A register of the person's own registry, in its fullest year. */
async function ofRegister(running: Running, token: string): Promise<Listed[]> {
  const { items } = await answerOf<{ items: { registerId: number; kind: string; isOwn: boolean }[] }>(running, { ...get('/api/sarabun/registers'), token });
  const own = items.find(({ kind, isOwn }) => isOwn && kind === 'receive');
  if (!own) return [];
  const { item } = await answerOf<{ item: { years: number[] } }>(running, { ...get(`/api/sarabun/register?registerId=${own.registerId}`), token });
  const page = (more: object) => post('/api/sarabun/registers/list', { registerId: own.registerId, year: item.years[1] ?? item.years[0], ...more });
  return [
    ['register', page({})],
    ['register, page 500', page({ page: 500 })],
    ['register, search', page({ search })],
    ['register, search, page 20', page({ search, page: 20 })],
    ['register, search by time', page({ search, sort: 'enteredAt' })],
    ['register, rare search', page({ search: rare })],
    ['register, search not found', page({ search: 'ไม่มีผู้ใดเขียน' })],
    ['register, search by number', page({ search: '๑๒๓' })],
  ];
}

/** Lets a person look at every page of the settings, and manage it if `manages`. */
export async function openAllPages(cluster: Cluster, database: string, username: string, { manages = false } = {}): Promise<void> {
  await ask(
    cluster.at(database),
    `with opened as (insert into users_group (code, name_th) values ('bench', 'bench') returning id),
      pages as (insert into menu_permission_group (group_id, menu_id, may_query, may_manage)
        select opened.id, m.id, true, $2::boolean from opened cross join menu m where m.type = 's')
      insert into users_group_member (group_id, person_id, added_at) select opened.id, a.person_id, now() from opened join account a on a.username = $1`,
    [username, manages],
  );
}
