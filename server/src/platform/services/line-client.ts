import { createHmac, timingSafeEqual } from 'node:crypto';
import { NotDeliverable } from './mail-transport';

/** The agency's channel of LINE's Messaging API. */
export interface LineClient {
  /** Whether a body was signed by LINE (header `X-Line-Signature`). */
  isSigned(body: Buffer, signature: string): boolean;
  /** A token by which this LINE user, and nobody else, may link an account within ten minutes. */
  linkToken(lineUserId: string): Promise<string>;
  /** Answers an event, once, with texts. */
  reply(replyToken: string, texts: readonly string[]): Promise<void>;
  /** Writes to a LINE user. Messages of one key are delivered once, however often they are sent. */
  push(lineUserId: string, texts: readonly string[], key: string): Promise<void>;
}

interface LineSettings {
  endpoint: string;
  channelSecret: string;
  accessToken: string;
}

const timeoutMs = 8000;
const pushPath = '/v2/bot/message/push';
const retryKey = 'x-line-retry-key';
/** It has taken a message of this key before. */
const repeated = 409;
/** The user is not there, or has blocked the channel. */
const gone = new Set([400, 403, 404]);

const messagesOf = (texts: readonly string[]) => texts.map((text) => ({ type: 'text', text }));

/** Speaks to the Messaging API over HTTP. What LINE refuses or does not answer in time is thrown. */
export function lineClient({ endpoint, channelSecret, accessToken }: LineSettings): LineClient {
  async function post(path: string, body?: object, headers: Record<string, string> = {}): Promise<unknown> {
    const reply = await fetch(new URL(path, endpoint), {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (reply.status === repeated && headers[retryKey]) return {};
    if (gone.has(reply.status) && path === pushPath) throw new NotDeliverable(`LINE answered ${reply.status}`);
    if (!reply.ok) throw new Error(`LINE answered ${reply.status} to ${path.split('/').slice(0, 4).join('/')}`);
    return reply.json();
  }

  return {
    isSigned: (body, signature) => {
      const given = Buffer.from(signature, 'base64');
      const expected = createHmac('sha256', channelSecret).update(body).digest();
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    linkToken: async (lineUserId) => {
      const { linkToken } = (await post(`/v2/bot/user/${encodeURIComponent(lineUserId)}/linkToken`)) as { linkToken?: unknown };
      if (typeof linkToken !== 'string') throw new Error('LINE answered no link token');
      return linkToken;
    },
    reply: async (replyToken, texts) => {
      await post('/v2/bot/message/reply', { replyToken, messages: messagesOf(texts) });
    },
    push: async (lineUserId, texts, key) => {
      await post(pushPath, { to: lineUserId, messages: messagesOf(texts) }, { [retryKey]: key });
    },
  };
}
