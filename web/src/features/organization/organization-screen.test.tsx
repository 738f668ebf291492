import { findOffice } from '@sarabun/contract/organization/find-office';
import { moveUnit, officeChanges, searchUnits, type TreeUnit, unitsBelow } from '@sarabun/contract/organization/unit-tree';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Made, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { OrganizationScreen } from './organization-screen';

const unit = (unitId: number, nameTh: string, parentId: number | null, below = 0): TreeUnit => ({
  unitId,
  version: 1,
  parentId,
  code: String(unitId),
  nameTh,
  nameEn: '',
  shortName: '',
  letterCode: '',
  level: 2,
  hasRegistry: false,
  closedOn: null,
  below,
  persons: 0,
  changesOn: null,
});
const root = unit(1, 'กรม', null, 2);
const [planning, development] = [unit(2, 'กองแผนงาน', 1, 1), unit(3, 'กองพัฒนา', 1)];
const section = unit(4, 'กลุ่มงานติดตาม', 2);
const menu = (mayManage: boolean) =>
  on(settingsMenu, () => ({
    groups: [
      {
        menuId: 3146,
        icon: 'building',
        name: { th: 'หน่วยงาน', en: 'Units' },
        pages: [{ menuId: 3170, path: 'setup-organization', name: { th: 'ผังหน่วยงาน', en: 'Structure' }, mayManage, pinned: false }],
      },
    ],
  }));
const levels: Record<number, TreeUnit[]> = { 0: [root], 1: [planning, development], 2: [section] };
const below = on(unitsBelow, ({ unitId }) => ({ items: levels[unitId ?? 0] ?? [], total: levels[unitId ?? 0]?.length ?? 0 }));
const changes = on(officeChanges, ({ page }) => ({ data: [], total: 0, page, pageSize: 20 }));
const asked = (made: Made[], name: string) => made.filter((one) => one.name === name).map(({ input }) => input);
const item = (name: string) => screen.findByRole('treeitem', { name });

beforeEach(() => openSession('t-1', officer));

test('a level is asked for when it is opened; the tree is walked by keys', async () => {
  const made = answerCalls(menu(true), below, changes);
  await show(<OrganizationScreen />);
  const office = await item('กรม');
  await item('กองแผนงาน');
  expect(asked(made, 'unitsBelow')).toHaveLength(2);
  office.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(async () => expect(document.activeElement).toBe(await item('กองแผนงาน')));
  await userEvent.keyboard('{ArrowRight}');
  await item('กลุ่มงานติดตาม');
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(async () => expect(document.activeElement).toBe(await item('กลุ่มงานติดตาม')));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'กลุ่มงานติดตาม' })).toBeNull());
});

test('a unit that is dropped on another is moved on a day; what is refused stays at its field', async () => {
  const made = answerCalls(
    menu(true),
    below,
    changes,
    on(findOffice, () => ({ items: [] })),
    on(moveUnit, () => new Refused(422, { fields: { toUnitId: 'หน่วยงานปลายทางปิดไปแล้ว' } })),
  );
  await show(<OrganizationScreen />);
  const rowOf = async (name: string) => (await item(name)).querySelector('.row') as HTMLElement;
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(await rowOf('กองพัฒนา'), { dataTransfer });
  fireEvent.dragOver(await rowOf('กองแผนงาน'), { dataTransfer });
  fireEvent.drop(await rowOf('กองแผนงาน'), { dataTransfer });
  await screen.findByRole('dialog', { name: 'ย้ายกองพัฒนา' });
  await userEvent.click(screen.getByRole('button', { name: 'ย้ายหน่วยงาน' }));
  expect(await screen.findByText('หน่วยงานปลายทางปิดไปแล้ว')).toBeTruthy();
  expect(asked(made, 'moveUnit')).toMatchObject([{ unitId: 3, version: 1, toUnitId: 2 }]);
});

test('who may only look neither drags nor adds; a search shows where a unit stands', async () => {
  answerCalls(
    menu(false),
    below,
    changes,
    on(searchUnits, () => ({ items: [{ ...section, path: [root, planning].map(({ unitId, nameTh }) => ({ unitId, name: nameTh })) }] })),
  );
  await show(<OrganizationScreen />);
  expect(((await item('กองพัฒนา')).querySelector('.row') as HTMLElement).draggable).toBe(false);
  expect(screen.queryByRole('button', { name: 'เพิ่มหน่วยงาน' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'ติดตาม');
  expect(await screen.findByText('กรม › กองแผนงาน')).toBeTruthy();
});
