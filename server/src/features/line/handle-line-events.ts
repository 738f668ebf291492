import * as z from 'zod/mini';
import type { ReadContext } from '../../platform/action';
import type { Log } from '../../platform/log';
import { DatabaseAway } from '../../platform/outage';
import { hashOf } from '../session';
import { findPersonOfLine, link, takeNonce, unlinkLineUser } from './line-store';
import { linked, linkedAlready, notLinkedNow, openLink } from './line-texts';
import type { LineSettings } from './link-account';

/** The few events we handle; others, and additional fields of LINE, are ignored. */
const webhookBody = z.object({
  events: z.array(
    z.object({
      type: z.string(),
      replyToken: z.optional(z.string()),
      source: z.optional(z.object({ type: z.string(), userId: z.optional(z.string()) })),
      link: z.optional(z.object({ result: z.string(), nonce: z.string() })),
    }),
  ),
});
type LineEvent = z.output<typeof webhookBody>['events'][number];

/**
 * Handles LINE's events one by one. A failed one does not stop the others, because LINE would send all of them again (which it does when
 * the database is unreachable).
 */
export async function handleLineEvents(context: ReadContext, body: unknown, settings: LineSettings, log: Log): Promise<void> {
  const parsed = webhookBody.safeParse(body);
  if (!parsed.success) return;
  for (const event of parsed.data.events) {
    await hear(context, event, settings).catch((error) => {
      if (error instanceof DatabaseAway) throw error;
      log.error({ err: error, event: event.type }, 'an event of LINE could not be answered');
    });
  }
}

async function hear(context: ReadContext, event: LineEvent, settings: LineSettings): Promise<void> {
  const lineUserId = event.source?.type === 'user' ? event.source.userId : undefined;
  if (!lineUserId) return;
  const say = (texts: readonly string[]) => (event.replyToken ? settings.client.reply(event.replyToken, texts) : Promise.resolve());
  switch (event.type) {
    case 'follow':
    case 'message':
      return say((await findPersonOfLine(context.db, lineUserId)) === null ? await invitation(lineUserId, settings) : linkedAlready);
    case 'accountLink':
      return say((await finishLink(context, lineUserId, event.link)) ? linked : notLinkedNow);
    case 'unfollow':
      await context.act('lineUnfollowed', ({ db }) => unlinkLineUser(db, lineUserId));
  }
}

async function invitation(lineUserId: string, { client, publicUrl }: LineSettings): Promise<string[]> {
  const address = new URL('/account-line-service', publicUrl);
  address.searchParams.set('linkToken', await client.linkToken(lineUserId));
  return openLink(address.href);
}

async function finishLink(context: ReadContext, lineUserId: string, outcome: LineEvent['link']): Promise<boolean> {
  if (outcome?.result !== 'ok') return false;
  return context.act('lineLinked', async ({ db, now, audit }) => {
    const personId = await takeNonce(db, hashOf(outcome.nonce), now);
    if (personId === null) return false;
    await link(db, personId, lineUserId, now);
    audit({ personId });
    return true;
  });
}
