import type { BookFunction, NumberRight } from '@sarabun/contract/registers/register';
import type { Actor } from '../../../platform/action';

const worksThere = new Set(['registrar', 'registryHead', 'head']);
const correctsThere = new Set(['registryHead', 'head']);
const open = 1;

/** A right on the numbers of a unit. */
export interface HeldRight {
  unitId: number;
  what: NumberRight;
}

/** Whose registers somebody may look at, and work with. */
export interface Reader {
  /** Units at whose registry the person works: their open registers. */
  works: number[];
  /** Units whose secret registers the person may look at. */
  secret: number[];
  /** Units whose control register of secret letters the person keeps. */
  controls: number[];
  /** Units at whose registry the person may correct lines. */
  corrects: number[];
  /** Units whose open registers the person is shown by a right, and those below which it is. */
  central: number[];
  overview: number[];
  /** Open registers of the whole office. */
  readsAll: boolean;
  clearance: number;
  rights: readonly HeldRight[];
}

/**
 * Whose registers a person may look at: open ones by working at the registry, by a right, or as auditor; secret ones as secret
 * registrar, or cleared and at work there (secrecy regulation B.E. 2544); the control register as its secret registrar alone. The administrator sees none for that alone.
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

/** What somebody may do with the numbers of a register that is already known to be theirs to look at. */
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

/** How a holder stands to the registers of a unit: at work there, shown them by a right, or at a post under which letters are signed. */
export interface Standing {
  works: boolean;
  isShown: boolean;
  signs: boolean;
}

/**
 * Whether a right on numbers can be used by somebody of this standing. Registers are reserved, cancelled and back-dated in by whoever may
 * look at them; a signer dates a letter back without. The rights that show registers need nothing else.
 */
export function isUsable(what: NumberRight, { works, isShown, signs }: Standing): boolean {
  if (what === 'central' || what === 'overview') return true;
  return works || isShown || (what === 'backDate' && signs);
}

/** Whether somebody works at the registry whose register it is. */
export function fillsIn(reader: Reader, register: { unitId: number; isSecret: boolean }): boolean {
  return (register.isSecret ? reader.secret : reader.works).includes(register.unitId);
}

/** Whether somebody may give a letter a number that was reserved in a register: whoever may reserve there, and whoever gives its numbers. */
export function usesReserved(reader: Reader, register: { unitId: number; isSecret: boolean }): boolean {
  return fillsIn(reader, register) || reader.rights.some(({ what, unitId }) => unitId === register.unitId && (what === 'reserve' || what === 'central'));
}

/** Whether somebody may date a signed letter before today, in the registers of a unit. */
export function mayBackDate(reader: Reader, unitId: number): boolean {
  return reader.rights.some((right) => right.what === 'backDate' && right.unitId === unitId);
}
