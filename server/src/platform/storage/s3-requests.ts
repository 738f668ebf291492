import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import aws4 from 'aws4';

/** A bucket of a store that speaks S3, addressed by path. */
export interface BucketAddress {
  origin: URL;
  bucket: string;
  /** Before every key; empty or ending in a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface Asked {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Opened again for each try. */
  body?: { open: () => Readable; size: number; sha256: string };
}

/** The store cannot be reached, or fails. Nothing was kept or lost. */
export class StorageAway extends Error {}

const hashOfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const maxTries = 3;
const silenceMs = 20_000;

/** Reads `https://key:secret@host/bucket/prefix?region=…`; null when it is not such an address. */
export function bucketAddress(text: string): BucketAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const [bucket = '', ...rest] = url?.pathname.split('/').filter(Boolean).map(decodeURIComponent) ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || !bucket) return null;
  return {
    origin: new URL(url.origin),
    bucket,
    prefix: rest.map((part) => `${part}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** Sends signed requests to a bucket. A request that fails is sent again, because none does anything else the second time. */
export function s3Requests(address: BucketAddress) {
  const isSecure = address.origin.protocol === 'https:';
  const agent = isSecure ? new SecureAgent({ keepAlive: true, maxSockets: 32 }) : new PlainAgent({ keepAlive: true, maxSockets: 32 });
  const send = isSecure ? secureRequest : plainRequest;

  function ask({ method, key, query, headers, body }: Asked): Promise<IncomingMessage> {
    const path = [address.bucket, ...(key === undefined ? [] : `${address.prefix}${key}`.split('/'))].map(encodeURIComponent).join('/');
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const sent = {
      ...headers,
      'X-Amz-Content-Sha256': body?.sha256 ?? hashOfNothing,
      ...(body && { 'Content-Length': String(body.size) }),
    };
    const signed = aws4.sign(
      { service: 's3', region: address.region, host: address.origin.host, method, path: `/${path}${search}`, headers: sent },
      { accessKeyId: address.accessKeyId, secretAccessKey: address.secretAccessKey },
    );
    return new Promise((resolve, reject) => {
      const request = send({
        agent,
        hostname: address.origin.hostname,
        port: address.origin.port,
        method,
        path: signed.path,
        headers: signed.headers as Record<string, string>,
      });
      request.setTimeout(silenceMs, () => request.destroy(new Error('The store is silent.')));
      request.once('response', resolve).once('error', reject);
      if (body) pipeline(body.open(), request).catch(reject);
      else request.end();
    });
  }

  return async (asked: Asked): Promise<IncomingMessage> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(asked).catch((error: Error) => error);
      if (!(answer instanceof Error) && (answer.statusCode ?? 500) < 500) return answer;
      if (!(answer instanceof Error)) answer.resume();
      if (attempt >= maxTries) throw new StorageAway(`The file store does not answer: ${answer instanceof Error ? answer.message : answer.statusCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 100 * 4 ** attempt));
    }
  };
}
