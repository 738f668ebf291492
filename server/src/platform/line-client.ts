import { createHmac, timingSafeEqual } from 'node:crypto';

/** The agency's channel of LINE's Messaging API. */
export interface LineClient {
  /** Whether a body was signed by LINE (header `X-Line-Signature`). */
  isSigned(body: Buffer, signature: string): boolean;
  /** A token by which this LINE user, and nobody else, may link an account within ten minutes. */
  linkToken(lineUserId: string): Promise<string>;
  /** Answers an event, once, with texts. */
  reply(replyToken: string, texts: readonly string[]): Promise<void>;
}

interface LineSettings {
  endpoint: string;
  channelSecret: string;
  accessToken: string;
}

const timeoutMs = 8000;

/** Speaks to the Messaging API over HTTP. What LINE refuses or does not answer in time is thrown. */
export function lineClient({ endpoint, channelSecret, accessToken }: LineSettings): LineClient {
  async function post(path: string, body?: object): Promise<unknown> {
    const reply = await fetch(new URL(path, endpoint), {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
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
      await post('/v2/bot/message/reply', { replyToken, messages: texts.map((text) => ({ type: 'text', text })) });
    },
  };
}
