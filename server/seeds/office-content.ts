import { z } from 'zod';
import { readContent } from './read-content';

const inBothLanguages = z.strictObject({ th: z.string(), en: z.string() });
const nameOfPerson = z.strictObject({
  th: z.string().regex(/^\S+ \S+ \S+$/, 'must be prefix, first name and last name'),
  en: z.string().regex(/^\S+ \S+$/, 'must be first name and last name'),
});
const person = z.strictObject({
  username: z.string(),
  rank: z.enum(['chief', 'executive', 'head', 'officer']).default('officer'),
  post: inBothLanguages,
  name: nameOfPerson,
});
const unit = z.strictObject({
  id: z.int(),
  parent: z.int().nullable().default(null),
  code: z.string(),
  level: z.literal([1, 2, 3]),
  shortName: z.string(),
  letterCode: z.string(),
  phone: z.string(),
  hasRegistry: z.boolean().default(false),
  name: inBothLanguages,
  persons: z.array(person),
});

const office = z.strictObject({
  units: z.array(unit),
  furtherPosts: z.array(
    z.strictObject({ key: z.string(), unit: z.int(), rank: z.enum(['executive', 'officer']).default('officer'), name: inBothLanguages, heldBy: z.string() }),
  ),
  namedAccounts: z.array(z.string()),
  withoutConsent: z.array(z.string()),
  functions: z.array(z.strictObject({ username: z.string(), unit: z.int(), function: z.enum(['registrar', 'registryHead', 'secretRegistrar']) })),
  secretaries: z.array(z.strictObject({ username: z.string(), post: z.string() })),
  clearances: z.array(z.strictObject({ username: z.string(), level: z.literal([2, 3]), orderNumber: z.string() })),
  roles: z.array(z.strictObject({ username: z.string(), role: z.enum(['administrator', 'auditor']) })),
  actingOrders: z.array(
    z.strictObject({
      usernames: z.array(z.string()),
      post: z.string(),
      number: z.int(),
      delegates: z.strictObject({ scope: z.string(), excludes: z.string() }).optional(),
    }),
  ),
});

/** A value that names a unit, a person or a post, with its path. */
type Mention = readonly [kind: 'unit' | 'person' | 'post', name: string | number, ...path: (string | number)[]];

function mentionsOf({ units, furtherPosts, namedAccounts, withoutConsent, functions, secretaries, clearances, roles, actingOrders }: z.output<typeof office>) {
  return [
    ...units.flatMap(({ parent }, at): Mention[] => (parent === null ? [] : [['unit', parent, 'units', at, 'parent']])),
    ...furtherPosts.flatMap((post, at): Mention[] => [
      ['unit', post.unit, 'furtherPosts', at, 'unit'],
      ['person', post.heldBy, 'furtherPosts', at, 'heldBy'],
    ]),
    ...namedAccounts.map((username, at): Mention => ['person', username, 'namedAccounts', at]),
    ...withoutConsent.map((username, at): Mention => ['person', username, 'withoutConsent', at]),
    ...functions.flatMap((each, at): Mention[] => [
      ['person', each.username, 'functions', at, 'username'],
      ['unit', each.unit, 'functions', at, 'unit'],
    ]),
    ...secretaries.flatMap((each, at): Mention[] => [
      ['person', each.username, 'secretaries', at, 'username'],
      ['post', each.post, 'secretaries', at, 'post'],
    ]),
    ...clearances.map(({ username }, at): Mention => ['person', username, 'clearances', at, 'username']),
    ...roles.map(({ username }, at): Mention => ['person', username, 'roles', at, 'username']),
    ...actingOrders.flatMap(({ usernames, post }, at): Mention[] => [
      ...usernames.map((username, place): Mention => ['person', username, 'actingOrders', at, 'usernames', place]),
      ['post', post, 'actingOrders', at, 'post'],
    ]),
  ];
}

/** content/office.yaml; every reference must exist in it. */
export const officeSchema = office.superRefine((read, context) => {
  const usernames = read.units.flatMap(({ persons }) => persons.map(({ username }) => username));
  const known = {
    unit: new Set<string | number>(read.units.map(({ id }) => id)),
    person: new Set<string | number>(usernames),
    post: new Set<string | number>([...usernames.map((username) => `${username}-post`), ...read.furtherPosts.map(({ key }) => key)]),
  };
  for (const [kind, name, ...path] of mentionsOf(read))
    if (!known[kind].has(name)) context.addIssue({ code: 'custom', path, message: `there is no ${kind} ${name}` });
});

export const officeContent = readContent('office.yaml', officeSchema);
