import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import { UnsavedQuestion } from './unsaved';

interface PageAround {
  tell: (form: string, isChanged: boolean, onDrop?: () => void) => void;
  leave: (go: () => void) => void;
}

const Page = createContext<PageAround>({ tell: () => undefined, leave: (go) => go() });

/** A form on a page, without a drawer around it, tells whether it holds something unsaved. `onDrop` forgets what it keeps, when the person gives it up. */
export function useUnsavedForm(isChanged: boolean, onDrop?: () => void): void {
  const { tell } = use(Page);
  const id = useId();
  useEffect(() => {
    tell(id, isChanged, onDrop);
    return () => tell(id, false);
  }, [tell, id, isChanged, onDrop]);
}

/** For what takes the place of a form without leaving the page, such as its next step: asks first, if the form holds something unsaved. */
export const useLeaveForm = () => use(Page).leave;

/** Asks before the page is left while one of its forms holds something unsaved. */
export function UnsavedPage({ children }: { children: ReactNode }) {
  const [changed] = useState(() => new Map<string, (() => void) | undefined>());
  const [going, setGoing] = useState<(() => void) | null>(null);
  const isUnsaved = () => changed.size > 0;
  const [around] = useState<PageAround>(() => ({
    tell: (form, isChanged, onDrop) => void (isChanged ? changed.set(form, onDrop) : changed.delete(form)),
    leave: (go) => (changed.size > 0 ? setGoing(() => go) : go()),
  }));
  const away = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  const stay = () => {
    setGoing(null);
    away.reset?.();
  };
  const drop = () => {
    for (const onDrop of changed.values()) onDrop?.();
    setGoing(null);
    (going ?? away.proceed)?.();
  };
  return (
    <Page value={around}>
      {children}
      {(going !== null || away.status === 'blocked') && <UnsavedQuestion onStay={stay} onDrop={drop} />}
    </Page>
  );
}
