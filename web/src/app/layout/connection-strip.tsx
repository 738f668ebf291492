import './connection-strip.css';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useText } from '../../platform/i18n';
import { useLineLost } from '../../platform/line';
import { useRealtimeState } from '../../platform/realtime';

/**
 * Says at the top of the screen that the page may be out of date while the server's messages do not arrive. It stands outside the page, which
 * nobody can see or hear behind a dialog.
 */
export function ConnectionStrip() {
  const { t } = useText();
  const socket = useRealtimeState();
  const isLost = useLineLost();
  const state = isLost && socket !== 'error' ? 'reconnecting' : socket;
  return createPortal(
    <div role="status">
      {(state === 'reconnecting' || state === 'error') && (
        <p className="connection-strip">
          <IconPlugConnectedX size={18} stroke={1.8} aria-hidden />
          {t(`shell.state.${state}`)}
        </p>
      )}
    </div>,
    document.body,
  );
}
