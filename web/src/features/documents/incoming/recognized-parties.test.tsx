import { recognizeParties } from '@sarabun/contract/documents/earlier-words';
import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { documentWords } from '@sarabun/contract/settings/document-words';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { openSession } from '../../../platform/session';
import { ReceivingDesk } from '../receiving-desk';

const senderTypes = ['หน่วยงานภายนอก', 'หน่วยงานภายใน', 'บุคคล'].map((th, index) => ({ code: index + 1, th, en: th, active: true }));

test('the type of the sender is preset by its name until it is chosen, and an addressee at another agency is pointed out', async () => {
  openSession('t-1', officer);
  answerCalls(
    on(myRegistries, () => ({
      items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }],
    })),
    on(documentWords, () => ({ kinds: [], speeds: [], secrecies: [], senderTypes, commands: [], jobs: [], phrases: [] })),
    on(recognizeParties, ({ sender = '', addressee = '' }) => {
      const senderType: 1 | 2 | 3 = sender.startsWith('นาย') ? 3 : sender === 'กองคลัง' ? 2 : 1;
      return { item: { senderType, isElsewhere: addressee === 'อธิบดีกรมชลประทาน' } };
    }),
  );
  await show(<ReceivingDesk />, '/sarabun/receive');
  await userEvent.click(await screen.findByRole('button', { name: 'หนังสือกระดาษที่ไม่มีไฟล์' }));
  const form = within(await screen.findByRole('form', { name: 'ลงทะเบียนรับ' }));
  const type = (name: string, value: string) => fireEvent.change(form.getByRole('combobox', { name }), { target: { value } });
  const chosen = () => form.getByRole<HTMLSelectElement>('combobox', { name: 'ประเภทผู้ส่ง' });
  type('จาก', 'นายสมชาย ใจดี');
  await waitFor(() => expect(chosen().value).toBe('3'));
  type('จาก', 'กองคลัง');
  await waitFor(() => expect(chosen().value).toBe('2'));
  type('จาก', 'กรมชลประทาน');
  await waitFor(() => expect(chosen().value).toBe('1'));
  expect(screen.queryByText(/ไม่ใช่ชื่อหน่วยงานนี้/)).toBeNull();
  type('เรียน', 'อธิบดีกรมชลประทาน');
  expect(await screen.findByText('ไม่ใช่ชื่อหน่วยงานนี้ โปรดตรวจว่าส่งผิดที่หรือไม่')).toBeTruthy();
  // It is looked at before the letter is received, once.
  await userEvent.click(form.getByRole('button', { name: /ลงรับ/ }));
  expect(await screen.findByText(/^ผู้รับไม่ใช่ชื่อหน่วยงานนี้/)).toBeTruthy();
  expect(document.activeElement).toBe(form.getByRole('combobox', { name: 'เรียน' }));
  expect(screen.queryByText(/^กรุณากรอกเลขที่หนังสือ/)).toBeNull();
  await userEvent.click(form.getByRole('button', { name: /ลงรับ/ }));
  expect(await screen.findByText(/^กรุณากรอกเลขที่หนังสือ/)).toBeTruthy();
  expect(screen.queryByText(/^ผู้รับไม่ใช่ชื่อหน่วยงานนี้/)).toBeNull();
  await userEvent.selectOptions(chosen(), 'หน่วยงานภายใน');
  type('จาก', 'นายสมชาย ใจดี');
  type('เรียน', 'อธิบดี');
  await waitFor(() => expect(screen.queryByText(/ไม่ใช่ชื่อหน่วยงานนี้/)).toBeNull());
  expect(chosen().value).toBe('2');
});
