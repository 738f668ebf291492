import {
  IconApps,
  IconArchive,
  IconBeach,
  IconBell,
  IconBook2,
  IconBox,
  IconCar,
  IconCertificate,
  IconChartBar,
  IconDoor,
  IconFlag3,
  IconFolders,
  IconHome,
  IconHomeCheck,
  IconLayoutDashboard,
  IconMailOpened,
  IconNews,
  IconPencilPlus,
  IconRubberStamp,
  IconSettings,
  IconSubtask,
  IconUsersGroup,
  IconVideo,
} from '@tabler/icons-react';
import { type Family, familyLooks } from '../../ui/family-looks';

/** Icons and hues of menu items, by the server's names. */
const looks: Record<string, { Icon: typeof IconApps; family: Family }> = {
  apps: { Icon: IconApps, family: 'watch' },
  archive: { Icon: IconArchive, family: 'watch' },
  beach: { Icon: IconBeach, family: 'receive' },
  bell: { Icon: IconBell, family: 'order' },
  book: { Icon: IconBook2, family: 'receive' },
  box: { Icon: IconBox, family: 'assign' },
  car: { Icon: IconCar, family: 'assign' },
  chart: { Icon: IconChartBar, family: 'watch' },
  certificate: { Icon: IconCertificate, family: 'sign' },
  door: { Icon: IconDoor, family: 'receive' },
  flag: { Icon: IconFlag3, family: 'watch' },
  folders: { Icon: IconFolders, family: 'receive' },
  home: { Icon: IconHome, family: 'watch' },
  'home-check': { Icon: IconHomeCheck, family: 'watch' },
  'layout-dashboard': { Icon: IconLayoutDashboard, family: 'watch' },
  'mail-opened': { Icon: IconMailOpened, family: 'sign' },
  news: { Icon: IconNews, family: 'order' },
  'pencil-plus': { Icon: IconPencilPlus, family: 'sign' },
  'rubber-stamp': { Icon: IconRubberStamp, family: 'receive' },
  sarabun: { Icon: IconMailOpened, family: 'sign' },
  settings: { Icon: IconSettings, family: 'watch' },
  stamp: { Icon: IconRubberStamp, family: 'receive' },
  subtask: { Icon: IconSubtask, family: 'sign' },
  'users-group': { Icon: IconUsersGroup, family: 'order' },
  video: { Icon: IconVideo, family: 'order' },
};
const unknown = { Icon: IconApps, family: 'watch' } as const;

/** The hue of a menu item: one of the five families of `tokens.css`. */
export function menuFamily(icon: string): string | undefined {
  return familyLooks[(looks[icon] ?? unknown).family];
}

/** The icon of a menu item; four small squares for an unknown name. */
export function MenuIcon({ name, size = 20 }: { name: string; size?: number }) {
  const { Icon } = looks[name] ?? unknown;
  return <Icon size={size} stroke={size > 22 ? 1.5 : 1.7} aria-hidden />;
}
