import * as openid from 'openid-client';
import type { Log } from '../log';

/** What the server must remember, secretly, until a browser returns from the provider. */
export interface Departure {
  state: string;
  nonce: string;
  verifier: string;
}

export type Arrival = { kind: 'claims'; claims: Record<string, unknown> } | { kind: 'denied' | 'failed' | 'unreachable' };

export interface OpenIdProvider {
  /** Where to send the browser; null when the provider cannot be reached. */
  depart(): Promise<{ address: string; departure: Departure } | null>;
  /** Who came back, as the provider tells this server. `query` is that of the address the browser returned to. */
  arrive(query: string, departure: Departure): Promise<Arrival>;
}

interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The address that the provider redirects back to. */
  callback: string;
}

const timeoutSeconds = 10;

/** A provider using the authorization code flow with PKCE (S256), state and nonce (OpenID Connect Core 1.0, RFC 7636, RFC 9700). */
export function openIdProvider({ issuer, clientId, clientSecret, scope, callback }: OpenIdSettings, log: Log): OpenIdProvider {
  let known: Promise<openid.Configuration> | null = null;

  /** The provider's metadata; requested again until it answers. */
  function configuration(): Promise<openid.Configuration> {
    const execute = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
    known ??= openid.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds }).catch((error) => {
      known = null;
      throw error;
    });
    return known;
  }

  return {
    depart: async () => {
      const departure = { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
      try {
        const address = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: callback,
          scope,
          state: departure.state,
          nonce: departure.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(departure.verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, departure };
      } catch (error) {
        log.error({ err: error }, 'the provider cannot be reached');
        return null;
      }
    },
    arrive: async (query, { state, nonce, verifier }) => {
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
        const tokens = await openid.authorizationCodeGrant(await configuration(), new URL(`${callback}${query}`), checks);
        const claims = tokens.claims();
        if (!claims) return { kind: 'failed' };
        // Some providers put little into the token and the rest into userinfo; the signed token takes precedence.
        const more = await openid.fetchUserInfo(await configuration(), tokens.access_token, claims.sub).catch(() => ({}));
        return { kind: 'claims', claims: { ...more, ...claims } };
      } catch (error) {
        if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') return { kind: 'denied' };
        log.error({ err: error }, 'signing in at the provider failed');
        return { kind: isOutage(error) ? 'unreachable' : 'failed' };
      }
    },
  };
}

/** Whether no answer came, as opposed to a wrong one. */
function isOutage(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string };
  return code === 'OAUTH_TIMEOUT' || name === 'TypeError';
}
