import * as calls from '@sarabun/contract/agency-values/agency-values';
import * as branding from '@sarabun/contract/agency-values/branding';
import { functionOfCall } from '@sarabun/contract/agency-values/functions';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { agencyValueHistory, type Deployment, readAgencyValues, saveAgencyValue } from './agency-values';
import { readBranding, saveBranding } from './branding';
import { currentValues } from './current-values';
import { functionIsOff } from './refusals';

export function agencyValueRoutes(app: FastifyInstance, platform: Platform, deployment: Deployment): void {
  serveRead(app, platform, calls.readAgencyValues, readAgencyValues(deployment));
  serveAct(app, platform, calls.saveAgencyValue, saveAgencyValue(deployment));
  serveRead(app, platform, calls.agencyValueHistory, agencyValueHistory);
  serveRead(app, platform, branding.readBranding, readBranding);
  serveAct(app, platform, branding.saveBranding, saveBranding);
}

/** Refuses every call of a function that the agency has switched off. Registered before all routes. */
export function refuseFunctionsOff(app: FastifyInstance, { world }: Pick<Platform, 'world'>): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const code = functionOfCall(request.routeOptions.config.useCase ?? '');
    if (!code) done();
    else currentValues(world.db).then(({ off }) => done(off.has(code) ? functionIsOff() : undefined), done);
  });
}
