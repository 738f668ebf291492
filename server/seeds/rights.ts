import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { enterAbsence } from '../src/features/acting';

import { askBreakGlass, decideBreakGlass, giveRole } from '../src/features/rights';
import { type ActContext, innerOrigin, nobody, runAction } from '../src/platform/action';
import type { Running } from '../src/running';
import type { Office } from './build-office';
import { secretariat } from './office';

/** Role types that come with the product. */
const assistantSecretRegistrar = 6;

/** Absences, roles and an emergency access, for the pages of rights on the first day. */
export async function seedRights({ db, world }: Running, { personIds }: Office): Promise<void> {
  const today = bangkokDay(world.clock());
  const idOf = (username: string) => personIds.get(username) ?? 0;
  const as = <R>(username: string, name: string, useCase: (context: ActContext) => Promise<R>) =>
    runAction(world, name, { actor: { ...nobody, personId: idOf(username), clearance: 1 }, origin: innerOrigin }, useCase);
  const away = (username: string, kind: 'travel' | 'training' | 'leave', note: string, from: number, days: number) =>
    as('admin', 'enterAbsence', (context) =>
      enterAbsence(context, { personId: idOf(username), kind, note, startsOn: dayAfter(today, from), endsOn: dayAfter(today, from + days - 1) }),
    );
  await away('head2', 'training', 'อบรมหลักสูตรผู้บริหารเทคโนโลยี', 0, 3);
  await away('director', 'travel', 'ตรวจราชการจังหวัดเชียงใหม่', 5, 3);
  await away('deputy', 'leave', '', 6, 1);
  await as('admin', 'giveRoleOfType', (context) =>
    giveRole(context, {
      roleTypeId: assistantSecretRegistrar,
      personId: idOf('suphawadin'),
      unitId: secretariat,
      orderNumber: '๒๓๐/๒๕๖๙',
      startsOn: today,
      endsOn: dayAfter(today, 365),
    }),
  );
  const ask = (number: string, reason: string) => as('admin', 'askBreakGlass', (context) => askBreakGlass(context, { number, reason, hours: 4 }));
  const { breakGlassId } = await ask('ทด ๙๙๙๙/๑', 'ตรวจสอบว่าหนังสือนี้เข้าสู่ระบบแล้วหรือไม่ ตามที่หน่วยงานภายนอกทวงถาม');
  await as('auditor', 'decideBreakGlass', (context) => decideBreakGlass(context, { breakGlassId, approve: false, text: 'ไม่พบหนังสือ ให้ประสานสารบรรณกลาง' }));
  const letter = await db
    .selectFrom('document')
    .where('secrecy', '=', 1)
    .where('direction', '=', 'incoming')
    .where('number', '<>', '')
    .orderBy('id', 'desc')
    .select('number')
    .executeTakeFirst();
  if (letter) await ask(letter.number, 'ไฟล์แนบเปิดไม่ได้ที่หน่วยงานผู้รับ ต้องตรวจไฟล์ต้นฉบับก่อนประชุมบ่ายนี้');
}
