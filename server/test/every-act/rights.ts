import { appointActing, cancelAbsence, cancelOwnAbsence, enterAbsence, enterOwnAbsence, revokeActing } from '@sarabun/contract/acting/acting';
import { addGroupMember, removeGroupMember, saveGroupRights } from '@sarabun/contract/menu-rights/group-rights';
import { appointAdministrator, removeAdministrator } from '@sarabun/contract/rights/administrators';
import { askBreakGlass, decideBreakGlass, endBreakGlass } from '@sarabun/contract/rights/break-glass';
import { appointClearance, endClearance } from '@sarabun/contract/rights/clearances';
import { endRole, giveRole } from '@sarabun/contract/rights/roles';
import { removeSignTypeRule, saveSignTypeRule, signTypeRules } from '@sarabun/contract/signing/sign-types';
import { letterFor } from '../letters';
import type { Office } from './office';

/** Roles, administrators, clearances, emergency access, user groups. */
export async function givingRights({ portal, twice, keeper, unit, today }: Office): Promise<void> {
  const person = await portal.person(unit);
  const { personId } = person;
  const given = { roleTypeId: 2, personId, unitId: unit.unitId, orderNumber: '๑/๒๕๖๙', startsOn: today, endsOn: null };
  const { assignmentId } = await twice.act(giveRole, given, keeper);
  await twice.act(endRole, { assignmentId, reason: 'ย้าย' }, keeper);
  await twice.act(appointAdministrator, { personId, role: 'auditor', orderNumber: '๑' }, keeper);
  await twice.act(removeAdministrator, { personId, role: 'auditor', reason: 'ย้าย' }, keeper);
  const { clearanceId } = await twice.act(appointClearance, { personId, level: 2, orderNumber: '๑', startsOn: today, endsOn: null }, keeper);
  await twice.act(endClearance, { clearanceId, reason: 'ย้าย' }, keeper);

  const registrar = await portal.person(unit, { function: 'registrar' });
  const auditor = await portal.person(unit);
  await portal.role(auditor, 'auditor');
  await portal.grant(auditor, 'break-glass', 'manage');
  await letterFor(portal, registrar, unit, { number: 'ฉฉ ๑/๑' });
  const asked = { number: 'ฉฉ ๑/๑', reason: 'ผู้ปฏิบัติงานเจ็บป่วยกะทันหัน', hours: 4 };
  const { breakGlassId } = await twice.act(askBreakGlass, asked, keeper);
  await twice.act(decideBreakGlass, { breakGlassId, approve: true, text: 'ตรวจสอบแล้ว' }, auditor);
  await twice.act(endBreakGlass, { breakGlassId }, auditor);

  const group = await portal.running.db
    .selectFrom('users_group')
    .select(['id', 'version'])
    .where('code', 'like', 'group%')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await twice.act(addGroupMember, { groupId: group.id, personId }, keeper);
  await twice.act(removeGroupMember, { groupId: group.id, personId }, keeper);
  const spare = await portal.running.db
    .insertInto('users_group')
    .values({ code: 'spare', name_th: 'กลุ่มว่าง' })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await twice.act(saveGroupRights, { groupId: spare.id, version: spare.version, rights: [{ menuId: 3162, mayQuery: true, mayManage: false }] }, keeper);
}

/** Orders to act, and absences. */
export async function actingForOthers({ portal, twice, keeper, unit, today }: Office): Promise<void> {
  const holder = await portal.person(unit);
  const { postId } = await portal.headPost(unit, holder, { isHead: false });
  const deputy = await portal.person(unit);
  const order = {
    postId,
    phrase: 'delegated' as const,
    applies: 'period' as const,
    orderNumber: '๗/๒๕๖๙',
    orderedOn: today,
    startsOn: today,
    endsOn: null,
    personIds: [deputy.personId],
    kinds: null,
    scope: '',
    excludes: '',
  };
  const { orderId } = await twice.act(appointActing, order, keeper);
  await twice.act(revokeActing, { orderId, version: 1, reason: 'กลับมาแล้ว' }, keeper);
  const away = { kind: 'leave' as const, note: '', startsOn: today, endsOn: today };
  const { absenceId } = await twice.act(enterAbsence, { ...away, personId: holder.personId }, keeper);
  await twice.act(cancelAbsence, { absenceId }, keeper);
  const own = await twice.act(enterOwnAbsence, away, holder);
  await twice.act(cancelOwnAbsence, { absenceId: own.absenceId }, holder);
}

export async function rulesOfSigning({ portal, twice, keeper }: Office): Promise<void> {
  const rule = { signTypeId: 1, rule: null, name: 'กติกาทดสอบ', kinds: [], levelIds: [], lowestRank: null, active: true };
  const { id } = await twice.act(saveSignTypeRule, rule, keeper);
  const { rules } = (await portal.get(`${signTypeRules.path}?signTypeId=1`, { as: keeper })).body.item;
  const { version } = rules.find((one: { id: number }) => one.id === id);
  await twice.act(removeSignTypeRule, { id, version }, keeper);
}
