import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import { UnsavedQuestion } from './unsaved';

const Page = createContext<(form: string, isChanged: boolean) => void>(() => undefined);

/** A form on a page, without a drawer around it, tells whether it holds something unsaved. */
export function useUnsavedForm(isChanged: boolean): void {
  const tell = use(Page);
  const id = useId();
  useEffect(() => {
    tell(id, isChanged);
    return () => tell(id, false);
  }, [tell, id, isChanged]);
}

/** Asks before the page is left while one of its forms holds something unsaved. */
export function UnsavedPage({ children }: { children: ReactNode }) {
  const [changed] = useState(() => new Set<string>());
  const [tell] = useState(() => (form: string, isChanged: boolean) => void (isChanged ? changed.add(form) : changed.delete(form)));
  const isUnsaved = () => changed.size > 0;
  const away = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  return (
    <Page value={tell}>
      {children}
      {away.status === 'blocked' && <UnsavedQuestion onStay={away.reset} onDrop={away.proceed} />}
    </Page>
  );
}
