import { openWorkOf } from '@sarabun/contract/handover/handover';
import { findOffice } from '@sarabun/contract/organization/find-office';
import { givePost, vacantPosts } from '@sarabun/contract/organization/post-seats';
import { closePerson, getPerson, type Person, personChoices, savePerson, transferPerson } from '@sarabun/contract/people/persons';
import { giveRole, listRoles, type RoleAssignment, roleChoices } from '@sarabun/contract/rights/roles';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { PersonDrawer } from './person-drawer';

const today = bangkokDay(new Date());
const person: Person = {
  personId: 11,
  version: 3,
  name: 'นายสมชาย ใจดี',
  prefix: 'นาย',
  suffix: '',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  firstNameEn: '',
  lastNameEn: '',
  email: 'somchai@example.go.th',
  phone: '',
  employeeTypeId: null,
  signatureRank: null,
  picture: null,
  byDirectory: false,
  hasSecondFactor: false,
  changedAt: new Date(),
  changedBy: '',
  unitId: 2,
  unitName: 'กองกลาง',
  username: 'somchai',
  closedOn: null,
  openWork: 0,
  seats: [],
  changes: [],
  handoverId: null,
};
const role = (part: Partial<RoleAssignment>): RoleAssignment => ({
  assignmentId: 1,
  personId: 11,
  name: 'นายสมชาย ใจดี',
  unitName: 'กองกลาง',
  postName: null,
  roleName: { th: 'หัวหน้างานสารบรรณ', en: 'Head of registry' },
  roleCode: 2007,
  label: 'officer',
  orderNumber: '',
  startsOn: today,
  endsOn: null,
  state: 'running',
  endReason: '',
  ...part,
});

/** The menu of a person who may manage the page of roles, only read it, or not open it. */
const menu = (roles: 'manage' | 'read' | 'none') =>
  on(settingsMenu, () => ({
    groups: [
      {
        menuId: 3145,
        icon: 'users',
        name: { th: 'บุคลากร', en: 'People' },
        pages:
          roles === 'none' ? [] : [{ menuId: 3190, path: 'manage-role', name: { th: 'มอบบทบาท', en: 'Roles' }, mayManage: roles === 'manage', pinned: false }],
      },
    ],
  }));
const basics = [
  on(getPerson, () => ({ item: person })),
  on(personChoices, () => ({ prefixes: ['นาย'], suffixes: [], hasDirectory: false, employeeTypes: [] })),
  on(roleChoices, () => ({ roles: [{ id: 2, name: { th: 'หัวหน้างานสารบรรณ', en: 'Head of registry' }, function: 'registryHead' }] })),
  on(findOffice, () => ({ items: [{ id: 2, name: 'กองกลาง', detail: '' }] })),
];
const open = () => show(<PersonDrawer personId={11} mayManage onClose={() => undefined} />);

beforeEach(() => openSession('t-1', officer));

test('a role is given in the drawer of the person and stands there; a refusal keeps what was chosen', async () => {
  let given: RoleAssignment[] = [];
  let refusal: Refused | null = new Refused(422, { fields: { unitId: 'หน่วยงานนี้ไม่มีสารบรรณ' } });
  const made = answerCalls(
    menu('manage'),
    ...basics,
    on(listRoles, ({ state, personId, page, pageSize }) => {
      expect(personId).toBe(11);
      const data = given.filter((one) => one.state === state);
      return { data, total: data.length, page, pageSize };
    }),
    on(giveRole, () => {
      if (refusal) return refusal;
      given = [role({})];
      return { assignmentId: 1 };
    }),
  );
  await open();
  expect(await screen.findByText('ยังไม่มีบทบาท')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'มอบบทบาท' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'มอบบทบาท' }));
  expect(drawer.getByText('นายสมชาย ใจดี')).toBeTruthy();
  await userEvent.selectOptions(await drawer.findByRole('combobox', { name: /^บทบาท/ }), 'หัวหน้างานสารบรรณ');
  await userEvent.type(drawer.getByRole('textbox', { name: /^หน่วยงาน/ }), 'กอง');
  await userEvent.click(await screen.findByRole('option', { name: /กองกลาง/ }));
  await userEvent.click(drawer.getByRole('button', { name: 'มอบบทบาท' }));
  expect(await drawer.findByText('หน่วยงานนี้ไม่มีสารบรรณ')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(drawer.getByRole('textbox', { name: /^หน่วยงาน/ })));
  refusal = null;
  await userEvent.click(drawer.getByRole('button', { name: 'มอบบทบาท' }));
  expect(await screen.findByText('หัวหน้างานสารบรรณ')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'มอบบทบาท' })).toBeNull());
  expect(made.filter(({ name }) => name === 'giveRoleOfType').at(-1)?.input).toMatchObject({ roleTypeId: 2, personId: 11, unitId: 2, startsOn: today });
  expect(made.some(({ name }) => name === savePerson.name)).toBe(false);
});

test('who may only read the page of roles sees them and gives none', async () => {
  answerCalls(
    menu('read'),
    ...basics,
    on(listRoles, ({ state, page, pageSize }) => {
      const data = [role({ state: 'coming', startsOn: '2027-01-04' })].filter((one) => one.state === state);
      return { data, total: data.length, page, pageSize };
    }),
  );
  await open();
  expect(await screen.findByText('หัวหน้างานสารบรรณ')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'มอบบทบาท' })).toBeNull();
});

test('who may not open the page of roles is neither shown nor asked for any', async () => {
  const made = answerCalls(menu('none'), ...basics);
  await open();
  await waitFor(() => expect(made.some(({ name }) => name === settingsMenu.name)).toBe(true));
  expect(await screen.findByRole('button', { name: 'เพิ่มตำแหน่งหรือหน้าที่' })).toBeTruthy();
  expect(screen.queryByText('ยังไม่มีบทบาท')).toBeNull();
  expect(made.some(({ name }) => name === listRoles.name)).toBe(false);
});

const seatOf = (leavesEmpty: 'registry' | 'head' | null) => ({
  seatId: leavesEmpty === 'head' ? 2 : 1,
  isMain: false,
  levelName: '',
  name: 'กองกลาง',
  unitName: 'กองกลาง',
  function: leavesEmpty === 'head' ? ('head' as const) : ('registrar' as const),
  startsOn: today,
  endsOn: null,
  leavesEmpty,
});
const leaving = (work: number, part: Partial<Person>) => {
  const counts = { work, given: 2, followed: 0, drafts: 0, functions: 0 };
  return answerCalls(
    menu('none'),
    on(getPerson, () => ({ item: { ...person, ...part } })),
    ...basics,
    on(openWorkOf, () => ({ counts })),
    on(closePerson, () => ({})),
  );
};
async function letLeave() {
  await userEvent.click(await screen.findByRole('button', { name: 'ย้าย ส่งมอบ พ้นหน้าที่' }));
  await userEvent.click(await screen.findByRole('button', { name: 'ให้พ้นหน้าที่' }));
  return within(await screen.findByRole('dialog', { name: /^ให้.*พ้นหน้าที่$/ }));
}

test('who leaves is named with the units that stay without a registrar or a head, before it is done', async () => {
  const made = leaving(0, { seats: [seatOf('registry'), seatOf('head')] });
  let closed = 0;
  await show(<PersonDrawer personId={11} mayManage onClose={() => closed++} />);
  // Something typed in the drawer is not asked about when the person has left.
  await userEvent.type(await screen.findByRole('textbox', { name: /^ชื่อ \*|^ชื่อ$/ }), 'ก');
  const dialog = await letLeave();
  expect(dialog.getByText(/กองกลางจะไม่มีเจ้าหน้าที่สารบรรณเหลืออยู่/)).toBeTruthy();
  expect(dialog.getByText(/กองกลางจะไม่มีหัวหน้าเหลืออยู่/)).toBeTruthy();
  expect(await dialog.findByText('มอบหมายไป 2')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: /^ให้พ้นหน้าที่/ }));
  await waitFor(() => expect(made.some(({ name }) => name === closePerson.name)).toBe(true));
  await waitFor(() => expect(closed).toBe(1));
  expect(screen.queryByText('มีข้อมูลที่ยังไม่ได้บันทึก')).toBeNull();
});

test('who has work on the desk cannot leave, and is offered the handover instead', async () => {
  leaving(3, { seats: [seatOf(null)], openWork: 3 });
  await open();
  const dialog = await letLeave();
  expect(await dialog.findByText('งานค้าง 3')).toBeTruthy();
  expect(dialog.queryByText(/เหลืออยู่/)).toBeNull();
  expect(dialog.getByRole('button', { name: /^ให้พ้นหน้าที่/ }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'ส่งมอบงานก่อน' }));
  expect(await screen.findByRole('dialog', { name: /^ส่งมอบงานของ/ })).toBeTruthy();
});

const moving = async (choosesPost: boolean) => {
  const made = answerCalls(
    menu('none'),
    on(getPerson, () => ({ item: { ...person, openWork: 4, seats: [seatOf('head')] } })),
    on(personChoices, () => ({ prefixes: ['นาย'], suffixes: [], hasDirectory: false, employeeTypes: [] })),
    on(findOffice, () => ({ items: [{ id: 5, name: 'กองแผนงาน', detail: '' }] })),
    on(vacantPosts, () => ({ items: [{ postId: 70, name: 'นักวิเคราะห์ชำนาญการ' }] })),
    on(transferPerson, () => ({ applied: true })),
    on(givePost, () => ({})),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'ย้าย ส่งมอบ พ้นหน้าที่' }));
  await userEvent.click(screen.getByRole('button', { name: 'ย้ายหน่วยงาน' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'ย้ายนายสมชาย ใจดี' }));
  expect(dialog.getByText(seatOf('head').name)).toBeTruthy();
  expect(dialog.getByText(/หนังสือบนโต๊ะของผู้นี้ 4 เรื่อง ตามไปด้วย/)).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: /หน่วยงานใหม่/ }), 'กอง');
  await userEvent.click(await screen.findByRole('option', { name: /กองแผนงาน/ }));
  const posts = await dialog.findByRole('combobox', { name: /ตำแหน่งใหม่/ });
  if (choosesPost) await userEvent.selectOptions(posts, 'นักวิเคราะห์ชำนาญการ');
  await userEvent.click(dialog.getByRole('button', { name: 'ย้ายหน่วยงาน' }));
  return made;
};

test('a move says what ends and goes along; without a post it says afterwards what is missing and leads there', async () => {
  await moving(false);
  const missing = await screen.findByText(/ยังไม่มีตำแหน่งและหน้าที่ที่หน่วยงานใหม่/);
  const asked = within(missing.closest('[role=alertdialog], [role=dialog]') as HTMLElement);
  await userEvent.click(asked.getByRole('button', { name: 'เพิ่มตำแหน่งหรือหน้าที่' }));
  expect(await screen.findByRole('dialog', { name: 'เพิ่มตำแหน่งหรือหน้าที่' })).toBeTruthy();
});

test('a vacant post of the new unit is given with the move', async () => {
  const made = await moving(true);
  await waitFor(() =>
    expect(made.find(({ name }) => name === 'givePost')?.input).toMatchObject({ postId: 70, personId: 11, function: 'holder', isMain: true }),
  );
  expect(screen.queryByText(/ยังไม่มีตำแหน่งและหน้าที่ที่หน่วยงานใหม่/)).toBeNull();
});
