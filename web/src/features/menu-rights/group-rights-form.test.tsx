import { type GroupRights, groupRights, saveGroupRights } from '@sarabun/contract/menu-rights/group-rights';
import { masterCalls } from '@sarabun/contract/settings/master-calls';
import { usersGroup } from '@sarabun/contract/settings/tables/users-group';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Made, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { GroupRightsForm } from './group-rights-form';

const group = (groupId: number, version: number, ticks: Record<number, 'query' | 'manage'>): GroupRights => ({
  groupId,
  name: { th: `กลุ่ม ${groupId}`, en: `Group ${groupId}` },
  version,
  active: true,
  membership: 'listed',
  memberCount: 0,
  members: [],
  menus: [
    {
      menuId: 3145,
      name: { th: 'บุคลากร', en: 'People' },
      items: [1, 2, 3].map((menuId) => ({
        menuId,
        name: { th: `หน้า ${menuId}`, en: `Page ${menuId}` },
        isPage: true,
        mayQuery: menuId in ticks,
        mayManage: ticks[menuId] === 'manage',
      })),
    },
  ],
});
const row = (id: number) => ({
  id,
  version: 1,
  active: true,
  changedAt: new Date(),
  changedBy: '',
  values: { code: `g${id}`, nameTh: `กลุ่ม ${id}`, nameEn: '', description: '', membership: 'listed', position: null },
  names: {},
});
const groups = on(masterCalls(usersGroup).list, () => ({ data: [row(7), row(8)], total: 2, page: 1, pageSize: 30, on: 2, off: 0 }));
const sent = (made: Made[], name: string) => made.filter((one) => one.name === name).map(({ input }) => input);

beforeEach(() => openSession('t-1', officer));

test('the rights of another group are copied after what changes was shown', async () => {
  const made = answerCalls(
    groups,
    on(groupRights, () => ({ item: group(8, 4, { 1: 'manage', 2: 'query' }) })),
    on(saveGroupRights, () => ({})),
  );
  await show(<GroupRightsForm group={group(7, 3, { 2: 'query', 3: 'query' })} mayManage />);
  await userEvent.click(screen.getByRole('button', { name: 'คัดลอกสิทธิจากกลุ่มอื่น' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('textbox'));
  fireEvent.click(await screen.findByRole('option', { name: 'กลุ่ม 8' }));
  // The group itself is not offered.
  expect(screen.queryByRole('option', { name: 'กลุ่ม 7' })).toBeNull();
  const rows = await within(dialog).findAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['หน้า 1ไม่มีสิทธิจัดการ', 'หน้า 3เรียกดูไม่มีสิทธิ']);
  expect(sent(made, 'saveGroupRights')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'คัดลอกและบันทึก 2 รายการ' }));
  await waitFor(() =>
    expect(sent(made, 'saveGroupRights')).toEqual([
      {
        groupId: 7,
        version: 3,
        rights: [
          { menuId: 1, mayQuery: true, mayManage: true },
          { menuId: 2, mayQuery: true, mayManage: false },
          { menuId: 3, mayQuery: false, mayManage: false },
        ],
      },
    ]),
  );
});

test('who saves over rights that someone else changed is shown both versions', async () => {
  let tries = 0;
  const made = answerCalls(
    on(groupRights, () => ({ item: group(7, 4, { 1: 'query' }) })),
    on(saveGroupRights, () => {
      tries++;
      return tries === 1 ? new Refused(409, { code: 'changedMeanwhile' }) : {};
    }),
  );
  await show(<GroupRightsForm group={group(7, 3, {})} mayManage />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'จัดการ หน้า 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกสิทธิ' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['หน้า 1เรียกดูไม่มีสิทธิ', 'หน้า 2ไม่มีสิทธิจัดการ']);
  const [, mine] = within(dialog).getAllByRole('button');
  await userEvent.click(mine as HTMLElement);
  await waitFor(() => expect(sent(made, 'saveGroupRights').at(-1)).toMatchObject({ version: 4 }));
});
