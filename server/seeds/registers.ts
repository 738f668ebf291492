import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import {
  addSeries,
  cancelNumber,
  correctEntry,
  grantNumberRights,
  issueNumbers,
  registerOf,
  reserveNumbers,
  saveBookColumns,
  saveNumberFormat,
} from '../src/features/registers';
import { type ActContext, innerOrigin, runAction, type World } from '../src/platform/action';
import type { Running } from '../src/running';
import type { Office } from './build-office';
import { department, development, planning, secretariat } from './office';
import { bookOf, newestLines } from './registers-store';
import { actorAt } from './replay-letters-store';

const paper = (subject: string, addressee: string, remark = '') => ({ subject, sender: 'กองยุทธศาสตร์และแผนงาน', addressee, datedOn: null, remark });
const licences = (form: string, holders: readonly string[]) => holders.map((holder) => ({ ...paper(`ใบอนุญาต${form}`, holder), sender: 'สำนักงานเลขานุการกรม' }));

/**
 * Fills the registers of the demonstration office: rights on numbers, a reserved block with one number used, a cancelled number, one
 * entered later, licences with their own series, and a column of the agency's own.
 */
export async function fillRegisters({ db, world }: Running, office: Office): Promise<void> {
  const now = world.clock();
  const at: World = { db, clock: () => now, wake: () => {} };
  const as = async <R>(username: string, useCase: (context: ActContext) => Promise<R>) => {
    const actor = await actorAt(db, office.personIds.get(username) as number, now);
    return runAction(at, 'fillRegisters', { actor, origin: innerOrigin }, useCase);
  };
  const person = (username: string) => ({ kind: 'person', id: office.personIds.get(username) as number }) as const;

  await as('admin', (context) => grantNumberRights(context, { unitId: planning, holder: person('rattanab'), what: ['reserve', 'backDate', 'cancel'] }));
  await as('admin', (context) => grantNumberRights(context, { unitId: planning, holder: person('registrar1'), what: ['reserve', 'backDate', 'cancel'] }));
  await as('admin', (context) => grantNumberRights(context, { unitId: secretariat, holder: person('suphawadin'), what: ['reserve', 'backDate', 'cancel'] }));
  await as('admin', (context) => grantNumberRights(context, { unitId: secretariat, holder: person('registrar1'), what: ['central'] }));
  await as('admin', (context) => grantNumberRights(context, { unitId: department, holder: person('central'), what: ['overview'] }));
  await as('admin', (context) => grantNumberRights(context, { unitId: development, holder: person('registrar2'), what: ['reserve', 'backDate', 'cancel'] }));
  await as('admin', (context) => grantNumberRights(context, { unitId: secretariat, holder: person('central'), what: ['reserve', 'backDate', 'cancel'] }));

  const send = (await registerOf(db, { unitId: planning, kind: 'send' })) as number;
  await numberWork(as, send, now);
  await ownColumn(as, (await registerOf(db, { unitId: planning, kind: 'receive' })) as number, now);
  await openLicences(as, now);
}

type As = <R>(username: string, useCase: (context: ActContext) => Promise<R>) => Promise<R>;

async function numberWork(as: As, registerId: number, now: Date): Promise<void> {
  const today = bangkokDay(now);
  const yearEnd = `${today.slice(0, 4)}-12-31`;
  const inTwoWeeks = dayAfter(today, 14);
  const expiresOn = inTwoWeeks < yearEnd ? inTwoWeeks : yearEnd;
  const block = await as('rattanab', (context) => reserveNumbers(context, { registerId, count: 5, reason: 'หนังสือเชิญประชุมคณะกรรมการแผนปฏิบัติราชการ', expiresOn }));
  await as('registrar1', (context) =>
    issueNumbers(context, {
      registerId,
      lines: [paper('ขอเชิญประชุมคณะกรรมการจัดทำแผนปฏิบัติราชการประจำปี', 'ผู้อำนวยการกองทุกกอง')],
      reservedNumber: { year: block.year, number: block.first },
    }),
  );
  const lines = [
    paper('ขอส่งรายงานผลการใช้จ่ายงบประมาณประจำไตรมาส', 'ผู้อำนวยการสำนักงบประมาณ'),
    paper('ขอความอนุเคราะห์ข้อมูลประกอบการจัดทำแผน', 'อธิบดีกรมการปกครอง'),
    paper('ขอเปลี่ยนแปลงกำหนดการประชุม', 'เลขาธิการคณะกรรมการพัฒนาระบบราชการ', 'พิมพ์ซ้ำ'),
  ];
  const { issued } = await as('registrar1', (context) => issueNumbers(context, { registerId, lines }));
  const wrong = issued.at(-1);
  if (wrong) await as('registrar1', (context) => cancelNumber(context, { entryId: wrong.entryId, version: 1, reason: 'ออกเลขซ้ำกับหนังสือฉบับเดิม' }));
  await as('rattanab', (context) =>
    issueNumbers(context, {
      registerId,
      lines: [paper('ขออนุมัติเดินทางไปราชการ (ออกเลขย้อนหลังตามหนังสือที่ลงนามแล้ว)', 'อธิบดี')],
      datedFor: dayAfter(today, -3),
    }),
  );
}

/** A column for due days of answers, filled in on the newest lines. */
async function ownColumn(as: As, registerId: number, now: Date): Promise<void> {
  const answerBy = { columnId: 0, valueKind: 'date', titleTh: 'กำหนดตอบ', titleEn: 'Answer by', width: 24, shown: true } as const;
  const { columnId, lines } = await as('admin', async (context) => {
    const { version, columns } = await bookOf(context.db, 1);
    await saveBookColumns(context, { bookId: 1, version, columns: [...columns, answerBy] });
    const after = await bookOf(context.db, 1);
    return { columnId: after.columns.at(-1)?.columnId as number, lines: await newestLines(context.db, registerId, 3) };
  });
  for (const [place, line] of lines.entries())
    await as('registrar1', (context) =>
      correctEntry(context, {
        entryId: line.entryId,
        version: line.version,
        action: '',
        remark: line.remark,
        own: { [columnId]: dayAfter(bangkokDay(now), 3 + place * 4) },
      }),
    );
}

/** The agency's own licence forms, each with its own series and number format. */
async function openLicences(as: As, now: Date): Promise<void> {
  const forms: [code: string, name: string, holders: string[]][] = [
    ['licence-9', 'แบบ ๙', ['บริษัท สยามทดสอบ จำกัด', 'ห้างหุ้นส่วนจำกัด รุ่งเรืองวิศวกรรม']],
    ['licence-10', 'แบบ ๑๐', ['บริษัท ไทยมาตรวิทยา จำกัด']],
  ];
  const format = {
    unitId: secretariat,
    formatId: null,
    kind: 'licence',
    template: 'ทด ๐๐๐๑/อ {เลข}/{ปี}',
    validFrom: `${bangkokDay(now).slice(0, 4)}-01-01`,
    validTo: null,
  } as const;
  await as('admin', (context) => saveNumberFormat(context, format));
  for (const [formCode, name, holders] of forms) {
    const { registerId } = await as('admin', (context) => addSeries(context, { unitId: secretariat, formCode }));
    await as('central', (context) => issueNumbers(context, { registerId, lines: licences(name, holders) }));
  }
}
