import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { oneLine } from '../values/one-line';
import { isWebAddress } from '../values/own-address';
import { id, moment, version, whole } from '../wire';
import { senderModules } from './module-notices';

const page = 'service-keys';
const query: Access = { menu: page, right: 'query' };
const manage: Access = { menu: page, right: 'manage' };
const secretAnswer = 'its answer is a secret that is not kept';

/** The longest time for which a replaced secret may still work, in hours. */
export const longestOverlap = 168;

const name = z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(100), z.regex(oneLine));
const module = z.enum(senderModules);
const isOrigin = (text: string) => isWebAddress(text) && new URL(text).origin === text;

const settings = {
  name,
  /** The modules for which it may notify. */
  modules: z.array(module).check(z.minLength(1), z.maxLength(senderModules.length)),
  /** Hosts besides the portal that notices may lead to, such as `https://car.example.go.th`. */
  origins: z.array(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200), z.refine(isOrigin))).check(z.maxLength(10)),
  /** Calls a minute. */
  perMinute: whole(1, 6000),
};

const secret = z.object({
  /** How it begins. */
  shown: z.string(),
  createdAt: moment,
  /** From then on it does not work; null while it is the current one. */
  endsAt: z.nullable(moment),
});

const serviceKey = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  modules: z.array(module),
  origins: z.array(z.string()),
  perMinute: z.number(),
  createdAt: moment,
  createdBy: z.string(),
  revokedAt: z.nullable(moment),
  revokedBy: z.string(),
  lastUsedAt: z.nullable(moment),
  /** Newest first. */
  secrets: z.array(secret),
});
export type ServiceKey = z.output<typeof serviceKey>;

const use = z.object({
  /** The minute in which the calls came. */
  at: moment,
  address: z.nullable(z.string()),
  /** How the secret begins. */
  shown: z.string(),
  calls: z.number(),
  refused: z.number(),
  /** How many notices were written. */
  notices: z.number(),
});
export type KeyUse = z.output<typeof use>;

export const listServiceKeys = endpoint({
  name: 'listServiceKeys',
  summary: 'The keys of other systems, those in force first',
  method: 'GET',
  path: '/api/core/settings/service-keys',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({ items: z.array(serviceKey) }),
});

export const listKeyUses = endpoint({
  name: 'listKeyUses',
  summary: 'When and from where a key was used, newest first, and the newest notifications sent with it',
  method: 'POST',
  path: '/api/core/settings/service-keys/uses',
  kind: 'read',
  access: query,
  request: z.extend(z.omit(listRequest, { search: true }), { id }),
  response: z.extend(listResponse(use), {
    sent: z.array(z.object({ at: moment, module, title: z.string(), persons: z.number(), shown: z.string() })),
  }),
});

export const createServiceKey = endpoint({
  name: 'createServiceKey',
  summary: 'Create a key for another system; its secret is answered once',
  method: 'POST',
  path: '/api/core/settings/service-keys/create',
  kind: 'act',
  access: manage,
  takesNoKey: secretAnswer,
  request: z.object(settings),
  response: z.object({ id: z.number(), secret: z.string() }),
});

export const saveServiceKey = endpoint({
  name: 'saveServiceKey',
  summary: 'Change what a key may do',
  method: 'POST',
  path: '/api/core/settings/service-keys/save',
  kind: 'act',
  access: manage,
  request: z.object({ id, version, ...settings }),
  response: nothing,
});

/** Gives a key a new secret. The older ones work until the overlap is over. */
export const rotateServiceKey = endpoint({
  name: 'rotateServiceKey',
  summary: 'Give a key a new secret; the older one works for some hours more',
  method: 'POST',
  path: '/api/core/settings/service-keys/rotate',
  kind: 'act',
  access: manage,
  takesNoKey: secretAnswer,
  request: z.object({ id, overlapHours: whole(0, longestOverlap) }),
  response: z.object({ secret: z.string() }),
});

export const revokeServiceKey = endpoint({
  name: 'revokeServiceKey',
  summary: 'Revoke a key at once and for good',
  method: 'POST',
  path: '/api/core/settings/service-keys/revoke',
  kind: 'act',
  access: manage,
  request: z.object({ id }),
  response: nothing,
});
