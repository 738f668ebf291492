import { allEndpoints } from '@sarabun/contract/all-endpoints';
import type { Endpoint } from '@sarabun/contract/endpoint';
import type { Junk, Known } from './junk';
import { validInput } from './valid-input';

/** A raw answer. */
export interface Answer {
  code: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

/** What is wrong with an answer to junk: a server failure, a body that is not the contract's, or one that may be cached. */
export function problemsWith({ method, address, call }: Junk, { code, headers, body }: Answer): string[] {
  const faults: string[] = [];
  if (code >= 500) faults.push(`answered ${code}`);
  const isCall = call !== undefined || /^\/api(\/|\?|$)/.test(address);
  const isJson = String(headers['content-type']).startsWith('application/json');
  // An existing file or page is sent as it is.
  if (!isCall || method === 'HEAD' || (code < 400 && !isJson)) return faults;
  if (headers['cache-control'] !== 'no-store') faults.push(`may be kept: ${headers['cache-control']}`);
  return [...faults, ...amissWithBody(code, body)];
}

function amissWithBody(code: number, body: string): string[] {
  const said = parsed(body);
  if (said === null) return [`is no JSON: ${body.slice(0, 80)}`];
  if (code < 400 && (said.status === 'success' || 'openapi' in said)) return [];
  const { status, code: reason, message, fields = {} } = said;
  const isRefusal = status === 'error' && typeof reason === 'string' && typeof message === 'string' && message !== '';
  if (!isRefusal) return [`is no refusal of the contract: ${body.slice(0, 80)}`];
  const sentences = [message, ...Object.values(fields as Record<string, string>)];
  return sentences.filter((sentence) => programmersWords.test(sentence.replaceAll(/“[^”]*”/g, ''))).map((sentence) => `is worded for programmers: ${sentence}`);
}

const programmersWords = /\b(undefined|null|NaN|string|boolean|union|object|expected|received|Invalid input|FST_\w+)\b|F_[A-Z]|ยูเนียน/;

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const sameField: Readonly<Record<string, readonly string[]>> = {
  F_TRANS_ID: ['legId', 'legIds', 'sameLegId'],
  F_DOC_ID: ['documentId', 'answers'],
  deskId: ['deskIds', 'desk', 'onward'],
  unitId: ['toUnitId', 'ownerUnitId', 'registryUnitId', 'unit'],
  personId: ['personIds', 'leaverId', 'successorId'],
  id: ['parentId', 'menuId', 'groupId', 'templateId', 'listId', 'formatId', 'roleTypeId', 'jobTypeId', 'employeeTypeId'],
  fileId: ['fileIds'],
};
const maxKnown = 12;

type Ask = (endpoint: Endpoint, input: object) => Promise<unknown>;

/** Adds a row to each settings page, makes every read with a valid input, and collects the ids of existing rows by field name. */
export async function knownRows(asks: readonly [administrator: Ask, ...others: Ask[]]): Promise<Known> {
  const known = new Map<string, Set<unknown>>();
  const add = (name: string, value: number) => {
    for (const field of [name, ...(sameField[name] ?? [])]) {
      const values = known.get(field) ?? new Set();
      if (values.size < maxKnown) known.set(field, values.add(value));
    }
  };
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'number' && /(^id|Id|_ID|version|revision)$/.test(name)) add(name, inner);
      gather(inner);
    }
  };
  const additions = allEndpoints.filter(({ name }) => /^settings\..*\.create$/.test(name));
  for (const endpoint of additions) gather(await asks[0](endpoint, validInput(endpoint.request) as object));
  for (const endpoint of allEndpoints.filter(({ kind }) => kind === 'read')) for (const ask of asks) gather(await ask(endpoint, readInput(endpoint)));
  return new Map([...known].map(([name, values]) => [name, [...values]]));
}

/** The input of a read without filters, so that it finds something. */
function readInput({ request }: Endpoint): object {
  const valid = validInput(request) as Record<string, unknown>;
  const { search: _, generalSearch: __, filter: ___, only: ____, ...rest } = valid;
  return rest;
}
