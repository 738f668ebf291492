import type { ServerMessages } from '@sarabun/contract/realtime';
import { useEffect, useEffectEvent } from 'react';

type Messages = { [Name in keyof ServerMessages]: Parameters<ServerMessages[Name]>[0] };
type Hearer = (message: never) => void;

const hearers = new Map<string, Set<Hearer>>();

/** Passes a server message to all its listeners. */
export function deliver<Name extends keyof ServerMessages>(name: Name, message: Messages[Name]): void {
  for (const hear of hearers.get(name) ?? []) hear(message as never);
}

/** Listens to one kind of message while the component is mounted. */
export function useMessage<Name extends keyof ServerMessages>(name: Name, hear: (message: Messages[Name]) => void): void {
  const latest = useEffectEvent(hear);
  useEffect(() => {
    const hearer: Hearer = (message) => latest(message);
    const group = hearers.get(name) ?? new Set();
    hearers.set(name, group.add(hearer));
    return () => void group.delete(hearer);
  }, [name]);
}
