import {
  lineAccount as lineAccountEndpoint,
  lineWebhookAddress,
  linkLineAccount as linkLineAccountEndpoint,
  unlinkLineAccount as unlinkLineAccountEndpoint,
} from '@sarabun/contract/line/line-account';
import * as channel from '@sarabun/contract/line/line-channel';
import type { FastifyInstance } from 'fastify';
import { nobody } from '../../platform/action';
import { answerRefusal, originOf, type Platform, serveAct, servePreparedAct, serveRead } from '../../platform/http';
import { readContext } from '../../platform/http/contexts';
import { forbidden, malformed, notFound } from '../../platform/refusals';
import { handleLineEvents } from './handle-line-events';
import { currentLine, type LineDeployment, readLineChannel, removeLineChannel, saveLineChannel } from './line-channel';
import { lineAccount, linkLineAccount, unlinkLineAccount } from './link-account';
import { testLineChannel } from './test-line-channel';

/** The channel of the agency, and linking persons to their LINE accounts. Without a channel the calls answer so, and the webhook does not exist. */
export function lineRoutes(app: FastifyInstance, platform: Platform, deployment: LineDeployment): void {
  serveRead(app, platform, lineAccountEndpoint, async (context) => lineAccount(context, await currentLine(platform.world.db, deployment)));
  serveAct(app, platform, linkLineAccountEndpoint, async (context, input) => linkLineAccount(context, input, await currentLine(platform.world.db, deployment)));
  serveAct(app, platform, unlinkLineAccountEndpoint, unlinkLineAccount);
  serveRead(app, platform, channel.readLineChannel, readLineChannel(deployment));
  serveAct(app, platform, channel.saveLineChannel, saveLineChannel(deployment));
  serveAct(app, platform, channel.removeLineChannel, removeLineChannel(deployment));
  servePreparedAct(app, platform, channel.testLineChannel, testLineChannel(deployment));
  app.register(async (inner) => webhook(inner, platform, deployment));
}

/** The webhook needs the raw body, because the signature covers its bytes. */
function webhook(app: FastifyInstance, platform: Platform, deployment: LineDeployment): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(lineWebhookAddress, { config: { useCase: 'hearLine' } }, async (request, reply) => {
    const settings = await currentLine(platform.world.db, deployment);
    if (!settings) return answerRefusal(request, reply, notFound());
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
