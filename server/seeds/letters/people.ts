import { development, type OfficePerson, persons, planning, posts, secretariat, standards, units } from '../office';
import type { DeskKey } from './plan';

export interface Division {
  unitId: number;
  desk: DeskKey;
  registrar: string;
  head: string;
  headDesk: DeskKey;
  /** The officers who get work; those listed twice get more. */
  officers: readonly string[];
  sections: readonly DeskKey[];
}

const unitDesk = (unitId: number): DeskKey => `unit:${unitId}`;
export const postDesk = (username: string): DeskKey => `post:${username}-post`;
export const personDesk = (username: string): DeskKey => `person:${username}`;

export const divisions = {
  secretariat: {
    unitId: secretariat,
    desk: unitDesk(secretariat),
    registrar: 'central',
    head: 'wilaiwans',
    headDesk: postDesk('wilaiwans'),
    officers: ['prasertw', 'nanthanaj', 'siripornc', 'peeraphonk'],
    sections: [unitDesk(10_000_012), unitDesk(10_000_013)],
  },
  planning: {
    unitId: planning,
    desk: unitDesk(planning),
    registrar: 'registrar1',
    head: 'head1',
    headDesk: postDesk('head1'),
    officers: ['officer1', 'chanidar', 'phurit', 'jiraphonh', 'thanakony', 'officer1', 'officer1'],
    sections: [unitDesk(10_000_120), unitDesk(10_000_130)],
  },
  development: {
    unitId: development,
    desk: unitDesk(development),
    registrar: 'registrar2',
    head: 'head2',
    headDesk: postDesk('head2'),
    officers: ['officer2', 'woramets', 'benjawant', 'chakkaphani', 'officer2', 'officer2'],
    sections: [unitDesk(10_000_220), unitDesk(10_000_230)],
  },
  standards: {
    unitId: standards,
    desk: unitDesk(standards),
    registrar: 'butsabat',
    head: 'phongsathonm',
    headDesk: postDesk('phongsathonm'),
    officers: ['sirink', 'rangsann', 'khwanruedit', 'kongphops'],
    sections: [unitDesk(10_000_310), unitDesk(10_000_320)],
  },
} as const satisfies Record<string, Division>;
export type DivisionKey = keyof typeof divisions;

export const central = divisions.secretariat.desk;
export const directorDesk = postDesk('director');
export const deputyDesk = postDesk('deputy');

/** Writers of the office's own letters: account, division and first reviewer. */
export const writers = {
  officer1: { username: 'officer1', division: 'planning', checker: 'onumal' },
  officer2: { username: 'officer2', division: 'development', checker: 'suphakonc' },
  officer3: { username: 'jiraphonh', division: 'planning', checker: 'witthayas' },
  personnel: { username: 'nanthanaj', division: 'secretariat', checker: 'chaiwatp' },
  finance: { username: 'prasertw', division: 'secretariat', checker: 'kanlayas' },
  security: { username: 'sirink', division: 'standards', checker: 'ekkachaiw' },
  secret: { username: 'secret', division: 'secretariat', checker: 'suphawadin' },
} as const satisfies Record<string, { username: string; division: DivisionKey; checker: string }>;

function personOf(username: string): OfficePerson {
  const found = persons.find((person) => person.username === username);
  if (!found) throw new Error(`nobody is called ${username}`);
  return found;
}

/** Name with prefix, as printed under a letter. */
export const nameOf = (username: string) => {
  const { prefix, firstName, lastName } = personOf(username);
  return `${prefix}${firstName} ${lastName}`;
};

export const postOf = (username: string) => posts.find((post) => post.key === personOf(username).posts[0])?.nameTh ?? '';

export const unitOf = (unitId: number) => {
  const found = units.find((unit) => unit.id === unitId);
  if (!found) throw new Error(`there is no unit ${unitId}`);
  return found;
};
