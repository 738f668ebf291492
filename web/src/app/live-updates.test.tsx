import { endOtherSessions } from '@sarabun/contract/session/devices';
import { logout, revoke, verify } from '@sarabun/contract/session/sign-in';
import { QueryObserver } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../test/network';
import { officer } from '../../test/person';
import { show } from '../../test/show';
import { signOut, signOutEverywhere } from '../features/session/sessions/sign-out';
import { browser } from '../platform/browser';
import { call } from '../platform/call';
import { changeLanguage } from '../platform/i18n';
import { deliver } from '../platform/messages';
import { queries } from '../platform/queries';
import { followOtherTabs, keptUser, openSession, token } from '../platform/session';
import { storageKey } from '../platform/storage';
import { LiveUpdates } from './live-updates';

beforeEach(async () => {
  openSession('t-1', officer);
  await show(<LiveUpdates />);
});

const wentTo = () => vi.mocked(browser.goTo).mock.calls.flat();

test.each([
  ['elsewhere', '/login?ended=elsewhere'],
  ['revoked', '/login?ended=revoked'],
  ['signedOut', '/login'],
] as const)('a session that ended as %s leads to %s', (reason, address) => {
  deliver('session-revoked', { reason });
  expect([token(), wentTo()]).toEqual([null, [address]]);
});

test.each([
  ['by its person', () => signOut(), '/login'],
  ['for idleness', () => signOut('idle'), '/login?ended=idle'],
  ['on every device', () => signOutEverywhere(), '/login'],
])('a page that signs out %s goes by its own reason, whatever the server says of it meanwhile', async (_how, leave, address) => {
  onTestFinished(followOtherTabs());
  const hear = () => {
    deliver('session-revoked', { reason: 'revoked' });
    dispatchEvent(new StorageEvent('storage', { key: storageKey('token'), oldValue: 't-1', newValue: null }));
    return {};
  };
  answerCalls(
    on(logout, hear),
    on(revoke, hear),
    on(verify, () => new Refused(401)),
  );
  const left = leave();
  await call(verify, {}).catch(() => undefined);
  await left;
  deliver('session-revoked', { reason: 'revoked' });
  expect([token(), wentTo()]).toEqual([null, [address]]);
});

test('of several reasons the first is told', async () => {
  answerCalls(on(verify, () => new Refused(401)));
  deliver('session-revoked', { reason: 'password' });
  await call(verify, {}).catch(() => undefined);
  expect(wentTo()).toEqual(['/login?ended=password']);
});

test('a page left by signing out is loaded again when the browser brings it back', async () => {
  onTestFinished(followOtherTabs());
  answerCalls(on(logout, () => ({})));
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(browser.reload).not.toHaveBeenCalled();
  await signOut();
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(browser.reload).toHaveBeenCalled();
});

test('in another language everything is asked again, and who is signed in', async () => {
  const information = { ...officer.information, firstName: 'Somying' };
  const made = answerCalls(on(verify, () => ({ userLogin: { ...officer, information } })));
  queries.setQueryData(['queues', 'counts'], 1);
  await act(() => changeLanguage('en'));
  await vi.waitFor(() => expect(keptUser()?.information.firstName).toBe('Somying'), 8000);
  expect(made[0]?.headers).toMatchObject({ 'accept-language': 'en' });
  expect(queries.getQueryState(['queues', 'counts'])?.isInvalidated).toBe(true);
});

test('an open page asks who is signed in when a new text came into force', async () => {
  const information = { ...officer.information, agreedToPrivacy: false };
  answerCalls(
    on(endOtherSessions, () => new Refused(403, { code: 'consentRequired' })),
    on(verify, () => ({ userLogin: { ...officer, information } })),
  );
  await call(endOtherSessions, {}).catch(() => undefined);
  await vi.waitFor(() => expect(keptUser()?.information.agreedToPrivacy).toBe(false), 8000);
});

test('a notice and a queue that change during the first load are asked for again', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  for (const key of ['notifications', 'certificates', 'queues']) {
    const queryFn = () => {
      asked.push(key);
      return new Promise((resolve) => answers.push(() => resolve(asked.length)));
    };
    onTestFinished(new QueryObserver(queries, { queryKey: [key, 'counts'], queryFn }).subscribe(() => {}));
  }
  deliver('notifications-changed', {});
  deliver('queues-changed', { queues: [] });
  expect(asked).toHaveLength(3);
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['certificates', 'certificates', 'notifications', 'notifications', 'queues', 'queues']));
});
