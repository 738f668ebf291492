import { isListOf, listAddresses, revokedBy } from '../reading/certificate-chain.mjs';
import { readAnswer } from './read-answer';

/** What the authorities above a certificate say of revocation. */
export interface ChainLists {
  lists: Buffer[];
  /** Whether there is a list in force for each certificate that names one, and the first names one. */
  isComplete: boolean;
  /** When one of the certificates was revoked; null where no list says so. */
  revokedAt: Date | null;
}

const largestList = 512 * 1024;
/** A list is asked for again after so long, and after a failure so long, so that an authority that is away delays few. */
const [keptMs, failedMs, mostKept] = [10 * 60_000, 60_000, 50];
const known = new Map<string, { list: Buffer | null; until: number }>();

/**
 * Fetches the revocation lists of a chain (from a certificate to its root) from the addresses in its certificates, within a bounded time. The chain must
 * be trusted already: whoever issued it decides which addresses are called. What is not signed by the authority, or not in force, is not taken.
 */
export async function revocationLists(chain: readonly Buffer[], now: Date, { maxMs = 3000 } = {}): Promise<ChainLists> {
  const below = chain.slice(0, -1);
  const found = await Promise.all(below.map((certificate, at) => listFor(certificate, chain[at + 1] as Buffer, now, maxMs)));
  const lists = found.flatMap(({ list }) => list ?? []);
  const moments = below.flatMap((certificate, at) => lists.map((list) => revokedBy(list, certificate, chain[at + 1] as Buffer))).filter((at) => at !== null);
  return {
    lists: [...new Map(lists.map((list) => [list.toString('base64'), list])).values()],
    isComplete: found.every(({ list, isNamed }, at) => list !== null || (at > 0 && !isNamed)),
    revokedAt: moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null,
  };
}

async function listFor(certificate: Buffer, issuer: Buffer, now: Date, maxMs: number): Promise<{ list: Buffer | null; isNamed: boolean }> {
  const addresses = listAddresses(certificate).slice(0, 2);
  for (const address of addresses) {
    const list = await listAt(address, now, maxMs);
    if (list && isListOf(list, issuer, now)) return { list, isNamed: true };
  }
  return { list: null, isNamed: addresses.length > 0 };
}

async function listAt(address: string, now: Date, maxMs: number): Promise<Buffer | null> {
  const kept = known.get(address);
  if (kept && kept.until > now.getTime()) return kept.list;
  const list = await fetchList(address, maxMs);
  if (known.size >= mostKept) known.delete(known.keys().next().value as string);
  known.set(address, { list, until: now.getTime() + (list ? keptMs : failedMs) });
  return list;
}

async function fetchList(address: string, maxMs: number): Promise<Buffer | null> {
  try {
    const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(maxMs) });
    return reply.ok ? await readAnswer(reply, largestList) : null;
  } catch {
    return null;
  }
}

/** Whether the first certificate of a chain says where the list of its issuer is. */
export const namesList = ([certificate]: readonly Buffer[]): boolean => certificate !== undefined && listAddresses(certificate).length > 0;

/** Forgets all lists, so that they are asked for again. */
export const forgetLists = (): void => known.clear();
