import { defaultUnit } from '@sarabun/contract/constants';
import { buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { ActingPhrase, SeatFunction } from '../src/platform/schema';
import { officeContent as content } from './office-content';

export interface OfficeUnit {
  id: number;
  parentId: number | null;
  code: string;
  nameTh: string;
  nameEn: string;
  shortName: string;
  /** Letter code and unit number, as printed before the slash (annex 1). */
  letterCode: string;
  /** 1 department, 2 division, 3 section. */
  level: 1 | 2 | 3;
  hasRegistry: boolean;
  /** Internal telephone, as printed on memos. */
  phone: string;
}

export interface OfficePost {
  key: string;
  unitId: number;
  nameTh: string;
  nameEn: string;
  isHead: boolean;
  isExecutive: boolean;
}

export interface OfficePerson {
  username: string;
  prefix: string;
  firstName: string;
  lastName: string;
  firstNameEn: string;
  lastNameEn: string;
  email: string;
  phone: string;
  unitId: number;
  /** Keys of the posts held; the first is the main one. */
  posts: readonly string[];
}

/** A function at the desk of a unit. */
export interface OfficeFunction {
  username: string;
  unitId: number;
  function: Extract<SeatFunction, 'registrar' | 'registryHead' | 'secretRegistrar'>;
}

export interface ActingOrder {
  /** In the order of succession. */
  usernames: readonly string[];
  post: string;
  phrase: ActingPhrase;
  applies: 'period' | 'whenAway';
  orderNumber: string;
  orderedOn: string;
  scope: string;
  excludes: string;
  startsOn: string;
  endsOn: string;
}

/** The password of every account of the demonstration office. */
export const demonstrationPassword = 'Portal1234';

/** When everyone started work: before the first letter. */
export const officeOpened = '2024-10-01';

export const department = defaultUnit;
/** Where the central registry is. */
export const secretariat = 10_000_001;
export const planning = 10_000_100;
export const development = 10_000_200;
export const standards = 10_000_300;

export const units: readonly OfficeUnit[] = content.units.map(({ parent, name, persons: _, ...unit }) => ({
  ...unit,
  parentId: parent,
  nameTh: name.th,
  nameEn: name.en,
}));

const staff = content.units.flatMap((unit) =>
  unit.persons.map((person) => ({ ...person, unitId: unit.id, post: { ...person.post, key: `${person.username}-post` } })),
);

export const posts: readonly OfficePost[] = [
  ...staff.map((person) => ({
    key: person.post.key,
    unitId: person.unitId,
    nameTh: person.post.th,
    nameEn: person.post.en,
    isHead: person.rank === 'head' || person.rank === 'chief',
    isExecutive: person.rank === 'executive' || person.rank === 'chief',
  })),
  ...content.furtherPosts.map(({ key, unit, rank, name }) => ({
    key,
    unitId: unit,
    nameTh: name.th,
    nameEn: name.en,
    isHead: false,
    isExecutive: rank === 'executive',
  })),
];

export const persons: readonly OfficePerson[] = staff.map(({ username, unitId, name, post }, index) => {
  const [prefix, firstName, lastName] = name.th.split(' ') as [string, string, string];
  const [firstNameEn, lastNameEn] = name.en.split(' ') as [string, string];
  return {
    username,
    prefix,
    firstName,
    lastName,
    firstNameEn,
    lastNameEn,
    email: `${firstNameEn.toLowerCase()}.${lastNameEn.charAt(0).toLowerCase()}@docflow.example.go.th`,
    phone: String(1001 + index),
    unitId,
    posts: [post.key, ...content.furtherPosts.filter(({ heldBy }) => heldBy === username).map(({ key }) => key)],
  };
});

export const { namedAccounts, withoutConsent, secretaries, clearances, roles } = content;
export const functions: readonly OfficeFunction[] = content.functions.map(({ unit, ...each }) => ({ ...each, unitId: unit }));

/** The orders to act for a post that are in force on a day `YYYY-MM-DD`: from the first day of the fiscal year, ending next year. */
export function actingOrders(today: string): ActingOrder[] {
  const year = Number(today.slice(0, 4));
  const startsOn = today.slice(5) >= '10-01' ? `${year}-10-01` : `${year - 1}-10-01`;
  const endsOn = `${year + 1}-09-30`;
  const orderNumber = (number: number) => toThaiDigits(`${number}/${buddhistYear(startsOn)}`);
  return content.actingOrders.map(({ usernames, post, number, delegates }) => ({
    usernames,
    post,
    orderNumber: orderNumber(number),
    orderedOn: startsOn,
    startsOn,
    endsOn,
    phrase: delegates ? 'delegated' : 'vacancy',
    applies: delegates ? 'period' : 'whenAway',
    scope: delegates?.scope ?? '',
    excludes: delegates?.excludes ?? '',
  }));
}
