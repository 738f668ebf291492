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
const system = on(menuSystem, () => ({
  parent: { id: 3100, nameTh: 'ระบบงาน', nameEn: 'Modules' },
  items,
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

beforeEach(() => openSession('t-1', officer));

test('items are ordered by button, by key and by drag; each order names all of them', async () => {
  const made = answerCalls(
    centre(true),
    system,
    on(orderMenuItems, () => ({})),
  );
  await show(<MenuSystemPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'เลื่อน จองห้อง ขึ้น' }));
  await waitFor(() => expect(sent(made, orderMenuItems.name)).toEqual([{ parentId: 3100, ids: [10_000, 3101, 3144] }]));
  fireEvent.keyDown(await screen.findByRole('button', { name: /งานสารบรรณ/ }), { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(sent(made, orderMenuItems.name)).toHaveLength(2));
  const rows = await screen.findAllByRole('listitem');
  fireEvent.dragStart(rows[2] as HTMLElement);
  fireEvent.drop(rows[0] as HTMLElement);
  await waitFor(() => expect(sent(made, orderMenuItems.name)).toHaveLength(3));
  for (const { ids } of sent(made, orderMenuItems.name) as { ids: number[] }[]) expect([...ids].sort()).toEqual([10_000, 3101, 3144].sort());
});

test('an item must lead somewhere that is safe; what was typed stays', async () => {
  const made = answerCalls(
    centre(true),
    system,
    on(saveMenuItem, () => ({ id: 10_001 })),
  );
  await show(<MenuSystemPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'เพิ่มระบบงาน' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'เพิ่มเมนู' }));
  await userEvent.type(drawer.getByRole('textbox', { name: /^ชื่อ \*/ }), 'ยานพาหนะ');
  await userEvent.click(drawer.getByRole('button', { name: 'เปิดแท็บใหม่' }));
  await userEvent.type(drawer.getByRole('textbox', { name: /ปลายทาง/ }), 'http://car.example.go.th');
  await userEvent.click(drawer.getByRole('button', { name: 'บันทึก' }));
  expect(drawer.getByText(/ปลายทางต้องเป็นหน้าของระบบ/)).toBeTruthy();
  expect(sent(made, saveMenuItem.name)).toEqual([]);
  await userEvent.clear(drawer.getByRole('textbox', { name: /ปลายทาง/ }));
  await userEvent.type(drawer.getByRole('textbox', { name: /ปลายทาง/ }), 'https://car.example.go.th/');
  await userEvent.click(drawer.getByRole('button', { name: 'car' }));
  await userEvent.click(drawer.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() =>
    expect(sent(made, saveMenuItem.name)).toMatchObject([
      { item: null, parentId: 3100, nameTh: 'ยานพาหนะ', type: 'b', action: 'https://car.example.go.th/', icon: 'car', groupIds: [1] },
    ]),
  );
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
