import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { verifyNumberSeries, voidExpired } from '..';

let now = new Date('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { db, world } = portal.running;
const unit = await portal.unit();
const elsewhere = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const stranger = await portal.person(elsewhere, { function: 'registrar' });
const keeper = await portal.person(elsewhere);
await portal.grant(keeper, 'manage-number-premission', 'manage');
const year = 2569;

const post = (what: string, body: object, as: TestPerson = registrar) => portal.post(`/api/sarabun/${what}`, body as Record<string, unknown>, { as });
const manage = (what: string, body: object, as: TestPerson = keeper) => portal.post(`/api/core/registers/${what}`, body as Record<string, unknown>, { as });
const book = async (kind: string) =>
  (await portal.get('/api/sarabun/registers', { as: registrar })).body.items.find((one: { kind: string }) => one.kind === kind).registerId as number;
const send = await book('send');
const receive = await book('receive');
const lines = async (registerId = send, more: object = {}) => (await post('registers/list', { registerId, year, order: 'asc', ...more })).body.data;
const paper = (subject: string, more: object = {}) => ({ subject, sender: 'กองแผนงาน', addressee: 'อธิบดี', datedOn: null, remark: '', ...more });
const give = (what: string[], holder: object = { kind: 'person', id: registrar.personId }) =>
  manage('grant-number-rights', { unitId: unit.unitId, holder, what });
const rightOf = async (what: string) => (await manage('number-rights', { what })).body.data[0].rightId as number;
const reserve = (more: object = {}, as = registrar) =>
  post('reserve-numbers', { registerId: send, count: 3, reason: 'หนังสือเชิญประชุม', expiresOn: '2026-11-25', ...more }, as);

it('reserves a block only for someone who was given the right, and no more once it is removed', async () => {
  expect((await reserve()).code).toBe(403);
  expect((await reserve({}, stranger)).code).toBe(404);
  expect((await give(['reserve', 'backDate', 'cancel'])).body.granted).toBe(3);
  expect((await give(['reserve'])).body.code).toBe('hasRightAlready');
  expect((await manage('grant-number-rights', { unitId: 7, holder: { kind: 'post', id: 1 }, what: ['reserve'] })).body.code).toBe('noSuchUnit');
  expect((await reserve({ reason: '' })).body).toMatchObject({ code: 'reasonMissing', fields: { reason: expect.any(String) } });
  expect((await reserve({ expiresOn: '2026-11-20' })).body.code).toBe('expiryPast');
  expect((await reserve({ expiresOn: '2027-01-02' })).body.code).toBe('expiryNextYear');
  expect((await reserve({ count: 101 })).code).toBe(422);
  expect((await reserve()).body).toMatchObject({ first: 1, last: 3, year });
  expect(await lines()).toMatchObject([1, 2, 3].map((number) => ({ number, state: 'reserved', subject: 'หนังสือเชิญประชุม', expiresOn: '2026-11-25' })));
  const { body } = await portal.get(`/api/sarabun/register?registerId=${send}`, { as: registrar });
  expect(body.item.blocks).toMatchObject([{ first: 1, last: 3, free: [1, 2, 3] }]);
  expect((await manage('end-number-right', { rightId: await rightOf('reserve') })).code).toBe(200);
  expect((await reserve()).code).toBe(403);
  expect((await manage('end-number-right', { rightId: 999 })).code).toBe(404);
  expect((await manage('number-rights', { state: 'off' })).body).toMatchObject({ total: 1, on: 2, off: 1 });
  for (const what of ['number-rights', 'end-number-right', 'grant-number-rights']) expect((await manage(what, {}, registrar)).code).toBe(403);
});

it('gives consecutive numbers after the block, and leaves out and lists what lacks something', async () => {
  const { body } = await post('issue-numbers', {
    registerId: send,
    lines: [paper('ส่งรายงาน'), paper(''), paper('เชิญประชุม'), paper('อนาคต', { datedOn: '2026-12-24' })],
  });
  expect(body.issued.map(({ index, number }: { index: number; number: number }) => [index, number])).toEqual([
    [0, 4],
    [2, 5],
  ]);
  expect(body.refused).toMatchObject([{ index: 1, message: 'ไม่ได้ระบุเรื่อง' }, { index: 3 }]);
  expect((await lines()).slice(3)).toMatchObject([
    { number: 4, printed: expect.stringMatching(/^ทด ๐๐\d+\/๔$/), subject: 'ส่งรายงาน', datedOn: '2026-11-21', documentId: null, mayOpen: false },
    { number: 5, subject: 'เชิญประชุม' },
  ]);
  expect((await post('issue-numbers', { registerId: send, lines: [paper('x')] }, stranger)).code).toBe(404);
  expect((await post('issue-numbers', { registerId: receive, lines: [paper('x')] })).code).toBe(403);
});

it('asks for the receiver of a letter, and takes one without a sender for a letter of the registry', async () => {
  const { rows } = await sql<{ name: string }>`select name_th as name from unit where id = ${unit.unitId}`.execute(db);
  const given = async (registerId: number, more: object) => (await post('issue-numbers', { registerId, lines: [paper('แจ้งผล', more)] })).body;
  for (const kind of ['send', 'circular'])
    expect(await given(await book(kind), { addressee: ' ' }), kind).toMatchObject({ issued: [], refused: [{ index: 0, message: 'ไม่ได้ระบุผู้รับ' }] });
  const order = await book('order');
  expect((await given(order, { sender: ' ', addressee: '' })).issued, 'an order goes to nobody by name').toHaveLength(1);
  expect(await lines(order)).toMatchObject([{ number: 1, sender: rows[0]?.name, addressee: '' }]);
});

it('finds letters on paper by any of their words, whatever the spaces and digits', async () => {
  const found = async (search: string) => (await lines(send, { search })).map(({ number }: { number: number }) => number);
  expect(await found('ส่ง รายงาน')).toEqual([4]);
  expect(await found('กองแผนงาน')).toEqual([4, 5]);
  expect(await found('๕')).toContain(5);
  expect(await found('5')).toContain(5);
  expect(await found('%')).toEqual([]);
  expect(await found('ไม่มีคำนี้')).toEqual([]);
});

it('uses a reserved number for a letter, states no day before it was reserved, and uses none twice', async () => {
  const use = (number: number, more: object = {}) =>
    post('issue-numbers', { registerId: send, lines: [paper('ใช้เลขจอง')], reservedNumber: { year, number }, ...more });
  now = new Date('2026-11-23T10:00:00+07:00');
  expect((await use(2, { datedFor: '2026-11-20' })).body.code).toBe('datedBeforeReservation');
  expect((await use(2, { datedFor: '2026-11-23' })).body.code).toBe('datedInFuture');
  expect((await use(2, { datedFor: '2026-11-22' })).body.issued).toMatchObject([{ number: 2 }]);
  expect((await use(2)).body.code).toBe('notReserved');
  expect((await use(4)).body.code).toBe('notReserved');
  expect((await post('issue-numbers', { registerId: send, lines: [paper('ก'), paper('ข')], reservedNumber: { year, number: 1 } })).body.code).toBe(
    'oneLineOnly',
  );
  expect((await lines())[1]).toMatchObject({ number: 2, state: 'issued', subject: 'ใช้เลขจอง', datedFor: '2026-11-22', enteredAt: '2026-11-23T10:00:00+07:00' });
});

it('enters a letter afterwards under the next number, and shows both days', async () => {
  const entered = await post('issue-numbers', { registerId: send, lines: [paper('ออกเลขย้อนหลัง')], datedFor: '2026-11-18' });
  expect(entered.body.issued).toMatchObject([{ number: 6 }]);
  expect(await lines(send, { state: 'backDated' })).toMatchObject([{ number: 2 }, { number: 6, datedFor: '2026-11-18', datedOn: '2026-11-18' }]);
  expect((await post('issue-numbers', { registerId: send, lines: [paper('x')], datedFor: '2020-01-01' })).body.code).toBe('otherYear');
  await manage('end-number-right', { rightId: await rightOf('backDate') });
  expect((await post('issue-numbers', { registerId: send, lines: [paper('x')], datedFor: '2026-11-18' })).code).toBe(403);
});

it('cancels a number with a reason: it stays, void, and is never given again', async () => {
  const line = (await lines())[3];
  const cancel = (more: object = {}) => post('cancel-number', { entryId: line.entryId, version: line.version, reason: 'พิมพ์ผิด', ...more });
  expect((await cancel({ reason: ' ' })).body.code).toBe('reasonMissing');
  expect((await cancel({ version: 9 })).body.code).toBe('changedMeanwhile');
  expect((await cancel()).code).toBe(200);
  expect((await cancel()).body.code).toBe('alreadyVoid');
  expect((await lines())[3]).toMatchObject({ number: 4, state: 'void', remark: 'พิมพ์ผิด' });
  expect((await post('cancel-number', { entryId: line.entryId, version: 1, reason: 'x' }, stranger)).code).toBe(404);
});

it('keeps the remark of a number that is cancelled: the reason takes its place', async () => {
  const remark = 'ยืนยันทางโทรศัพท์';
  const { issued } = (await post('issue-numbers', { registerId: await book('order'), lines: [paper('คำสั่ง', { remark })] })).body;
  const { entryId } = issued[0];
  expect((await post('cancel-number', { entryId, version: 1, reason: 'ออกซ้ำ' })).code).toBe(200);
  const { body } = await portal.get(`/api/sarabun/register-entry-history?entryId=${entryId}`, { as: registrar });
  expect(body.items).toMatchObject([{ before: { remark }, after: { remark: 'ออกซ้ำ' } }]);
});

it('burns what was reserved and not used by its day; it stays visible', async () => {
  now = new Date('2026-11-26T00:00:01+07:00');
  expect((await post('issue-numbers', { registerId: send, lines: [paper('สาย')], reservedNumber: { year, number: 1 } })).body.code).toBe('reservationExpired');
  await voidExpired(world);
  await voidExpired(world);
  expect((await lines()).map(({ number, state }: { number: number; state: string }) => `${number} ${state}`)).toEqual([
    '1 void',
    '2 issued',
    '3 void',
    '4 void',
    '5 issued',
    '6 issued',
  ]);
  expect((await lines())[0]).toMatchObject({ remark: 'หมดอายุการจองเลข' });
  const { faults, lines: said } = await verifyNumberSeries(db);
  expect(faults).toBe(0);
  expect(said.join()).toMatch(/เลข ๑–๖ ครบ ไม่ขาด ไม่ซ้ำ \(ใช้ ๓ จอง ๐ ยกเลิก ๓\)/);
});

it('refuses a right that its holder could not use, when it is given', async () => {
  const officer = await portal.person(unit);
  const signer = await portal.person(elsewhere);
  const { postId } = await portal.headPost(elsewhere, signer);
  const { postId: headPostId } = await portal.headPost(unit, await portal.person(unit));
  const plain = await portal.unit({ hasRegistry: false });
  const person = ({ personId }: TestPerson) => ({ kind: 'person', id: personId });
  for (const what of ['reserve', 'backDate', 'cancel']) {
    expect((await give([what], person(officer))).body).toMatchObject({ code: 'outsideRegistry', fields: { holder: expect.any(String) } });
  }
  for (const what of ['reserve', 'cancel']) {
    expect((await give([what], person(stranger))).body.code).toBe('outsideRegistry');
    for (const holder of [person(signer), { kind: 'post', id: postId }]) expect((await give([what], holder)).body.code).toBe('outsideRegistry');
  }
  expect((await manage('number-rights', { what: 'cancel' })).body.data.map(({ holder }: { holder: { id: number } }) => holder.id)).not.toContain(
    officer.personId,
  );
  expect((await give(['backDate'], { kind: 'post', id: postId })).code).toBe(200);
  expect((await give(['reserve'], { kind: 'post', id: headPostId })).code).toBe(200);
  expect((await give(['central', 'reserve'], person(officer))).body.granted).toBe(2);
  expect((await portal.get(`/api/sarabun/register?registerId=${send}`, { as: officer })).body.item.functions).toContain('reserve');
  expect((await give(['cancel'], person(officer))).code).toBe(200);
  const below = (what: string) => manage('grant-number-rights', { unitId: plain.unitId, holder: person(registrar), what: [what] });
  expect((await below('reserve')).body.code).toBe('noSuchUnit');
});

it('lets a post take the central numbers of another registry: whoever holds it, and nobody after', async () => {
  const holder = await portal.person(elsewhere);
  const { postId } = await portal.headPost(elsewhere, holder);
  const issue = (as: TestPerson) => post('issue-numbers', { registerId: send, lines: [paper('เลขกลาง')] }, as);
  expect((await issue(holder)).code).toBe(404);
  await give(['central'], { kind: 'post', id: postId });
  expect((await issue(holder)).body.issued).toMatchObject([{ number: 7 }]);
  await sql`update seat set ends_on = '2026-11-25' where person_id = ${holder.personId} and function = 'holder'`.execute(db);
  expect((await issue(holder)).code).toBe(404);
});

it('prints numbers by the text of the settings, from a day on', async () => {
  await sql`insert into number_format (unit_id, kind, template, valid_from, saved_at, saved_by) values (${unit.unitId}, 'send', 'นร ๐๑๐๖.๒/{เลข}/{ปี}', '2026-11-26', now(), ${registrar.personId})`.execute(
    db,
  );
  expect((await post('issue-numbers', { registerId: send, lines: [paper('แบบใหม่')] })).body.issued).toMatchObject([{ printed: 'นร ๐๑๐๖.๒/๘/๒๕๖๙' }]);
});

it('receives many letters at once under consecutive numbers; one that someone took in the meantime is left and listed', async () => {
  const legs = [];
  for (let n = 0; n < 5; n++) legs.push((await letterFor(portal, registrar, unit, { number: `กษ ๐๑/${n}` })).legId);
  await post('receive-document', { legId: legs[2] });
  const { body } = await post('receive-documents', { legIds: [...legs, 424_242] });
  expect(body.received.map(({ legId, receiveNumber }: { legId: number; receiveNumber: number }) => [legId, receiveNumber])).toEqual([
    [legs[0], 2],
    [legs[1], 3],
    [legs[3], 4],
    [legs[4], 5],
  ]);
  expect(body.refused).toMatchObject([{ legId: legs[2], message: expect.stringContaining('เลขรับ 1') }, { legId: 424_242 }]);
  const recorded = await sql`select a.id from audit a join leg l on l.document_id = a.document_id
    where a.action = 'receiveDocuments' and l.id = any(${legs}::bigint[]) and (a.detail ->> 'legId')::bigint = l.id`.execute(db);
  expect(recorded.rows, 'each letter has its row in the history').toHaveLength(4);
  expect((await post('get-todo-list', { typeCode: 'unreceived' })).body.total).toBe(0);
  expect((await verifyNumberSeries(db)).faults).toBe(0);
});

it('asks of each of many letters whether it is another than the one that it matches, as the receiving desk does', async () => {
  const letter = async (number: string) => (await letterFor(portal, registrar, unit, { number })).legId;
  const first = (await post('receive-document', { legId: await letter('กค ๐๔/๙') })).body.item.receiveNumber;
  const legs = [await letter('กค ๐๔/๙'), await letter('กค ๐๕/๑'), await letter('กค ๐๕/๑')];
  const { body } = await post('receive-documents', { legIds: legs });
  expect(body.received.map(({ legId }: { legId: number }) => legId)).toEqual([legs[1]]);
  expect(body.refused).toMatchObject([
    { legId: legs[0], maybeSame: true, message: expect.stringContaining(toThaiDigits(`เลขรับ ${first}`)) },
    { legId: legs[2], maybeSame: true, message: expect.stringContaining('ลงรับพร้อมกันนี้') },
  ]);
  const asked = [legs[0], legs[2]];
  expect((await post('receive-documents', { legIds: asked })).body.received).toEqual([]);
  expect((await post('receive-documents', { legIds: asked, others: asked })).body.received).toMatchObject([{ legId: legs[0] }, { legId: legs[2] }]);
});

it('receives a letter under a reserved number, or as of a day before for someone who has the right', async () => {
  await give(['reserve', 'backDate']);
  const block = (await reserve({ registerId: receive, count: 2, expiresOn: '2026-11-30' })).body;
  const next = async (more: object, as = registrar) => {
    const { legId } = await letterFor(portal, registrar, unit);
    return { legId, ...(await post('receive-document', { legId, ...more }, as)) };
  };
  const used = await next({ reservedNumber: { year, number: block.last } });
  expect(used.body.item).toMatchObject({ receiveNumber: block.last, year });
  expect((await lines(receive, { order: 'desc', pageSize: 1 }))[0]).toMatchObject({ number: block.last, state: 'issued', legId: used.legId, mayOpen: true });
  const refused = await next({ reservedNumber: { year, number: block.last } });
  expect(refused.body).toMatchObject({ code: 'notReserved', fields: { reservedNumber: expect.any(String) } });
  expect((await post('get-todo-list', { typeCode: 'unreceived' })).body.data.some((row: { F_TRANS_ID: number }) => row.F_TRANS_ID === refused.legId)).toBe(
    true,
  );
  expect((await next({ datedFor: '2026-11-25' })).body.item).toMatchObject({ receiveNumber: block.last + 1 });
  expect((await lines(receive, { state: 'backDated' }))[0]).toMatchObject({ number: block.last + 1, datedFor: '2026-11-25' });
  await manage('end-number-right', { rightId: await rightOf('backDate') });
  expect((await next({ datedFor: '2026-11-25' })).code).toBe(403);
  expect((await verifyNumberSeries(db)).faults).toBe(0);
});

it('gives fifty at once fifty numbers while others reserve', async () => {
  await give(['reserve']);
  const before = (await lines(send, { order: 'desc', pageSize: 1 }))[0].number;
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 10 === 0 ? reserve({ expiresOn: '2026-12-30', count: 2 }) : post('issue-numbers', { registerId: send, lines: [paper(`เรื่องที่ ${n}`)] }),
    ),
  );
  expect((await lines(send, { order: 'desc', pageSize: 1 }))[0].number).toBe(before + 45 + 10);
  expect((await verifyNumberSeries(db)).faults).toBe(0);
});
