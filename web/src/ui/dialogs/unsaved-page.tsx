import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import { UnsavedQuestion } from './unsaved';

const Page = createContext<(form: string, isChanged: boolean, onDrop?: () => void) => void>(() => undefined);

/** A form on a page, without a drawer around it, tells whether it holds something unsaved. `onDrop` forgets what it keeps, when the person gives it up. */
export function useUnsavedForm(isChanged: boolean, onDrop?: () => void): void {
  const tell = use(Page);
  const id = useId();
  useEffect(() => {
    tell(id, isChanged, onDrop);
    return () => tell(id, false);
  }, [tell, id, isChanged, onDrop]);
}

/** Asks before the page is left while one of its forms holds something unsaved. */
export function UnsavedPage({ children }: { children: ReactNode }) {
  const [changed] = useState(() => new Map<string, (() => void) | undefined>());
  const [tell] = useState(() => (form: string, isChanged: boolean, onDrop?: () => void) => void (isChanged ? changed.set(form, onDrop) : changed.delete(form)));
  const isUnsaved = () => changed.size > 0;
  const away = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  const drop = (proceed: () => void) => () => {
    for (const onDrop of changed.values()) onDrop?.();
    proceed();
  };
  return (
    <Page value={tell}>
      {children}
      {away.status === 'blocked' && <UnsavedQuestion onStay={away.reset} onDrop={drop(away.proceed)} />}
    </Page>
  );
}
