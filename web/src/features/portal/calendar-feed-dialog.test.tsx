import { calendarFeed, closeCalendarFeed, openCalendarFeed } from '@sarabun/contract/queues/calendar-feed';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { CalendarFeedDialog } from './calendar-feed-dialog';

test('an address is made and shown once, its uses are listed, and it can be stopped', async () => {
  openSession('t-1', officer);
  let open = false;
  const uses = [{ at: new Date('2026-11-21T10:00:00+07:00'), address: '10.1.0.1', program: 'Calendar/1.0', calls: 3 }];
  answerCalls(
    on(calendarFeed, () => ({ feed: open ? { createdAt: new Date('2026-11-20T10:00:00+07:00'), uses } : null })),
    on(openCalendarFeed, () => {
      open = true;
      return { path: '/api/service/calendar/abc.ics' };
    }),
    on(closeCalendarFeed, () => {
      open = false;
      return {};
    }),
  );
  await show(<CalendarFeedDialog onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'สร้างที่อยู่ปฏิทิน' }));
  expect(await screen.findByText(`${location.origin}/api/service/calendar/abc.ics`)).toBeTruthy();
  expect(await screen.findByText(/10\.1\.0\.1 · Calendar\/1\.0 · 3 ครั้ง/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ปิดที่อยู่' }));
  await screen.findByText('ยังไม่ได้เปิดใช้');
  await waitFor(() => expect(screen.queryByText(/abc\.ics/)).toBeNull());
});
