import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import type { Database } from '../database';
import { type FoundNames, type NamedDesk, type NamedPerson, readNames, type Wanted } from './names-store';

/** The names of what was asked for; asking for anything else is a bug. */
export interface Names {
  desk(id: number): NamedDesk;
  person(id: number): NamedPerson;
  post(id: number): string;
  unit(id: number): string;
  jobType(id: number): Label;
}

/** Names read under one stamp, on one day: who holds a post changes at midnight. */
class Kept {
  readonly desks = new Map<number, NamedDesk>();
  readonly persons = new Map<number, NamedPerson>();
  readonly posts = new Map<number, string>();
  readonly units = new Map<number, string>();
  readonly jobTypes = new Map<number, Label>();

  constructor(
    readonly stamp: number,
    readonly day: string,
  ) {}

  add({ desks, persons, posts, units, jobTypes }: FoundNames): this {
    for (const desk of desks) this.desks.set(desk.deskId, desk);
    for (const person of persons) this.persons.set(person.personId, person);
    for (const { id, name } of posts) this.posts.set(id, name);
    for (const { id, name } of units) this.units.set(id, name);
    for (const { id, ...label } of jobTypes) this.jobTypes.set(id, label);
    return this;
  }

  /** What is wanted and not here; null if everything is. */
  missing(wanted: Wanted): Wanted | null {
    const rest = { ...wanted };
    let isComplete = true;
    for (const kind of Object.keys(wanted) as (keyof Wanted)[]) {
      rest[kind] = wanted[kind].filter((id) => !this[kind].has(id));
      isComplete &&= rest[kind].length === 0;
    }
    return isComplete ? null : rest;
  }
}

/** By the connection to the database, which has a language. */
const kept = new WeakMap<Database, Kept>();

/**
 * The names of these desks, persons, posts, units and kinds of assignments, from memory where the stamp that the caller has just read is
 * the one they were read under. A transaction reads its own: it may see changes that never become true.
 */
export async function namesOf(db: Database, stamp: number, wanted: Wanted, now: Date): Promise<Names> {
  const day = bangkokDay(now);
  const known = db.isTransaction ? undefined : kept.get(db);
  const names = known?.stamp === stamp && known.day === day ? known : new Kept(stamp, day);
  const missing = names.missing(wanted);
  if (missing === null) return access(names);
  const found = await readNames(db, missing, now);
  if (found.stamp === stamp) return access(remember(db, names.add(found)));
  // A name has changed between the two statements: all are read again together.
  const all = await readNames(db, wanted, now);
  return access(remember(db, new Kept(all.stamp, day).add(all)));
}

function remember(db: Database, names: Kept): Kept {
  if (!db.isTransaction) kept.set(db, names);
  return names;
}

function access({ desks, persons, posts, units, jobTypes }: Kept): Names {
  const from =
    <Name>(names: Map<number, Name>, what: string) =>
    (id: number) => {
      const name = names.get(id);
      if (name === undefined) throw new Error(`the name of ${what} ${id} was not read`);
      return name;
    };
  return {
    desk: from(desks, 'desk'),
    person: from(persons, 'person'),
    post: from(posts, 'post'),
    unit: from(units, 'unit'),
    jobType: from(jobTypes, 'job type'),
  };
}
