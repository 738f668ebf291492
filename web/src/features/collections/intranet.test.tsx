import { type BookItem, getDashboard, updateReadPortal } from '@sarabun/contract/collections/get-dashboard';
import { bookGroupItems, bookGroups, intranetItem } from '@sarabun/contract/collections/intranet';
import {
  audienceUnits,
  editIntranetItem,
  listIntranetItems,
  myBookGroups,
  saveIntranetItem,
  withdrawIntranetItem,
} from '@sarabun/contract/collections/manage-intranet';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Made, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { CollectionPanels } from './collection-panels';
import { ManageIntranetScreen } from './manage-intranet-screen';

const group = { id: 3, code: 'news', th: 'ข่าวกอง', en: 'News', icon: 'news', standsOpen: true, categories: [{ id: 9, th: 'สวัสดิการ', en: 'Welfare' }] };
const own = { id: 20, code: 'group1', th: 'ชมรม', en: 'Clubs', icon: 'people', standsOpen: true, categories: [] };
const mine = on(myBookGroups, () => ({ items: [group], audienceGroups: [{ id: 1, name: 'ผู้ใช้งานทุกคน' }] }));
const row = {
  itemId: 7,
  title: 'ปิดลานจอดรถ',
  number: '',
  group: { th: 'ข่าวกอง', en: 'News' },
  state: 'shown' as const,
  announcedOn: '2026-11-20',
  showsFrom: '2026-11-20',
  showsUntil: null,
  pinned: true,
  forEveryone: true,
  readers: 12,
  changedAt: new Date('2026-11-20T09:00:00+07:00'),
  changedBy: 'นางสาวปรียา',
};
const list = on(listIntranetItems, ({ page, pageSize }) => ({ data: [row], total: 1, page, pageSize }));
const sent = (made: Made[], name: string) => made.filter((one) => one.name === name).map(({ input }) => input);

beforeEach(() => openSession('t-1', officer));

test('who may publish nowhere is told how to get the right, and has no button', async () => {
  answerCalls(
    on(myBookGroups, () => ({ items: [], audienceGroups: [] })),
    list,
  );
  await show(<ManageIntranetScreen />);
  expect(await screen.findByText('ท่านยังไม่มีสิทธิเผยแพร่ในกลุ่มใด')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'เพิ่มรายการ' })).toBeNull();
});

test('an item is written, previewed, narrowed to units, and published; what is refused stays typed', async () => {
  let refused = true;
  const made = answerCalls(
    mine,
    list,
    on(audienceUnits, () => ({ items: [{ id: 5, name: 'กองคลัง' }] })),
    on(saveIntranetItem, () => {
      if (!refused) return { itemId: 8, version: 1 };
      refused = false;
      return new Refused(422, { code: 'audienceMissing', message: 'ผิด', fields: { audience: 'กรุณาระบุหน่วยงาน' } });
    }),
  );
  await show(<ManageIntranetScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'เพิ่มรายการ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'เพิ่มรายการ' }));
  await userEvent.click(dialog.getByRole('button', { name: 'เผยแพร่' }));
  expect(dialog.getByText('กรุณากรอกชื่อเรื่อง')).toBeTruthy();
  expect(sent(made, saveIntranetItem.name)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /ชื่อเรื่อง/ }), 'อบรมระบบใหม่');
  await userEvent.type(dialog.getByRole('textbox', { name: /เนื้อหา/ }), '<b>เชิญ</b> https://example.go.th/x');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'หมวด' }), 'สวัสดิการ');
  await userEvent.click(dialog.getByRole('button', { name: 'ดูตัวอย่าง' }));
  const preview = within(dialog.getByRole('region', { name: 'ดูตัวอย่าง' }));
  expect(preview.getByText(/<b>เชิญ<\/b>/)).toBeTruthy();
  expect(preview.getByRole('link', { name: 'https://example.go.th/x' }).getAttribute('rel')).toContain('noopener');
  await userEvent.click(dialog.getByRole('button', { name: 'กลับไปเขียน' }));
  await userEvent.click(dialog.getByRole('button', { name: 'เฉพาะที่ระบุ' }));
  await userEvent.click(dialog.getByRole('button', { name: 'เผยแพร่' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('กรุณาระบุหน่วยงาน');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /ชื่อเรื่อง/ }).value).toBe('อบรมระบบใหม่');
  await userEvent.type(dialog.getByRole('searchbox', { name: 'ค้นหน่วยงาน' }), 'คลัง');
  await userEvent.click(await dialog.findByRole('button', { name: 'กองคลัง' }));
  await userEvent.click(dialog.getByRole('button', { name: 'เผยแพร่' }));
  expect(await screen.findByText('เผยแพร่แล้ว')).toBeTruthy();
  expect(sent(made, saveIntranetItem.name)[1]).toMatchObject({
    item: null,
    groupId: 3,
    categoryId: 9,
    title: 'อบรมระบบใหม่',
    forEveryone: false,
    audience: [{ kind: 'unit', id: 5 }],
    publish: true,
  });
});

test('what was typed of an item is there again after a reload', async () => {
  answerCalls(mine, list);
  const subject = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'เพิ่มรายการ' }));
    return within(await screen.findByRole('dialog', { name: 'เพิ่มรายการ' })).findByRole<HTMLInputElement>('textbox', { name: /ชื่อเรื่อง/ });
  };
  const { unmount } = await show(<ManageIntranetScreen />);
  await userEvent.type(await subject(), 'อบรมระบบใหม่');
  unmount();
  await show(<ManageIntranetScreen />);
  expect((await subject()).value).toBe('อบรมระบบใหม่');
});

test('an item that is shown can be withdrawn, and is not saved as a draft', async () => {
  const item = { ...row, version: 4, groupId: 3, categoryId: null, body: '', audience: [], files: [] };
  const made = answerCalls(
    mine,
    list,
    on(editIntranetItem, () => ({ item })),
    on(withdrawIntranetItem, () => ({})),
  );
  await show(<ManageIntranetScreen />);
  await userEvent.click(await screen.findByRole('button', { name: /ปิดลานจอดรถ/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'แก้ไขรายการ' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'ถอนการเผยแพร่' }));
  expect(dialog.queryByRole('button', { name: 'บันทึกร่าง' })).toBeNull();
  await waitFor(() => expect(sent(made, withdrawIntranetItem.name)).toEqual([{ itemId: 7, version: 4 }]));
});

test('panels follow the office’s groups; a written item opens here and is marked read', async () => {
  const item: BookItem = {
    sequence: 1,
    meetingNumber: null,
    subject: 'ชมรมวิ่ง',
    number: '',
    announcedOn: '2026-11-20',
    legId: null,
    documentId: null,
    itemId: 70,
    isRead: false,
    isNew: true,
    isPinned: true,
  };
  const view = {
    itemId: 70,
    group: { th: 'ชมรม', en: 'Clubs' },
    category: null,
    title: 'ชมรมวิ่ง',
    number: '',
    body: 'ทุกวันพุธ',
    announcedOn: '2026-11-20',
    pinned: true,
    publishedBy: 'นายเอ',
    files: [],
  };
  const made = answerCalls(
    on(bookGroups, () => ({ items: [own, group] })),
    on(getDashboard, () => ({ item: [[], [], [], [], [], [], [], []] })),
    on(bookGroupItems, ({ page, pageSize }) => ({ data: [item], total: 1, page, pageSize })),
    on(intranetItem, () => ({ item: view })),
    on(updateReadPortal, () => ({ isRead: true })),
  );
  await show(<CollectionPanels onOpen={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: /ชมรมวิ่ง/ }));
  expect(screen.getAllByRole('region', { name: /ชมรม|ข่าวกอง/ })).toHaveLength(2);
  expect(await within(await screen.findByRole('dialog')).findByText('ทุกวันพุธ')).toBeTruthy();
  await waitFor(() => expect(sent(made, updateReadPortal.name)).toEqual([{ itemId: 70 }]));
});
