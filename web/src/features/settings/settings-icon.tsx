import {
  IconBell,
  IconBook2,
  IconBuildingCommunity,
  IconCertificate,
  IconFileSettings,
  IconRoute,
  IconSettings,
  IconShieldLock,
  IconUsers,
} from '@tabler/icons-react';

/** The icons and hues of the kinds of settings, by the name that the server sends. */
const looks: Record<string, { Icon: typeof IconUsers; family: string }> = {
  users: { Icon: IconUsers, family: 'sign' },
  building: { Icon: IconBuildingCommunity, family: 'receive' },
  shield: { Icon: IconShieldLock, family: 'order' },
  book: { Icon: IconBook2, family: 'assign' },
  route: { Icon: IconRoute, family: 'receive' },
  certificate: { Icon: IconCertificate, family: 'sign' },
  bell: { Icon: IconBell, family: 'assign' },
  log: { Icon: IconFileSettings, family: 'watch' },
};
const unknown = { Icon: IconSettings, family: 'watch' };

/** The hue of a kind of settings. */
export function settingsFamily(icon: string): string {
  return `f-${(looks[icon] ?? unknown).family}`;
}

export function SettingsIcon({ name, size }: { name: string; size: number }) {
  const { Icon } = looks[name] ?? unknown;
  return <Icon size={size} stroke={1.6} aria-hidden />;
}
