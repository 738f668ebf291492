import { expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { routeOf } from '../../../../test/route';

const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const unit = await portal.unit();
const elsewhere = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const stranger = await portal.person(elsewhere, { function: 'registrar' });
const keeper = await portal.person(elsewhere);
await portal.grant(keeper, 'registration-book-display', 'manage');
await portal.grant(keeper, 'registration-display', 'manage');
const reader = await portal.person(elsewhere);
await portal.grant(reader, 'registration-book-display', 'query');
const year = 2569;

await routeOf(portal).received(registrar, unit);
const post = (what: string, body: object, as: TestPerson = keeper) => portal.post(`/api/core/registers/${what}`, body as Record<string, unknown>, { as });
const get = (what: string, as: TestPerson = keeper) => portal.get(`/api/core/registers/${what}`, { as });
const registers = async (as: TestPerson) => (await portal.get('/api/sarabun/registers', { as })).body.items;
const book = (await registers(registrar)).find((one: { kind: string }) => one.kind === 'receive').registerId;
const page = async (as: TestPerson = registrar) => (await portal.get(`/api/sarabun/register?registerId=${book}`, { as })).body.item;

it('lays out columns: order, titles, widths, hidden ones and own ones, seen on the page at once', async () => {
  const { body } = await get('book-columns?bookId=1');
  const save = (columns: unknown, more: object = {}) => post('save-book-columns', { bookId: 1, version: body.book.version, columns, ...more });
  const kept = body.columns.map(({ columnId, valueKind, titleTh, titleEn, width, shown }: Record<string, unknown>) => ({
    columnId,
    valueKind,
    titleTh,
    titleEn,
    width,
    shown,
  }));
  const own = { columnId: 0, valueKind: 'date', titleTh: 'กำหนดตอบ', titleEn: 'Answer by', width: 30, shown: true };
  expect((await save(kept.slice(1))).body.code).toBe('noSuchColumn');
  expect((await save([...kept, { ...own, columnId: 77 }])).body.code).toBe('noSuchColumn');
  expect((await save([{ ...kept[0], width: 500 }, ...kept.slice(1)])).code).toBe(422);
  expect((await save(kept, { version: 99 })).body.code).toBe('changedMeanwhile');
  expect((await save([own, ...kept.map((column: { titleTh: string }) => (column.titleTh === 'หมายเหตุ' ? { ...column, shown: false } : column))])).code).toBe(
    200,
  );
  const { columns } = await page();
  expect(columns.map(({ title }: { title: { th: string } }) => title.th)).toEqual(['กำหนดตอบ', 'เลขทะเบียนรับ', 'ที่', 'ลงวันที่', 'จาก', 'ถึง', 'เรื่อง', 'การปฏิบัติ']);
  for (const as of [reader, registrar]) expect((await post('save-book-columns', { bookId: 1, version: 2, columns: kept }, as)).code).toBe(403);
  expect((await get('book-columns?bookId=99')).code).toBe(404);
});

it('takes what registrars type into an own column, and refuses what does not suit it', async () => {
  const column = (await page()).columns[0].columnId;
  const [line] = (await portal.post('/api/sarabun/registers/list', { registerId: book, year }, { as: registrar })).body.data;
  const fill = (value: string) =>
    portal.post(
      '/api/sarabun/correct-register-entry',
      { entryId: line.entryId, version: line.version, action: '', remark: '', own: { [column]: value } },
      { as: registrar },
    );
  expect((await fill('พรุ่งนี้')).body.fields).toMatchObject({ [`own.${column}`]: 'ต้องเป็นวันที่' });
  expect((await fill('2026-12-01')).code).toBe(200);
  expect((await portal.post('/api/sarabun/registers/list', { registerId: book, year }, { as: registrar })).body.data[0].own).toEqual({
    [column]: '2026-12-01',
  });
  expect((await get('book-columns?bookId=1')).body.columns[0]).toMatchObject({ titleTh: 'กำหนดตอบ', uses: 1 });
});

it('offers on the page only what the settings say', async () => {
  expect((await page()).functions).toEqual(['export', 'print']);
  const { book: shown } = (await get('book-functions?bookId=1')).body;
  expect((await post('save-book-functions', { bookId: 1, version: shown.version, enabled: ['print', 'issue'] })).code).toBe(200);
  expect((await page()).functions).toEqual(['print', 'issue']);
  expect((await post('save-book-functions', { bookId: 1, version: shown.version, enabled: [] })).body.code).toBe('changedMeanwhile');
});

it('names a kind of register, and a register of one registry', async () => {
  const { version } = (await get('book-columns?bookId=1')).body.book;
  expect((await post('save-book', { bookId: 1, version, titleTh: 'ทะเบียนรับเข้า', titleEn: 'Incoming' })).code).toBe(200);
  expect((await page()).title).toEqual({ th: 'ทะเบียนรับเข้า', en: 'Incoming' });
  expect((await get('books')).body.items[0]).toMatchObject({ titleTh: 'ทะเบียนรับเข้า', columns: 8, ownColumns: 1, functions: 2 });
});

it('shows a registry another one’s register, hides its own, and puts them in an order', async () => {
  expect((await registers(stranger)).map((one: { registerId: number }) => one.registerId)).not.toContain(book);
  const { body } = await get(`registration?unitId=${elsewhere.unitId}`);
  const own = body.registers.filter((one: { unitId: number }) => one.unitId === elsewhere.unitId);
  const plain = ({ registerId, isShown, titleTh, titleEn }: Record<string, unknown>) => ({ registerId, isShown, titleTh, titleEn });
  const send = own.find((one: { kind: string; isSecret: boolean }) => one.kind === 'send' && !one.isSecret);
  const rest = own.filter((one: unknown) => one !== send).map(plain);
  const shared = { registerId: book, isShown: true, titleTh: 'ทะเบียนรับกองเพื่อน', titleEn: '' };
  expect((await post('save-registration', { unitId: elsewhere.unitId, registers: [shared, ...rest, { ...plain(send), isShown: false }] })).code).toBe(200);
  const seen = await registers(stranger);
  expect(seen.find((one: { registerId: number }) => one.registerId === book)).toMatchObject({ title: { th: 'ทะเบียนรับกองเพื่อน' }, isOwn: false });
  expect(seen.some((one: { registerId: number }) => one.registerId === send.registerId)).toBe(false);
  expect((await portal.post('/api/sarabun/registers/list', { registerId: book, year }, { as: stranger })).body.total).toBe(1);
  expect((await portal.post('/api/sarabun/registers/list', { registerId: send.registerId, year }, { as: stranger })).code).toBe(404);
  expect((await post('save-registration', { unitId: elsewhere.unitId, registers: [{ ...shared, registerId: 999_999 }] })).body.code).toBe('noSuchRegister');
  expect((await get('registration?unitId=1')).code).toBe(404);
});

it('opens the register of a form of the agency, under the name of the form', async () => {
  const add = (formCode = 'licence-9') => post('add-series', { unitId: unit.unitId, formCode });
  const offered = async () => (await get(`registration?unitId=${unit.unitId}`)).body.forms.map(({ code }: { code: string }) => code);
  expect(await offered()).toEqual(['licence-9', 'licence-10']);
  const { registerId } = (await add()).body;
  expect(await offered()).toEqual(['licence-10']);
  expect((await add()).body.code).toBe('seriesThere');
  expect((await add('nothing')).body.code).toBe('seriesThere');
  expect((await registers(registrar)).find((one: { registerId: number }) => one.registerId === registerId)).toMatchObject({
    kind: 'licence',
    title: { th: 'ทะเบียนใบอนุญาต – ใบอนุญาต แบบ ๙', en: expect.stringContaining('Licence, form 9') },
  });
  const line = { subject: 'ใบอนุญาต', sender: '', addressee: '', datedOn: null, remark: '' };
  expect((await portal.post('/api/sarabun/issue-numbers', { registerId, lines: [line] }, { as: registrar })).body.issued).toMatchObject([
    { number: 1, printed: '๑/๒๕๖๙' },
  ]);
});

it('keeps how numbers are printed from a day on, and refuses two texts for one day', async () => {
  const save = (more: object) =>
    post('save-number-format', {
      unitId: unit.unitId,
      formatId: null,
      kind: 'send',
      template: 'ทด ๐๑๐๑/{เลข}',
      validFrom: '2026-01-01',
      validTo: null,
      ...more,
    });
  expect((await save({ template: 'ทด' })).body.fields).toMatchObject({ template: expect.stringContaining('{เลข}') });
  expect((await save({ template: '{เลข}{x}' })).body.code).toBe('wrongTemplate');
  expect((await save({ validTo: '2025-01-01' })).body.code).toBe('endsBeforeItBegins');
  const { formatId } = (await save({})).body;
  expect((await save({ validFrom: '2027-01-01' })).body.code).toBe('formatOverlaps');
  expect((await save({ formatId, validTo: '2026-12-31' })).code).toBe(200);
  expect((await save({ validFrom: '2027-01-01', template: 'ทด ๐๒๐๒/{เลข}' })).code).toBe(200);
  expect((await save({ formatId, unitId: elsewhere.unitId, kind: 'order' })).code).toBe(404);
  expect((await get(`registration?unitId=${unit.unitId}`)).body.formats).toMatchObject([
    { template: 'ทด ๐๒๐๒/{เลข}', example: 'ทด ๐๒๐๒/๑๒๓', validTo: null },
    { formatId, validTo: '2026-12-31' },
  ]);
});
