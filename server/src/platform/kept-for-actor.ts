import type { ActContext, Actor, Seat } from './action';
import type { Database } from './database';

/** Persons that are remembered for each reading and language; beyond that, who was asked about longest ago is forgotten. */
const maxPersons = 20_000;

/** What is kept while a stamp holds. */
interface Kept<Key, Value> {
  stamp: string;
  values: Map<Key, Value>;
}

const under = <Key, Value>(stamp: string, before: Kept<Key, Value> | undefined): Kept<Key, Value> =>
  before?.stamp === stamp ? before : { stamp, values: new Map() };

async function keptValue<Key, Value>({ values }: Kept<Key, Value>, key: Key, read: () => Promise<Value>): Promise<Value> {
  if (values.has(key)) return values.get(key) as Value;
  const value = await read();
  values.set(key, value);
  return value;
}

interface Asked {
  db: Database;
  actor: Actor;
  now: Date;
}

/**
 * Keeps what was read for a person between calls. It must depend on nothing but this person's access, names and the day: then it holds
 * while the actor has the same stamp (see `Actor.stamp`).
 */
export function keptForActor<Key, Value, Context extends Asked = Asked>(
  read: (context: Context, key: Key) => Promise<Value>,
): (context: Context, key: Key) => Promise<Value> {
  // By the connection to the database, which has a language.
  const kept = new WeakMap<Database, Map<number, Kept<Key, Value>>>();
  return async (context, key) => {
    const { db, actor } = context;
    const persons = kept.get(db) ?? new Map<number, Kept<Key, Value>>();
    kept.set(db, persons);
    const known = under(actor.stamp, persons.get(actor.personId));
    const value = await keptValue(known, key, () => read(context, key));
    persons.delete(actor.personId);
    persons.set(actor.personId, known);
    for (const oldest of persons.keys()) {
      if (persons.size <= maxPersons) break;
      persons.delete(oldest);
    }
    return value;
  };
}

/**
 * The same for acts. The connection of an act lasts only for its transaction, so the values are kept with the person's seats, which are one
 * object as long as their access is kept in memory. Call it before the act changes anything: what it read must not be rolled back.
 */
export function keptInActs<Key, Value>(read: (context: ActContext, key: Key) => Promise<Value>): (context: ActContext, key: Key) => Promise<Value> {
  const kept = new WeakMap<readonly Seat[], Kept<Key, Value>>();
  return async (context, key) => {
    const { seats, stamp } = context.actor;
    // Only people have a stamp.
    if (stamp === '') return read(context, key);
    const known = under(stamp, kept.get(seats));
    kept.set(seats, known);
    return keptValue(known, key, () => read(context, key));
  };
}
