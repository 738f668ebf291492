import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { id, label, maxInteger, version, whole } from '../wire';

/** How a type of signature appears on the letter. */
export const signManners = ['own', 'instead', 'initial', 'seal'] as const;
export type SignManner = (typeof signManners)[number];

const signTypeChoice = z.object({
  id: z.number(),
  th: z.string(),
  en: z.string(),
  manner: z.enum(signManners),
  isDefault: z.boolean(),
  /** The typed name is not enough. */
  needsPicture: z.boolean(),
  needsCertificate: z.boolean(),
});
export type SignTypeChoice = z.output<typeof signTypeChoice>;

/** The type that counts where the signer chooses none: the office's default, or else the first that the signer may use. */
export const typeBeforehand = <Type extends Pick<SignTypeChoice, 'isDefault'>>(usable: readonly Type[]): Type | undefined =>
  usable.find(({ isDefault }) => isDefault) ?? usable[0];

/** The types of signatures that the person may use on a letter waiting at one of their desks. */
export const signTypesFor = endpoint({
  name: 'signTypesFor',
  summary: 'The types of signatures that the person may use on a letter that waits for the signature',
  method: 'GET',
  path: '/api/sarabun/sign-types',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ legId: id }),
  response: z.object({ items: z.array(signTypeChoice) }),
});

const ruleFields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Codes of kinds of letters; empty for all. */
  kinds: z.array(whole(0, maxInteger)).check(z.maxLength(50)),
  /** Ids of post levels; empty for all. */
  levelIds: z.array(id).check(z.maxLength(100)),
  /** The post must have this signature rank or a higher one; 1 is the highest. */
  lowestRank: z.nullable(whole(1, 999)),
  active: z.boolean(),
};
const signTypeRule = z.object({ id: z.number(), version: z.number(), ...ruleFields });
export type SignTypeRule = z.output<typeof signTypeRule>;

/** The rules of a type of signature (`sign-type/signTypeGroup/{id}`), and their choices. */
export const signTypeRules = endpoint({
  name: 'signTypeRules',
  summary: 'The rules of a type of signature: for which letters and posts it may be used',
  method: 'GET',
  path: '/api/core/sign-type-rules',
  kind: 'read',
  access: { menu: 'sign-type', right: 'query' },
  request: z.object({ signTypeId: id }),
  response: z.object({
    item: z.object({
      signTypeId: z.number(),
      name: label,
      rules: z.array(signTypeRule),
      levels: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  }),
});

/** Adds a rule, or updates one by id and version. */
export const saveSignTypeRule = endpoint({
  name: 'saveSignTypeRule',
  summary: 'Add or change a rule of a type of signature',
  method: 'POST',
  path: '/api/core/save-sign-type-rule',
  kind: 'act',
  access: { menu: 'sign-type', right: 'manage' },
  request: z.object({ signTypeId: id, rule: z.nullable(z.object({ id, version })), ...ruleFields }),
  response: z.object({ id: z.number() }),
});

export const removeSignTypeRule = endpoint({
  name: 'removeSignTypeRule',
  summary: 'Take a rule of a type of signature away',
  method: 'POST',
  path: '/api/core/remove-sign-type-rule',
  kind: 'act',
  access: { menu: 'sign-type', right: 'manage' },
  request: z.object({ id, version }),
  response: nothing,
});
