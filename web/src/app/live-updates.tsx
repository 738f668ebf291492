import { verify } from '@sarabun/contract/session/sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../platform/call';
import { text } from '../platform/i18n';
import { useMessage } from '../platform/messages';
import { connectRealtime } from '../platform/realtime';
import { dropSession, rememberUser } from '../platform/session';
import { toast } from '../ui/toast';

/** The person's messages are subscribed to so long after the page, and the bell follows the queues so late, in milliseconds (specification §9). */
const subscriptionDelay = 3000;
const bellDelay = 2000;

/** Keeps the page true while the server changes: a message says what to ask anew, a connection that came back asks for everything. */
export function LiveUpdates() {
  const queries = useQueryClient();
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    const timer = setTimeout(() => {
      let first = true;
      const onConnect = () => {
        // Before the first connection only seconds were missed; a later one may follow on hours.
        for (const queryKey of first ? [['queues'], ['notifications']] : [[]]) void queries.invalidateQueries({ queryKey });
        first = false;
      };
      // A session that the server does not take for its messages may be dead: asking who is signed in tells, and leads to sign-in.
      disconnect = connectRealtime({
        onConnect,
        onRefused: () =>
          void call(verify, {}).then(
            ({ userLogin }) => rememberUser(userLogin),
            () => undefined,
          ),
      });
    }, subscriptionDelay);
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, [queries]);
  useMessage('queues-changed', () => {
    void queries.invalidateQueries({ queryKey: ['queues'] });
    void queries.invalidateQueries({ queryKey: ['documents'] });
    setTimeout(() => void queries.invalidateQueries({ queryKey: ['notifications'] }), bellDelay);
  });
  useMessage('notifications-changed', () => void queries.invalidateQueries({ queryKey: ['notifications'] }));
  useMessage('call-back-eoffice', ({ message }) => toast({ title: text('shell.serverSays'), text: message }));
  useMessage('session-revoked', ({ reason }) => dropSession(reason === 'signedOut' ? undefined : reason));
  return null;
}
