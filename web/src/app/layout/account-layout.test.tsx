import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { AccountLayout } from './account-layout';

beforeEach(() => openSession('token', officer));

test('the tab of the page is in view, although the tabs are wider than a phone', async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    seen.push(this);
    // Newer browsers answer when they have scrolled.
    return Promise.resolve() as unknown as void;
  });
  answerCalls();
  const { unmount } = await show(<AccountLayout />, '/signing-pin');
  const tab = await screen.findByRole('link', { current: 'page' });
  await waitFor(() => expect(seen).toContain(tab));
  expect(tab.getAttribute('href')).toBe('/signing-pin');
  expect(unmount).not.toThrow();
});
