import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { ConfirmDialog } from './confirm-dialog';

interface Around {
  /** Closes the drawer, after a question if something was changed in it. */
  leave: (close: () => void) => void;
  /** What a form in the drawer has to say about its values. */
  watch: (form: Watched) => void;
}

interface Watched {
  isChanged: boolean;
  /** The person gives up the changes. */
  onDrop?: (() => void) | undefined;
}

const Around = createContext<Around>({ leave: (close) => close(), watch: () => {} });

/** For buttons that close a drawer: what was changed in it is not lost without a question. */
export const useLeave = () => use(Around).leave;

/** Tells the drawer around when the values of its form differ from those at the start, however they were changed: by keys, or by a button. */
export function useWatched(values: unknown, { start, onDrop }: { start?: unknown; onDrop?: (() => void) | undefined } = {}): void {
  const { watch } = use(Around);
  const now = JSON.stringify(values);
  const [first] = useState(now);
  const isChanged = now !== (start === undefined ? first : JSON.stringify(start));
  useEffect(() => {
    // A form that names no values, such as one in a dialog over the drawer, says nothing about them.
    if (now !== undefined) watch({ isChanged, onDrop });
  }, [watch, now, isChanged, onDrop]);
}

/**
 * Watches what is typed and chosen in a drawer. Closing it then asks first, and so do Back and links that lead away; a saved form closes its
 * drawer itself and is not asked about.
 */
export function useUnsaved() {
  const { t } = useText();
  const isTyped = useRef(false);
  const form = useRef<Watched>({ isChanged: false });
  const isUnsaved = () => isTyped.current || form.current.isChanged;
  const [closing, setClosing] = useState<(() => void) | null>(null);
  const away = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  const leave = (close: () => void) => (isUnsaved() ? setClosing(() => close) : close());
  const asks = closing !== null || away.status === 'blocked';
  const stay = () => {
    setClosing(null);
    away.reset?.();
  };
  const [watch] = useState(() => (watched: Watched) => {
    form.current = watched;
  });
  const drop = () => {
    form.current.onDrop?.();
    isTyped.current = false;
    form.current = { isChanged: false };
    if (closing) closing();
    else away.proceed?.();
  };
  const wrap = (children: ReactNode): ReactNode => (
    <Around value={{ leave, watch }}>
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
          isBackFirst
          title={t('common.unsavedTitle')}
          text={t('common.unsavedText')}
          cancel={{ label: t('common.keepTyping'), onPress: stay }}
          confirm={{ label: t('common.dropTyped'), onPress: drop }}
          onClose={stay}
        />
      )}
    </Around>
  );
  return { leave, wrap };
}
