import { endpoint } from '@sarabun/contract/endpoint';
import { getNotifications, type Notification } from '@sarabun/contract/notifications/notifications';
import { alive } from '@sarabun/contract/portal/alive';
import { verify } from '@sarabun/contract/session/sign-in';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { lineToServer } from '../../test/line-to-server';
import { on } from '../../test/network';
import { officer } from '../../test/person';
import { show } from '../../test/show';
import { Bell } from '../features/notifications';
import { call } from '../platform/call';
import { queries } from '../platform/queries';
import { openSession } from '../platform/session';
import { catchUpAfterOutage } from './catch-up';
import { ConnectionStrip } from './layout/connection-strip';
import { LiveUpdates } from './live-updates';

/** An act that must not be done twice: each key takes one number. */
const takeNumber = endpoint({
  name: 'takeNumber',
  summary: 'Take the next number',
  method: 'POST',
  path: '/api/sarabun/take-number',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ register: z.number() }),
  response: z.object({ number: z.number() }),
});

const noticeOf = (subject: string, receiveId: number): Notification => ({
  receiveId,
  module: 'SARABAN',
  title: 'มีหนังสือถึงท่าน',
  html: '',
  createdAt: new Date(),
  isRead: false,
  subject,
  documentId: receiveId,
  legId: receiveId,
  from: null,
  speed: null,
  speedName: null,
  isOverdue: false,
  count: 1,
  link: null,
});

const passes = globalThis.setTimeout;
/** Lets time pass in the page, twenty times as fast as here, until something is so. */
async function until(isSo: () => void): Promise<void> {
  for (let step = 0; ; step++) {
    try {
      return isSo();
    } catch (error) {
      if (step > 600) throw error;
    }
    await act(async () => {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise((resolve) => passes(resolve, 5));
    });
  }
}

/** A page on which letters are read, and its office. */
async function reading() {
  const subjects: string[] = [];
  const numbers = new Map<string, number>();
  const server = await lineToServer(
    on(alive, () => ({})),
    on(verify, () => ({ userLogin: officer })),
    on(getNotifications, () => {
      const alerts = subjects.map(noticeOf);
      return { items: { totalAlert: alerts.length, unread: [], alerts, logs: [] } };
    }),
    on(takeNumber, () => {
      const key = server.made.at(-1)?.headers['idempotency-key'] ?? '';
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
      return { number: numbers.get(key) ?? 0 };
    }),
  );
  onTestFinished(catchUpAfterOutage(queries));
  const { unmount } = await show(
    <>
      <ConnectionStrip />
      <Bell />
      <LiveUpdates />
      <Letters />
    </>,
  );
  onTestFinished(unmount);
  await until(() => expect(server.sockets()).toBe(1));
  // What comes while the first answer is on its way is not asked for again.
  await until(() => expect([queries.isFetching(), server.made.length > 0]).toEqual([0, true]));
  const label = (text: string) => ({ th: text, en: text });
  return {
    numbers,
    line: server.set,
    /** A letter comes for the person, and the server tells the page. */
    comes: (subject: string) => {
      subjects.push(subject);
      server.push('notifications-changed', { news: { type: 'info', title: label('มีหนังสือถึงท่าน'), text: label(subject) } });
    },
    sockets: server.sockets,
  };
}

function Letters() {
  const { data } = useQuery({ queryKey: ['notifications', 'bell'], queryFn: () => call(getNotifications, { modules: undefined }) });
  return (
    <ul aria-label="letters">
      {data?.items.alerts.map(({ receiveId, subject }) => (
        <li key={receiveId}>{subject}</li>
      ))}
    </ul>
  );
}

const shown = () => [...screen.getByRole('list', { name: 'letters' }).children].map((item) => item.textContent);
const strip = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();
const press = () => call(takeNumber, { register: 1 }).catch((error: Error) => error.message);
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.stubGlobal(
    'Audio',
    class {
      play = async () => undefined;
    },
  );
  openSession('t-1', officer);
});

test('the sockets are cut alone: acts go on, and what came meanwhile is there once they are back', async () => {
  const { comes, line, numbers, sockets } = await reading();
  comes('ก่อนสายขาด');
  await until(() => expect(shown()).toEqual(['ก่อนสายขาด']));
  line({ sockets: 'cut' });
  await until(() => expect(strip()).toContain('กำลังเชื่อมต่อ'));
  comes('ระหว่างสายขาด');
  expect(await press()).toEqual({ number: 1 });
  expect(shown()).toEqual(['ก่อนสายขาด']);
  line({ sockets: 'open' });
  await until(() => expect(shown()).toEqual(['ก่อนสายขาด', 'ระหว่างสายขาด']));
  comes('หลังสายขาด');
  await until(() => expect(shown()).toEqual(['ก่อนสายขาด', 'ระหว่างสายขาด', 'หลังสายขาด']));
  expect(screen.getAllByText('หลังสายขาด', { selector: ':not(li)' })).toHaveLength(1);
  // The server learns a moment later that the cut one is gone.
  await until(() => expect([sockets(), numbers.size]).toEqual([1, 1]));
});

test('calls are cut alone: a message is not lost, and an act whose answer was lost is done once', async () => {
  const { comes, line, numbers } = await reading();
  line({ calls: 'deaf' });
  let answer: unknown;
  void press().then((given) => (answer = given));
  await until(() => expect(answer).toEqual(expect.stringContaining('ติดต่อเครื่องแม่ข่ายไม่ได้')));
  expect(numbers.size).toBe(1);
  line({ calls: 'cut' });
  comes('ระหว่างสายขาด');
  await until(() => expect(screen.getAllByText('ระหว่างสายขาด', { selector: ':not(li)' })).toHaveLength(1));
  await until(() => expect(strip()).toContain('เชื่อมต่อเครื่องแม่ข่ายไม่ได้'));
  await until(() => expect(queries.getQueryState(['notifications', 'bell'])).toMatchObject({ status: 'error' }));
  expect(shown()).toEqual([]);
  line({ calls: 'open' });
  await until(() => expect(shown()).toEqual(['ระหว่างสายขาด']));
  expect(await press()).toEqual({ number: 1 });
  expect(await press()).toEqual({ number: 2 });
});

test('everything is cut for an hour: afterwards nothing is lost, and nothing twice', async () => {
  const { comes, line, numbers, sockets } = await reading();
  comes('ก่อนสายขาด');
  await until(() => expect(shown()).toEqual(['ก่อนสายขาด']));
  line({ calls: 'deaf' });
  let answer: unknown;
  const again = () => void press().then((given) => (answer = given));
  again();
  await until(() => expect(answer).toEqual(expect.stringContaining('ติดต่อเครื่องแม่ข่ายไม่ได้')));
  line({ calls: 'cut', sockets: 'cut' });
  await until(() => expect(strip()).toContain('เชื่อมต่อเครื่องแม่ข่ายไม่ได้'));
  for (const subject of ['หนึ่ง', 'สอง', 'สาม']) comes(subject);
  await act(() => vi.advanceTimersByTimeAsync(hour));
  expect(shown()).toEqual(['ก่อนสายขาด']);
  line({ calls: 'open', sockets: 'open' });
  await until(() => expect(shown()).toEqual(['ก่อนสายขาด', 'หนึ่ง', 'สอง', 'สาม']));
  await until(() => expect(sockets()).toBe(1));
  again();
  await until(() => expect(answer).toEqual({ number: 1 }));
  expect(numbers.size).toBe(1);
});
