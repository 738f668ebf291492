import { delays, headerMenuRoot } from '@sarabun/contract/constants';
import { headerMenu, launcherMenu, type MenuItem } from '@sarabun/contract/portal/menus';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../../platform/call';
import { headerTarget, launcherTarget, type MenuTarget } from './menu-target';

/** A menu item that leads somewhere. */
export interface MenuEntry {
  item: MenuItem;
  target: MenuTarget;
}

/** Rights change seldom; a menu asked for in the last ten minutes is taken for true. */
const menuIsTrueFor = 600_000;

/** The tiles of the launcher that the person may use and this application can open, and the items below each. */
export function useLauncherMenu() {
  const open = useOpenable(launcherTarget);
  const { data, ...query } = useQuery({
    queryKey: ['portal', 'launcher'],
    queryFn: ({ signal }) => call(launcherMenu, {}, { signal }),
    staleTime: menuIsTrueFor,
  });
  const below = (menuId: number) => open((data?.below ?? []).flatMap(({ parentId, item }) => (parentId === menuId ? [item] : [])));
  return { ...query, entries: data && open(data.items), below };
}

/** The items of the header's menu that the person may use and this application can open. */
export function useHeaderMenu() {
  const open = useOpenable(headerTarget);
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delays.headerMenu);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    queryKey: ['portal', 'header'],
    queryFn: ({ signal }) => call(headerMenu, { parent: headerMenuRoot.menuId, level: headerMenuRoot.level, mayQuery: true }, { signal }),
    staleTime: menuIsTrueFor,
    enabled: due,
  });
  return data && open(data.item);
}

/** Keeps the items that lead somewhere, in their order: a named page without a screen leads nowhere. */
function useOpenable(targetOf: (item: MenuItem) => MenuTarget | null) {
  const router = useRouter();
  return (items: readonly MenuItem[]): MenuEntry[] =>
    [...items]
      .sort((one, other) => one.sequence - other.sequence)
      .flatMap((item) => {
        const target = targetOf(item);
        return target && (target.kind !== 'route' || router.getMatchedRoutes(target.path)[2]) ? [{ item, target }] : [];
      });
}
