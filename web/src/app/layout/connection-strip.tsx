import { IconPlugConnectedX } from '@tabler/icons-react';
import { useText } from '../../platform/i18n';
import { useLineLost } from '../../platform/line';
import { useRealtimeState } from '../../platform/realtime';

/** Says under the header that the page may be out of date while the server's messages do not arrive. */
export function ConnectionStrip() {
  const { t } = useText();
  const socket = useRealtimeState();
  const isLost = useLineLost();
  const state = isLost && socket !== 'error' ? 'reconnecting' : socket;
  return (
    <div role="status">
      {(state === 'reconnecting' || state === 'error') && (
        <p className="connection-strip">
          <IconPlugConnectedX size={18} stroke={1.8} aria-hidden />
          {t(`shell.state.${state}`)}
        </p>
      )}
    </div>
  );
}
