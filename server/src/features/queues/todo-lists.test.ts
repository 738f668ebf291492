import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { routeOf } from '../../../test/route';

const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const rowFields =
  'F_DOC_TYPE_NAME, F_DOC_SPEED_NAME, F_DOC_NO, F_DOC_TITLE, F_NAME, F_TRANS_ID, F_DOC_ID, F_DEPT_ID, F_JOB_ID, F_RECEIVER_DEPT_ID, F_RECEIVER_TEXT, F_COM_DESC, F_IS_USE_DOC_NO_OWNER_DEPT, F_SENDER_TYPE_TO_ID, F_SENDER_TYPE_TO_NAME, F_IS_BEHALF, F_DOC_SEND, F_IS_FILE, F_CANCEL_RECEIVED, statusJobCommand, statusSendToPerson'.split(
    ', ',
  );

await letterFor(portal, registrar, unit, { subject: 'งบประมาณรายจ่าย', number: 'กค ๐๔๐๒/๑๒๓', speed: 1 });
await letterFor(portal, registrar, unit, { subject: 'ขอเชิญประชุม', number: 'นร ๐๕๐๕/ว ๓๘๑', speed: 4, dueOn: '2026-11-20' });
await letterFor(portal, registrar, unit, { subject: 'แจ้งผลการพิจารณา', number: 'มท ๐๘๐๘/๒', speed: 2, dueOn: '2026-11-30' });
for (let i = 0; i < 22; i++) await letterFor(portal, registrar, unit, { subject: `รายงาน ${String(i).padStart(2, '0')}`, number: `ทส ๐๐๐๑/${i}` });
const list = (more: object = {}, as = registrar) => portal.post('/api/sarabun/get-todo-list', { typeCode: 'unreceived', ...more }, { as });

describe('the tiles', () => {
  it('are the eight of the agency in their order, with count, first page and what presses', async () => {
    const { items } = (await portal.post('/api/sarabun/get-todo-lists', {}, { as: registrar })).body;
    expect(Object.keys(items)).toEqual(['review', 'sign', 'jobReceived', 'unreceived', 'jobAssign', 'unsigned', 'jobFollow', 'jobCompleted']);
    expect(items.unreceived).toMatchObject({
      CODE: 'unreceived',
      TITLE: 'หนังสือรอลงรับ',
      COUNT: 25,
      MOST_URGENT: 1,
      OVERDUE: 1,
      COLOR: expect.stringMatching(/^#/),
      ICON: expect.any(String),
    });
    expect(items.unreceived.DOCUMENT).toHaveLength(10);
    expect(items.unreceived.DOCUMENT[0].F_DOC_TITLE).toBe('ขอเชิญประชุม');
    expect(items.unreceived.TABLE_HEADER.map((column: { key: string }) => column.key)).toEqual([
      'F_DOC_TYPE_NAME',
      'F_DOC_SPEED_NAME',
      'F_DOC_NO',
      'F_DOC_TITLE',
      'F_NAME',
    ]);
  });

  it('count what matches under a search, in Thai or Arabic digits alike', async () => {
    for (const search of ['ว 381', 'ว ๓๘๑']) {
      const { items } = (await portal.post('/api/sarabun/get-todo-lists', { search }, { as: registrar })).body;
      expect([items.unreceived.COUNT, items.unreceived.DOCUMENT.length]).toEqual([1, 1]);
    }
  });

  it('find a letter by the number under which the desk received it, and tell the number', async () => {
    const office = await portal.unit();
    const clerk = await portal.person(office, { function: 'registrar' });
    const first = await letterFor(portal, clerk, office, { subject: 'แจ้งเวียน', number: 'กค ๐๔๐๒/๗' });
    await letterFor(portal, clerk, office, { subject: 'อื่น', number: 'กค ๐๔๐๒/๘' });
    const { receiveNumber, year } = (await portal.post('/api/sarabun/receive-document', { legId: first.legId }, { as: clerk })).body.item;
    await sql`update register_entry set number = 147 where leg_id = ${first.legId}`.execute(portal.running.db);
    expect([receiveNumber, year]).toEqual([1, 2569]);
    for (const generalSearch of ['147', '๑๔๗', '๑๔๗/๒๕๖๙']) {
      const { data, hints } = (await list({ typeCode: 'jobReceived', generalSearch }, clerk)).body;
      expect([data.map((row: { F_DOC_TITLE: string }) => row.F_DOC_TITLE), hints[0]?.receivedUnder]).toEqual([['แจ้งเวียน'], '147/2569']);
      const { items } = (await portal.post('/api/sarabun/get-todo-lists', { search: generalSearch }, { as: clerk })).body;
      expect(items.jobReceived.COUNT).toBe(1);
    }
    expect((await list({ typeCode: 'jobReceived', generalSearch: '147/2568' }, clerk)).body.total).toBe(0);
    expect((await list({ typeCode: 'jobReceived', generalSearch: '147' })).body.total).toBe(0);
  });

  it('count for each person what that person may receive', async () => {
    const office = await portal.unit();
    const clerk = await portal.person(office, { function: 'registrar', clearance: 2 });
    const secret = await portal.person(office, { function: 'secretRegistrar', clearance: 2 });
    const both = await portal.person(office, { function: 'secretRegistrar', clearance: 3 });
    await sql`insert into seat (desk_id, person_id, function) values (${office.deskId}, ${both.personId}, 'registrar')`.execute(portal.running.db);
    for (const secrecy of [1, 1, 1, 2, 2, 3]) await letterFor(portal, both, office, { secrecy });
    const unreceived = async (as: TestPerson) => {
      const { COUNT } = (await portal.post('/api/sarabun/get-todo-lists', {}, { as })).body.items.unreceived;
      const { total, data } = (await list({}, as)).body;
      expect([total, data.length]).toEqual([COUNT, COUNT]);
      return COUNT;
    };
    expect([await unreceived(clerk), await unreceived(secret), await unreceived(both)]).toEqual([3, 2, 6]);
  });

  it('count for someone who acts under an order for some kinds of letters those kinds alone', async () => {
    const office = await portal.unit();
    const clerk = await portal.person(office, { function: 'registrar' });
    const head = await portal.person(office);
    const post = await portal.headPost(office, head);
    const deputy = await portal.person(office);
    await portal.appoint({ personId: deputy.personId, postId: post.postId, startsOn: '2026-01-01', endsOn: null, kinds: [3] });
    for (const kind of [1, 1, 3]) {
      const { legId } = await routeOf(portal).received(clerk, office, { kind, subject: 'เสนอ', dueOn: '2026-11-20' });
      await routeOf(portal).present(clerk, legId, { deskId: post.deskId });
    }
    const waiting = async (as: TestPerson, more: Record<string, unknown> = {}) => {
      const { COUNT, DOCUMENT, OVERDUE } = (await portal.post('/api/sarabun/get-todo-lists', more, { as })).body.items.jobReceived;
      return [COUNT, DOCUMENT.length, OVERDUE];
    };
    for (const search of ['', 'เสนอ']) {
      expect(await waiting(head, { search })).toEqual([3, 3, 3]);
      expect(await waiting(deputy, { search })).toEqual([1, 1, 1]);
    }
    for (const more of [{}, { sort: 'F_DOC_TITLE' }, { only: 'overdue' }])
      expect((await list({ typeCode: 'jobReceived', ...more }, deputy)).body).toMatchObject({ total: 1, data: [{}] });
  });

  it('agree with the rows: the counters equal what is counted live', async () => {
    const { rows } = await sql`
      select * from (select desk_id, queue, secrecy, count(*)::int as total, count(*) filter (where speed = 4)::int as most_urgent from queue_entry group by 1, 2, 3) live
      full join (select * from queue_count where total > 0) kept using (desk_id, queue, secrecy) where live.total is distinct from kept.total or live.most_urgent is distinct from kept.most_urgent`.execute(
      portal.running.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('a page', () => {
  it('has what is overdue first when asked, then what is due next, then what has no day', async () => {
    const { body } = await list({ first: 'due', pageSize: 3 });
    expect(body.data.map((row: { F_DOC_TITLE: string }) => row.F_DOC_TITLE)).toEqual(['ขอเชิญประชุม', 'แจ้งผลการพิจารณา', 'งบประมาณรายจ่าย']);
    const narrowed = await list({ first: 'due', generalSearch: 'การ' });
    expect(narrowed.body.data.map((row: { F_DOC_TITLE: string }) => row.F_DOC_TITLE)).toEqual(['แจ้งผลการพิจารณา']);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from queue_entry e where e.desk_id = ${unit.deskId} and e.queue = 5 and e.secrecy <= 1 order by e.due_on, e.speed desc, e.sent_at, e.leg_id limit 10`.execute(
      portal.running.db,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('queue_entry_due');
  });

  it('carries exactly the fields of the specification, flags as 0 and 1', async () => {
    const { body } = await list();
    expect(Object.keys(body.data[0]).sort()).toEqual([...rowFields].sort());
    expect(body.data[0]).toMatchObject({ F_DOC_TYPE_NAME: 'หนังสือภายนอก', F_DOC_SPEED_NAME: 'ด่วนที่สุด', F_IS_FILE: 0, statusSendToPerson: 0 });
    expect(body).toMatchObject({ total: 25, page: 1, pageSize: 10 });
  });

  it('is the order of work: speed, then due day, then age; pages neither repeat nor lose a row', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page })));
    const ids = pages.flatMap((reply) => reply.body.data.map((row: { F_TRANS_ID: number }) => row.F_TRANS_ID));
    expect([ids.length, new Set(ids).size]).toEqual([25, 25]);
    expect(pages[0]?.body.data.slice(0, 2).map((row: { F_DOC_TITLE: string }) => row.F_DOC_TITLE)).toEqual(['ขอเชิญประชุม', 'แจ้งผลการพิจารณา']);
  });

  it('sorts by any column in Thai order, both ways, and filters text by containing it', async () => {
    const up = await list({ sort: 'F_DOC_TITLE', order: 'asc', pageSize: 100 });
    const titles = up.body.data.map((row: { F_DOC_TITLE: string }) => row.F_DOC_TITLE);
    expect(titles).toEqual([...titles].sort((a: string, b: string) => a.localeCompare(b, 'th')));
    const down = await list({ sort: 'F_DOC_TITLE', order: 'desc', pageSize: 100 });
    expect(down.body.data.map((row: { F_DOC_TITLE: string }) => row.F_DOC_TITLE)).toEqual([...titles].reverse());
    expect((await list({ filter: { F_DOC_TITLE: 'รายงาน' } })).body.total).toBe(22);
    expect((await list({ filter: { F_DOC_SPEED_NAME: 'ด่วน' } })).body.total).toBe(2);
    expect((await list({ filter: { F_DOC_SPEED_NAME: 'ด่วนที่สุด', F_DOC_TITLE: 'รายงาน' } })).body.total).toBe(0);
    expect((await list({ only: 'overdue' })).body.total).toBe(1);
    const last = { generalSearch: 'รายงาน', sort: 'F_DOC_TITLE', page: 5, pageSize: 5 };
    expect((await list(last)).body.data.map((row: { F_DOC_TITLE: string }) => row.F_DOC_TITLE)).toEqual(['รายงาน 20', 'รายงาน 21']);
    expect([(await list(last)).body.total, (await list({ ...last, page: 6 })).body]).toEqual([22, expect.objectContaining({ total: 22, data: [] })]);
    for (const sort of rowFields) expect((await list({ sort, order: 'desc' })).code).toBe(200);
    for (const column of rowFields) expect((await list({ filter: { [column]: '1' } })).code).toBe(200);
  });

  it('finds nothing by wild cards of the database', async () => {
    for (const generalSearch of ['%', '_', '\\', "'"]) expect((await list({ generalSearch })).body.total).toBe(0);
  });

  it('reads forms with brackets', async () => {
    const reply = await portal.running.app.inject({
      method: 'POST',
      url: '/api/sarabun/get-todo-list',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${registrar.token}` },
      payload: `typeCode=unreceived&page=1&pageSize=5&filter[F_DOC_TITLE]=${encodeURIComponent('รายงาน')}`,
    });
    expect(reply.json()).toMatchObject({ status: 'success', total: 22, pageSize: 5 });
  });

  it('refuses by name an unknown queue, column, order or size', async () => {
    for (const [field, value] of [
      ['typeCode', 'nothing'],
      ['sort', 'F_PASSWORD'],
      ['order', 'sideways'],
      ['pageSize', '101'],
      ['page', '0'],
      ['page', 'x'],
    ] as const) {
      const reply = await list({ [field]: value });
      expect([reply.code, Object.keys(reply.body.fields)]).toEqual([422, [field]]);
    }
    expect((await list({ filter: { PASSWORD: 'x' } })).code).toBe(422);
    expect((await list({ typeCode: 'waitAssign' })).body.code).toBe('queueNotShown');
  });

  it('shows nothing of desks where the person does not work', async () => {
    const stranger = await portal.person(await portal.unit(), { function: 'registrar' });
    expect((await list({}, stranger)).body.total).toBe(0);
    expect((await list({ desk: unit.deskId }, stranger)).code).toBe(404);
  });
});

it('names who has what was given away, and nobody elsewhere', async () => {
  const office = await portal.unit();
  const clerk = await portal.person(office, { function: 'registrar' });
  const sections = [await portal.unit({ parentId: office.unitId }), await portal.unit({ parentId: office.unitId })];
  const { legId } = await routeOf(portal).received(clerk, office, { subject: 'มอบสองหน่วย' });
  const parties = sections.map(({ deskId }, index) => ({ deskId, responsibility: index === 0 ? 'main' : 'joint' }));
  const given = await routeOf(portal).assign(clerk, legId, { parties, task: 'ดำเนินการ', dueOn: null, needsReport: false });
  expect(given.code).toBe(200);
  const { total, hints } = (await list({ typeCode: 'jobAssign' }, clerk)).body;
  const { rows } = await sql<{ name: string }>`
    select u.shown_name as name from desk d join unit u on u.id = d.unit_id
    where d.id in (${sql.join(sections.map(({ deskId }) => deskId))})`.execute(portal.running.db);
  expect(total).toBe(2);
  expect(hints.map((one: { givenTo: string }) => one.givenTo).sort()).toEqual(rows.map(({ name }) => name).sort());
  expect((await list()).body.hints[0].givenTo).toBeNull();
});
