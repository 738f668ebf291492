import { delays, headerMenuRoot } from '@sarabun/contract/constants';
import { headerMenu, launcherMenu, type MenuItem } from '@sarabun/contract/portal/menus';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../../platform/call';
import { useUser } from '../../platform/session';
import { headerTarget, launcherTarget, type MenuTarget } from './menu-target';

export interface MenuEntry {
  item: MenuItem;
  target: MenuTarget;
}

/** Rights change seldom; menus are cached for ten minutes. */
const menuIsTrueFor = 600_000;

/** The launcher tiles that the person may use and this application can open, with their items. */
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

/** The header menu items that the person may use and this application can open. */
export function useHeaderMenu() {
  const { personId } = useUser();
  const open = useOpenable((item) => headerTarget(item, personId));
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

/** The items with a target, in their order: a page without a screen has none. */
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
