import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** A change of a page's state; `undefined` removes a part. */
export type ChangeAddress<State> = (part: { [Key in keyof State]?: State[Key] | undefined }, how?: { replace: boolean }) => void;

/** How many history entries ago each open layer was opened. */
type Layers = Readonly<Record<string, number>>;

const layersIn = (state: object): Layers => (state as { layers?: Layers }).layers ?? {};

/** On the way back to an earlier entry: a layer is closed once, however often that is asked for meanwhile. */
let isLeaving = false;

/**
 * The state of a page in its address, and how to change it. Opening adds a history entry. Closing a layer, such as an open letter, goes back
 * to the entry from which it was opened, so that Back does not open it again; one that a link opened is left in place.
 */
export function useAddressState<State extends object>(
  read: (search: Record<string, unknown>) => State,
  { to = '.', layers }: { to?: string; layers: readonly (keyof State & string)[] },
): [State, ChangeAddress<State>] {
  const raw = useLocation({ select: (location) => location.search as Record<string, unknown> });
  const router = useRouter();
  const state = useMemo(() => read(raw), [raw, read]);
  const names = layers.join(' ');
  const change = useCallback<ChangeAddress<State>>(
    (part, how = { replace: false }) => {
      const { search, state: entry } = router.latestLocation;
      const now = read(search as Record<string, unknown>);
      const isOpen = (name: string) => now[name as keyof State] !== undefined;
      const known = names.split(' ');
      const depths = layersIn(entry);
      const isEmpty = Object.values(part).every((value) => value === undefined);
      // Closed already.
      if (isEmpty && Object.keys(part).every((name) => !isOpen(name))) return;
      const closed = isEmpty && !how.replace ? known.filter((name) => name in part && isOpen(name)) : [];
      const back = Math.max(0, ...closed.map((name) => depths[name] ?? 0));
      if (back > 0) {
        if (isLeaving) return;
        isLeaving = true;
        const stop = router.history.subscribe(() => {
          isLeaving = false;
          stop();
        });
        router.history.go(-back, { ignoreBlocker: true });
        return;
      }
      const opened = known.filter((name) => !isOpen(name) && part[name as keyof State] !== undefined);
      const deeper = Object.fromEntries([...Object.entries(depths).map(([name, depth]) => [name, depth + 1]), ...opened.map((name) => [name, 1])]);
      const replace = how.replace || closed.length > 0;
      void router.navigate({
        to,
        search: (old: Record<string, unknown>) => read({ ...old, ...part }),
        state: (old: object) => ({ ...old, layers: replace ? depths : deeper }),
        replace,
        resetScroll: false,
        ignoreBlocker: true,
      } as never);
    },
    [router, read, to, names],
  );
  return [state, change];
}
