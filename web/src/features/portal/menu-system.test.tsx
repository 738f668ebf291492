import { type EditedMenu, menuSystem, orderMenuItems, saveMenuItem } from '@sarabun/contract/portal/menu-editor';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Made, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { MenuSystemPage } from './menu-system-page';

const item = (id: number, nameTh: string, part: Partial<EditedMenu> = {}): EditedMenu => ({
  id,
  version: 1,
  nameTh,
  nameEn: '',
  icon: 'apps',
  type: 'r',
  action: 'sarabun/dashboard',
  active: true,
  detailTh: '',
  detailEn: '',
  onPortal: true,
  groupIds: [1],
  below: 0,
  isProtected: false,
  isOwn: false,
  ...part,
});
const items = [
  item(3101, 'งานสารบรรณ'),
  item(10_000, 'จองห้อง', { isOwn: true, type: 'b', action: 'https://room.example.go.th/' }),
  item(3144, 'ตั้งค่า', { isProtected: true, action: 'settingsCenter' }),
];
/** The items on the server. */
let kept = items;
const system = on(menuSystem, () => ({
  parent: { id: 3100, nameTh: 'ระบบงาน', nameEn: 'Modules' },
  items: kept,
  groups: [{ id: 1, name: 'ผู้ใช้งานทุกคน' }],
  parents: [{ id: 3100, nameTh: 'ระบบงาน', nameEn: 'Modules' }],
}));
const centre = (mayManage: boolean) =>
  on(settingsMenu, () => ({
    groups: [
      {
        menuId: 3147,
        icon: 'shield',
        name: { th: 'สิทธิ', en: 'Rights' },
        pages: [{ menuId: 3184, path: 'admin-application', name: { th: 'ระบบงานและเมนู', en: 'Applications' }, mayManage, pinned: false }],
      },
    ],
  }));
const sent = (made: Made[], name: string) => made.filter((one) => one.name === name).map(({ input }) => input);

beforeEach(() => {
  openSession('t-1', officer);
  kept = items;
});

test('items are ordered by button, by key and by drag; each order names all of them', async () => {
  const made = answerCalls(
    centre(true),
    system,
    on(orderMenuItems, ({ ids }) => {
      kept = ids.map((id) => items.find((one) => one.id === id) as EditedMenu);
      return {};
    }),
  );
  const orders = () => sent(made, orderMenuItems.name) as { parentId: number; ids: number[] }[];
  await show(<MenuSystemPage />);
  fireEvent.click(await screen.findByLabelText('เลื่อน จองห้อง ขึ้น'));
  await waitFor(() => expect(orders()).toEqual([{ parentId: 3100, ids: [10_000, 3101, 3144] }]));
  await waitFor(() => expect(screen.getByLabelText<HTMLButtonElement>('เลื่อน จองห้อง ขึ้น').disabled).toBe(true));
  fireEvent.keyDown(await screen.findByText('งานสารบรรณ'), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(orders()).toHaveLength(2));
  const row = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
  fireEvent.dragStart(await row('ตั้งค่า'));
  fireEvent.drop(await row('จองห้อง'));
  await waitFor(() => expect(orders()).toHaveLength(3));
  expect(orders().map(({ ids }) => ids)).toEqual([
    [10_000, 3101, 3144],
    [3101, 10_000, 3144],
    [3101, 3144, 10_000],
  ]);
});

test('an item must lead somewhere that is safe; what was typed stays', async () => {
  const made = answerCalls(
    centre(true),
    system,
    on(saveMenuItem, () => ({ id: 10_001 })),
  );
  await show(<MenuSystemPage />);
  fireEvent.click(await screen.findByText('เพิ่มระบบงาน'));
  const drawer = within(await screen.findByRole('dialog', { name: 'เพิ่มเมนู' }));
  const type = (label: string, value: string) => fireEvent.change(drawer.getByLabelText(label, { exact: false, selector: 'input' }), { target: { value } });
  fireEvent.change(drawer.getAllByRole('textbox')[0] as HTMLElement, { target: { value: 'ยานพาหนะ' } });
  fireEvent.click(drawer.getByText('เปิดแท็บใหม่'));
  type('ปลายทาง', 'http://car.example.go.th');
  fireEvent.click(drawer.getByText('บันทึก'));
  expect(drawer.getByText(/ปลายทางต้องเป็นหน้าของระบบ/)).toBeTruthy();
  expect(drawer.getByDisplayValue('ยานพาหนะ')).toBeTruthy();
  expect(sent(made, saveMenuItem.name)).toEqual([]);
  type('ปลายทาง', 'https://car.example.go.th/');
  fireEvent.click(drawer.getByLabelText('car'));
  fireEvent.click(drawer.getByText('บันทึก'));
  const expected = { item: null, parentId: 3100, nameTh: 'ยานพาหนะ', type: 'b', action: 'https://car.example.go.th/', icon: 'car', groupIds: [1] };
  await waitFor(() => expect(sent(made, saveMenuItem.name)).toMatchObject([expected]));
});

test('what the system needs can be renamed only; who may only look has no buttons', async () => {
  answerCalls(centre(false), system);
  await show(<MenuSystemPage />);
  await userEvent.click(await screen.findByRole('button', { name: /ตั้งค่า/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'แก้ไขเมนู' }));
  expect(drawer.getByText(/เปลี่ยนได้เฉพาะชื่อ/)).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'บันทึก' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'เพิ่มระบบงาน' })).toBeNull();
  expect(screen.queryByRole('button', { name: /เลื่อน/ })).toBeNull();
});
