import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../src/platform/database';

/** A browser's user agent. */
export const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Another open session of a person, as in an agency that allows several devices. */
export async function openAnother(db: Database, { personId }: { personId: number }, now = new Date()): Promise<{ token: string; sessionId: number }> {
  const token = randomUUID();
  const hash = createHash('sha256').update(token).digest();
  const device = await db.insertInto('device').values({ token_hash: hash }).returning('id').executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('session')
    .values({
      token_hash: hash,
      person_id: personId,
      device_id: device.id,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
      user_agent: chrome,
      address: '10.1.2.3',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token, sessionId: id };
}
