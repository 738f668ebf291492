import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { day, id, label, moment, version } from '../wire';
import { attached, bookGroup } from './intranet';

export const intranetStates = ['draft', 'scheduled', 'shown', 'over', 'withdrawn'] as const;
export type IntranetState = (typeof intranetStates)[number];

const audience = z.object({ kind: z.enum(['unit', 'group']), id: z.number(), name: z.string() });
export type AudienceParty = z.output<typeof audience>;

const itemFields = {
  groupId: id,
  categoryId: z.nullable(id),
  title: z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(500)),
  number: z.string().check(z.trim(), z.maxLength(100)),
  body: z.string().check(z.normalize('NFC'), z.maxLength(20_000)),
  announcedOn: day,
  showsFrom: day,
  showsUntil: z.nullable(day),
  pinned: z.boolean(),
};

const managedRow = z.object({
  itemId: z.number(),
  title: z.string(),
  number: z.string(),
  group: label,
  state: z.enum(intranetStates),
  announcedOn: z.string(),
  showsFrom: z.string(),
  showsUntil: z.nullable(z.string()),
  pinned: z.boolean(),
  forEveryone: z.boolean(),
  readers: z.number(),
  changedAt: moment,
  changedBy: z.string(),
});
export type ManagedItem = z.output<typeof managedRow>;

export const myBookGroups = endpoint({
  name: 'myBookGroups',
  summary: 'The groups of news and collections into which the person may publish',
  method: 'GET',
  path: '/api/sarabun/my-book-groups',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(bookGroup), audienceGroups: z.array(z.object({ id: z.number(), name: z.string() })) }),
});

/** Units whose name contains a text, to choose an audience. */
export const audienceUnits = endpoint({
  name: 'audienceUnits',
  summary: 'Units of the office whose name contains a text',
  method: 'GET',
  path: '/api/sarabun/audience-units',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  response: z.object({ items: z.array(z.object({ id: z.number(), name: z.string() })) }),
});

export const listIntranetItems = endpoint({
  name: 'listIntranetItems',
  summary: 'One page of the items in the groups into which the person may publish',
  method: 'POST',
  path: '/api/sarabun/intranet-items',
  kind: 'read',
  access: 'signedIn',
  request: z.extend(listRequest, { groupId: z.optional(z.nullable(id)), state: z.optional(z.nullable(z.enum(intranetStates))) }),
  response: listResponse(managedRow),
});

export const editIntranetItem = endpoint({
  name: 'editIntranetItem',
  summary: 'One item to be changed, for who may publish in its group',
  method: 'GET',
  path: '/api/sarabun/edit-intranet-item',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ itemId: id }),
  response: z.object({
    item: z.object({
      itemId: z.number(),
      version: z.number(),
      groupId: z.number(),
      categoryId: z.nullable(z.number()),
      title: z.string(),
      number: z.string(),
      body: z.string(),
      announcedOn: z.string(),
      showsFrom: z.string(),
      showsUntil: z.nullable(z.string()),
      pinned: z.boolean(),
      forEveryone: z.boolean(),
      audience: z.array(audience),
      files: z.array(attached),
      state: z.enum(intranetStates),
    }),
  }),
});

/** Adds or updates an item. `publish` shows it from its first day on; otherwise it stays or becomes a draft. */
export const saveIntranetItem = endpoint({
  name: 'saveIntranetItem',
  summary: 'Write an item of a collection, as a draft or for its readers',
  method: 'POST',
  path: '/api/sarabun/save-intranet-item',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    item: z.nullable(z.object({ itemId: id, version })),
    ...itemFields,
    forEveryone: z.boolean(),
    audience: z.array(z.object({ kind: z.enum(['unit', 'group']), id })).check(z.maxLength(200)),
    fileIds: z.array(id).check(z.maxLength(20)),
    publish: z.boolean(),
  }),
  response: z.object({ itemId: z.number(), version: z.number() }),
});

const oneItem = z.object({ itemId: id, version });

export const withdrawIntranetItem = endpoint({
  name: 'withdrawIntranetItem',
  summary: 'Withdraw an item; its readers see it no more',
  method: 'POST',
  path: '/api/sarabun/withdraw-intranet-item',
  kind: 'act',
  access: 'signedIn',
  request: oneItem,
  response: nothing,
});

/** Deletes a draft. An item that was ever published is withdrawn instead. */
export const removeIntranetItem = endpoint({
  name: 'removeIntranetItem',
  summary: 'Take a draft away that was never shown',
  method: 'POST',
  path: '/api/sarabun/remove-intranet-item',
  kind: 'act',
  access: 'signedIn',
  request: oneItem,
  response: nothing,
});

const page = 'manage-book-creation';
const publisher = z.object({ id: z.number(), groupId: z.number(), kind: z.enum(['unit', 'group', 'person']), name: z.string(), detail: z.string() });
export type Publisher = z.output<typeof publisher>;

/** Who may publish in which group (`manage-book-creation`). */
export const bookPublishers = endpoint({
  name: 'bookPublishers',
  summary: 'Who may publish into which group of news and collections',
  method: 'GET',
  path: '/api/core/book-publishers',
  kind: 'read',
  access: { menu: page, right: 'query' },
  request: nothing,
  response: z.object({ groups: z.array(bookGroup), items: z.array(publisher) }),
});

/** Units, user groups and persons whose name contains a text. */
export const findBookPublishers = endpoint({
  name: 'findBookPublishers',
  summary: 'Units, groups of users and persons whose name contains a text, to let them publish',
  method: 'GET',
  path: '/api/core/find-book-publishers',
  kind: 'read',
  access: { menu: page, right: 'manage' },
  request: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  response: z.object({ items: z.array(z.object({ kind: z.enum(['unit', 'group', 'person']), id: z.number(), name: z.string(), detail: z.string() })) }),
});

export const addBookPublisher = endpoint({
  name: 'addBookPublisher',
  summary: 'Let a unit, a group of users or a person publish into a group',
  method: 'POST',
  path: '/api/core/add-book-publisher',
  kind: 'act',
  access: { menu: page, right: 'manage' },
  request: z.object({ groupId: id, kind: z.enum(['unit', 'group', 'person']), id }),
  response: nothing,
});

export const removeBookPublisher = endpoint({
  name: 'removeBookPublisher',
  summary: 'Let a unit, a group of users or a person publish no longer',
  method: 'POST',
  path: '/api/core/remove-book-publisher',
  kind: 'act',
  access: { menu: page, right: 'manage' },
  request: z.object({ id }),
  response: nothing,
});
