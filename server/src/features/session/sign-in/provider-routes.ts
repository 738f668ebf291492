import { exchangeTicket as exchangeTicketEndpoint } from '@sarabun/contract/session/exchange-ticket';
import { providerAddress, providerCallbackAddress } from '@sarabun/contract/session/provider';
import { ownAddress } from '@sarabun/contract/values/own-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nobody } from '../../../platform/action';
import { deviceCookie, originOf, type Platform, serveRead } from '../../../platform/http';
import { readContext } from '../../../platform/http/contexts';
import type { SignInSettings } from '../sessions/settings';
import { newToken } from '../sessions/tokens';
import { arrive, depart, exchangeTicket, type ProviderSettings, troubleTicket } from './sign-in-at-provider';
import { deviceDays, welcome } from './welcome-routes';

const departureCookie = 'sarabun_provider';
const maxReturnLength = 500;

/** The page to return to; empty if the address is not one of ours. */
const ownReturn = (wanted: unknown): string => (typeof wanted === 'string' && wanted.length <= maxReturnLength && ownAddress(wanted)) || '';

/** Sign-in at the agency's provider: departure, return, and the exchange of the ticket. Not served without a configured provider. */
export function providerRoutes(app: FastifyInstance, platform: Platform, settings: SignInSettings, provider: ProviderSettings): void {
  const { secrets } = settings;
  const contextOf = (request: FastifyRequest) => readContext(platform.world, nobody, originOf(request));
  const cookie = (reply: FastifyReply, path: string) =>
    ({ path, httpOnly: true, sameSite: 'lax', secure: reply.request.protocol === 'https' || app.secureCookies }) as const;
  const toSignIn = (reply: FastifyReply, ticket: string, returnTo: string) => {
    const query = new URLSearchParams({ ticket, ...(returnTo && { return: returnTo }) });
    return reply.header('cache-control', 'no-store').redirect(`/login?${query}`, 303);
  };

  app.get(providerAddress, { config: { useCase: 'departToProvider' } }, async (request, reply) => {
    const wanted = (request.query as Record<string, unknown>).return;
    const context = contextOf(request);
    const leaving = await depart(context, ownReturn(wanted), provider, secrets);
    if (!leaving) return toSignIn(reply, troubleTicket(context, { reason: 'unreachable', name: '' }, secrets), '');
    reply.setCookie(departureCookie, leaving.kept, { ...cookie(reply, providerAddress), maxAge: 600 });
    return reply.header('cache-control', 'no-store').redirect(leaving.address, 303);
  });

  app.get(providerCallbackAddress, { config: { useCase: 'arriveFromProvider' } }, async (request, reply) => {
    const device = request.cookies[deviceCookie] ?? newToken();
    const query = request.url.slice(request.url.indexOf('?'));
    const { ticket, returnTo } = await arrive(contextOf(request), { query, kept: request.cookies[departureCookie] ?? '', device }, provider, secrets);
    reply.clearCookie(departureCookie, cookie(reply, providerAddress));
    reply.setCookie(deviceCookie, device, { ...cookie(reply, '/'), maxAge: deviceDays * 86_400 });
    return toSignIn(reply, ticket, returnTo);
  });

  serveRead(app, platform, exchangeTicketEndpoint, async (context, input, http) => welcome(http, settings, await exchangeTicket(context, input, settings)));
}
