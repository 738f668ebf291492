import { recordDispatch } from '@sarabun/contract/signing/own-letter';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { letter } from '../../../../test/office';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { officeWords } from '../../../../test/words';
import { openSession } from '../../../platform/session';
import { DispatchPane } from './dispatch-pane';

const party = (position: number, name: string) => ({ position, deskId: null, name, sent: null });
const own = {
  revision: 2,
  writer: 'นายอำนวย',
  steps: [],
  signatures: [],
  receivers: [party(0, 'กรมที่ดิน'), party(1, 'กรมบัญชีกลาง')],
  answers: [],
  paper: 'printed' as const,
  versions: 1,
};

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test('what goes by post names nobody who took it, what is handed over does; the focus goes to the next receiver', async () => {
  const made = answerCalls(
    officeWords,
    on(recordDispatch, ({ legId }) => ({ item: { documentId: 101, legIds: [legId] } })),
  );
  const sent = () => made.filter(({ name }) => name === 'recordDispatch').map(({ input }) => input);
  await show(<DispatchPane letter={letter({ own })} legId={501} head={null} onFailure={() => undefined} />, '/sarabun/dashboard');
  const send = async () => userEvent.click(await screen.findByRole('button', { name: /^บันทึกการส่ง/ }));
  await userEvent.click(await screen.findByRole('radio', { name: 'เจ้าหน้าที่นำส่ง' }));
  // The e-mail, too, is sent by the person.
  expect(screen.getByText(/ไม่ได้ส่งหนังสือให้/)).toBeTruthy();
  await send();
  expect(await screen.findByText('กรุณากรอกชื่อผู้รับ')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'ไปรษณีย์' }));
  await send();
  await expect.poll(sent).toMatchObject([{ legId: 501, position: 0, way: 'post', receiverName: '' }]);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('combobox', { name: /หน่วยงานภายนอก/ }));
});
