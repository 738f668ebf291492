import { alivePath } from '@sarabun/contract/portal/alive-path';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The statuses of a gateway, of a server that starts or stops, and of one without its database. */
const awayCodes = new Set([0, 502, 503, 504]);
/** Whether a call found no server, 0 if it was not reached. */
export const isAway = (status: number): boolean => awayCodes.has(status);
/** The range of delays between checks in milliseconds, so that browsers do not all come back at once. */
const soonest = 1000;
const latest = 4000;

const hearers = new Set<() => void>();
const watchers = new Set<() => void>();
let lost = false;
let outage = 0;
let backAt = Number.NEGATIVE_INFINITY;

export const someWait = () => soonest + Math.random() * (latest - soonest);

/** Records how a call ended, 0 if the server was not reached. After a loss, the server is checked until it is back. */
export function noteLine(status: number): void {
  if (!isAway(status) || lost) return;
  become(true);
  void askUntilBack(outage);
}

/** Checks the server after something other than a call failed. */
export async function lookAtLine(): Promise<boolean> {
  if (lost) return false;
  const holds = await isBack();
  if (!holds) noteLine(0);
  return holds;
}

async function askUntilBack(mine: number): Promise<void> {
  do await waitOrOnline();
  while (mine === outage && !(await isBack()));
  if (mine !== outage) return;
  backAt = performance.now();
  become(false);
  for (const hear of hearers) hear();
}

/** Forgets an outage and its listeners: their page is gone. */
export function forgetLine(): void {
  outage++;
  lost = false;
  backAt = Number.NEGATIVE_INFINITY;
  hearers.clear();
}

async function isBack(): Promise<boolean> {
  const reply = await fetch(alivePath, { cache: 'no-store' }).catch(() => null);
  return reply?.ok === true;
}

function waitOrOnline(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(over, someWait());
    addEventListener('online', over);
    function over() {
      clearTimeout(timer);
      removeEventListener('online', over);
      resolve();
    }
  });
}

/** Whether the server was unreachable when it was asked last. */
export const isLineLost = (): boolean => lost;

/** How long the server has been reachable without a break, in milliseconds; 0 while it is not. */
export const lineHeldFor = (): number => (lost ? 0 : performance.now() - backAt);

/** Calls back whenever the connection is restored, to repeat or save what failed. Returns a function that stops it. */
export function onLineBack(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** The same while a component is mounted. */
export function useLineBack(hear: () => void): void {
  const newest = useEffectEvent(hear);
  useEffect(() => onLineBack(() => newest()), []);
}

/** Whether the server or its database is unreachable. */
export function useLineLost(): boolean {
  return useSyncExternalStore(watch, isLineLost);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

function become(next: boolean): void {
  lost = next;
  for (const changed of watchers) changed();
}
