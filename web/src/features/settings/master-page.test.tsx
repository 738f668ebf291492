import { type MasterRow, masterCalls } from '@sarabun/contract/settings/master-calls';
import type { MasterTable } from '@sarabun/contract/settings/master-table';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { prefix } from '@sarabun/contract/settings/tables/prefix';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Made, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { changeLanguage } from '../../platform/i18n';
import { openSession } from '../../platform/session';
import { MasterPage } from './master-page';
import { SettingsCentreScreen } from './settings-centre-screen';

const calls = masterCalls(prefix);
const row = (id: number, nameTh: string, part: Partial<MasterRow> = {}): MasterRow => ({
  id,
  version: 1,
  active: true,
  changedAt: new Date('2026-11-21T09:00:00+07:00'),
  changedBy: '',
  values: { nameTh, nameEn: '', position: id },
  names: {},
  ...part,
});
const menu = (mayManage: boolean) =>
  on(settingsMenu, () => ({
    groups: [
      {
        menuId: 3145,
        icon: 'users',
        name: { th: 'บุคลากร', en: 'People' },
        pages: [
          { menuId: 3162, path: 'prefix', name: { th: 'คำนำหน้า', en: 'Prefixes' }, mayManage, pinned: true },
          { menuId: 3161, path: 'employee-type', name: { th: 'ประเภทบุคลากร', en: 'Types of employees' }, mayManage, pinned: false },
        ],
      },
    ],
  }));
const rows = [row(1, 'นาย'), row(2, 'นาง')];
const list = on(calls.list, ({ page, pageSize }) => ({ data: rows, total: 2, page, pageSize, on: 2, off: 1 }));
const get = on(calls.get, ({ id }) => ({
  item: row(id, id === 1 ? 'นาย' : 'นาง'),
  uses: id === 1 ? [{ th: 'บุคลากร', en: 'persons', count: 7, more: false }] : [],
}));
const asked = (made: Made[], name: string) => made.filter((one) => one.name === name).map(({ input }) => input);
const page = (table: MasterTable = prefix, address = '/portal') => show(<MasterPage table={table} />, address);

beforeEach(() => openSession('t-1', officer));

test('the centre shows the pages one may look at, those at hand on top, and finds them by name', async () => {
  answerCalls(menu(true));
  await show(<SettingsCentreScreen />);
  expect(await screen.findByText('2 หน้า ใน 1 หมวด · แสดงเฉพาะหน้าที่ท่านมีสิทธิ')).toBeTruthy();
  expect(
    within(screen.getByRole('navigation', { name: 'ใช้บ่อย' }))
      .getByRole('link', { name: 'คำนำหน้า' })
      .getAttribute('href'),
  ).toBe('/settings/3162/prefix');
  await userEvent.type(screen.getByRole('searchbox'), 'employees');
  await waitFor(() => expect(within(screen.getByRole('region', { name: 'บุคลากร' })).queryByRole('link', { name: 'คำนำหน้า' })).toBeNull());
  expect(screen.getByRole('link', { name: 'ประเภทบุคลากร' })).toBeTruthy();
  expect(screen.getByText('พบ 1 หน้า ใน 1 หมวด')).toBeTruthy();
});

test('who may only look gets no buttons to change anything', async () => {
  answerCalls(menu(false), list, get);
  await page();
  await userEvent.click(await screen.findByRole('button', { name: 'เปิด นาย' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'ดูคำนำหน้า' }));
  expect((await drawer.findByRole<HTMLInputElement>('textbox', { name: 'คำนำหน้า' })).readOnly).toBe(true);
  expect(drawer.queryByRole('button', { name: 'บันทึก' })).toBeNull();
  for (const name of ['เพิ่มคำนำหน้า', 'นำเข้า']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a page without the right says so and leads back', async () => {
  answerCalls(on(settingsMenu, () => ({ groups: [] })));
  await page();
  expect(await screen.findByText('ท่านไม่มีสิทธิเรียกดูหน้านี้')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ไปศูนย์ตั้งค่า' })).toBeTruthy();
});

test('a row that is used can be switched off but not deleted; a used name is refused at its field', async () => {
  const made = answerCalls(
    menu(true),
    list,
    get,
    on(calls.update, () => new Refused(422, { code: 'invalid', message: 'ผิด', fields: { nameTh: 'มีค่านี้อยู่แล้วในรายการอื่น' } })),
  );
  await page();
  await userEvent.click(await screen.findByRole('button', { name: 'เปิด นาย' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'แก้ไขคำนำหน้า' }));
  const name = await drawer.findByRole('textbox', { name: 'คำนำหน้า' });
  expect(drawer.getByText(/ใช้อยู่ใน บุคลากร 7/)).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'ลบ' })).toBeNull();
  expect(drawer.getByRole('button', { name: 'ปิดใช้รายการนี้' })).toBeTruthy();
  await userEvent.clear(name);
  await userEvent.click(drawer.getByRole('button', { name: 'บันทึก' }));
  expect(await drawer.findByText('กรุณาระบุ “คำนำหน้า”')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(asked(made, calls.update.name)).toEqual([]);
  await userEvent.type(name, 'นาง');
  await userEvent.click(drawer.getByRole('button', { name: 'บันทึก' }));
  expect(await drawer.findByText('มีค่านี้อยู่แล้วในรายการอื่น')).toBeTruthy();
  expect(asked(made, calls.update.name)).toEqual([{ id: 1, version: 1, values: { nameTh: 'นาง', nameEn: '', position: 1 } }]);
});

test('in English the names change places, so that each is shown once', async () => {
  const english = { nameTh: 'นาย', nameEn: 'Mr.', position: 1 };
  answerCalls(
    menu(true),
    on(calls.list, ({ page: at, pageSize }) => ({ data: [row(1, 'นาย', { values: english })], total: 1, page: at, pageSize, on: 1, off: 0 })),
    get,
  );
  await changeLanguage('en');
  try {
    await page();
    await screen.findByRole('button', { name: /Mr\./ });
    const texts = (role: 'columnheader' | 'cell') => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(texts('cell').filter((text) => text === 'Mr.' || text === 'นาย')).toEqual(['Mr.', 'นาย']);
    expect(new Set(texts('columnheader')).size).toBe(texts('columnheader').length);
  } finally {
    await changeLanguage('th');
  }
});

test('what was typed in a row is there again after a reload, and gone once it was given up', async () => {
  answerCalls(menu(true), list, get);
  const reload = async () => {
    cleanup();
    await page(prefix, '/settings/3162/prefix?row=1');
    const drawer = await screen.findByRole('dialog', { name: 'แก้ไขคำนำหน้า' });
    return within(drawer).findByRole<HTMLInputElement>('textbox', { name: 'ชื่ออังกฤษ' });
  };
  await userEvent.type(await reload(), 'Mister');
  expect((await reload()).value).toBe('Mister');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'ไม่บันทึก' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await reload()).value).toBe('');
});

test('the second editor is shown both versions and may save over the first', async () => {
  let saved = false;
  const made = answerCalls(
    menu(true),
    list,
    on(calls.get, ({ id }) => ({
      item: saved ? row(id, 'นาย', { version: 2, changedBy: 'สมหญิง', values: { nameTh: 'นาย', nameEn: 'Mr', position: 1 } }) : row(id, 'นาย'),
      uses: [],
    })),
    on(calls.update, ({ version }) => {
      if (version === 2) return { item: row(1, 'นาย') };
      saved = true;
      return new Refused(409, { code: 'changedMeanwhile', message: 'มีผู้อื่นแก้ไข' });
    }),
  );
  await page();
  await userEvent.click(await screen.findByRole('button', { name: 'เปิด นาย' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'แก้ไขคำนำหน้า' }));
  await userEvent.type(await drawer.findByRole('textbox', { name: 'ชื่ออังกฤษ' }), 'Mister');
  await userEvent.click(drawer.getByRole('button', { name: 'บันทึก' }));
  const line = within(await drawer.findByRole('row', { name: /ชื่ออังกฤษ/ }));
  expect([line.getByText('Mr'), line.getByText('Mister')]).toHaveLength(2);
  await userEvent.click(drawer.getByRole('button', { name: 'บันทึกทับด้วยฉบับของท่าน' }));
  await waitFor(() => expect(asked(made, calls.update.name)).toHaveLength(2));
  expect(asked(made, calls.update.name)[1]).toMatchObject({ version: 2, values: { nameEn: 'Mister' } });
});

test('an import shows what is wrong and cannot be carried out until it is mended', async () => {
  let wrong = 1;
  const made = answerCalls(
    menu(true),
    list,
    on(calls.previewImport, () => ({
      lines: [
        ...(wrong ? [{ line: 3, what: 'wrong' as const, key: '', values: {}, before: {}, faults: [{ field: 'nameTh', message: 'ต้องกรอกค่านี้' }] }] : []),
        { line: 2, what: 'create' as const, key: 'พลเอก', values: { nameTh: 'พลเอก' }, before: {}, faults: [] },
      ],
      counts: { create: 1, update: 0, same: 0, wrong },
      plan: 'plan-1',
    })),
    on(calls.import, () => ({ created: 1, updated: 0 })),
  );
  await page();
  await userEvent.click(await screen.findByRole('button', { name: 'นำเข้า' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'นำเข้าคำนำหน้า' }));
  const file = new File(['x'], 'a.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('เลือกไฟล์', { selector: 'input' }), file);
  expect(await dialog.findByText('คำนำหน้า: ต้องกรอกค่านี้')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /นำเข้า 1 รายการ/ })).toBeNull();
  wrong = 0;
  await userEvent.upload(dialog.getByLabelText('เลือกไฟล์', { selector: 'input' }), file);
  await userEvent.click(await dialog.findByRole('button', { name: 'นำเข้า 1 รายการ' }));
  await waitFor(() => expect(asked(made, calls.import.name)).toEqual([{ format: 'csv', content: 'eA==', plan: 'plan-1' }]));
});
