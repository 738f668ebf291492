import { type ControlLine, controlColumns, controlRegistries, listControl } from '@sarabun/contract/registers/control-register';
import { myRegisters } from '@sarabun/contract/registers/register-pages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { show } from '../../../test/show';
import { ControlScreen } from './control-screen';

const texts = Object.fromEntries(controlColumns.map((column) => [column, ''])) as ControlLine['texts'];
const line: ControlLine = {
  entryId: 9,
  documentId: 5,
  legId: 6,
  mayOpen: false,
  secrecy: 2,
  enteredAt: new Date('2026-11-21T09:00:00+07:00'),
  isVoid: false,
  texts: { ...texts, sequence: '๑', secrecy: 'ลับ', subject: 'เรื่องปกปิด', passing: 'ส่งถึง กองแผนงาน\nเสนอ ผู้อำนวยการ' },
};

test('shows the secret letters of the registry, with their life, and asks again for another year', async () => {
  const asked: unknown[] = [];
  answerCalls(
    on(myRegisters, () => ({ items: [] })),
    on(controlRegistries, () => ({ items: [{ unitId: 3, unitName: 'กองแผนงาน', years: [2569, 2568] }] })),
    on(listControl, (input) => {
      asked.push(input);
      return { data: input.year === 2569 ? [line] : [], total: input.year === 2569 ? 1 : 0, page: 1, pageSize: 20 };
    }),
  );
  await show(<ControlScreen />, '/sarabun/registers/control');
  const row = (await screen.findByText('เรื่องปกปิด')).closest('tr') as HTMLElement;
  expect(within(row).getByText('ลับ')).toBeTruthy();
  expect(within(row).getByText(/ส่งถึง กองแผนงาน/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'พิมพ์ตามแบบ (PDF)' }).getAttribute('href')).toContain('/api/sarabun/control-print?unitId=3&year=2569');
  await userEvent.selectOptions(screen.getByLabelText('ปี พ.ศ.'), '2568');
  expect(await screen.findByText('ไม่มีหนังสือลับในปีและเงื่อนไขที่เลือก')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ unitId: 3, year: 2568 });
});

test('tells who keeps none that it is the secret registrar’s', async () => {
  answerCalls(
    on(myRegisters, () => ({ items: [] })),
    on(controlRegistries, () => ({ items: [] })),
  );
  await show(<ControlScreen />, '/sarabun/registers/control');
  expect(await screen.findByText('ท่านไม่ได้เป็นนายทะเบียนข้อมูลข่าวสารลับ')).toBeTruthy();
});
