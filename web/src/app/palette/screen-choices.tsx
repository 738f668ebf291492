import { entriesOf } from '@sarabun/contract/settings/page-entries';
import { searchedWords } from '@sarabun/contract/settings/page-synonyms';
import { IconAppWindow, IconSettings } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useHeaderMenu, useLauncherMenu, useOpenTarget } from '../../features/portal';
import { useTiles } from '../../features/queues';
import { useSettingsMenu } from '../../features/settings';
import { agency, hasFunction } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { QueueIcon } from '../../ui/icons';
import { titles } from '../layout/page-title';
import type { Choice } from './choice';

/** Pages that anyone who is signed in may open; their other pages are found through the menus, which follow the person's rights. */
const openToAll = [
  '/portal',
  '/sarabun/dashboard',
  '/sarabun/drafts',
  '/sarabun/follow-up',
  '/sarabun/pendency',
  '/sarabun/registers',
  '/sarabun/search',
  '/notification-all',
  '/profile',
  '/account-information',
  '/change-password',
  '/second-factor',
  '/signing-pin',
  '/certificate-register',
  '/sarabun/handovers',
  '/manual',
  '/privacy-policy',
] as const;

const screenIcon = <IconAppWindow size={18} stroke={1.7} aria-hidden />;

/** The pages of the product that this person may open: work queues, fixed pages, and what the menus offer beyond them. */
export function useScreenChoices(): Choice[] {
  const { t, language } = useText();
  const navigate = useNavigate();
  const openTarget = useOpenTarget();
  const { isAdministrator } = useUser().information;
  const tiles = useTiles({}).data ?? [];
  const menus = [...(useLauncherMenu().entries ?? []), ...(useHeaderMenu() ?? [])];
  const paths = [
    ...openToAll,
    ...(hasFunction('line') ? (['/account-line-service'] as const) : []),
    ...(isAdministrator && agency().registration ? (['/account-requests'] as const) : []),
  ];
  const fixed = paths.map((path): Choice => {
    return { key: `page ${path}`, group: 'screens', icon: screenIcon, title: t(titles[path]), run: () => void navigate({ to: path }), keeps: 'key' };
  });
  const queues = tiles.map(
    (tile): Choice => ({
      key: `queue ${tile.code}`,
      group: 'screens',
      icon: <QueueIcon name={tile.icon} size={18} />,
      title: tile.title,
      detail: t('palette.queue', { count: tile.count }),
      run: () => void navigate({ to: '/sarabun/dashboard', search: { queue: tile.code } }),
      keeps: 'key',
    }),
  );
  const known: readonly string[] = [...paths, '/sarabun'];
  const further = menus.flatMap(({ item, target }): Choice[] => {
    const path = target.kind === 'route' ? target.path : 'href' in target ? target.href : item.action;
    if (known.includes(path)) return [];
    const title = language === 'en' ? item.nameEnglish || item.name : item.name;
    return [{ key: `menu ${path}`, group: 'screens', icon: screenIcon, title, words: item.name, run: () => openTarget(target), keeps: 'key' }];
  });
  const once = new Map([...queues, ...fixed, ...further].map((choice) => [choice.key, choice]));
  // Two choices of one name cannot be told apart: the header's item leads to the system itself, a tile may lead to its notifications.
  return [...new Map([...once.values()].map((choice) => [choice.title, choice])).values()];
}

/** The pages of the settings that the person may look at. */
export function useSettingsChoices(): Choice[] {
  const { language } = useText();
  const navigate = useNavigate();
  const groups = useSettingsMenu().data ?? [];
  return groups.flatMap(({ name: kind, pages }) =>
    pages.flatMap(entriesOf).map(
      ({ page, tab, path, name }): Choice => ({
        key: `settings ${path}`,
        group: 'settings',
        icon: <IconSettings size={18} stroke={1.7} aria-hidden />,
        title: name[language],
        detail: kind[language],
        words: searchedWords({ path, name }),
        run: () => void navigate({ to: '/settings/$menuID/$page', params: { menuID: String(page.menuId), page: page.path }, search: tab ? { tab } : {} }),
        keeps: 'key',
      }),
    ),
  );
}
