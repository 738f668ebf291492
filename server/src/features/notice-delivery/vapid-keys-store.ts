import { sql } from 'kysely';
import webPush, { type VapidKeys } from 'web-push';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import type { SecretBox } from '../../platform/keys/secret-box';

const name = 'web-push keys';

/** The keys by which push services know this installation, made at the first use and sealed in the database, which all processes share. */
export function vapidKeysOf(db: Database, secrets: SecretBox, clock: Clock): () => Promise<VapidKeys | null> {
  let known: VapidKeys | null = null;
  return async () => {
    known ??= (await read(db, secrets)) ?? (await create(db, secrets, clock()));
    return known;
  };
}

async function create(db: Database, secrets: SecretBox, now: Date): Promise<VapidKeys | null> {
  const sealed = secrets.seal(name, JSON.stringify(webPush.generateVAPIDKeys()));
  await sql`
    insert into sealed_secret (name, sealed, changed_at) values (${name}, ${sealed}, ${now})
    on conflict (name) do nothing`.execute(db);
  return read(db, secrets);
}

/** Null if there are none, or they were sealed with another key. */
async function read(db: Database, secrets: SecretBox): Promise<VapidKeys | null> {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from sealed_secret where name = ${name}`.execute(db);
  const opened = rows[0] && secrets.open(name, rows[0].sealed);
  return opened ? (JSON.parse(opened) as VapidKeys) : null;
}
