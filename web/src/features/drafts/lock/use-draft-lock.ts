import { type DraftLock, draftLock, takeDraft } from '@sarabun/contract/drafts/draft-lock';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../platform/call';
import { useMessage } from '../../../platform/messages';
import { thisTab } from './this-tab';

/** How often a tab tells that it still has a draft open, in milliseconds. */
const heartbeat = 30_000;

/**
 * Holds a draft for this tab while it is shown. Null until the server has answered; without an answer writing goes on, and the next save
 * tells.
 */
export function useDraftLock(documentId: number | null) {
  const [lock, setLock] = useState<DraftLock | 'unknown' | null>(null);
  const ask = useCallback(async () => {
    if (documentId === null) return;
    const answer = await call(draftLock, { documentId, tab: thisTab, wants: 'hold' }).catch(() => null);
    setLock((old) => answer?.item ?? old ?? 'unknown');
  }, [documentId]);
  useEffect(() => {
    if (documentId === null) return;
    void ask();
    const timer = setInterval(() => void ask(), heartbeat);
    const leave = () => void call(draftLock, { documentId, tab: thisTab, wants: 'leave' }).catch(() => null);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [documentId, ask]);
  useMessage('draft-taken', (taken) => {
    if (taken.documentId === documentId && taken.tab === thisTab) void ask();
  });
  const take = async (from: string) => {
    if (documentId === null) return;
    try {
      setLock((await call(takeDraft, { documentId, tab: thisTab, from })).item);
    } catch (error) {
      await ask();
      throw error;
    }
  };
  return { lock, ask, take };
}
