import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  endServerMessage as endEndpoint,
  openMessages as openEndpoint,
  sendServerMessage as sendEndpoint,
  sentMessages as sentEndpoint,
} from '@sarabun/contract/notifications/server-messages';
import type { ActContext, ReadContext } from '../../platform/action';
import type { Listener } from '../../platform/outbox';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { endsInPast } from './refusals';
import { endMessage, findMessagesFor, findReceivers, findSentMessages, insertMessage } from './server-message-store';

const mostOpen = 10;
const maxListed = 100;

/** The messages in force for the person. */
export async function openMessages({ db, actor, now }: ReadContext): Promise<AnswerOf<typeof openEndpoint>> {
  return { items: await findMessagesFor(db, { personId: actor.personId, now, most: mostOpen, open: true }) };
}

export async function sentMessages({ db, now }: ReadContext): Promise<AnswerOf<typeof sentEndpoint>> {
  return { items: await findSentMessages(db, now, maxListed) };
}

/** Sends a message. Refuses an end that has passed. */
export async function sendServerMessage(
  { db, actor, now, audit, announce }: ActContext,
  { endsOn, endsAt, ...message }: InputOf<typeof sendEndpoint>,
): Promise<AnswerOf<typeof sendEndpoint>> {
  const end = new Date(`${endsOn}T${endsAt}:00+07:00`);
  if (end <= now) throw fieldsInvalid({ endsOn: endsInPast });
  const id = await insertMessage(db, { ...message, endsAt: end }, { by: actor.personId, now });
  announce('serverMessage.sent', { messageId: id });
  audit({ detail: { page: 'server-message', rowIds: [id], module: message.module ?? 'all' } });
  return { id };
}

/** Ends a message before its time: nobody who comes later gets it. */
export async function endServerMessage({ db, actor, now, audit }: ActContext, { id }: InputOf<typeof endEndpoint>): Promise<AnswerOf<typeof endEndpoint>> {
  if (!(await endMessage(db, id, { by: actor.personId, now }))) throw notFound();
  audit({ detail: { page: 'server-message', rowIds: [id] } });
  return {};
}

/** Shows a message at once to those it is for who are signed in. The others get it when they come. */
export const notifyMessage: Listener<'serverMessage.sent'> = async ({ db, push, deliveredAt }, { messageId }) => {
  const found = await findReceivers(db, messageId, deliveredAt);
  if (!found) return;
  const { id, th, en } = found.message;
  push(found.personIds, 'call-back-eoffice', { message: th, english: en, id });
};
