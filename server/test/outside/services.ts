import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A service outside, on this machine: what it heard, and how it answers (200 unless told otherwise). */
export async function outsideService() {
  const heard: Heard[] = [];
  const service = { heard, url: '', answer: (reply: ServerResponse): unknown => reply.end('{}') };
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    service.answer(reply);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

const bits = (secret: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser with its keys, which reads what is pushed to it (RFC 8291). */
export function testBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer) => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const cipher = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const secret = bits(pair.computeSecret(sender), auth, info, 32);
    const key = bits(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = bits(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(cipher.subarray(-16));
    const text = Buffer.concat([opened.update(cipher.subarray(0, -16)), opened.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')) as { title: string; body: string; link: string; lang: string };
  };
  return { keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }, read };
}
