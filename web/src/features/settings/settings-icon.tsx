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
import { type Family, familyLooks } from '../../ui/family-looks';

/** Icons and hues of settings groups, by the server's names. */
const looks: Record<string, { Icon: typeof IconUsers; family: Family }> = {
  users: { Icon: IconUsers, family: 'sign' },
  building: { Icon: IconBuildingCommunity, family: 'receive' },
  shield: { Icon: IconShieldLock, family: 'order' },
  book: { Icon: IconBook2, family: 'assign' },
  route: { Icon: IconRoute, family: 'receive' },
  certificate: { Icon: IconCertificate, family: 'sign' },
  bell: { Icon: IconBell, family: 'assign' },
  log: { Icon: IconFileSettings, family: 'watch' },
};
const unknown = { Icon: IconSettings, family: 'watch' } as const;

/** The hue of a settings group. */
export function settingsFamily(icon: string): string | undefined {
  return familyLooks[(looks[icon] ?? unknown).family];
}

export function SettingsIcon({ name, size }: { name: string; size: number }) {
  const { Icon } = looks[name] ?? unknown;
  return <Icon size={size} stroke={1.6} aria-hidden />;
}
