import { cancelPostChange, closePost, movePost } from '@sarabun/contract/organization/post-changes';
import { endPostSeat, givePost, setMainPost } from '@sarabun/contract/organization/post-seats';
import { appointRegistrar, endRegistrar, saveRegistry } from '@sarabun/contract/organization/registry-structure';
import {
  cancelOfficeChange,
  closeUnit,
  createTreeUnit,
  moveUnit,
  renumberUnit,
  switchTreeUnit,
  updateTreeUnit,
} from '@sarabun/contract/organization/unit-tree';
import { unitsOfTree } from '@sarabun/contract/settings/tables/manage-section';
import { dayAfter } from '@sarabun/contract/values/buddhist-date';
import { newPostValues } from '../posts';
import type { Office } from './office';
import { valuesFor } from './settings';

export async function changingUnits({ portal, twice, keeper, unit, today }: Office): Promise<void> {
  const values = { ...(await valuesFor(portal, unitsOfTree)), nameTh: 'กองใหม่', parentId: unit.unitId, level: 2, hasRegistry: false };
  const { item } = await twice.act(createTreeUnit, { values }, keeper);
  const changed = (await twice.act(updateTreeUnit, { id: item.id, version: item.version, values: { ...values, nameEn: 'New' } }, keeper)).item;
  const off = (await twice.act(switchTreeUnit, { id: item.id, version: changed.version, active: false }, keeper)).item;
  await portal.post(switchTreeUnit.path, { id: item.id, version: off.version, active: true }, { as: keeper });
  const version = async () => (await portal.running.db.selectFrom('unit').where('id', '=', item.id).select('version').executeTakeFirstOrThrow()).version;
  const other = await portal.unit();
  const soon = dayAfter(today, 30);
  await twice.act(renumberUnit, { unitId: item.id, version: await version(), letterCode: 'ทด ๐๑๑', effectiveOn: today }, keeper);
  await twice.act(moveUnit, { unitId: item.id, version: await version(), toUnitId: other.unitId, effectiveOn: soon }, keeper);
  const [{ changeId }] = (await portal.get('/api/core/organization/changes', { as: keeper })).body.data;
  await twice.act(cancelOfficeChange, { changeId }, keeper);
  await twice.act(closeUnit, { unitId: item.id, version: await version(), effectiveOn: soon }, keeper);
}

/** Posts and their holders. */
export async function changingPosts({ portal, twice, keeper, unit, today }: Office): Promise<void> {
  const { db } = portal.running;
  const path = '/api/core/settings/position-information/create';
  const made = await portal.post(path, { values: newPostValues({ unitId: unit.unitId }) }, { as: keeper });
  const postId = made.body.item.id as number;
  const holder = await portal.person(unit);
  await twice.act(givePost, { postId, personId: holder.personId, function: 'holder', startsOn: today }, keeper);
  const seat = async () => (await portal.get(`/api/core/organization/post-seats?postId=${postId}`, { as: keeper })).body.items[0];
  await portal.headPost(unit, holder, { isHead: false });
  await twice.act(setMainPost, { seatId: (await seat()).seatId }, keeper);
  await twice.act(endPostSeat, { seatId: (await seat()).seatId, lastDay: dayAfter(today, -1) }, keeper);
  const version = async () => (await db.selectFrom('post').where('id', '=', postId).select('version').executeTakeFirstOrThrow()).version;
  const other = await portal.unit();
  const soon = dayAfter(today, 30);
  await twice.act(movePost, { postId, version: await version(), toUnitId: other.unitId, effectiveOn: soon }, keeper);
  const [{ changeId }] = (await portal.get(`/api/core/organization/post-changes?postId=${postId}`, { as: keeper })).body.items;
  await twice.act(cancelPostChange, { changeId }, keeper);
  await twice.act(closePost, { postId, version: await version(), effectiveOn: soon }, keeper);
}

export async function changingRegistries({ portal, twice, keeper, today }: Office): Promise<void> {
  const unit = await portal.unit();
  const [first, second] = [await portal.person(unit, { function: 'registrar' }), await portal.person(unit)];
  await twice.act(appointRegistrar, { unitId: unit.unitId, personId: second.personId, function: 'registrar', startsOn: today }, keeper);
  const { body } = await portal.get(`/api/core/organization/registry?unitId=${unit.unitId}`, { as: keeper });
  const { seatId } = body.item.registrars.find((one: { personId: number }) => one.personId === first.personId);
  await twice.act(endRegistrar, { seatId, lastDay: today }, keeper);
  const plain = { registryUnitId: null, presentsFirst: false, presentToPostId: null, assignToUnitId: null };
  await twice.act(saveRegistry, { unitId: unit.unitId, version: body.item.version, ...plain }, keeper);
}
