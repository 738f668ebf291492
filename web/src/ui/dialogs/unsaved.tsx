import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Around, type Watched } from '../forms/around';
import { ConfirmDialog } from './confirm-dialog';

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
    if (now !== undefined) watch({ values: now, isChanged, onDrop });
  }, [watch, now, isChanged, onDrop]);
}

/** Whether what is unsaved may be lost. */
export function UnsavedQuestion({ onStay, onDrop }: { onStay: () => void; onDrop: () => void }) {
  const { t } = useText();
  return (
    <ConfirmDialog
      tone="warning"
      isBackFirst
      title={t('common.unsavedTitle')}
      text={t('common.unsavedText')}
      cancel={{ label: t('common.keepTyping'), onPress: onStay }}
      confirm={{ label: t('common.dropTyped'), onPress: onDrop }}
      onClose={onStay}
    />
  );
}

const dialogOf = (target: EventTarget) => (target instanceof Element ? target.closest('[role=dialog], [role=alertdialog]') : null);

/** A control that acts as soon as it is used leaves nothing to save. */
const isDoneAtOnce = (target: EventTarget) => target instanceof Element && target.closest('[data-at-once]') !== null;

/**
 * Watches what is typed and chosen in a drawer. Closing it then asks first, and so do Back and links that lead away. What a form of the
 * drawer has saved is not asked about, also if saving closes the drawer by leading to another address. Dialogs over it speak for themselves.
 */
export function useUnsaved() {
  const isTyped = useRef(false);
  const form = useRef<Watched>({ values: '', isChanged: false });
  const settled = useRef<string | null>(null);
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
    form.current = { ...watched, isChanged: watched.isChanged && watched.values !== settled.current };
  });
  const [saved] = useState(() => () => {
    isTyped.current = false;
    settled.current = form.current.values;
    form.current = { ...form.current, isChanged: false };
  });
  const drop = () => {
    form.current.onDrop?.();
    saved();
    if (closing) closing();
    else away.proceed?.();
  };
  const wrap = (children: ReactNode): ReactNode => (
    <Around value={{ leave, watch, saved }}>
      <div
        style={{ display: 'contents' }}
        onInput={({ target, currentTarget }) => {
          // React tells of what is typed in a dialog over the drawer, too.
          if (dialogOf(target) === dialogOf(currentTarget) && !isDoneAtOnce(target)) isTyped.current = true;
        }}
      >
        {children}
      </div>
      {asks && <UnsavedQuestion onStay={stay} onDrop={drop} />}
    </Around>
  );
  return { leave, wrap };
}
