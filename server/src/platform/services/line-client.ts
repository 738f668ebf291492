import { createHmac, timingSafeEqual } from 'node:crypto';
import { NotDeliverable } from './mail-transport';

/** The agency's channel in LINE's Messaging API. */
export interface LineClient {
  /** Whether LINE signed a body (header `X-Line-Signature`). */
  isSigned(body: Buffer, signature: string): boolean;
  /** A token with which only this LINE user may link an account, within ten minutes. */
  linkToken(lineUserId: string): Promise<string>;
  /** The name of the official account whose token this is. */
  accountName(): Promise<string>;
  /** Replies to an event; works once. */
  reply(replyToken: string, texts: readonly string[]): Promise<void>;
  /** Sends a message to a LINE user. Messages with the same key are delivered once. */
  push(lineUserId: string, texts: readonly string[], key: string): Promise<void>;
}

interface LineSettings {
  endpoint: string;
  channelSecret: string;
  accessToken: string;
}

/** LINE answered, but refused what was asked. */
export class LineAnswered extends Error {
  constructor(
    readonly status: number,
    path: string,
    readonly retryAfter?: string | undefined,
  ) {
    super(`LINE answered ${status} to ${path.split('/').slice(0, 4).join('/')}`);
  }
}

const timeoutMs = 8000;
const pushPath = '/v2/bot/message/push';
const retryKey = 'x-line-retry-key';
/** LINE has already accepted a message with this key. */
const repeated = 409;
/** The user does not exist or has blocked the channel. */
const gone = new Set([400, 403, 404]);

const messagesOf = (texts: readonly string[]) => texts.map((text) => ({ type: 'text', text }));

/** Calls the Messaging API over HTTP. Throws on errors and timeouts. */
export function lineClient({ endpoint, channelSecret, accessToken }: LineSettings): LineClient {
  const post = (path: string, body?: object, headers?: Record<string, string>) => ask('POST', path, body, headers);

  async function ask(method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}): Promise<unknown> {
    const reply = await fetch(new URL(path, endpoint), {
      method,
      headers: { ...headers, authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (reply.status === repeated && headers[retryKey]) return {};
    if (gone.has(reply.status) && path === pushPath) throw new NotDeliverable(`LINE answered ${reply.status}`);
    if (!reply.ok) throw new LineAnswered(reply.status, path, reply.headers.get('retry-after') ?? undefined);
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
    accountName: async () => {
      const { displayName } = (await ask('GET', '/v2/bot/info')) as { displayName?: unknown };
      return typeof displayName === 'string' ? displayName : '';
    },
    reply: async (replyToken, texts) => {
      await post('/v2/bot/message/reply', { replyToken, messages: messagesOf(texts) });
    },
    push: async (lineUserId, texts, key) => {
      await post(pushPath, { to: lineUserId, messages: messagesOf(texts) }, { [retryKey]: key });
    },
  };
}
