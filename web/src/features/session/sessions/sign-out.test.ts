import { logout, revoke } from '@sarabun/contract/session/sign-in';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerCalls, on, Refused, unreachable } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { browser } from '../../../platform/browser';
import { followOtherTabs, keptUser, openSession, token } from '../../../platform/session';
import { storageKey } from '../../../platform/storage';
import { signOut, signOutEverywhere } from './sign-out';

beforeEach(() => openSession('t-1', officer));

test('signing out ends the session, forgets it and goes to sign-in', async () => {
  const made = answerCalls(on(logout, () => ({})));
  await signOut();
  expect(made.map(({ headers }) => headers.authorization)).toEqual(['Bearer t-1']);
  expect([token(), keptUser()]).toEqual([null, null]);
  expect(browser.goTo).toHaveBeenLastCalledWith('/login');
});

test('of two tabs that sign out, the second finds the session over and goes to sign-in all the same', async () => {
  answerCalls(on(logout, () => new Refused(401)));
  await signOut();
  expect(token()).toBeNull();
  expect(browser.goTo).toHaveBeenLastCalledWith('/login');
});

test('signing out in one tab leads the others to sign-in', () => {
  onTestFinished(followOtherTabs());
  dispatchEvent(new StorageEvent('storage', { key: storageKey('token'), oldValue: 't-1', newValue: null }));
  expect(browser.goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test('a server that is not reached does not keep anybody signed in on this browser', async () => {
  vi.useFakeTimers();
  answerCalls(on(revoke, () => unreachable));
  const leaving = signOutEverywhere();
  await vi.advanceTimersByTimeAsync(7000);
  await leaving;
  expect(token()).toBeNull();
  expect(browser.goTo).toHaveBeenLastCalledWith('/login');
});
