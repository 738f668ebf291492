import { delays } from '@sarabun/contract/constants';
import { verify } from '@sarabun/contract/session/sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { checkPushOwner } from '../features/notice-delivery';
import { useServerMessages } from '../features/notifications';
import { call } from '../platform/call';
import { useText } from '../platform/i18n';
import { useMessage } from '../platform/messages';
import { connectRealtime } from '../platform/realtime';
import { dropSession, onUnsettled, rememberUser } from '../platform/session';
import { askedSince } from './early-calls';

const readEveryMs = 1000;
/** What a notice may tell of, besides the bell: an open page of one's certificate shows that it can be collected. */
const toldByNotices = ['notifications', 'certificates'] as const;

function askWhoIsSignedIn(): void {
  void call(verify, {}).then(
    ({ userLogin }) => rememberUser(userLogin),
    () => undefined,
  );
}

/** The server returns names in the requested language: after a change of language everything is reloaded. */
function useLanguageOfNames(): void {
  const queries = useQueryClient();
  const { language } = useText();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    void queries.invalidateQueries();
    askWhoIsSignedIn();
  }, [queries, language]);
}

/** Keeps the page up to date: a message says what to reload; after a reconnect everything is reloaded. */
export function LiveUpdates() {
  const queries = useQueryClient();
  useLanguageOfNames();
  // A new consent text came into force while the page was open: the page checks who is signed in.
  useEffect(() => onUnsettled(askWhoIsSignedIn), []);
  // A browser may still show the notices of the person who used it before. Without an answer it is asked again with the next page.
  useEffect(() => void checkPushOwner().catch(() => undefined), []);
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    const timer = setTimeout(() => {
      // A session that the server refuses for messages may have ended: checking who is signed in leads to sign-in if
      // so.
      disconnect = connectRealtime({
        loadedAt: askedSince(),
        onReconnect: () => void queries.invalidateQueries(),
        onRefused: askWhoIsSignedIn,
      });
    }, delays.notificationSubscription);
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, [queries]);
  useMessage('queues-changed', () => {
    void queries.invalidateQueries({ queryKey: ['queues'] });
    void queries.invalidateQueries({ queryKey: ['documents'] });
    setTimeout(() => void queries.invalidateQueries({ queryKey: ['notifications'] }), delays.bellAfterQueues);
  });
  const readNotices = useRef<{ again: boolean } | null>(null);
  // A flood of notices reads the bell once at its beginning and then once a second.
  useMessage('notifications-changed', () => {
    if (readNotices.current) {
      readNotices.current.again = true;
      return;
    }
    const read = () => {
      readNotices.current = { again: false };
      for (const key of toldByNotices) void queries.invalidateQueries({ queryKey: [key] });
      setTimeout(() => {
        const again = readNotices.current?.again;
        readNotices.current = null;
        if (again) read();
      }, readEveryMs);
    };
    read();
  });
  useServerMessages();
  useMessage('session-revoked', ({ reason }) => dropSession(reason === 'signedOut' ? undefined : reason));
  return null;
}
