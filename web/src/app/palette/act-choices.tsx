import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconPencilPlus, IconRubberStamp, IconSun } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { dutiesOf, useDesks } from '../../features/queues';
import { signOut } from '../../features/session';
import { agency } from '../../platform/agency';
import { keptLanguage, useText } from '../../platform/i18n';
import { useChangeLanguage } from '../layout/use-change-language';
import type { Choice } from './choice';

const look = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done from anywhere. Receiving is offered to those who receive at a desk; the server checks again. */
export function useActChoices(): Choice[] {
  const { t } = useText();
  const navigate = useNavigate();
  const changeLanguage = useChangeLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const duties = dutiesOf(useDesks().data ?? []);
  const icons = { light: <IconSun {...look} />, dark: <IconMoon {...look} />, auto: <IconDeviceDesktop {...look} /> };
  const act = (name: 'receive' | 'compose' | 'signOut' | 'light' | 'dark' | 'auto' | 'th' | 'en', icon: Choice['icon'], run: () => void): Choice => ({
    key: `act ${name}`,
    group: 'acts',
    icon,
    title: t(`palette.acts.${name}.title`),
    words: t(`palette.acts.${name}.words`),
    run,
    keeps: 'key',
  });
  const schemes = (['light', 'dark', 'auto'] as const).filter((scheme) => scheme !== colorScheme);
  const languages = agency().header.languages.filter((language) => language !== keptLanguage());
  return [
    ...(duties.receives ? [act('receive', <IconRubberStamp {...look} />, () => void navigate({ to: '/sarabun/receive' }))] : []),
    act('compose', <IconPencilPlus {...look} />, () => void navigate({ to: '/sarabun/compose' })),
    ...schemes.map((scheme) => act(scheme, icons[scheme], () => setColorScheme(scheme))),
    ...languages.map((language) => act(language === 'en' ? 'en' : 'th', <IconLanguage {...look} />, () => void changeLanguage(language))),
    { ...act('signOut', <IconLogout {...look} />, () => void signOut()), keeps: 'nothing' },
  ];
}
