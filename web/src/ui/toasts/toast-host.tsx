import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { clsx } from 'clsx';
import { type ComponentType, type CSSProperties, useEffect, useState } from 'react';
import ui from '../styles/ui.module.css';
import { whenIdle } from '../when-idle';
import type { Standing } from './toast-placing';

type Placing = ComponentType<{ onStand: (standing: Standing) => void }>;

/**
 * Where toasts appear: at the foot on the left, away from the main button of the page and from what else may be wanted next. Once in a page.
 * What finds their place is loaded when the page is at rest; until then, and without it, they stand in the corner.
 */
export function ToastHost() {
  const [Placing, setPlacing] = useState<Placing | null>(null);
  const [{ place, isPassed }, setStanding] = useState<Standing>({ place: undefined, isPassed: false });
  useEffect(() => {
    const load = () =>
      import('./toast-placing').then(
        ({ ToastPlacing }) => setPlacing(() => ToastPlacing),
        () => undefined,
      );
    return whenIdle(() => void load());
  }, []);
  const where = place && ({ '--toasts-left': `${place.left}px`, '--toasts-bottom': `${place.bottom}px` } as CSSProperties);
  return (
    <>
      {Placing && <Placing onStand={setStanding} />}
      <Notifications position="bottom-left" limit={4} zIndex={400} className={clsx(ui.toasts, isPassed && ui.toastsPassed)} style={where} />
    </>
  );
}
