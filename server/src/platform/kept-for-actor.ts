import type { Actor } from './action';
import type { Database } from './database';

/** Persons that are remembered for each reading and language; beyond that, who was asked about longest ago is forgotten. */
const maxPersons = 20_000;

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
  const kept = new WeakMap<Database, Map<number, { stamp: string; values: Map<Key, Value> }>>();
  return async (context, key) => {
    const { db, actor } = context;
    const persons = kept.get(db) ?? new Map<number, { stamp: string; values: Map<Key, Value> }>();
    kept.set(db, persons);
    const before = persons.get(actor.personId);
    const known = before?.stamp === actor.stamp ? before : { stamp: actor.stamp, values: new Map<Key, Value>() };
    const value = known.values.has(key) ? (known.values.get(key) as Value) : await read(context, key);
    known.values.set(key, value);
    persons.delete(actor.personId);
    persons.set(actor.personId, known);
    for (const oldest of persons.keys()) {
      if (persons.size <= maxPersons) break;
      persons.delete(oldest);
    }
    return value;
  };
}
