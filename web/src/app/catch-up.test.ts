import { alivePath } from '@sarabun/contract/portal/alive-path';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { officer } from '../../test/person';
import { noteLine } from '../platform/line';
import { lastSeen, noteSeen } from '../platform/offline/seen';
import { openSession } from '../platform/session';
import { catchUpAfterOutage } from './catch-up';

test('answers of an earlier time stay marked as such if the server does not know the person yet', async () => {
  vi.useFakeTimers();
  openSession('token', officer);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === alivePath) return Response.json({ status: 'success' });
    asked.push(address);
    return Response.json({ code: 'busy', message: 'ระบบมีผู้ใช้งานมาก' }, { status: 503, headers: { 'retry-after': '1' } });
  });
  const stop = catchUpAfterOutage(new QueryClient());
  const seen = new Date('2026-11-20T02:00:00Z');
  noteSeen(seen);
  noteLine(0);
  dispatchEvent(new Event('online'));
  // A call is made up to four times.
  while (asked.length < 4) await vi.advanceTimersByTimeAsync(500);
  expect(lastSeen()).toEqual(seen);
  stop();
  noteSeen(null);
});
