import { randomBytes } from 'node:crypto';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { letterWords, textLayer } from '../../../../../e2e/support/text-layer';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { routeOf } from '../../../../test/route';
import type { ExternalLetter, FormName, Forms } from '../../../platform/typeset/forms';
import { openTypesetting } from '../../../platform/typeset/typesetting';
import { sweepUploads } from '../view/sweep-uploads';

let now = new Date('2026-11-23T09:00:00+07:00');
const portal = await testPortal({ environment: { APP_NAME: 'OMB' }, clock: () => now });
const { legsIn, view } = routeOf(portal);
const { db, world, storage } = portal.running;
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const colleague = await portal.person(unit, { function: 'registrar' });
const head = await portal.person(unit);
const post = await portal.headPost(unit, head);
const officer = await portal.person(unit);
const setting = openTypesetting();
afterAll(() => setting.close());

const letter: ExternalLetter = {
  speed: 'ด่วนที่สุด',
  secrecy: '',
  number: 'ทด ๐๐๐๑/๑๒๓',
  agency: 'กรมตัวอย่างทรัพยากรน้ำและการดำเนินงานสำนักงานแห่งชาติ',
  address: ['ถนนแจ้งวัฒนะ', 'กรุงเทพมหานคร ๑๐๒๑๐'],
  date: '๑๙ พฤศจิกายน ๒๕๖๙',
  subject: 'ขอความอนุเคราะห์ข้อมูลการดำเนินงานสำรวจพื้นที่ลุ่มน้ำสำคัญทั่วประเทศ ประจำปีงบประมาณ พ.ศ. ๒๕๗๐ ของหน่วยงานในสังกัด',
  salutation: 'เรียน',
  addressee: 'อธิบดีกรมทรัพยากรธรรมชาติทดสอบ',
  references: ['หนังสือกรมตัวอย่าง ที่ ทด ๐๐๐๑/๙๘ ลงวันที่ ๒ ตุลาคม ๒๕๖๙'],
  enclosures: [
    { name: 'แบบสำรวจข้อมูล', quantity: 'จำนวน ๑ ชุด' },
    { name: 'ระเบียบวาระการประชุม', quantity: 'จำนวน ๒ ฉบับ' },
  ],
  body: [{ kind: 'paragraph', text: 'ตามที่ได้ขอให้ดำเนินการภายในวันที่ ๒๗ พฤศจิกายน ๒๕๖๙ นั้น' }],
  closing: 'ขอแสดงความนับถือ',
  signer: { name: 'นายตัวอย่าง ใจดี', position: ['อธิบดีกรมตัวอย่าง'] },
  owner: { unit: 'กองกลาง', lines: ['โทร. ๐ ๒๐๐๐ ๐๐๐๐'] },
  copies: [],
};
const set = async <Form extends FormName>(form: Form, more: Partial<Forms[Form]> = {}) =>
  Buffer.from(await setting.typeset(form, { ...letter, unit: 'กองคลัง กลุ่มพัสดุ โทร. ๐ ๒๑๔๑ ๑๐๐๐', ...more } as unknown as Forms[Form], { personId: 1 }));
const send = (content: Buffer, beside: Record<string, string> = { read: 'letter' }, as: TestPerson = registrar) =>
  portal.upload('/api/sarabun/upload-file', content, { as, beside });
const read = async (content: Buffer) =>
  Object.fromEntries(
    Object.entries((await send(content)).body.item.reading as Record<string, { value: unknown; isSure: boolean }>).map(([field, { value, isSure }]) => [
      field,
      isSure ? value : `${value}?`,
    ]),
  );
const onePage = async (draw?: (page: ReturnType<PDFDocument['addPage']>) => void, pages = 1) => {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) draw?.(document.addPage([595, 842]));
  if (!draw) document.addPage([595, 842]).drawText(randomBytes(8).toString('hex'), { x: 50, y: 700 });
  return Buffer.from(await document.save());
};

const scanned = {
  number: 'กษ ๐๒๐๕/๑๔๗๒',
  agency: 'สำนักงานปลัดกระทรวงเกษตร',
  date: '๑๙ พฤศจิกายน ๒๕๖๙',
  subject: 'ขอความอนุเคราะห์ข้อมูลการทำงาน',
  addressee: 'อธิบดีกรมตัวอย่าง',
  speed: 'ด่วนมาก',
};

describe('the text layer of a letter', () => {
  it('says all that its head says, in the words of the paper', async () => {
    expect(await read(await set('external'))).toEqual({
      kind: 1,
      number: letter.number,
      datedOn: '2026-11-19',
      sender: letter.agency,
      addressee: letter.addressee,
      subject: letter.subject,
      references: letter.references[0],
      enclosures: '๑. แบบสำรวจข้อมูล จำนวน ๑ ชุด ๒. ระเบียบวาระการประชุม จำนวน ๒ ฉบับ',
      speed: 4,
    });
  });
  it('leaves the upper right corner to the stamp, or names another place where that is written on', async () => {
    expect((await send(await set('external'))).body.item.stampAt).toBeUndefined();
    const written = await onePage((page) => page.drawText('COPY 3 OF 5, DEPARTMENT OF TESTS', { x: 400, y: 800, size: 10 }));
    const { stampAt } = (await send(written)).body.item;
    expect(stampAt.y * 842).toBeGreaterThan(842 - 800);
    expect((await send(written, {})).body.item.stampAt).toBeUndefined();
  });
  it('of a memo and a stamped letter, too', async () => {
    expect(await read(await set('memo', { secrecy: 'ลับ' }))).toMatchObject({
      kind: 2,
      number: letter.number,
      datedOn: '2026-11-19',
      sender: 'กองคลัง กลุ่มพัสดุ',
      subject: letter.subject,
      secrecy: 2,
    });
    expect(await read(await set('stamped'))).toMatchObject({
      kind: 16,
      number: letter.number,
      datedOn: '2026-11-19',
      sender: letter.agency,
      addressee: letter.addressee,
    });
  });
  it('is read where words come in any order, ำ is in two pieces, marks are out of order, and words are spaced out', async () => {
    const broken = letterWords(scanned)
      .map((words) => ({ ...words, text: words.text.replaceAll('ำ', '\u0e4dา').replaceAll('ที่', 'ท\u0e48\u0e35').replace('เรื่อง ', 'เ รื่ อ ง ') }))
      .reverse();
    expect(await read(textLayer(broken))).toMatchObject({
      number: scanned.number,
      sender: scanned.agency,
      subject: scanned.subject,
      addressee: scanned.addressee,
      speed: 3,
    });
  });
  it('is read the same on a page that was laid sideways on the scanner and turned, and says nothing where it is on its side', async () => {
    expect(await read(textLayer(letterWords(scanned), { turned: true }))).toEqual(await read(textLayer(letterWords(scanned))));
    const document = await PDFDocument.load(textLayer(letterWords(scanned)));
    document.getPage(0).setRotation(degrees(90));
    expect(await read(Buffer.from(await document.save()))).toEqual({});
  });
  it('is read of the first pages of a long one', async () => {
    expect(await read(textLayer(letterWords(scanned), { pages: 400 }))).toMatchObject({ number: scanned.number });
  });
  it('is not asked of other files, and a scan or a page of very many letters says nothing', async () => {
    expect((await send(await set('external'), {})).body.item.reading).toBeUndefined();
    expect(await read(await onePage(() => {}))).toEqual({});
    expect(
      await read(await onePage((page) => Array.from({ length: 130 }, (_, line) => page.drawText('x'.repeat(100), { x: 10, y: 830 - line * 6, size: 4 })))),
    ).toEqual({});
  });
  it('keeps a letter that has the mark ลับที่สุด out, and nothing of it', async () => {
    const before = await sql<{ n: number }>`select count(*)::int as n from upload`.execute(db);
    expect((await send(await set('external', { secrecy: 'ลับที่สุด' }))).body.code).toBe('topSecretRefused');
    expect((await sql<{ n: number }>`select count(*)::int as n from upload`.execute(db)).rows).toEqual(before.rows);
  });
});

const fields = {
  kind: 1,
  number: 'กค ๐๔๐๒/๑',
  datedOn: '2026-11-20',
  sender: 'กรมบัญชีกลาง',
  addressee: 'อธิบดี',
  subject: 'แจ้งเวียน',
  speed: 1,
  secrecy: 1,
} as const;
const register = (more: object, as = registrar) => portal.post('/api/sarabun/register-incoming', { deskId: unit.deskId, ...fields, ...more }, { as });

it('registers a letter that has no date', async () => {
  const { item } = (await register({ number: 'ไม่มี', datedOn: null, subject: 'ร้องเรียนเรื่องกลิ่น' })).body;
  const { items } = (await portal.get('/api/sarabun/registers', { as: registrar })).body;
  const { registerId } = items.find((one: { kind: string; isSecret: boolean; isOwn: boolean }) => one.kind === 'receive' && !one.isSecret && one.isOwn);
  const { data } = (await portal.post('/api/sarabun/registers/list', { registerId, year: item.year, search: 'ร้องเรียนเรื่องกลิ่น' }, { as: registrar })).body;
  expect(data).toMatchObject([{ documentId: item.documentId, datedOn: null }]);
});

describe('a file with a mark of secrecy', () => {
  it('is received under a lower class with a reason only, which the trail keeps; nothing is taken before', async () => {
    const { uploadId } = (await send(await set('external', { secrecy: 'ลับ' }))).body.item;
    const refused = await register({ uploadIds: [uploadId], lowerReason: ' ' });
    expect([refused.code, refused.body.code, Object.keys(refused.body.fields)]).toEqual([422, 'lowerThanRead', ['lowerReason']]);
    const { body } = await register({ uploadIds: [uploadId], lowerReason: 'ตราเก่า ยกเลิกชั้นความลับแล้ว' });
    const { rows } = await sql<{ detail: object }>`
      select detail from audit where action = 'registerIncoming' and document_id = ${body.item.documentId}`.execute(db);
    expect(rows).toMatchObject([{ detail: { reason: 'ตราเก่า ยกเลิกชั้นความลับแล้ว', readLevel: 2, number: body.item.receiveNumber } }]);
  });
  it('is not added to an open letter', async () => {
    const { legId } = (await register({ number: 'ซ้ำ ๒/๒' })).body.item;
    const { uploadId } = (await send(await set('external', { secrecy: 'ลับ' }))).body.item;
    const same = { deskId: unit.deskId, sameLegId: legId, number: 'ซ้ำ ๒/๒', uploadIds: [uploadId] };
    expect((await portal.post('/api/sarabun/register-same', same, { as: registrar })).body.code).toBe('fileOfHigherClass');
  });
});

describe('a file with a mark of secrecy that is reported with', () => {
  it('is not added to an open letter, either', async () => {
    const { body } = await register({ onward: { way: 'assign', deskId: officer.deskId } });
    const { uploadId } = (await send(await set('external', { secrecy: 'ลับ' }), { read: 'letter' }, officer)).body.item;
    const report = (uploadIds: string[]) =>
      portal.post('/api/sarabun/report-result', { legId: body.item.sentOn[0], text: 'เรียบร้อย', uploadIds }, { as: officer });
    expect((await report([uploadId])).body.code).toBe('fileOfHigherClass');
    expect((await report([(await send(await onePage(), { read: 'letter' }, officer)).body.item.uploadId])).code).toBe(200);
  });
});

describe('received and sent on in one act', () => {
  it('goes before the post with its number, and stays with the registry to be pulled back', async () => {
    const { code, body } = await register({ onward: { way: 'present', deskId: post.deskId } });
    expect(code).toBe(200);
    const seen = await view(head, body.item.documentId);
    expect(seen.route.at(-1)).toMatchObject({ purpose: 'presentation' });
    expect(body.item.sentOn).toEqual([seen.legId]);
    expect(await legsIn(head, 'waitAssign')).toContain(seen.legId);
  });
  it('goes to who shall deal with it, with the day of the letter', async () => {
    const { body } = await register({ dueOn: '2026-12-01', onward: { way: 'assign', deskId: officer.deskId } });
    expect((await view(officer, body.item.documentId)).route.at(-1)).toMatchObject({ purpose: 'assignment', dueOn: '2026-12-01' });
  });
  it('takes no number where it cannot be sent on', async () => {
    const first = (await register({})).body.item.receiveNumber;
    expect((await register({ onward: { way: 'present', deskId: officer.deskId } })).body.code).toBe('notAPost');
    expect((await register({ onward: { way: 'assign', deskId: unit.deskId } })).body.code).toBe('ownDesk');
    expect((await register({ onward: { way: 'assign', deskId: 987_654 } })).body.code).toBe('unknownParty');
    expect((await register({})).body.item.receiveNumber).toBe(first + 1);
  });
  it('is done once where the line is cut between receipt and answer', async () => {
    const headers = { 'idempotency-key': randomBytes(16).toString('hex') };
    const sent = { deskId: unit.deskId, ...fields, onward: { way: 'present', deskId: post.deskId } };
    const [one, again] = [
      await portal.post('/api/sarabun/register-incoming', sent, { as: registrar, headers }),
      await portal.post('/api/sarabun/register-incoming', sent, { as: registrar, headers }),
    ];
    expect(again.body).toEqual(one.body);
    expect((await view(head, one.body.item.documentId)).route).toHaveLength(2);
  });
});

describe('the pile of a person', () => {
  const key = () => randomBytes(16).toString('hex');
  const waiting = (one: string, uploadIds: string[] = [], more: object = {}) => ({
    key: one,
    draft: { ...fields, senderType: 1, references: '', enclosures: '', dueOn: null, ...more },
    guessed: [{ field: 'subject', isSure: false, place: { page: 1, x: 0.1, y: 0.2, width: 0.5, height: 0.02 } }],
    stamp: null,
    isOther: false,
    uploadIds,
  });
  const keep = (letters: object[], gone: string[] = [], as = registrar) => portal.post('/api/sarabun/keep-pile', { letters, gone }, { as });
  const pile = async (as = registrar) => (await portal.get('/api/sarabun/receiving-pile', { as })).body.items;
  const receivedToday = async (as = registrar) => (await portal.get('/api/sarabun/receiving-pile', { as })).body.received;
  const empty = async (as = registrar) =>
    keep(
      [],
      (await pile(as)).map((one: { key: string }) => one.key),
      as,
    );

  it('is there again as it was, in its order, for that person only', async () => {
    const { uploadId } = (await send(await onePage())).body.item;
    const [first, second] = [key(), key()];
    await keep([waiting(first, [uploadId]), waiting(second)]);
    await keep([waiting(first, [uploadId], { subject: 'แก้แล้ว' })]);
    expect(await pile()).toMatchObject([
      { key: first, draft: { subject: 'แก้แล้ว' }, files: [{ uploadId, pages: 1 }], guessed: [{ field: 'subject', isSure: false }] },
      { key: second, files: [] },
    ]);
    expect(await pile(colleague)).toEqual([]);
    await keep([], [first, second], colleague);
    expect(await pile()).toHaveLength(2);
    await empty();
    expect(await pile()).toEqual([]);
  });
  it('shows the file of a letter that waits to someone who sent it, and to nobody else', async () => {
    const { uploadId } = (await send(await onePage())).body.item;
    const open = (as: TestPerson, id = uploadId) =>
      portal.running.app.inject({ method: 'GET', url: `/api/sarabun/waiting-file/${id}`, headers: { cookie: `sarabun_auth=${as.token}` } });
    const mine = await open(registrar);
    expect([mine.statusCode, mine.headers['content-type'], mine.headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
    expect((await open(colleague)).statusCode).toBe(404);
    expect((await open(registrar, 'x')).statusCode).toBe(404);
  });
  it('a letter leaves it in the act that receives it, and another place of the same person cannot receive it again', async () => {
    const { uploadId } = (await send(await onePage())).body.item;
    const one = key();
    await keep([waiting(one, [uploadId])]);
    const [received, again] = [await register({ uploadIds: [uploadId], pileKey: one }), await register({ uploadIds: [uploadId], pileKey: one })];
    expect(received.code).toBe(200);
    const { receiveNumber, year, documentId, legId } = received.body.item;
    expect(again.body).toMatchObject({ code: 'receivedFromPile', message: `เรื่องนี้ลงรับไว้แล้ว เลขรับ ${toThaiDigits(`${receiveNumber}/${year}`)}` });
    expect(await pile()).toEqual([]);
    expect(await receivedToday()).toMatchObject([{ key: one, documentId, legId, receiveNumber, year, subject: fields.subject }]);
    expect(await receivedToday(colleague)).toEqual([]);
    // Saved by another tab, or while it was being registered.
    await keep([waiting(one, [uploadId])]);
    expect(await pile()).toEqual([]);
    await keep([], [one]);
    expect(await receivedToday()).toHaveLength(1);
    now = new Date(now.getTime() + 24 * 3_600_000);
    expect(await receivedToday()).toEqual([]);
  });
  it('says, too, that what was sent on with a letter was recalled, until it is sent on again', async () => {
    const one = key();
    const { legId, sentOn } = (await register({ pileKey: one, onward: { way: 'present', deskId: post.deskId } })).body.item;
    const isBack = async () => (await receivedToday()).find((receipt: { key: string }) => receipt.key === one).isBack;
    expect(await isBack()).toBe(false);
    expect((await portal.post('/api/sarabun/recall-document', { legId: sentOn[0] }, { as: registrar })).code).toBe(200);
    expect(await isBack()).toBe(true);
    const again = { legId, deskId: post.deskId, text: '', onward: [], dueOn: null };
    expect((await portal.post('/api/sarabun/present-document', again, { as: registrar })).code).toBe(200);
    expect(await isBack()).toBe(false);
  });
  it('is received once from two tabs at the same moment, on paper, too', async () => {
    const one = key();
    const replies = await Promise.all([register({ pileKey: one, number: 'คู่ ๑/๑' }), register({ pileKey: one, number: 'คู่ ๑/๑' })]);
    expect(replies.map(({ body }) => body.code ?? 'received').toSorted()).toEqual(['received', 'receivedFromPile']);
    expect((await sql`select 1 from document where number = 'คู่ ๑/๑'`.execute(db)).rows).toHaveLength(1);
  });
  it('leaves it, too, where it is received under the number of the same letter', async () => {
    const [first, one] = [key(), key()];
    const { legId } = (await register({ number: 'ซ้ำ ๑/๑', pileKey: first })).body.item;
    now = new Date(now.getTime() + 60_000);
    await keep([waiting(one, [], { number: 'ซ้ำ ๑/๑' })]);
    const same = { deskId: unit.deskId, sameLegId: legId, number: 'ซ้ำ ๑/๑', pileKey: one };
    const again = (await portal.post('/api/sarabun/register-same', same, { as: registrar })).body.item;
    expect(await pile()).toEqual([]);
    const today = (await receivedToday()) as { key: string; legId: number; joined: boolean }[];
    expect(today.filter((receipt) => receipt.legId === legId)).toMatchObject([
      { key: first, joined: false },
      { key: one, joined: true, receivedAt: again.receivedAt },
    ]);
    expect(new Date(again.receivedAt)).toEqual(now);
  });
  it('holds no more than it can show, and takes nothing that is ลับที่สุด', async () => {
    expect((await keep(Array.from({ length: 60 }, () => waiting(key())))).code).toBe(200);
    expect((await keep([waiting(key())])).body.code).toBe('pileFull');
    expect((await keep([waiting(key(), [], { secrecy: 4 })])).code).toBe(422);
    expect(await pile()).toHaveLength(60);
    await empty();
  });
  it('keeps its files over a weekend, and lets go of what nobody touched for two weeks', async () => {
    const { uploadId } = (await send(await onePage())).body.item;
    await keep([waiting(key(), [uploadId])]);
    now = new Date(now.getTime() + 4 * 24 * 3_600_000);
    await sweepUploads(world, storage);
    expect((await pile())[0].files).toHaveLength(1);
    now = new Date(now.getTime() + 11 * 24 * 3_600_000);
    await sweepUploads(world, storage);
    expect((await sql`select 1 from receiving_letter`.execute(db)).rows).toEqual([]);
    expect((await sql`select 1 from upload where id = ${uploadId}::uuid`.execute(db)).rows).toEqual([]);
  });
});
