import {
  createServiceKey,
  listKeyUses,
  listServiceKeys,
  revokeServiceKey,
  rotateServiceKey,
  type ServiceKey,
} from '@sarabun/contract/service-keys/service-keys';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { ServiceKeysScreen } from './service-keys-screen';

const page = (mayManage: boolean) =>
  on(settingsMenu, () => ({
    groups: [
      {
        menuId: 3152,
        icon: 'settings',
        name: { th: 'ระบบ', en: 'System' },
        pages: [{ menuId: 3222, path: 'service-keys', name: { th: 'กุญแจของระบบอื่น', en: 'Keys' }, mayManage, pinned: false }],
      },
    ],
  }));
const key: ServiceKey = {
  id: 4,
  version: 2,
  name: 'ระบบจองรถ',
  modules: ['CAR'],
  origins: [],
  perMinute: 60,
  createdAt: new Date('2026-11-20T03:00:00Z'),
  createdBy: 'สมชาย ใจดี',
  revokedAt: null,
  revokedBy: '',
  lastUsedAt: null,
  secrets: [
    { shown: 'srb_new12345', createdAt: new Date('2026-11-22T03:00:00Z'), endsAt: null },
    { shown: 'srb_old12345', createdAt: new Date('2026-11-20T03:00:00Z'), endsAt: new Date('2026-11-24T03:00:00Z') },
  ],
};
const keys = (...items: ServiceKey[]) => on(listServiceKeys, () => ({ items }));

beforeEach(() => openSession('t-1', officer));

test('a key is created for modules, and its secret is shown until it is kept', async () => {
  const made = answerCalls(
    page(true),
    keys(),
    on(createServiceKey, () => ({ id: 1, secret: 'srb_secret' })),
  );
  await show(<ServiceKeysScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'สร้างกุญแจ' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByLabelText(/ชื่อกุญแจ/), 'ระบบจองรถ');
  await user.click(drawer.getByRole('button', { name: 'สร้างกุญแจ' }));
  expect(await drawer.findByText('เลือกอย่างน้อยหนึ่งระบบงาน')).toBeTruthy();
  await user.click(drawer.getAllByRole('checkbox')[0] as HTMLElement);
  await user.type(drawer.getByLabelText(/เว็บไซต์ที่ลิงก์ไปได้/), 'https://car.example.go.th/');
  await user.click(drawer.getByRole('button', { name: 'สร้างกุญแจ' }));
  expect(await screen.findByText('srb_secret')).toBeTruthy();
  const input = made.find(({ name }) => name === 'createServiceKey')?.input;
  expect(input).toEqual({ name: 'ระบบจองรถ', modules: ['CAR'], origins: ['https://car.example.go.th'], perMinute: 60 });
  await user.click(screen.getByRole('button', { name: 'เก็บไว้แล้ว' }));
  await waitFor(() => expect(screen.queryByText('srb_secret')).toBeNull());
});

test('a key gets a new secret, and is revoked after a question', async () => {
  const made = answerCalls(
    page(true),
    keys(key),
    on(rotateServiceKey, () => ({ secret: 'srb_next' })),
    on(revokeServiceKey, () => ({})),
  );
  await show(<ServiceKeysScreen />);
  const user = userEvent.setup();
  expect(await screen.findByText(/รหัสเดิม srb_old12345/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^เปลี่ยนรหัส/ }));
  const hours = await screen.findByLabelText(/ใช้รหัสเดิมต่อได้/);
  await user.clear(hours);
  await user.type(hours, '0');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'เปลี่ยนรหัส' }));
  expect(await screen.findByText('srb_next')).toBeTruthy();
  expect(made.find(({ name }) => name === 'rotateServiceKey')?.input).toEqual({ id: 4, overlapHours: 0 });
  await user.click(screen.getByRole('button', { name: 'เก็บไว้แล้ว' }));
  await user.click(await screen.findByRole('button', { name: /^เพิกถอน/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'เพิกถอน' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'revokeServiceKey')?.input).toEqual({ id: 4 }));
});

test('who may only look sees the uses of a key, and nothing to change', async () => {
  const use = { at: new Date('2026-11-22T03:05:00Z'), address: '10.1.2.3', shown: 'srb_old12345', calls: 7, refused: 2, notices: 5 };
  const sent = [{ at: new Date('2026-11-22T03:05:10Z'), module: 'CAR' as const, title: 'อนุมัติการจองรถแล้ว', persons: 5, shown: 'srb_old12345' }];
  answerCalls(
    page(false),
    keys({ ...key, revokedAt: new Date('2026-11-23T03:00:00Z'), revokedBy: 'สุดา รักงาน' }),
    on(listKeyUses, ({ page: asked, pageSize }) => ({ data: [use], total: 1, page: asked, pageSize, sent })),
  );
  await show(<ServiceKeysScreen />);
  expect(await screen.findByText('เพิกถอนแล้ว')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^เพิกถอน|^เปลี่ยนรหัส|^สร้างกุญแจ|^แก้ไข/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^การใช้งาน/ }));
  expect(await screen.findByText('10.1.2.3')).toBeTruthy();
  expect(screen.getByText('อนุมัติการจองรถแล้ว')).toBeTruthy();
});
