import { saveBook, saveBookColumns, saveBookFunctions } from '@sarabun/contract/registers/book-display';
import { endNumberRight, grantNumberRights } from '@sarabun/contract/registers/number-rights';
import { cancelNumber, issueNumbers, reserveNumbers } from '@sarabun/contract/registers/number-work';
import { correctEntry, correctPaperLine } from '@sarabun/contract/registers/register-pages';
import { discardRegisterPrint, orderRegisterPrint } from '@sarabun/contract/registers/register-prints';
import { addSeries, saveNumberFormat, saveRegistration } from '@sarabun/contract/registers/registration-display';
import type { Office } from './office';

/** Numbers: rights, issuing, reserving, cancelling, correcting. */
export async function takingNumbers({ portal, twice, keeper, today }: Office): Promise<void> {
  const unit = await portal.unit();
  const registrar = await portal.person(unit, { function: 'registryHead' });
  const holder = { kind: 'person' as const, id: registrar.personId };
  await twice.act(grantNumberRights, { unitId: unit.unitId, holder, what: ['reserve', 'cancel'] }, keeper);
  const books = (await portal.get('/api/sarabun/registers', { as: registrar })).body.items as { kind: string; registerId: number }[];
  const registerId = books.find(({ kind }) => kind === 'send')?.registerId as number;
  const line = { subject: 'ส่งรายงาน', sender: 'กอง', addressee: 'อธิบดี', datedOn: null, remark: '' };
  await twice.act(issueNumbers, { registerId, lines: [line, line] }, registrar);
  const year = Number(today.slice(0, 4)) + 543;
  const { printId } = (await twice.act(orderRegisterPrint, { registerId, year, search: '', state: 'all' }, registrar)).item;
  await twice.act(discardRegisterPrint, { printId }, registrar);
  await twice.act(reserveNumbers, { registerId, count: 2, reason: 'เชิญประชุม', expiresOn: today }, registrar);
  const lines = async () => (await portal.post('/api/sarabun/registers/list', { registerId, year, order: 'asc' }, { as: registrar })).body.data;
  const [first, second] = await lines();
  await twice.act(correctEntry, { entryId: first.entryId, version: first.version, action: 'เก็บ', remark: 'หมายเหตุ', own: {} }, registrar);
  const words = { subject: 'ส่งรายงาน', sender: 'กองคลัง', addressee: 'ปลัดกระทรวง', datedOn: today };
  await twice.act(correctPaperLine, { entryId: second.entryId, version: second.version, ...words, reason: 'พิมพ์ผิด' }, registrar);
  await twice.act(cancelNumber, { entryId: second.entryId, version: second.version + 1, reason: 'ออกผิด' }, registrar);
  const { data } = (await portal.post('/api/core/registers/number-rights', {}, { as: keeper })).body;
  await twice.act(endNumberRight, { rightId: data[0].rightId }, keeper);
}

export async function layingOutRegisters({ portal, twice, keeper, today }: Office): Promise<void> {
  const unit = await portal.unit();
  const get = async (what: string) => (await portal.get(`/api/core/registers/${what}`, { as: keeper })).body;
  const version = async () => (await get('book-columns?bookId=1')).book.version;
  await twice.act(saveBook, { bookId: 1, version: await version(), titleTh: 'ทะเบียนรับเข้า', titleEn: 'Incoming' }, keeper);
  const { columns } = await get('book-columns?bookId=1');
  const kept = columns.map(({ columnId, valueKind, titleTh, titleEn, width, shown }: Record<string, unknown>) => ({
    columnId,
    valueKind,
    titleTh,
    titleEn,
    width,
    shown,
  }));
  await twice.act(saveBookColumns, { bookId: 1, version: await version(), columns: kept }, keeper);
  await twice.act(saveBookFunctions, { bookId: 1, version: await version(), enabled: ['export', 'print', 'issue', 'reserve', 'cancel', 'correct'] }, keeper);
  await twice.act(addSeries, { unitId: unit.unitId, formCode: 'licence-9' }, keeper);
  const format = { unitId: unit.unitId, formatId: null, kind: 'send' as const, template: 'ทด ๐๑๐๑/{เลข}', validFrom: today, validTo: null };
  await twice.act(saveNumberFormat, format, keeper);
  const { registers } = await get(`registration?unitId=${unit.unitId}`);
  const shown = registers.map(({ registerId, isShown }: { registerId: number; isShown: boolean }) => ({ registerId, isShown, titleTh: '', titleEn: '' }));
  await twice.act(saveRegistration, { unitId: unit.unitId, registers: shown }, keeper);
}
