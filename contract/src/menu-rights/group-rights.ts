import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { id, label, moment, version } from '../wire';

const query: Access = { menu: 'users-group', right: 'query' };
const manage: Access = { menu: 'users-group', right: 'manage' };
const menuRight = z.object({
  menuId: z.number(),
  name: label,
  /** A settings page can be viewed or changed; other items are only shown or hidden. */
  isPage: z.boolean(),
  mayQuery: z.boolean(),
  mayManage: z.boolean(),
});
export type MenuRight = z.output<typeof menuRight>;

const member = z.object({ personId: z.number(), name: z.string(), unitName: z.string(), addedAt: moment });
export type GroupMember = z.output<typeof member>;

export const groupRights = endpoint({
  name: 'groupRights',
  summary: 'A group of users: who is in it, and which menus it may use',
  method: 'GET',
  path: '/api/core/access/group-rights',
  kind: 'read',
  access: query,
  request: z.object({ groupId: id }),
  response: z.object({
    item: z.object({
      groupId: z.number(),
      name: label,
      version: z.number(),
      active: z.boolean(),
      /** `listed`, or what a person must be today to be in the group. */
      membership: z.enum(['listed', 'everyone', 'registrars', 'administrators', 'auditors']),
      memberCount: z.number(),
      members: z.array(member),
      menus: z.array(z.object({ menuId: z.number(), name: label, items: z.array(menuRight) })),
    }),
  }),
});
export type GroupRights = z.output<typeof groupRights.response>['item'];

export const saveGroupRights = endpoint({
  name: 'saveGroupRights',
  summary: 'Give a group the right to look at and to change menus, in place of what it had',
  method: 'POST',
  path: '/api/core/access/save-group-rights',
  kind: 'act',
  access: manage,
  request: z.object({
    groupId: id,
    version,
    rights: z.array(z.object({ menuId: id, mayQuery: z.boolean(), mayManage: z.boolean() })).check(z.maxLength(500)),
  }),
  response: nothing,
});

export const addGroupMember = endpoint({
  name: 'addGroupMember',
  summary: 'Take a person into a group of users',
  method: 'POST',
  path: '/api/core/access/add-group-member',
  kind: 'act',
  access: manage,
  request: z.object({ groupId: id, personId: id }),
  response: nothing,
});

export const removeGroupMember = endpoint({
  name: 'removeGroupMember',
  summary: 'Take a person out of a group of users',
  method: 'POST',
  path: '/api/core/access/remove-group-member',
  kind: 'act',
  access: manage,
  request: z.object({ groupId: id, personId: id }),
  response: nothing,
});

export const findAccessPersons = endpoint({
  name: 'findAccessPersons',
  summary: 'Persons in office whose name or unit contains a text, to give them rights',
  method: 'GET',
  path: '/api/core/access/persons',
  kind: 'read',
  access: manage,
  request: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  response: z.object({ items: z.array(z.object({ personId: z.number(), name: z.string(), unitName: z.string() })) }),
});
