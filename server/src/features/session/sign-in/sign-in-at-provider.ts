import type { ReadContext } from '../../../platform/action';
import type { SecretBox } from '../../../platform/keys/secret-box';
import type { Arrival, Departure, OpenIdProvider } from '../../../platform/services/openid';
import { type ProviderTrouble, providerTrouble } from '../sessions/refusals';
import type { SignInSettings } from '../sessions/settings';
import { hashOf, newToken } from '../sessions/tokens';
import { addTicket, findPersonBy, findTicket, takeTicket } from './provider-store';
import { refuseIfOpenElsewhere, signIn } from './sign-in';

/** The provider, and how its persons map to accounts. */
export interface ProviderSettings {
  provider: OpenIdProvider;
  claim: string;
  matches: 'username' | 'email';
}

const ticketMs = 60_000;
/** How long a person may take at the provider. */
const departureMs = 10 * 60_000;

const departurePurpose = 'provider-departure';
const troublePurpose = 'provider-trouble';

/** What the browser keeps, sealed, during the visit to the provider. */
type Kept = Departure & { until: number; returnTo: string };

/** The provider address for the browser, and what the browser must keep. Null if the provider does not answer. */
export async function depart({ now }: ReadContext, returnTo: string, { provider }: ProviderSettings, secrets: SecretBox) {
  const leaving = await provider.depart();
  if (!leaving) return null;
  const kept: Kept = { ...leaving.departure, until: now.getTime() + departureMs, returnTo };
  return { address: leaving.address, kept: secrets.seal(departurePurpose, JSON.stringify(kept)).toString('base64url') };
}

/**
 * Handles the browser's return: finds the account for the provider's claim and returns a ticket for this device, or one with the problem.
 * It opens no session: that needs the ticket and this browser.
 */
export async function arrive(
  context: ReadContext,
  { query, kept, device }: { query: string; kept: string; device: string },
  settings: ProviderSettings,
  secrets: SecretBox,
): Promise<{ ticket: string; returnTo: string }> {
  const opened = secrets.open(departurePurpose, Buffer.from(kept, 'base64url'));
  const departure = opened ? (JSON.parse(opened) as Kept) : null;
  if (!departure || departure.until < context.now.getTime()) return { ticket: troubleTicket(context, { reason: 'failed', name: '' }, secrets), returnTo: '' };
  const found = await personOf(context, await settings.provider.arrive(query, departure), settings);
  const ticket = typeof found === 'number' ? await ticketFor(context, found, device) : troubleTicket(context, found, secrets);
  return { ticket, returnTo: departure.returnTo };
}

/** A ticket that only carries a problem. */
export function troubleTicket({ now }: ReadContext, trouble: ProviderTrouble, secrets: SecretBox): string {
  return secrets.seal(troublePurpose, JSON.stringify({ ...trouble, until: now.getTime() + ticketMs })).toString('base64url');
}

async function personOf({ db }: ReadContext, arrival: Arrival, { claim, matches }: ProviderSettings): Promise<number | ProviderTrouble> {
  if (arrival.kind !== 'claims') return { reason: arrival.kind, name: '' };
  const value = arrival.claims[claim];
  if (typeof value !== 'string' || value.trim() === '') return { reason: 'noClaim', name: claim };
  const name = value.trim().slice(0, 200);
  if (matches === 'email' && arrival.claims.email_verified !== true) return { reason: 'unverified', name };
  return (await findPersonBy(db, matches, name)) ?? { reason: 'unknown', name };
}

async function ticketFor(context: ReadContext, personId: number, device: string): Promise<string> {
  const ticket = newToken();
  await context.act('provePersonByProvider', async ({ db, now, audit }) => {
    await addTicket(db, { ticketHash: hashOf(ticket), deviceHash: hashOf(device), personId, expiresAt: new Date(now.getTime() + ticketMs), now });
    audit({ personId });
  });
  return ticket;
}

/** Opens the session of a ticket. The provider vouches for the person, so our second factor is not asked for. */
export async function exchangeTicket(context: ReadContext, { ticket, useThisDevice }: { ticket: string; useThisDevice: boolean }, settings: SignInSettings) {
  const { now, origin, db } = context;
  const sealed = settings.secrets.open(troublePurpose, Buffer.from(ticket, 'base64url'));
  const trouble = sealed ? (JSON.parse(sealed) as ProviderTrouble & { until: number }) : null;
  if (trouble && trouble.until > now.getTime()) throw providerTrouble(trouble);
  const key = { ticketHash: hashOf(ticket), deviceHash: hashOf(origin.device ?? ''), now };
  const found = await findTicket(db, key);
  if (!found) throw providerTrouble({ reason: 'late', name: '' });
  if (!useThisDevice) await refuseIfOpenElsewhere(context, found.personId, settings.concurrent);
  return signIn(context, { ...found, way: 'provider' }, settings, async (act) =>
    (await takeTicket(act.db, key)) ? null : providerTrouble({ reason: 'late', name: '' }),
  );
}
