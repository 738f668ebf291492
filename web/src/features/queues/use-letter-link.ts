import { decodeDocument, readNotification } from '@sarabun/contract/notifications/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { toast } from '../../ui/toast';
import type { DashboardSearch } from './dashboard-search';
import type { ChangeDashboard } from './use-dashboard-state';
import { warnToSelect } from './warn-to-select';

/**
 * Follows a link from a mail or a notification: marks the notification `t` read and opens the letter `d` (specification §4, dashboard
 * links). The codes are removed from the address. A code for another person shows a message and opens nothing, like a notification that is
 * not about a letter; a leg without a letter shows the "nothing selected" warning.
 */
export function useLetterLink({ t: receiveCode, d: documentCode, document: open, leg: through }: DashboardSearch, change: ChangeDashboard): void {
  const { t } = useText();
  const cache = useQueryClient();
  useEffect(() => {
    if (through === undefined || open !== undefined) return;
    warnToSelect();
    change({ leg: undefined }, { replace: true });
  }, [through, open, change]);
  const followed = useRef<string | undefined>(undefined);
  useEffect(() => {
    const link = `${receiveCode ?? ''} ${documentCode ?? ''}`;
    if (link === ' ' || followed.current === link) return;
    followed.current = link;
    const follow = async () => {
      const [read, decoded] = await Promise.allSettled([
        receiveCode ? call(readNotification, { receiveId: receiveCode }) : null,
        documentCode ? call(decodeDocument, { code: documentCode }) : null,
      ]);
      const notice = read.status === 'fulfilled' ? read.value : null;
      const letter = decoded.status === 'fulfilled' ? decoded.value : null;
      const failed = decoded.status === 'rejected' ? decoded : !documentCode && read.status === 'rejected' ? read : null;
      if (failed) toast({ tone: 'error', title: t('queues.linkFailed'), text: String((failed.reason as Error).message) });
      if (notice?.is_save) void cache.invalidateQueries({ queryKey: ['notifications'] });
      const document = letter?.item.documentId ?? notice?.item.documentId ?? undefined;
      if (!failed && document === undefined) toast({ title: t('queues.linkWithoutLetter') });
      const leg = notice?.item.documentId === document ? (notice?.item.legId ?? undefined) : undefined;
      change({ t: undefined, d: undefined, document, leg }, { replace: true });
    };
    void follow();
  }, [receiveCode, documentCode, change, cache, t]);
}
