import { openDocument, type RouteLeg } from '@sarabun/contract/documents/open-document';
import { commandDocument, reportResult } from '@sarabun/contract/documents/route-actions';
import type { DocumentAction } from '@sarabun/contract/documents/verbs';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { letter } from '../../../test/office';
import { box, ctrlEnter, parties, work } from '../../../test/opened-letter';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { officeWords } from '../../../test/words';
import { queries } from '../../platform/queries';
import { openSession } from '../../platform/session';
import { DocumentDialog } from './document-dialog';
import { type LeftText, useLeftText } from './route/use-left-text';

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

/** A letter at the reader's desk; `moveOn` lets it go on as another person would. */
async function atDesk(action: DocumentAction, moved: Partial<RouteLeg>, still: DocumentAction[] = []) {
  let gone = false;
  const moveOn = () => {
    gone = true;
  };
  answerCalls(
    on(openDocument, () => ({
      item: gone
        ? letter({ route: [{ ...work, endedBy: 'นางสาวปรียา แสงทอง', endedAt: new Date('2026-11-28T03:00:00Z'), ...moved }], allowedActions: still })
        : letter({ route: [work], allowedActions: [action, ...still], orderReturnsTo: 'ผู้อำนวยการกอง' }),
    })),
    on(reportResult, () => {
      moveOn();
      return { item: { documentId: 101, legIds: [] } };
    }),
    on(commandDocument, () => {
      moveOn();
      return new Refused(409, { code: 'alreadyMoved', message: 'นางสาวปรียา แสงทอง ดำเนินการแล้ว' });
    }),
    parties,
    officeWords,
  );
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} />, '/sarabun/dashboard');
  return {
    async moveOn() {
      moveOn();
      await act(() => queries.invalidateQueries({ queryKey: ['documents'] }));
    },
  };
}
const kept = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'ข้อความที่ยังไม่ได้ส่ง' });

test('a report that is typed while its work is withdrawn stays to be copied, and who withdrew it is said', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const desk = await atDesk('report', { state: 'cancelled', reason: 'มอบผู้อื่นแทน' });
  await screen.findByRole('form', { name: 'รายงานผล' });
  await userEvent.type(box(/ผลการดำเนินการ/), 'ตรวจแล้วพบว่า');
  await desk.moveOn();
  expect((await kept()).value).toBe('ตรวจแล้วพบว่า');
  expect(screen.getByText(/^นางสาวปรียา แสงทอง ยกเลิกการมอบหมายนี้เมื่อ/)).toBeTruthy();
  expect(screen.getAllByText('เหตุผล: มอบผู้อื่นแทน').some((one) => one.closest('[role=alert]'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'คัดลอกข้อความ' }));
  expect(writeText).toHaveBeenCalledWith('ตรวจแล้วพบว่า');
  expect(await screen.findByRole('button', { name: 'คัดลอกแล้ว' })).toBeTruthy();
});

// The pane of the one comes with the letter, that of the other is loaded late.
test.each(['assign', 'follow'] as const)('an order that comes too late stays as well, beside what may still be done: %s', async (still) => {
  await atDesk('command', { state: 'passedOn' }, [still]);
  await screen.findByRole('form', { name: 'สั่งการ' });
  await userEvent.click(await screen.findByRole('radio', { name: 'ไม่อนุมัติ' }));
  await userEvent.type(box(/ข้อสั่งการ/), 'เร่งรวบรวม');
  await ctrlEnter();
  expect((await kept()).value).toBe('เร่งรวบรวม');
  expect(screen.getByText(/^นางสาวปรียา แสงทอง ดำเนินการเรื่องนี้ไปแล้ว/)).toBeTruthy();
});

test('what is refused only after its pane has gone stays, too; what was sent does not come back with a later refusal', () => {
  const { result } = renderHook(() => useLeftText(['follow']));
  const typed: LeftText = { mode: 'command', texts: ['เร่งรวบรวม'] };
  const leaveWhileSent = () => {
    result.current.tried(null);
    result.current.leave(typed);
  };
  act(leaveWhileSent);
  expect(result.current.left).toBeNull();
  act(() => result.current.tried(new Error('refused')));
  expect(result.current.left).toMatchObject(typed);
  act(leaveWhileSent);
  act(() => result.current.tried(null));
  act(() => result.current.tried(new Error('another act')));
  expect(result.current.left).toBeNull();
});

test('what was sent, or never typed, is not said to be left', async () => {
  const desk = await atDesk('report', { state: 'cancelled' });
  await screen.findByRole('form', { name: 'รายงานผล' });
  await desk.moveOn();
  await waitFor(() => expect(screen.queryByRole('form', { name: 'รายงานผล' })).toBeNull());
  expect(screen.queryByRole('textbox', { name: 'ข้อความที่ยังไม่ได้ส่ง' })).toBeNull();
});

test('a report that was sent is not said to be left', async () => {
  await atDesk('report', { state: 'done' });
  await screen.findByRole('form', { name: 'รายงานผล' });
  await userEvent.type(box(/ผลการดำเนินการ/), 'ตรวจแล้ว');
  await ctrlEnter();
  await waitFor(() => expect(screen.queryByRole('form', { name: 'รายงานผล' })).toBeNull());
  expect(screen.queryByText('ตรวจแล้ว', { selector: 'textarea' })).toBeNull();
});
