import { useEffect, useState } from 'react';
import { type EventsType, useIdleTimer } from 'react-idle-timer';
import { pageSettings } from '../../../platform/agency';
import { useText } from '../../../platform/i18n';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { signOut } from './sign-out';
import { usePresence } from './use-presence';

/** Events that count as activity. Focus does not, because the question itself causes it. */
const activity: EventsType[] = ['mousemove', 'keydown', 'wheel', 'mousedown', 'touchstart', 'touchmove', 'visibilitychange'];

/**
 * Signs out a person who has left the desk: after the idle time a question covers the page, and without an answer within the delay the
 * session ends (specification §4, §9). Activity in any tab of the browser counts.
 */
export function IdleGuard() {
  const { after, logoutDelay } = pageSettings().idle;
  const [deadline, setDeadline] = useState<number | null>(null);
  usePresence();
  const { activate } = useIdleTimer({
    timeout: after,
    events: activity,
    crossTab: true,
    syncTimers: 200,
    throttle: 500,
    onIdle: () => setDeadline(Date.now() + logoutDelay),
    onActive: () => setDeadline(null),
  });
  return deadline === null ? null : <IdleQuestion deadline={deadline} onStay={activate} />;
}

function IdleQuestion({ deadline, onStay }: { deadline: number; onStay: () => void }) {
  const { t } = useText();
  const [left, setLeft] = useState(deadline - Date.now());
  const over = left <= 0;
  useEffect(() => {
    if (over) return void signOut('idle');
    const clock = setInterval(() => setLeft(deadline - Date.now()), 200);
    return () => clearInterval(clock);
  }, [deadline, over]);
  return (
    <ConfirmDialog
      tone="warning"
      title={t('session.idle.title')}
      text={t('session.idle.text', { seconds: Math.max(0, Math.ceil(left / 1000)) })}
      confirm={{ label: t('session.idle.stay'), onPress: onStay }}
    />
  );
}
