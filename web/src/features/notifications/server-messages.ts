import { openMessages } from '@sarabun/contract/notifications/server-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../platform/call';
import { text, useText } from '../../platform/i18n';
import { useMessage } from '../../platform/messages';
import { keep, kept } from '../../platform/storage';
import { toast } from '../../ui/toast';

const mostKept = 50;

function shownIds(): number[] {
  try {
    const ids = JSON.parse(kept('messages') ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

/**
 * Shows the messages of the administrators as toasts, each once on this browser: those that come, and those in force when the page opens
 * or has not heard for some time. They are kept in the log of the bell.
 */
export function useServerMessages(): void {
  const queries = useQueryClient();
  const { language } = useText();
  const showOnce = useEffectEvent(({ id, th, en }: { id?: number | undefined; th: string; en: string }) => {
    const shown = shownIds();
    if (id !== undefined && shown.includes(id)) return;
    if (id !== undefined) keep('messages', JSON.stringify([...shown, id].slice(-mostKept)));
    toast({ title: text('shell.serverSays'), text: language === 'en' ? en : th, group: 'document-notification' });
  });
  const { data } = useQuery({ queryKey: ['serverMessages'], queryFn: ({ signal }) => call(openMessages, {}, { signal }) });
  useEffect(() => {
    for (const message of data?.items.toReversed() ?? []) showOnce(message);
  }, [data]);
  useMessage('messages-missed', () => {
    void queries.invalidateQueries({ queryKey: ['serverMessages'] });
    void queries.invalidateQueries({ queryKey: ['notifications'] });
  });
  useMessage('call-back-eoffice', ({ message, english, id }) => {
    showOnce({ id, th: message, en: english || message });
    void queries.invalidateQueries({ queryKey: ['notifications'] });
  });
}
