import type { ownCertificates as ownEndpoint } from '@sarabun/contract/certificates/own-certificate';
import type {
  exportCertificateHolders as exportEndpoint,
  certificateHolders as holdersEndpoint,
  certificatesOfPerson as personEndpoint,
} from '@sarabun/contract/certificates/person-certificates';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay, formatDay } from '@sarabun/contract/values/buddhist-date';
import type { ReadContext } from '../../platform/action';
import { inBatches, sheetOf } from '../../platform/media/sheet-writer';
import { notFound } from '../../platform/refusals';
import { expiringBefore } from './certificate-rules';
import { findCertificates, findSetting, type Moments } from './certificate-store';
import { sheetTexts, stateTexts } from './certificate-texts';
import { countHolders, findHolder, findHolders } from './holder-store';
import { findRoots } from './outside/root-store';
import { findRequestsOf, findRule } from './request-store';

/** Now, and the office's limit of "expires soon". */
async function momentsOf({ db, now }: Pick<ReadContext, 'now'> & { db: Parameters<typeof findSetting>[0] }): Promise<Moments> {
  return { now, soon: expiringBefore(now, (await findSetting(db)).remindDays) };
}

/** One's own certificates, requests, and what can be collected. */
export async function ownCertificates(context: ReadContext): Promise<AnswerOf<typeof ownEndpoint>> {
  const { db, actor, now } = context;
  const moments = await momentsOf(context);
  const [holder, certificates, requests, rule, { validMonths }, roots] = await Promise.all([
    findHolder(db, actor.personId, moments),
    findCertificates(db, actor.personId, moments),
    findRequestsOf(db, actor.personId, now),
    findRule(db, actor.personId, bangkokDay(now)),
    findSetting(db),
    findRoots(db),
  ]);
  const open = requests.find(({ state }) => state === 'waiting' || state === 'approved') ?? null;
  return { state: holder?.state ?? 'none', open, certificates, requests, atOnce: rule !== null, validMonths, roots: roots.map(({ subject }) => subject) };
}

/** The people of the office with the state of their certificates. */
export async function certificateHolders(
  context: ReadContext,
  { search, state, page, pageSize }: InputOf<typeof holdersEndpoint>,
): Promise<AnswerOf<typeof holdersEndpoint>> {
  const moments = await momentsOf(context);
  const [data, counts] = await Promise.all([
    findHolders(context.db, { search, state, ...moments }, { limit: pageSize, offset: (page - 1) * pageSize }),
    countHolders(context.db, search, moments),
  ]);
  const total = state ? counts[state] : Object.values(counts).reduce((sum, n) => sum + n, 0);
  return { data, counts, total, page, pageSize };
}

const maxLines = 50_000;

/** The same list as a spreadsheet. */
export async function exportCertificateHolders(
  context: ReadContext,
  { search, state, format }: InputOf<typeof exportEndpoint>,
): Promise<AnswerOf<typeof exportEndpoint>> {
  const { language } = context.origin;
  const holders = await findHolders(context.db, { search, state, ...(await momentsOf(context)) }, { limit: maxLines, offset: 0 });
  const heading = (['name', 'position', 'unit', 'state', 'serial', 'notAfter'] as const).map((name) => sheetTexts[name][language]);
  const rows = inBatches(holders, (one) => [
    one.name,
    one.positionName,
    one.unitName,
    stateTexts[one.state][language],
    one.serial ?? '',
    one.notAfter ? formatDay(bangkokDay(one.notAfter), language) : '',
  ]);
  return sheetOf({
    name: `certificates-${bangkokDay(context.now)}`,
    title: sheetTexts.title[language],
    format,
    heading,
    rows,
    personId: context.actor.personId,
  });
}

export async function certificatesOfPerson(context: ReadContext, { personId }: InputOf<typeof personEndpoint>): Promise<AnswerOf<typeof personEndpoint>> {
  const { db, actor, now } = context;
  const moments = await momentsOf(context);
  const holder = await findHolder(db, personId, moments);
  if (!holder) throw notFound();
  const [certificates, requests] = await Promise.all([findCertificates(db, personId, moments), findRequestsOf(db, personId, now)]);
  return { item: { ...holder, isOneself: personId === actor.personId, certificates, requests } };
}
