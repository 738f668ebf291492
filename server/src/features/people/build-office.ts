import type { ActContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import type { SeatFunction } from '../../platform/schema';
import { findPost, findUnitDesk, insertClearance, insertPerson, insertPost, insertRole, insertSeat, insertUnit } from './people-store';

export async function addUnit({ db, now, audit }: ActContext, unit: Parameters<typeof insertUnit>[1]): Promise<number> {
  audit({ detail: { unitId: unit.id } });
  return insertUnit(db, unit, now);
}

/** Adds a post; its desk is the tray shared by holder, deputy and secretary. */
export async function addPost({ db, now, audit }: ActContext, post: Parameters<typeof insertPost>[1]) {
  const added = await insertPost(db, post, now);
  audit({ detail: { postId: added.postId } });
  return added;
}

export async function addPerson({ db, now, audit }: ActContext, person: Parameters<typeof insertPerson>[1]) {
  const added = await insertPerson(db, person, now);
  audit({ detail: { added: added.personId } });
  return added;
}

interface Term {
  startsOn: string;
  endsOn: string | null;
}

/** Gives a person a post. The holder of a head's post also works at the desk of the unit. */
export async function givePost(
  { db, audit }: ActContext,
  { personId, postId, isMain, startsOn, endsOn }: { personId: number; postId: number; isMain: boolean } & Term,
): Promise<void> {
  const post = await findPost(db, postId);
  if (!post) throw notFound();
  const seat = { personId, postId, isMain, actingOrderId: null, startsOn, endsOn };
  await insertSeat(db, { ...seat, deskId: post.deskId, function: 'holder' });
  if (post.isHead) await insertSeat(db, { ...seat, isMain: false, deskId: post.unitDeskId, function: 'head' });
  audit({ detail: { personId, postId } });
}

/** Makes a person registrar, head of registry or secret registrar of a unit. */
export async function giveUnitFunction(
  { db, audit }: ActContext,
  { personId, unitId, postId, function: work, startsOn, endsOn }: { personId: number; unitId: number; postId: number | null; function: SeatFunction } & Term,
): Promise<void> {
  const deskId = await findUnitDesk(db, unitId);
  if (deskId === null) throw notFound();
  await insertSeat(db, { deskId, personId, function: work, postId, isMain: false, actingOrderId: null, startsOn, endsOn });
  audit({ detail: { personId, unitId, function: work } });
}

/** Lets a person work at a post's tray as its secretary. */
export async function giveSecretary(
  { db, audit }: ActContext,
  { personId, postId, startsOn, endsOn }: { personId: number; postId: number } & Term,
): Promise<void> {
  const post = await findPost(db, postId);
  if (!post) throw notFound();
  await insertSeat(db, { deskId: post.deskId, personId, function: 'secretary', postId, isMain: false, actingOrderId: null, startsOn, endsOn });
  audit({ detail: { personId, postId } });
}

/** Appoints a person to read ลับ (2) or ลับมาก (3). */
export async function giveClearance(
  { db, audit }: ActContext,
  { personId, level, orderNumber, startsOn, endsOn }: { personId: number; level: 2 | 3; orderNumber: string } & Term,
): Promise<void> {
  await insertClearance(db, { personId, level, orderNumber, startsOn, endsOn });
  audit({ detail: { personId, level } });
}

/** Makes a person system administrator or auditor. Neither role allows reading letters. */
export async function giveRole({ db, audit }: ActContext, { personId, role }: { personId: number; role: 'administrator' | 'auditor' }): Promise<void> {
  await insertRole(db, personId, role);
  audit({ detail: { personId, role } });
}
