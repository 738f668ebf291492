import { IconPlugConnectedX } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useText } from '../../platform/i18n';
import { useConnection } from '../../platform/realtime';
import styles from './connection-strip.module.css';

/**
 * Shows at the top of the screen that the page may be out of date while the server's messages do not arrive. It is outside the page, which
 * is hidden from everyone behind a dialog.
 */
export function ConnectionStrip() {
  const { t } = useText();
  const state = useConnection();
  return createPortal(
    <div role="status">
      {state !== 'off' && state !== 'connected' && (
        <p className={styles.root}>
          <IconPlugConnectedX size={18} stroke={1.8} aria-hidden />
          {t(`shell.state.${state}`)}
        </p>
      )}
    </div>,
    document.body,
  );
}
