import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import type { Reply, TestPerson, testPortal } from '../portal';

export type Portal = Awaited<ReturnType<typeof testPortal>>;

/** What shows that an act was done: audit rows with another name, or one for each of several things. */
interface Expected {
  action?: string;
  times?: number;
}

/** Sends acts twice at once with one key, checks that each was done once and answered twice, and remembers which were sent. */
export function twiceOn(portal: Portal) {
  const { db } = portal.running;
  const sent = new Set<string>();
  const newest = async () => (await sql<{ id: number }>`select coalesce(max(id), 0) as id from audit`.execute(db)).rows[0]?.id ?? 0;
  const done = async (since: number, action: string) =>
    (await sql<{ n: number }>`select count(*) as n from audit where id > ${since} and action = ${action}`.execute(db)).rows[0]?.n;

  const doubled = async (name: string, send: (headers: Record<string, string>) => Promise<Reply>, { action = name, times = 1 }: Expected) => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = await newest();
    const [one, other] = await Promise.all([send(headers), send(headers)]);
    expect([one.code, one.body.status], `${name}: ${JSON.stringify(one.body)}`).toEqual([200, 'success']);
    expect([other.code, other.body], name).toEqual([one.code, one.body]);
    expect(await done(before, action), `${name} was done`).toBe(times);
    // After a cut connection the browser asks again, later and alone.
    const repeat = await send(headers);
    expect([repeat.code, repeat.body], name).toEqual([one.code, one.body]);
    expect(await done(before, action), `${name} was done`).toBe(times);
    sent.add(name);
    return one.body;
  };
  return {
    sent,
    act: <E extends Endpoint>(endpoint: E, input: z.input<E['request']>, as: TestPerson | null, expected: Expected = {}) =>
      doubled(endpoint.name, (headers) => portal.post(endpoint.path, input as Record<string, unknown>, { ...(as && { as }), headers }), expected),
    upload: (path: string, action: string, content: Buffer, as: TestPerson, name = 'file.pdf') =>
      doubled(path, (headers) => portal.upload(path, content, { as, name, headers }), { action }),
  };
}

/** Every address of a portal that takes acts. */
export function addressesSentTo({ running: { app } }: Portal): string[] {
  const steps: string[] = [];
  return (['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) =>
    app
      .printRoutes({ method, commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        // A branch of the route tree holds the rest of the address after its parent.
        const [, indent = '', step, isServed] = /^([│ ]*)[├└]── (\S+)( \()?/.exec(line) ?? [];
        if (step === undefined) return [];
        steps.splice(indent.length / 4, steps.length, step);
        return isServed ? [steps.join('')] : [];
      }),
  );
}
