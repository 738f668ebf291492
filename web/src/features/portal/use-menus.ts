import { delays, headerMenuRoot } from '@sarabun/contract/constants';
import { headerMenu, launcherMenu, type MenuItem } from '@sarabun/contract/portal/menus';
import { type PortalTile, portalTiles } from '@sarabun/contract/portal/portal-tiles';
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

/** The launcher tiles that the person may use and this application can open. */
export function useLauncherMenu() {
  const open = useOpenable(launcherTarget);
  const { data, ...query } = useQuery({
    queryKey: ['portal', 'launcher'],
    queryFn: ({ signal }) => call(launcherMenu, {}, { signal }),
    staleTime: menuIsTrueFor,
  });
  return { ...query, entries: data && open(inOrder(data.items)) };
}

/** A system on the portal, with the items below it. */
export interface TileEntry extends MenuEntry, Pick<PortalTile, 'detail' | 'figure' | 'isHidden'> {
  below: MenuEntry[];
}

/** The systems of the portal that this application can open, as the person has arranged them. */
export function usePortalTiles() {
  const open = useOpenable(launcherTarget);
  const { data, ...query } = useQuery({ queryKey: ['portal', 'tiles'], queryFn: ({ signal }) => call(portalTiles, {}, { signal }) });
  const below = (menuId: number) => open(inOrder((data?.below ?? []).flatMap(({ parentId, item }) => (parentId === menuId ? [item] : []))));
  const entries = data?.tiles.flatMap(({ item, ...tile }): TileEntry[] => open([item]).map((entry) => ({ ...entry, ...tile, below: below(item.menuId) })));
  return { ...query, entries };
}

/** The header menu items that the person may use and this application can open; undefined until they are known. */
export function useHeaderMenu() {
  const { personId } = useUser();
  const open = useOpenable((item) => headerTarget(item, personId));
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delays.headerMenu);
    return () => clearTimeout(timer);
  }, []);
  const { data, isError } = useQuery({
    queryKey: ['portal', 'header'],
    queryFn: ({ signal }) => call(headerMenu, { parent: headerMenuRoot.menuId, level: headerMenuRoot.level, mayQuery: true }, { signal }),
    staleTime: menuIsTrueFor,
    enabled: due,
  });
  return data ? open(inOrder(data.item)) : isError ? [] : undefined;
}

const inOrder = (items: readonly MenuItem[]) => [...items].sort((one, other) => one.sequence - other.sequence);

/** The items with a target: a page without a screen has none. */
function useOpenable(targetOf: (item: MenuItem) => MenuTarget | null) {
  const router = useRouter();
  return (items: readonly MenuItem[]): MenuEntry[] =>
    items.flatMap((item) => {
      const target = targetOf(item);
      return target && (target.kind !== 'route' || router.getMatchedRoutes(target.path)[2]) ? [{ item, target }] : [];
    });
}
