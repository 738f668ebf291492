import { alive } from '@sarabun/contract/portal/alive';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** What a gateway, a server that starts or ends, or one without its database answers. */
const awayCodes = new Set([0, 502, 503, 504]);
/** The server is asked again after a time between these, in milliseconds: browsers that lost it together do not come back together. */
const soonest = 1000;
const latest = 4000;

const hearers = new Set<() => void>();
const watchers = new Set<() => void>();
let lost = false;
let outage = 0;

export const someWait = () => soonest + Math.random() * (latest - soonest);

/** Notes how a call ended, 0 where the server was not reached. Once it is lost, the line is asked after until it is back. */
export function noteLine(status: number): void {
  if (!awayCodes.has(status) || lost) return;
  become(true);
  void askUntilBack(outage);
}

/** Asks whether the server is there, after something else than a call was cut off or did not come. */
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
  become(false);
  for (const hear of hearers) hear();
}

/** Forgets an outage and everyone who waits for its end: the page they belong to is gone. */
export function forgetLine(): void {
  outage++;
  lost = false;
  hearers.clear();
}

async function isBack(): Promise<boolean> {
  const reply = await fetch(alive.path, { cache: 'no-store' }).catch(() => null);
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

/** Is told whenever the line is back: what failed meanwhile can be asked or saved again. Returns how to stop hearing. */
export function onLineBack(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** The same while a component is shown. */
export function useLineBack(hear: () => void): void {
  const newest = useEffectEvent(hear);
  useEffect(() => onLineBack(() => newest()), []);
}

/** Whether the server or its database is out of reach. */
export function useLineLost(): boolean {
  return useSyncExternalStore(watch, () => lost);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

function become(next: boolean): void {
  lost = next;
  for (const changed of watchers) changed();
}
