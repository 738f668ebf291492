import { IconPlugConnectedX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../platform/i18n';
import { useLastSeen } from '../../platform/offline/seen';
import { useConnection } from '../../platform/realtime';
import { useDates } from '../../platform/thai-date';
import ui from '../../ui/styles/ui.module.css';
import styles from './connection-strip.module.css';

/**
 * Shows at the top of the screen that the page may be out of date while the server's messages do not arrive. It is outside the page, which
 * is hidden from everyone behind a dialog. Once they arrive again, that is read to those who do not see it go.
 */
export function ConnectionStrip() {
  const { t } = useText();
  const state = useConnection();
  const [wasLost, setWasLost] = useState(false);
  const isLost = state !== 'off' && state !== 'connected';
  if (isLost && !wasLost) setWasLost(true);
  const seenAt = useLastSeen();
  const dates = useDates();
  return createPortal(
    <div role="status">
      {isLost ? (
        <p className={clsx(ui.screenOnly, styles.root)}>
          <IconPlugConnectedX size={18} stroke={1.8} aria-hidden />
          {seenAt && state === 'unreachable' ? t('shell.state.seen', { moment: dates.moment(seenAt) }) : t(`shell.state.${state}`)}
        </p>
      ) : (
        wasLost && <p className={ui.vh}>{t('shell.state.connected')}</p>
      )}
    </div>,
    document.body,
  );
}
