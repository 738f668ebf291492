import { type FailedJob, listFailedJobs, retryJob, retryJobsOfKind } from '@sarabun/contract/jobs/failed-jobs';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { FailedJobsScreen } from './failed-jobs-screen';

const menu = (mayManage: boolean) =>
  on(settingsMenu, () => ({
    groups: [
      {
        menuId: 3152,
        icon: 'settings',
        name: { th: 'ระบบ', en: 'System' },
        pages: [{ menuId: 3219, path: 'failed-jobs', name: { th: 'งานเบื้องหลังที่ไม่สำเร็จ', en: 'Failed jobs' }, mayManage, pinned: false }],
      },
    ],
  }));
const givenUp: FailedJob = {
  jobId: 7,
  kind: 'print',
  about: 'ทด ๑/๑',
  attempts: 5,
  error: 'Error: ENOSPC: no space left on device',
  createdAt: new Date('2026-11-20T03:00:00Z'),
  givenUpAt: new Date('2026-11-21T03:00:00Z'),
  nextTryAt: null,
  mayRetry: true,
};
const mail: FailedJob = { ...givenUp, jobId: 8, kind: 'mail', about: 'a@example.go.th', error: 'connect ECONNREFUSED 127.0.0.1:25', mayRetry: false };
const jobs = on(listFailedJobs, ({ kind, page, pageSize }) => {
  const data = [givenUp, mail].filter((job) => !kind || job.kind === kind);
  return { data, total: data.length, page, pageSize };
});

beforeEach(() => openSession('t-1', officer));

test('a failed job says what it is about and why it failed, and is tried again', async () => {
  const made = answerCalls(
    menu(true),
    jobs,
    on(retryJob, () => ({ count: 1 })),
  );
  await show(<FailedJobsScreen />);
  const row = (await screen.findByText('เนื้อที่เก็บข้อมูลเต็ม')).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('ทด ๑/๑');
  await userEvent.click(within(row).getByRole('button', { name: /^ลองอีกครั้ง/ }));
  expect(await screen.findByText('สั่งให้ลองอีกครั้งแล้ว 1 งาน')).toBeTruthy();
  expect(made.find(({ name }) => name === 'retryJob')?.input).toEqual({ jobId: 7 });
  const gone = screen.getByText('ติดต่อเครื่องปลายทางไม่ได้').closest('tr') as HTMLElement;
  expect(gone.textContent).toContain('a@example.go.th');
  expect(within(gone).queryByRole('button')).toBeNull();
});

test('all of a kind are tried again; what the server refuses is said', async () => {
  const made = answerCalls(
    menu(true),
    jobs,
    on(retryJobsOfKind, () => new Refused(409, { message: 'ทำไม่ได้ในขณะนี้' })),
  );
  await show(<FailedJobsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'ไฟล์หนังสือ' }));
  await userEvent.click(await screen.findByRole('button', { name: 'ลองใหม่ทั้งหมดของ “ไฟล์หนังสือ”' }));
  expect(await screen.findByText('ทำไม่ได้ในขณะนี้')).toBeTruthy();
  expect(made.find(({ name }) => name === 'retryJobsOfKind')?.input).toEqual({ kind: 'print' });
});

test('who may only look has no button that tries again', async () => {
  answerCalls(menu(false), jobs);
  await show(<FailedJobsScreen />);
  await screen.findByText('เนื้อที่เก็บข้อมูลเต็ม');
  expect(screen.queryByRole('button', { name: /ลอง/ })).toBeNull();
});
