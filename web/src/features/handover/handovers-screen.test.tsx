import { type Handover, handoverItems, myHandovers, signHandover } from '@sarabun/contract/handover/handover';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { HandoversScreen } from './handovers-screen';

const handover = (part: Partial<Handover> = {}): Handover => ({
  handoverId: 7,
  leaver: { personId: 1, name: 'นางสาวชนิดา เรืองรอง', unitName: 'กลุ่มงานนโยบาย' },
  successor: { personId: 2, name: 'นายกิตติพงศ์ แสงอรุณ', unitName: 'กลุ่มงานนโยบาย' },
  reason: 'โอนย้าย',
  leaves: true,
  openedAt: new Date('2026-11-21T09:00:00+07:00'),
  openedBy: 'นายปกรณ์ วัฒนาชัย',
  leaverSignedAt: null,
  signedFor: '',
  successorSignedAt: null,
  state: 'open',
  counts: { work: 2, given: 0, followed: 1, drafts: 0, functions: 1 },
  maySignAs: 'successor',
  ...part,
});
const mine = (part: Partial<Handover> = {}) => on(myHandovers, () => ({ items: [handover(part)] }));
const items = on(handoverItems, ({ page }) => ({
  data: [{ kind: 'work' as const, documentId: 5, number: 'ทด ๐๐๐๒/๑', subject: 'ขอให้จัดทำแผน', sender: 'สงป.', dueOn: '2026-12-01' }],
  total: 1,
  page,
  pageSize: 20,
  functions: [{ name: 'holder', postName: 'นักวิเคราะห์' }],
}));

beforeEach(() => openSession('t-1', officer));

test('without a hand-over it says who begins one, and leads to the days away', async () => {
  answerCalls(on(myHandovers, () => ({ items: [] })));
  await show(<HandoversScreen />);
  expect(await screen.findByText(/ผู้ดูแลระบบเป็นผู้เริ่มการส่งมอบ/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'แจ้งวันไม่อยู่ของท่าน' }).getAttribute('href')).toBe('/profile#absence');
});

test('who follows sees what goes over, and signs', async () => {
  const made = answerCalls(
    mine(),
    items,
    on(signHandover, () => ({ done: false })),
  );
  await show(<HandoversScreen />);
  expect(await screen.findByText('ขอให้จัดทำแผน')).toBeTruthy();
  expect(screen.getByText('งานค้าง 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ลงนามรับมอบ' }));
  expect(await screen.findByText('ลงนามแล้ว รออีกฝ่าย')).toBeTruthy();
  expect(made.find(({ name }) => name === 'signHandover')?.input).toMatchObject({ handoverId: 7 });
});

test('a registrar says why the leaver cannot sign, and sees no letters; what is refused keeps what was typed', async () => {
  const made = answerCalls(
    mine({ maySignAs: 'registrar' }),
    items,
    on(signHandover, () => new Refused(409, { code: 'signedAlready', message: 'ลงนามแล้ว' })),
  );
  await show(<HandoversScreen />);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'ลงนามแทนผู้ส่งมอบที่ไม่อยู่' });
  expect(button.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox'), 'ลาออกแล้ว');
  await userEvent.click(button);
  expect(await screen.findByText('ลงนามแล้ว')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ลาออกแล้ว');
  expect(made.some(({ name }) => name === 'handoverItems')).toBe(false);
});
