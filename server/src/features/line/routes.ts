import {
  lineAccount as lineAccountEndpoint,
  lineWebhookAddress,
  linkLineAccount as linkLineAccountEndpoint,
  unlinkLineAccount as unlinkLineAccountEndpoint,
} from '@sarabun/contract/line/line-account';
import type { FastifyInstance } from 'fastify';
import { nobody } from '../../platform/action';
import { answerRefusal, originOf, type Platform, serveAct, serveRead } from '../../platform/http';
import { readContext } from '../../platform/http/contexts';
import { forbidden, malformed } from '../../platform/refusals';
import { handleLineEvents } from './handle-line-events';
import { type LineSettings, lineAccount, linkLineAccount, unlinkLineAccount } from './link-account';

/** Linking persons to their LINE accounts. Without a channel the calls answer so, and the webhook is not served. */
export function lineRoutes(app: FastifyInstance, platform: Platform, settings: LineSettings | null): void {
  serveRead(app, platform, lineAccountEndpoint, (context) => lineAccount(context, settings));
  serveAct(app, platform, linkLineAccountEndpoint, (context, input) => linkLineAccount(context, input, settings));
  serveAct(app, platform, unlinkLineAccountEndpoint, unlinkLineAccount);
  if (settings) app.register(async (inner) => webhook(inner, platform, settings));
}

/** The webhook needs the raw body, because the signature covers its bytes. */
function webhook(app: FastifyInstance, platform: Platform, settings: LineSettings): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(lineWebhookAddress, { config: { useCase: 'hearLine' } }, async (request, reply) => {
    const signature = request.headers['x-line-signature'];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (typeof signature !== 'string' || !settings.client.isSigned(body, signature)) return answerRefusal(request, reply, forbidden());
    const told = readJson(body);
    if (told === undefined) return answerRefusal(request, reply, malformed());
    await handleLineEvents(readContext(platform.world, nobody, originOf(request)), told, settings, platform.log);
    return { status: 'success' };
  });
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
