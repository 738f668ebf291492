import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { ConfirmDialog } from './confirm-dialog';

/** Closes what stands around, after a question if something was typed in it. */
const Leave = createContext((close: () => void) => close());

/** For buttons that close a drawer: what was typed in it is not lost without a question. */
export const useLeave = () => use(Leave);

/**
 * Watches what is typed in a drawer. Closing it then asks first, and so do Back and links that lead away; a saved form closes its drawer
 * itself and is not asked about.
 */
export function useUnsaved() {
  const { t } = useText();
  const isTyped = useRef(false);
  const [closing, setClosing] = useState<(() => void) | null>(null);
  const away = useBlocker({ shouldBlockFn: () => isTyped.current, enableBeforeUnload: () => isTyped.current, withResolver: true });
  const leave = (close: () => void) => (isTyped.current ? setClosing(() => close) : close());
  const asks = closing !== null || away.status === 'blocked';
  const stay = () => {
    setClosing(null);
    away.reset?.();
  };
  const drop = () => {
    isTyped.current = false;
    if (closing) closing();
    else away.proceed?.();
  };
  const wrap = (children: ReactNode): ReactNode => (
    <Leave value={leave}>
      <div
        style={{ display: 'contents' }}
        onInput={() => {
          isTyped.current = true;
        }}
      >
        {children}
      </div>
      {asks && (
        <ConfirmDialog
          tone="warning"
          title={t('common.unsavedTitle')}
          text={t('common.unsavedText')}
          cancel={{ label: t('common.keepTyping'), onPress: stay }}
          confirm={{ label: t('common.dropTyped'), onPress: drop }}
          onClose={stay}
        />
      )}
    </Leave>
  );
  return { leave, wrap };
}
