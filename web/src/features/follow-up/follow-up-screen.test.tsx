import type { FollowKind } from '@sarabun/contract/follow-up/choices';
import { listFollowed } from '@sarabun/contract/follow-up/follow-up';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { FollowUpScreen } from './follow-up-screen';
import { urgentKind } from './use-follow-up';

beforeEach(() => openSession('t-1', officer));

const none = { data: [], total: 0, hasUnit: false, elsewhere: [] };
const answering = (overdue: Record<FollowKind, number>) =>
  answerCalls(on(listFollowed, ({ page = 1, pageSize = 20 }) => ({ ...none, page, pageSize, overdue })));

test('the page opens on the kind with most overdue letters', async () => {
  answering({ given: 0, followed: 1, work: 3 });
  await show(<FollowUpScreen />, '/sarabun/follow-up');
  await waitFor(() => expect(screen.getByRole('button', { name: /^งานที่ต้องทำ/, pressed: true }).textContent).toContain('3'));
});

test('a kind in the address stays', async () => {
  answering({ given: 0, followed: 1, work: 3 });
  await show(<FollowUpScreen />, '/sarabun/follow-up?kind=followed');
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })[0]?.textContent).toContain('1'));
});

test('an empty list says which lists have some, and leads there', async () => {
  const asked: string[] = [];
  answerCalls(
    on(listFollowed, ({ kind, side, page = 1, pageSize = 20 }) => {
      asked.push(`${kind} ${side}`);
      const overdue = { given: 0, followed: 0, work: 0 };
      return { ...none, page, pageSize, overdue, hasUnit: true, elsewhere: [{ kind: 'work' as const, side: 'unit' as const, total: 6 }] };
    }),
  );
  await show(<FollowUpScreen />, '/sarabun/follow-up');
  await userEvent.click(await screen.findByRole('button', { name: 'งานที่ต้องทำ ของหน่วยงาน (6)' }));
  await waitFor(() => expect(asked.at(-1)).toBe('work unit'));
});

test.each([
  [{ overdue: { given: 2, followed: 2, work: 0 }, total: 5 }, 'given'],
  [{ overdue: { given: 1, followed: 0, work: 4 }, total: 5 }, 'work'],
  [{ overdue: { given: 0, followed: 0, work: 0 }, total: 5 }, 'given'],
  [{ overdue: { given: 0, followed: 0, work: 0 }, total: 0 }, 'work'],
] as const)('of %j, %s is the most urgent', (answer, kind) => {
  expect(urgentKind(answer)).toBe(kind);
});
