import { appointActing, findActingParties, listAbsences, listActingOrders } from '@sarabun/contract/acting/acting';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { type BreakGlassRequest, decideBreakGlass, listBreakGlass } from '@sarabun/contract/rights/break-glass';
import { explainRights, findRightsPersons } from '@sarabun/contract/rights/explain-rights';
import { endRole, listRoles, type RoleAssignment } from '@sarabun/contract/rights/roles';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { ActingScreen } from '../acting';

import { BreakGlassScreen } from './break-glass-screen';
import { ExplainScreen } from './explain-screen';
import { RolesScreen } from './roles-screen';

const menu = (path: string, mayManage = true) =>
  on(settingsMenu, () => ({
    groups: [
      {
        menuId: 3147,
        icon: 'shield',
        name: { th: 'สิทธิ', en: 'Rights' },
        pages: [{ menuId: 3182, path, name: { th: 'หน้า', en: 'Page' }, mayManage, pinned: false }],
      },
    ],
  }));
const role: RoleAssignment = {
  assignmentId: 7,
  personId: 2,
  name: 'นางสุภาวดี นาคสวัสดิ์',
  unitName: 'สำนักงานเลขานุการกรม',
  postName: null,
  roleName: { th: 'หัวหน้าสารบรรณกอง', en: 'Head of registry' },
  roleCode: 2007,
  label: 'administrative',
  orderNumber: '๑/๒๕๖๙',
  startsOn: '2026-10-01',
  endsOn: null,
  state: 'running',
  endReason: '',
};
const roles = on(listRoles, ({ page, pageSize }) => ({ data: [role], total: 1, page, pageSize }));

beforeEach(() => openSession('t-1', officer));

test('a role is ended only with a reason; what the server refuses is said, and what was typed stays', async () => {
  let refuse = true;
  const made = answerCalls(
    menu('manage-role'),
    roles,
    on(endRole, () => (refuse ? new Refused(409, { message: 'สิ้นสุดไปแล้ว' }) : {})),
  );
  await show(<RolesScreen />);
  await userEvent.click(await screen.findByRole('button', { name: `สิ้นสุดบทบาท ${role.name}` }));
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'สิ้นสุดบทบาท' });
  await userEvent.click(send);
  expect(made.some(({ name }) => name === 'endRole')).toBe(false);
  expect(within(dialog).getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(within(dialog).getByRole('textbox'), 'ย้ายหน่วยงาน');
  await userEvent.click(send);
  expect(await within(dialog).findByText('สิ้นสุดไปแล้ว')).toBeTruthy();
  expect((within(dialog).getByRole('textbox') as HTMLTextAreaElement).value).toBe('ย้ายหน่วยงาน');
  refuse = false;
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made.filter(({ name }) => name === 'endRole').at(-1)?.input).toEqual({ assignmentId: 7, reason: 'ย้ายหน่วยงาน' });
});

test('who may only look has no button that changes', async () => {
  answerCalls(menu('manage-role', false), roles);
  await show(<RolesScreen />);
  expect(await screen.findByText(role.name)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'มอบบทบาท' })).toBeNull();
  expect(screen.queryByRole('button', { name: /สิ้นสุดบทบาท/ })).toBeNull();
});

test('an order to act is written with its succession, and shows what will stand under the signature', async () => {
  const made = answerCalls(
    menu('acting'),
    on(listActingOrders, ({ page, pageSize }) => ({ data: [], total: 0, page, pageSize })),
    on(listAbsences, ({ page, pageSize }) => ({ data: [], total: 0, page, pageSize })),
    on(findActingParties, ({ kind, search }) => ({
      items: kind === 'post' ? [{ id: 1, name: 'อธิบดี', detail: 'กรม' }] : [{ id: search === 'ก' ? 11 : 12, name: `นาง${search}`, detail: 'กรม' }],
    })),
    on(appointActing, () => ({ orderId: 1 })),
  );
  await show(<ActingScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'บันทึกคำสั่ง' }));
  const dialog = within(await screen.findByRole('dialog'));
  const fill = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill(/ตำแหน่งที่ทำการแทน/, 'อธิ');
  fireEvent.click(await dialog.findByText('อธิบดี'));
  for (const name of ['ก', 'ข']) {
    fill(/ผู้ทำการแทน ตามลำดับ/, name);
    fireEvent.click(await dialog.findByText(`นาง${name}`));
  }
  fireEvent.click(dialog.getByLabelText('เลื่อนนางขขึ้น'));
  expect(dialog.getByText('รักษาราชการแทน อธิบดี')).toBeTruthy();
  expect(dialog.getByText('(นางข)')).toBeTruthy();
  fill(/^คำสั่งที่/, '๑/๒๕๖๙');
  fireEvent.click(dialog.getByText('บันทึกคำสั่ง', { selector: 'button' }));
  await waitFor(() => expect(made.some(({ name }) => name === 'appointActing')).toBe(true));
  expect(made.find(({ name }) => name === 'appointActing')?.input).toMatchObject({
    postId: 1,
    personIds: [12, 11],
    phrase: 'vacancy',
    applies: 'whenAway',
    kinds: null,
  });
});

const request: BreakGlassRequest = {
  breakGlassId: 3,
  askedNumber: 'ทด ๐๐๐๑/๑',
  askedBy: 'นายปกรณ์ วัฒนาชัย',
  askedAt: new Date('2026-11-21T10:00:00+07:00'),
  reason: 'ศาลขอสำเนา',
  hours: 4,
  state: 'asked',
  decidedBy: null,
  decidedAt: null,
  decision: '',
  opensUntil: null,
  isMine: false,
  letter: null,
  mayDecide: true,
  documentId: null,
  openings: 0,
};

test('an emergency access to a letter that is not there can be refused, not approved', async () => {
  const made = answerCalls(
    menu('break-glass'),
    on(listBreakGlass, ({ page, pageSize }) => ({ data: [request], total: 1, page, pageSize })),
    on(decideBreakGlass, () => ({})),
  );
  await show(<BreakGlassScreen />);
  await userEvent.click(await screen.findByRole('button', { name: /^พิจารณา/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((dialog.getByRole('button', { name: 'อนุมัติ' }) as HTMLButtonElement).disabled).toBe(true);
  await userEvent.type(dialog.getByRole('textbox'), 'ไม่พบหนังสือ');
  await userEvent.click(dialog.getAllByRole('button', { name: 'ไม่อนุมัติ' }).at(-1) as HTMLElement);
  await waitFor(() => expect(made.find(({ name }) => name === 'decideBreakGlass')?.input).toEqual({ breakGlassId: 3, approve: false, text: 'ไม่พบหนังสือ' }));
});

test('rights are said in sentences with their reasons', async () => {
  answerCalls(
    menu('explain-rights'),
    on(findRightsPersons, () => ({ items: [{ personId: 2, name: 'นางสุภาวดี', unitName: 'กลุ่มงานสารบรรณ' }] })),
    on(
      explainRights,
      ({ personId, number }): AnswerOf<typeof explainRights> => ({
        item: {
          personId,
          name: 'นางสุภาวดี',
          unitName: 'กลุ่มงานสารบรรณ',
          isClosed: false,
          sections: [
            { kind: 'desks', rights: [{ what: { th: 'ลงรับหนังสือ', en: 'Receives letters' }, why: { th: 'เป็นเจ้าหน้าที่สารบรรณ', en: 'Is a registrar' } }] },
          ],
          letter: number === '' ? null : { verdict: 'mayNotRead', why: [{ th: 'ไม่เคยผ่านโต๊ะ', en: 'Never reached' }], actions: [] },
        },
      }),
    ),
  );
  await show(<ExplainScreen />);
  await userEvent.type(await screen.findByLabelText(/บุคคล/), 'สุภา');
  await userEvent.click(await screen.findByRole('button', { name: /นางสุภาวดี/ }));
  expect(await screen.findByText('เพราะ เป็นเจ้าหน้าที่สารบรรณ')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/เลขที่หนังสือ/), '๑');
  expect(await screen.findByText('อ่านหนังสือนี้ไม่ได้')).toBeTruthy();
});
