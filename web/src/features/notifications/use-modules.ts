import type { AnswerOf } from '@sarabun/contract/endpoint';
import { notificationModuleList, notificationModules } from '@sarabun/contract/notifications/notifications';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';

type Module = AnswerOf<typeof notificationModuleList>['items'][number];

const icons = { SARABAN: 'mail', CAR: 'car', LEAVE: 'beach', WORK_FROM_HOME: 'home', ROOM: 'door', ASSET: 'device', MEET: 'users' } as const;
/** Modules change seldom; they are cached for ten minutes. */
const trueFor = 600_000;

/** The visible modules with the office's names and order; all with default names until loaded. */
export function useModules(): Module[] {
  const { t } = useText();
  const { data } = useQuery({ queryKey: ['settings', 'modules'], queryFn: ({ signal }) => call(notificationModuleList, {}, { signal }), staleTime: trueFor });
  return (
    data?.items ??
    notificationModules.map((code) => ({ code, th: t(`notifications.module.${code}`), en: t(`notifications.module.${code}`), icon: icons[code] }))
  );
}

/** A module by its code; a hidden one has its default name. */
export function useModule(code: Module['code']): Module {
  const { t } = useText();
  const usual = t(`notifications.module.${code}`);
  return useModules().find((module) => module.code === code) ?? { code, th: usual, en: usual, icon: icons[code] };
}
