import type { approveAccount as approveEndpoint, accountRequests as listEndpoint } from '@sarabun/contract/account-requests/account-requests';
import type { InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { isEmail } from '@sarabun/contract/values/email';
import type { Label } from '@sarabun/contract/values/label';
import type { ActContext, Actor, ReadContext } from '../../platform/action';
import { queueMail } from '../../platform/mail';
import { publicLink } from '../../platform/public-link';
import { fieldsInvalid, forbidden, notFound } from '../../platform/refusals';
import { addPerson, givePost } from '../people';
import { hashOf, hashPassword, newToken } from '../session';
import { alreadyDecided, emailTaken, malformedEmail, noDirectory, noSuchPost, noSuchUnit, usernameTaken } from './refusals';
import { addLink, beginAccount, decide, findPosts, findRequests, findTaken, findUnits, lockWaiting, requestExists, unitExists } from './request-store';
import { approvedMail, type FirstPassword, refusedMail } from './request-texts';
import type { AccountRequestSettings } from './settings';

const pageSize = 20;
export const linkDays = 7;
export const linkMs = linkDays * 24 * 60 * 60 * 1000;

function provesAdministrator({ roles }: Actor): void {
  if (!roles.includes('administrator')) throw forbidden();
}

export async function accountRequests({ db, actor }: ReadContext, { state, page }: InputOf<typeof listEndpoint>) {
  provesAdministrator(actor);
  return { ...(await findRequests(db, state, page, pageSize)), page, pageSize };
}

export async function approvalChoices({ db, actor, now }: ReadContext, { unitId }: { unitId: number }, { hasDirectory }: AccountRequestSettings) {
  provesAdministrator(actor);
  const [units, posts] = await Promise.all([findUnits(db), findPosts(db, unitId, now)]);
  return { units, posts, directory: hasDirectory };
}

/** Creates the requested account, seats its person, and mails how to sign in for the first time. */
export async function approveAccount(
  context: ActContext,
  choice: InputOf<typeof approveEndpoint>,
  settings: AccountRequestSettings,
): Promise<Record<string, never>> {
  const { actor, db, now, audit } = context;
  provesAdministrator(actor);
  const request = await lockRequest(context, choice.id);
  await checkChoice(context, choice, settings);
  const { personId } = await addPerson(context, {
    prefix: request.prefix,
    firstName: request.firstName,
    lastName: request.lastName,
    firstNameEn: '',
    lastNameEn: '',
    email: choice.email,
    phone: request.phone,
    unitId: choice.unitId,
    username: choice.username,
    // A random password that nobody knows: the account opens once its owner has set a password, or with the
    // directory's.
    passwordHash: await hashPassword(newToken()),
  });
  if (choice.postId !== null) await givePost(context, { personId, postId: choice.postId, isMain: true, startsOn: bangkokDay(now), endsOn: null });
  await beginAccount(db, personId, choice.byDirectory, now);
  const first: FirstPassword = choice.byDirectory ? { by: 'directory' } : await offerFirstPassword(context, personId, settings.publicUrl);
  await queueMail(db, { to: choice.email, ...approvedMail(await settings.agency(db), { username: choice.username, first }) }, now);
  await decide(db, { id: choice.id, state: 'approved', personId, answer: '', by: actor.personId, now });
  audit({ detail: { requestId: choice.id, added: personId, unitId: choice.unitId, postId: choice.postId, byDirectory: choice.byDirectory } });
  return {};
}

/** Refuses a request and mails the reason. */
export async function refuseAccount(
  context: ActContext,
  { id, reason }: { id: number; reason: string },
  { agency }: AccountRequestSettings,
): Promise<Record<string, never>> {
  const { actor, db, now, audit } = context;
  provesAdministrator(actor);
  const request = await lockRequest(context, id);
  await queueMail(db, { to: request.email, ...refusedMail(await agency(db), reason) }, now);
  await decide(db, { id, state: 'refused', personId: null, answer: reason, by: actor.personId, now });
  audit({ detail: { requestId: id, reason } });
  return {};
}

async function lockRequest({ db }: ActContext, id: number) {
  const request = await lockWaiting(db, id);
  if (request) return request;
  throw (await requestExists(db, id)) ? alreadyDecided() : notFound();
}

/** Refuses invalid values of a new account, field by field. */
export async function checkChoice(
  { db, now }: ActContext,
  { username, email, unitId, postId, byDirectory }: InputOf<typeof approveEndpoint>,
  { hasDirectory }: AccountRequestSettings,
) {
  const taken = await findTaken(db, username, email);
  const faults: [string, Label, boolean][] = [
    ['username', usernameTaken, taken.username],
    ['email', emailTaken, taken.email],
    ['email', malformedEmail, !isEmail(email)],
    ['unitId', noSuchUnit, !(await unitExists(db, unitId))],
    ['postId', noSuchPost, postId !== null && !(await findPosts(db, unitId, now)).some((post) => post.id === postId)],
    ['byDirectory', noDirectory, byDirectory && !hasDirectory],
  ];
  const found = faults.filter(([, , wrong]) => wrong).map(([field, text]) => [field, text] as const);
  if (found.length > 0) throw fieldsInvalid(Object.fromEntries(found));
}

/** Lets the owner of a new account set the first password, by a link if one can be made. */
export async function offerFirstPassword({ db, now }: ActContext, personId: number, publicUrl: string | null): Promise<FirstPassword> {
  const token = newToken();
  const first = firstPasswordBy(token, publicUrl);
  if (first.by === 'link') await addLink(db, { tokenHash: hashOf(token), personId, expiresAt: new Date(now.getTime() + linkMs) });
  return first;
}

/** How the first password is set: with a token, or, when links cannot be made, with a code that the owner requests. */
export function firstPasswordBy(token: string, publicUrl: string | null): FirstPassword {
  const link = publicLink(publicUrl, `/first-password?key=${token}`);
  return link === null ? { by: 'code' } : { by: 'link', link, days: linkDays };
}
