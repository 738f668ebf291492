import { timingSafeEqual } from 'node:crypto';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { type exchangeArchiveTicket as exchangeEndpoint, type openArchive as openEndpoint, ticketSeconds } from '@sarabun/contract/portal/archive';
import type { ActContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { hashOf, newToken } from '../session';
import { insertTicket, takeTicket } from './archive-store';
import { unusableTicket } from './refusals';

/** The archive of the agency: its pre-login page and the secret shared with it; null where there is none. */
export interface ArchiveSettings {
  address: string;
  secret: string;
}

/** Gives a person a ticket for the archive, bound to them and their session. */
export function openArchive(archive: ArchiveSettings | null) {
  return async ({ db, actor, now, audit }: ActContext): Promise<AnswerOf<typeof openEndpoint>> => {
    if (!archive || actor.sessionId === null) throw notFound();
    const ticket = newToken();
    const expiresAt = new Date(now.getTime() + ticketSeconds * 1000);
    await insertTicket(db, { hash: hashOf(ticket), personId: actor.personId, sessionId: actor.sessionId, expiresAt, now });
    audit({});
    const address = new URL(archive.address);
    address.searchParams.set('sso', ticket);
    return { address: address.href };
  };
}

/** Tells the archive whose a ticket is. A wrong secret, and a ticket that is used, expired or of an ended session, are refused alike. */
export function exchangeArchiveTicket(archive: ArchiveSettings | null) {
  return async ({ db, now, audit }: ActContext, { ticket, secret }: InputOf<typeof exchangeEndpoint>): Promise<AnswerOf<typeof exchangeEndpoint>> => {
    const isArchive = archive !== null && timingSafeEqual(hashOf(secret), hashOf(archive.secret));
    const person = isArchive ? await takeTicket(db, hashOf(ticket), now) : null;
    if (!person) throw unusableTicket();
    audit({ detail: { of: person.personId } });
    return { person };
  };
}
