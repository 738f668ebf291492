import { approveAccount, refuseAccount, requestAccount, setFirstPassword } from '@sarabun/contract/account-requests/account-requests';
import { cancelHandover, openHandover, signHandover } from '@sarabun/contract/handover/handover';
import { importOffice, previewOffice } from '@sarabun/contract/office-import/office-sheet';
import { mailPasswordLink, markDirectoryAccount, removePersonAvatar, resetSecondFactor } from '@sarabun/contract/people/person-account';
import { closePerson, createPerson, savePerson, transferPerson } from '@sarabun/contract/people/persons';
import { writeCsv } from '../../src/platform/writing/sheets.mjs';
import { mailTo } from '../mails';
import type { Office } from './office';

const data = { prefix: 'นาง', firstName: 'มาลี', lastName: 'สุขใจ', firstNameEn: '', lastNameEn: '', phone: '', employeeTypeId: null };

export async function keepingPersons({ portal, twice, keeper, unit }: Office): Promise<void> {
  const { db } = portal.running;
  const added = { ...data, email: 'malee@example.go.th', unitId: unit.unitId, username: 'malee' };
  const { personId } = await twice.act(createPerson, added, keeper);
  const key = /key=([\w-]+)/.exec((await mailTo(portal, added.email)).text)?.[1] ?? '';
  await twice.act(setFirstPassword, { key, newPassword: 'Portal5678' }, null);
  const version = async (id: number) => (await portal.get(`/api/core/people/person?personId=${id}`, { as: keeper })).body.item.version;
  await twice.act(savePerson, { ...data, personId, version: await version(personId), email: 'malee2@example.go.th' }, keeper);
  const elsewhere = await portal.unit();
  await twice.act(transferPerson, { personId, version: await version(personId), unitId: elsewhere.unitId }, keeper);
  await twice.act(removePersonAvatar, { personId }, keeper);
  await db
    .insertInto('second_factor')
    .values({ person_id: personId, sealed_secret: Buffer.from('x'), begun_at: new Date(), confirmed_at: new Date() })
    .execute();
  await twice.act(resetSecondFactor, { personId, reason: 'เครื่องหาย' }, keeper);
  await twice.act(mailPasswordLink, { personId }, keeper);
  await twice.act(markDirectoryAccount, { personId, byDirectory: true }, keeper);
  await db.insertInto('account_close_permission').values({ name_th: 'ทุกคน', group_id: 1 }).execute();
  await twice.act(closePerson, { personId, version: await version(personId) }, keeper);
}

export async function askingForAccounts({ portal, twice, keeper, unit }: Office): Promise<void> {
  const wanted = (n: number) => ({
    prefix: 'นาย',
    firstName: 'ขอ',
    lastName: 'ใช้งาน',
    position: 'นักวิชาการ',
    unitId: unit.unitId,
    email: `asks${n}@example.go.th`,
    phone: '02-123-4567',
    username: `asks${n}`,
    reason: 'บรรจุใหม่',
  });
  for (const n of [1, 2]) await twice.act(requestAccount, wanted(n), null);
  const [second, first] = (await portal.get('/api/core/account-requests?state=waiting', { as: keeper })).body.data;
  await twice.act(approveAccount, { id: first.id, username: first.username, email: first.email, unitId: unit.unitId, postId: null }, keeper);
  await twice.act(refuseAccount, { id: second.id, reason: 'ไม่ใช่บุคลากร' }, keeper);
}

export async function handingOver({ portal, twice, keeper, unit }: Office): Promise<void> {
  const open = async () => {
    const [leaver, successor] = [await portal.person(unit), await portal.person(unit)];
    const asked = { leaverId: leaver.personId, successorId: successor.personId, reason: 'โอนย้าย', leaves: false };
    return { leaver, handoverId: (await twice.act(openHandover, asked, keeper)).handoverId as number };
  };
  const { leaver, handoverId } = await open();
  await twice.act(signHandover, { handoverId }, leaver);
  await twice.act(cancelHandover, { handoverId: (await open()).handoverId }, keeper);
}

export async function importingAnOffice({ portal, twice, keeper, unit }: Office): Promise<void> {
  const { code } = await portal.running.db.selectFrom('unit').select('code').where('id', '=', unit.unitId).executeTakeFirstOrThrow();
  const heading = ['ชื่อผู้ใช้งาน', 'คำนำหน้า', 'ชื่อ', 'นามสกุล', 'อีเมล', 'รหัสหน่วยงาน'];
  const content = writeCsv([heading, ['manee.j', 'นาง', 'มานี', 'ใจดี', 'manee.j@example.go.th', code]]).toString('base64');
  const sheet = { format: 'csv' as const, content };
  const { plan } = (await portal.post(previewOffice.path, sheet, { as: keeper })).body;
  await twice.act(importOffice, { ...sheet, plan }, keeper);
}
