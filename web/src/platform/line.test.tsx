import { alive } from '@sarabun/contract/portal/alive';
import { launcherMenu } from '@sarabun/contract/portal/menus';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerCalls, on, Refused, unreachable } from '../../test/network';
import { show } from '../../test/show';
import { catchUpAfterOutage } from '../app/catch-up';
import { ConnectionStrip } from '../app/layout/connection-strip';
import { call } from './call';
import { onLineBack } from './line';
import { queries } from './queries';

/** A page that reads something, and shows a failure. */
function Page() {
  const menu = useQuery({ queryKey: ['line-test'], queryFn: () => call(launcherMenu, {}) });
  return <p>{menu.isError ? menu.error.message : menu.isSuccess ? 'read' : 'reading'}</p>;
}

const strip = 'เชื่อมต่อเครื่องแม่ข่ายไม่ได้ สิ่งที่ท่านพิมพ์ไว้ยังอยู่';
const away = new Refused(503, { code: 'databaseAway', message: 'ฐานข้อมูลไม่พร้อม' });
/** Every call gets this answer. */
let failing: Refused | typeof unreachable | null;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  queries.clear();
  failing = null;
  answerCalls(
    on(launcherMenu, () => failing ?? { items: [] }),
    on(alive, () => {
      asked++;
      return failing ?? {};
    }),
  );
  asked = 0;
});

/** Makes a call and lets all its repeats pass. */
async function failure(): Promise<unknown> {
  const outcome = call(launcherMenu, {}).catch((error) => error);
  await pass(6_000);
  return outcome;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each<[string, Refused | typeof unreachable]>([
  ['not reached', unreachable],
  ['without its database', away],
])('what could not be read from a server %s is read again by itself once it is back', async (_how, failure) => {
  onTestFinished(catchUpAfterOutage(queries));
  failing = failure;
  const showing = show(
    <>
      <ConnectionStrip />
      <Page />
    </>,
  );
  await pass(0);
  await showing;
  await pass(7_000);
  expect(screen.getByText(strip)).toBeTruthy();
  expect(screen.queryByText('read')).toBeNull();
  await pass(30_000);
  expect(asked).toBeGreaterThanOrEqual(6);
  expect(screen.getByText(strip)).toBeTruthy();
  failing = null;
  await pass(5_000);
  expect(screen.getByText('read')).toBeTruthy();
  expect(screen.queryByText(strip)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('เชื่อมต่ออยู่ ข้อมูลใหม่จะแสดงเอง');
});

test('many browsers do not come back at the same time', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  const back = vi.fn();
  onTestFinished(onLineBack(back));
  const lose = async () => {
    failing = away;
    expect(await failure()).toMatchObject({ status: 503 });
    failing = null;
  };
  await lose();
  await pass(1_000);
  expect(back).toHaveBeenCalledTimes(1);
  random.mockReturnValue(1);
  await lose();
  await pass(3_999);
  expect(back).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(back).toHaveBeenCalledTimes(2);
});

test('a refusal and a fault of the server are no loss of the line', async () => {
  for (const status of [404, 422, 500]) {
    failing = new Refused(status);
    expect(await failure()).toMatchObject({ status });
  }
  failing = new Refused(503, { code: 'tooManyAtOnce', message: 'มีการค้นหาพร้อมกันมากเกินไป' });
  expect(await failure()).toMatchObject({ status: 503, message: 'มีการค้นหาพร้อมกันมากเกินไป' });
  await pass(10_000);
  expect(asked).toBe(0);
});
