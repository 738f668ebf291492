import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  addGroupMember as addEndpoint,
  findAccessPersons as personsEndpoint,
  groupRights as rightsEndpoint,
  saveGroupRights as saveEndpoint,
} from '@sarabun/contract/menu-rights/group-rights';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { checkOwnRight } from './check-own-right';
import {
  deleteMember,
  describeRights,
  findGroup,
  findListed,
  findMembers,
  findMenuRights,
  findPersons,
  type Group,
  insertMember,
  nameOfPerson,
  noteGroupChange,
  replaceRights,
} from './group-store';
import { groupChanged, groupFollows } from './refusals';

export async function groupRights({ db, now }: ReadContext, { groupId }: InputOf<typeof rightsEndpoint>): Promise<AnswerOf<typeof rightsEndpoint>> {
  const group = await findGroup(db, groupId, false);
  if (!group) throw notFound();
  const { members, count } = await (group.membership === 'listed' ? findListed(db, groupId) : findMembers(db, groupId, now));
  return {
    item: { ...group, memberCount: count, members: group.membership === 'everyone' ? [] : members, menus: await findMenuRights(db, groupId) },
  };
}

/** Replaces the rights of a group. People cannot remove their own right to manage rights this way. */
export async function saveGroupRights(context: ActContext, { groupId, version, rights }: InputOf<typeof saveEndpoint>) {
  const { db, actor, now, audit } = context;
  const group = await findGroup(db, groupId, true);
  if (!group) throw notFound();
  if (group.version !== version) throw groupChanged();
  const before = await describeRights(db, groupId);
  await replaceRights(db, groupId, rights, actor.personId, now);
  await noteRights(context, groupId, before);
  await checkOwnRight(context);
  const ids = (of: (right: (typeof rights)[number]) => boolean) => rights.filter(of).map(({ menuId }) => menuId);
  audit({ detail: { groupId, query: ids(({ mayQuery }) => mayQuery), manage: ids(({ mayManage }) => mayManage) } });
  return {};
}

export async function addGroupMember(context: ActContext, { groupId, personId }: InputOf<typeof addEndpoint>) {
  await listedGroup(context, groupId);
  if (!(await insertMember(context.db, groupId, personId, context.actor.personId, context.now))) throw notFound();
  await noteMember(context, groupId, { before: '', after: await nameOfPerson(context.db, personId) });
  context.audit({ detail: { groupId, personId } });
  return {};
}

/** Removes a person from a group with listed members; not oneself, if that would end the own right to manage rights. */
export async function removeGroupMember(context: ActContext, { groupId, personId }: InputOf<typeof addEndpoint>) {
  await listedGroup(context, groupId);
  if (!(await deleteMember(context.db, groupId, personId))) throw notFound();
  await noteMember(context, groupId, { before: await nameOfPerson(context.db, personId), after: '' });
  await checkOwnRight(context);
  context.audit({ detail: { groupId, personId } });
  return {};
}

/** Records in the group's history which rights it gained and lost. */
async function noteRights({ db, actor, now }: ActContext, groupId: number, before: ReadonlyMap<number, string>): Promise<void> {
  const after = await describeRights(db, groupId);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((menuId) => before.get(menuId) !== after.get(menuId));
  if (changed.length === 0) return;
  const said = (rights: ReadonlyMap<number, string>) => changed.flatMap((menuId) => rights.get(menuId) ?? []).join(', ');
  await noteGroupChange(db, groupId, { what: 'menuRights', before: said(before), after: said(after) }, actor.personId, now);
}

const noteMember = ({ db, actor, now }: ActContext, groupId: number, change: { before: string; after: string }) =>
  noteGroupChange(db, groupId, { what: 'members', ...change }, actor.personId, now);

async function listedGroup({ db }: ActContext, groupId: number): Promise<Group> {
  const group = await findGroup(db, groupId, true);
  if (!group) throw notFound();
  if (group.membership !== 'listed') throw groupFollows();
  return group;
}

export async function findAccessPersons({ db }: ReadContext, { search }: InputOf<typeof personsEndpoint>): Promise<AnswerOf<typeof personsEndpoint>> {
  return { items: await findPersons(db, search) };
}
