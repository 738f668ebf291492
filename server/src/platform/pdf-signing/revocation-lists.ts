import { isListOf, listAddresses, ocspAddresses, revokedBy } from '../reading/certificate-chain.mjs';
import { readOcspAnswer } from '../reading/ocsp-answer.mjs';
import { type AllowedNetworks, resolveByDns } from '../services/outside-address';
import { fetchOutside, type PostRules } from '../services/outside-post';
import { type AskedOcsp, askOcsp, isOfNow } from './ask-ocsp';

/** What the authorities above a certificate say of revocation. */
export interface ChainLists {
  lists: Buffer[];
  /** Answers of their responders (OCSP). */
  answers: Buffer[];
  /** Certificates of responders that answer for an authority. */
  responders: Buffer[];
  /** Whether there is a list or an answer in force for each certificate that names one, and the first names one. */
  isComplete: boolean;
  /** When one of the certificates was revoked; null where nobody says so. */
  revokedAt: Date | null;
}

export interface Asking {
  /** Networks inside the agency in which authorities may be asked, besides public addresses. */
  networks: AllowedNetworks;
  /** For each of what is asked for. All are asked at once. */
  maxMs?: number;
  /** Answers that are had already: what they tell is not asked for again. */
  known?: readonly Buffer[];
}

const largestList = 512 * 1024;
/** A list is asked for again after so long, and after a failure so long, so that an authority that is away delays few. */
const [keptMs, failedMs, mostKept] = [10 * 60_000, 60_000, 50];
const known = new Map<string, { list: Buffer | null; until: number }>();
/** Responders that did not answer, and until when they are not asked. */
const silent = new Map<string, number>();

/**
 * Asks the authorities of a chain (from a certificate to its root) about revocation, at the addresses in its certificates: their lists, and their responders
 * (OCSP). The chain must be trusted already: whoever issued it decides which addresses are called. Only public addresses are, and those of `networks`. What
 * is not signed by the authority, or not of now, is not taken.
 */
export async function revocationLists(chain: readonly Buffer[], now: Date, asking: Asking): Promise<ChainLists> {
  const below = chain.slice(0, -1);
  const found = await Promise.all(below.map((certificate, at) => toldAbout(certificate, chain[at + 1] as Buffer, now, asking)));
  const lists = found.flatMap(({ list }) => list ?? []);
  const answers = found.flatMap(({ answer }) => answer ?? []);
  const moments = below
    .flatMap((certificate, at) => lists.map((list) => revokedBy(list, certificate, chain[at + 1] as Buffer)))
    .concat(answers.map(({ revokedAt }) => revokedAt))
    .filter((at) => at !== null);
  return {
    lists: unique(lists),
    answers: unique(answers.map(({ answer }) => answer)),
    responders: unique(answers.flatMap(({ responder }) => responder ?? [])),
    isComplete: found.every(({ list, answer, isNamed }, at) => list !== null || answer !== null || (at > 0 && !isNamed)),
    revokedAt: moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null,
  };
}

const unique = (all: readonly Buffer[]) => [...new Map(all.map((one) => [one.toString('base64'), one])).values()];

async function toldAbout(certificate: Buffer, issuer: Buffer, now: Date, asking: Asking) {
  const [{ list, isNamed }, answer] = await Promise.all([listFor(certificate, issuer, now, asking), answerFor(certificate, issuer, now, asking)]);
  return { list, answer, isNamed: isNamed || ocspAddresses(certificate).length > 0 };
}

const rulesOf = ({ networks, maxMs = 3000 }: Asking): PostRules => ({ allowed: networks, resolve: resolveByDns, timeoutMs: maxMs });

async function answerFor(certificate: Buffer, issuer: Buffer, now: Date, asking: Asking): Promise<AskedOcsp | null> {
  for (const answer of asking.known ?? []) {
    const read = readOcspAnswer(answer, certificate, issuer);
    if (read && read.state !== 'unknown' && isOfNow(read, now)) return { ...read, answer };
  }
  for (const address of ocspAddresses(certificate).slice(0, 2)) {
    if ((silent.get(address) ?? 0) > now.getTime()) continue;
    const answer = await askOcsp(address, certificate, issuer, now, rulesOf(asking));
    if (answer) return answer;
    if (silent.size >= mostKept) silent.delete(silent.keys().next().value as string);
    silent.set(address, now.getTime() + failedMs);
  }
  return null;
}

async function listFor(certificate: Buffer, issuer: Buffer, now: Date, asking: Asking): Promise<{ list: Buffer | null; isNamed: boolean }> {
  const addresses = listAddresses(certificate).slice(0, 2);
  for (const address of addresses) {
    const list = await listAt(address, now, asking);
    if (list && isListOf(list, issuer, now)) return { list, isNamed: true };
  }
  return { list: null, isNamed: addresses.length > 0 };
}

async function listAt(address: string, now: Date, asking: Asking): Promise<Buffer | null> {
  const kept = known.get(address);
  if (kept && kept.until > now.getTime()) return kept.list;
  const list = await fetchList(address, asking);
  if (known.size >= mostKept) known.delete(known.keys().next().value as string);
  known.set(address, { list, until: now.getTime() + (list ? keptMs : failedMs) });
  return list;
}

async function fetchList(address: string, asking: Asking): Promise<Buffer | null> {
  try {
    const { status, content } = await fetchOutside({ method: 'GET', url: address, headers: {}, most: largestList }, rulesOf(asking));
    return status === 200 ? content : null;
  } catch {
    return null;
  }
}

/** Whether the first certificate of a chain says where its issuer tells about revocation. */
export const namesList = ([certificate]: readonly Buffer[]): boolean =>
  certificate !== undefined && (listAddresses(certificate).length > 0 || ocspAddresses(certificate).length > 0);

/** Forgets all lists and silence, so that everybody is asked again. */
export function forgetLists(): void {
  known.clear();
  silent.clear();
}
