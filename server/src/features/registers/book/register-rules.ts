import type { BookFunction, NumberRight } from '@sarabun/contract/registers/register';
import type { Actor } from '../../../platform/action';

const worksThere = new Set(['registrar', 'registryHead', 'head']);
const correctsThere = new Set(['registryHead', 'head']);
const open = 1;

export interface HeldRight {
  unitId: number;
  what: NumberRight;
}

/** The registers that a person may view and work with. */
export interface Reader {
  /** Units at whose registry the person works: their open registers. */
  works: number[];
  /** Units whose secret registers the person may view. */
  secret: number[];
  /** Units whose control register of secret letters the person keeps. */
  controls: number[];
  /** Units at whose registry the person may correct lines. */
  corrects: number[];
  /** Units whose open registers are visible through a right, and those below which they are. */
  central: number[];
  overview: number[];
  /** Open registers of the whole office. */
  readsAll: boolean;
  clearance: number;
  rights: readonly HeldRight[];
}

/**
 * The registers that a person may view: open ones by working at the registry, by a right, or as auditor; secret ones as secret registrar,
 * or by working there with clearance (secrecy regulation B.E. 2544); the control register only as its secret registrar. Being administrator
 * alone shows none.
 */
export function readerOf(actor: Pick<Actor, 'seats' | 'clearance' | 'roles'>, rights: readonly HeldRight[]): Reader {
  const atUnits = actor.seats.filter((seat) => seat.deskKind === 'unit');
  const unitsOf = (which: (work: string) => boolean) => [...new Set(atUnits.filter((seat) => which(seat.function)).map((seat) => seat.unitId))];
  const rightOn = (what: NumberRight) => rights.filter((right) => right.what === what).map((right) => right.unitId);
  return {
    works: unitsOf((work) => worksThere.has(work)),
    secret: actor.clearance > open ? unitsOf((work) => work === 'secretRegistrar' || worksThere.has(work)) : [],
    controls: actor.clearance > open ? unitsOf((work) => work === 'secretRegistrar') : [],
    corrects: unitsOf((work) => correctsThere.has(work)),
    central: rightOn('central'),
    overview: rightOn('overview'),
    readsAll: actor.roles.includes('auditor'),
    clearance: actor.clearance,
    rights,
  };
}

/** What a person may do with the numbers of a register that they are known to be allowed to view. */
export function allowedFunctions(reader: Reader, register: { unitId: number; isSecret: boolean }, offered: readonly BookFunction[]): BookFunction[] {
  const has = (what: NumberRight) => reader.rights.some((right) => right.what === what && right.unitId === register.unitId);
  const gives = fillsIn(reader, register) || has('central');
  const may: Record<BookFunction, boolean> = {
    export: true,
    print: true,
    issue: gives,
    bulk: gives,
    reserve: has('reserve'),
    backDate: gives && has('backDate'),
    cancel: has('cancel'),
    correct: register.isSecret ? fillsIn(reader, register) : reader.corrects.includes(register.unitId),
  };
  return offered.filter((what) => may[what]);
}

/**
 * The relation of a right's holder to the registers of a unit: works there, can view them by a right, or holds a post under which letters
 * are signed.
 */
export interface Standing {
  works: boolean;
  isShown: boolean;
  signs: boolean;
}

/**
 * Whether a right on numbers is of any use to this holder. Reserving, cancelling and back-dating need a visible register; a signer
 * back-dates a letter without one. Rights that show registers need nothing else.
 */
export function isUsable(what: NumberRight, { works, isShown, signs }: Standing): boolean {
  if (what === 'central' || what === 'overview') return true;
  return works || isShown || (what === 'backDate' && signs);
}

/** Whether a person works at the register's registry. */
export function fillsIn(reader: Reader, register: { unitId: number; isSecret: boolean }): boolean {
  return (register.isSecret ? reader.secret : reader.works).includes(register.unitId);
}

/** Whether a person may write the remark of a line that is in force: who corrects the lines, and whoever works at its registry. */
export function remarksOn(reader: Reader, register: { unitId: number; isSecret: boolean }, offered: readonly BookFunction[]): boolean {
  return offered.includes('correct') && (fillsIn(reader, register) || allowedFunctions(reader, register, offered).includes('correct'));
}

/**
 * Whether a person may correct what was typed of the letter of a line: who corrects the lines, and who entered this one for as long as they work
 * at its registry.
 */
export function correctsLetter(reader: Reader, register: { unitId: number; isSecret: boolean }, offered: readonly BookFunction[], isOwn: boolean): boolean {
  if (!offered.includes('correct')) return false;
  return allowedFunctions(reader, register, offered).includes('correct') || (isOwn && fillsIn(reader, register));
}

/** Whether a person may use a reserved number of a register: those who may reserve there, and those who assign its numbers. */
export function usesReserved(reader: Reader, register: { unitId: number; isSecret: boolean }): boolean {
  return fillsIn(reader, register) || reader.rights.some(({ what, unitId }) => unitId === register.unitId && (what === 'reserve' || what === 'central'));
}

/** Whether a person may back-date a signed letter in the registers of a unit. */
export function mayBackDate(reader: Reader, unitId: number): boolean {
  return reader.rights.some((right) => right.what === 'backDate' && right.unitId === unitId);
}
