import { findOffice } from '@sarabun/contract/organization/find-office';
import { givePost } from '@sarabun/contract/organization/post-seats';
import { appointRegistrar, getRegistry, type Registry, saveRegistry } from '@sarabun/contract/organization/registry-structure';
import { unitCard, unitsBelow } from '@sarabun/contract/organization/unit-tree';
import { createPerson, listPersons, type PersonRow, personChoices } from '@sarabun/contract/people/persons';
import { type MasterRow, masterCalls } from '@sarabun/contract/settings/master-calls';
import type { MasterValues } from '@sarabun/contract/settings/master-table';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { unitsOfTree } from '@sarabun/contract/settings/tables/manage-section';
import { positionInformation } from '@sarabun/contract/settings/tables/position-information';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Made, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { SetUpScreen } from './set-up-screen';

const unitId = 7;
const unitCalls = masterCalls(unitsOfTree);
const postCalls = masterCalls(positionInformation);
const treeUnit = { version: 1, nameEn: '', shortName: '', letterCode: '', level: 2, hasRegistry: true, closedOn: null, below: 0, persons: 0, changesOn: null };
const row = (id: number, values: MasterValues): MasterRow => ({ id, version: 1, active: true, changedAt: new Date(), changedBy: '', values, names: {} });

/** The next refusal of the server; it refuses once. */
let refusal: Refused | null;
/** The unit as the server has it. */
let persons: PersonRow[];
let registry: Registry;
let post: { id: number; holder: number | null } | null;
let made: Made[];

const refused = () => {
  const now = refusal;
  refusal = null;
  return now;
};
const person = (personId: number, name: string): PersonRow => ({
  personId,
  name,
  positionName: '',
  unitId,
  unitName: 'กองใหม่',
  username: `u${personId}`,
  email: '',
  phone: '',
  closedOn: null,
});
const named = (personId: number) => persons.find((one) => one.personId === personId)?.name ?? '';

function answerOffice() {
  const page = { menuId: 3170, path: 'set-up-unit', name: { th: 'ตั้งหน่วยงาน', en: 'Set up a unit' }, mayManage: true, pinned: false };
  return answerCalls(
    on(settingsMenu, () => ({ groups: [{ menuId: 3146, icon: 'building', name: { th: 'หน่วยงาน', en: 'Units' }, pages: [page] }] })),
    on(unitsBelow, () => ({ items: [{ ...treeUnit, unitId: 1, parentId: null, code: '1', nameTh: 'กรม' }], total: 1 })),
    on(findOffice, () => ({ items: [] })),
    on(unitCalls.create, ({ values }) => refused() ?? { item: row(unitId, values) }),
    on(unitCard, () => ({
      unit: { ...treeUnit, unitId, parentId: 1, code: '7', nameTh: 'กองใหม่', path: [] },
      heads: post?.holder ? [named(post.holder)] : [],
      registrars: [],
      letterCodes: [],
      changes: [],
    })),
    on(getRegistry, () => ({ item: registry, headOfRegistryRoles: [] })),
    on(listPersons, ({ page, pageSize }) => ({ data: persons, total: persons.length, page, pageSize, on: persons.length, off: 0 })),
    on(personChoices, () => ({ prefixes: ['นาย', 'นาง'], suffixes: [], hasDirectory: false, employeeTypes: [] })),
    on(createPerson, ({ prefix, firstName, lastName }) => {
      const now = refused();
      if (now) return now;
      persons = [...persons, person(11 + persons.length, `${prefix}${firstName} ${lastName}`)];
      return { personId: 10 + persons.length };
    }),
    on(appointRegistrar, ({ personId }) => {
      const now = refused();
      if (now) return now;
      const one = { seatId: 90, personId, name: named(personId), unitName: 'กองใหม่', function: 'registrar', startsOn: '2026-11-23', endsOn: null } as const;
      registry = { ...registry, registrars: [one] };
      return {};
    }),
    on(postCalls.list, ({ page, pageSize }) => ({
      data: post ? [row(post.id, { nameTh: 'ผู้อำนวยการกองใหม่', unitId, isHead: true })] : [],
      total: post ? 1 : 0,
      page,
      pageSize,
      on: post ? 1 : 0,
      off: 0,
    })),
    on(postCalls.create, ({ values }) => {
      post = { id: 50, holder: null };
      return { item: row(50, values) };
    }),
    on(givePost, ({ personId }) => {
      const now = refused();
      if (now) return now;
      post = { id: 50, holder: personId };
      return {};
    }),
    on(saveRegistry, ({ presentsFirst, presentToPostId }) => {
      const now = refused();
      if (now) return now;
      registry = {
        ...registry,
        version: 2,
        isRouteSet: true,
        presentsFirst,
        presentTo: presentToPostId === null ? null : { id: presentToPostId, name: 'ผู้อำนวยการกองใหม่' },
      };
      return {};
    }),
  );
}

const sent = (name: string) => made.filter((one) => one.name === name).map(({ input }) => input);
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const stepButton = (step: string) => within(screen.getByRole('navigation', { name: 'ขั้นตอน' })).getByRole('button', { name: new RegExp(`${step}$`) });
const isAt = (step: string) => waitFor(() => expect(stepButton(step).getAttribute('aria-current')).toBe('step'));
const open = (step = '') => show(<SetUpScreen />, step ? `/settings/3170/set-up-unit?row=${unitId}&tab=${step}` : '/settings/3170/set-up-unit');

beforeEach(() => {
  openSession('t-1', officer);
  refusal = null;
  persons = [];
  post = null;
  registry = {
    unitId,
    name: 'New division',
    version: 1,
    hasRegistry: true,
    registry: null,
    namedRegistry: null,
    isRouteSet: false,
    presentsFirst: false,
    presentTo: null,
    assignTo: null,
    registrars: [],
    serves: [],
  };
  made = answerOffice();
  sessionStorage.clear();
});

test('the unit: what is missing or refused is said at its field and the rest stays; then the people follow', async () => {
  const { place } = await open();
  await press('บันทึกหน่วยงานและไปต่อ');
  expect(await screen.findByText('กรุณาระบุ “ชื่อหน่วยงาน”')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^ชื่อหน่วยงาน/)));
  expect(sent(unitCalls.create.name)).toHaveLength(0);
  await userEvent.type(await box(/^ชื่อหน่วยงาน/), 'กองใหม่');
  await userEvent.type(await box(/^ชื่ออังกฤษ/), 'New division');
  await userEvent.type(await box(/^รหัสหน่วยงาน/), '0107');
  refusal = new Refused(422, { fields: { 'values.code': 'รหัสนี้มีอยู่แล้ว' } });
  await press('บันทึกหน่วยงานและไปต่อ');
  expect(await screen.findByText('รหัสนี้มีอยู่แล้ว')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^รหัสหน่วยงาน/)));
  expect((await box(/^ชื่อหน่วยงาน/)).value).toBe('กองใหม่');
  await press('บันทึกหน่วยงานและไปต่อ');
  await isAt('บุคลากร');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^คำนำหน้า/ })));
  expect(place()).toContain(`row=${unitId}`);
  expect(sent(unitCalls.create.name).at(-1)).toMatchObject({
    values: { nameTh: 'กองใหม่', nameEn: 'New division', code: '0107', parentId: 1, hasRegistry: true },
  });
});

test('the people: what was typed is there after a reload, and a unit without people may be left for the next step', async () => {
  await open('people');
  await userEvent.type(await box(/^นามสกุล(?!อังกฤษ)/), 'ใจดี');
  cleanup();
  await open('people');
  expect((await box(/^นามสกุล(?!อังกฤษ)/)).value).toBe('ใจดี');
  await press('ไปขั้นต่อไป');
  // Who is filled in but not added is asked about.
  await press('แก้ไขต่อ');
  expect((await box(/^นามสกุล(?!อังกฤษ)/)).value).toBe('ใจดี');
  await press('ไปขั้นต่อไป');
  await press('ไม่บันทึก');
  await isAt('เจ้าหน้าที่สารบรรณ');
});

test.each([
  ['the list of steps', () => userEvent.click(stepButton('หัวหน้า')), /tab=head/],
  ['the button for another unit', () => press('ตั้งหน่วยงานอื่น'), /set-up-unit$/],
])('the people: a half-filled person is asked about on the way out by %s, too', async (_, leave, to) => {
  const { place } = await open('people');
  await userEvent.type(await box(/^นามสกุล(?!อังกฤษ)/), 'ใจดี');
  await leave();
  await press('แก้ไขต่อ');
  expect([place(), (await box(/^นามสกุล(?!อังกฤษ)/)).value]).toEqual([expect.stringContaining('tab=people'), 'ใจดี']);
  await leave();
  await press('ไม่บันทึก');
  await waitFor(() => expect(place()).toMatch(to));
  cleanup();
  await open('people');
  expect((await box(/^นามสกุล(?!อังกฤษ)/)).value).toBe('');
});

test('the people: one after another, the user name from the address; a taken one is refused and all stays', async () => {
  await open('people');
  await screen.findByRole('option', { name: 'นาย' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^คำนำหน้า/ }), 'นาย');
  await userEvent.type(await box(/^ชื่อ(?!อังกฤษ|ผู้ใช้)/), 'สมชาย');
  await userEvent.type(await box(/^นามสกุล(?!อังกฤษ)/), 'ใจดี');
  await userEvent.type(await box(/^อีเมล/), 'somchai.ja@example.go.th');
  refusal = new Refused(422, { fields: { username: 'ชื่อผู้ใช้นี้มีแล้ว' } });
  await press('เพิ่มบุคลากร');
  expect(await screen.findByText('ชื่อผู้ใช้นี้มีแล้ว')).toBeTruthy();
  expect([(await box(/^อีเมล/)).value, (await box(/^ชื่อผู้ใช้/)).value]).toEqual(['somchai.ja@example.go.th', 'somchai.ja']);
  await press('เพิ่มบุคลากร');
  expect(await screen.findByText('นายสมชาย ใจดี')).toBeTruthy();
  expect((await box(/^อีเมล/)).value).toBe('');
  await press('ไปขั้นต่อไป');
  await isAt('เจ้าหน้าที่สารบรรณ');
});

test('the registrar: who was chosen stays chosen after a refusal', async () => {
  persons = [person(11, 'นายสมชาย ใจดี')];
  await open('registrar');
  await userEvent.click(await screen.findByRole('radio', { name: 'นายสมชาย ใจดี' }));
  refusal = new Refused(409, { message: 'บุคลากรลาออกแล้ว' });
  await press('ตั้งเจ้าหน้าที่และไปต่อ');
  expect((await screen.findByRole('alert')).textContent).toBe('บุคลากรลาออกแล้ว');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'นายสมชาย ใจดี' }).checked).toBe(true);
  await press('ตั้งเจ้าหน้าที่และไปต่อ');
  await isAt('หัวหน้า');
  expect(sent('appointRegistrar')).toMatchObject([
    { unitId, personId: 11, function: 'registrar' },
    { unitId, personId: 11, function: 'registrar' },
  ]);
});

test('the registrar and the head: a press before somebody is chosen is answered at the field', async () => {
  persons = [person(11, 'นายสมชาย ใจดี')];
  const { unmount } = await open('registrar');
  await screen.findByRole('radio', { name: 'นายสมชาย ใจดี' });
  await press('ตั้งเจ้าหน้าที่และไปต่อ');
  expect(screen.getByText('กรุณาเลือกบุคคล')).toBeTruthy();
  unmount();
  await open('head');
  await userEvent.clear(await box(/^ชื่อตำแหน่งหัวหน้า/));
  await press('ตั้งหัวหน้าและไปต่อ');
  expect([screen.getByText('กรุณาเลือกบุคคล'), screen.getByText('กรุณากรอกชื่อตำแหน่ง')]).toHaveLength(2);
  expect([...sent('appointRegistrar'), ...sent('givePost')]).toEqual([]);
});

test('the head: a post that was made before its holder was refused is not made again', async () => {
  persons = [person(11, 'นายสมชาย ใจดี')];
  await open('head');
  expect((await box(/^ชื่อตำแหน่งหัวหน้า/)).value).toBe('ผู้อำนวยการกองใหม่');
  await userEvent.click(await screen.findByRole('radio', { name: 'นายสมชาย ใจดี' }));
  refusal = new Refused(409, { message: 'ดำรงตำแหน่งอื่นอยู่' });
  await press('ตั้งหัวหน้าและไปต่อ');
  expect((await screen.findByRole('alert')).textContent).toBe('ดำรงตำแหน่งอื่นอยู่');
  await press('ตั้งหัวหน้าและไปต่อ');
  await isAt('เส้นทางหนังสือ');
  expect(sent(postCalls.create.name)).toHaveLength(1);
  expect(sent('givePost')).toHaveLength(2);
});

test('the registry: the head is proposed; a refusal keeps the choice; then the unit is ready', async () => {
  persons = [person(11, 'นายสมชาย ใจดี')];
  post = { id: 50, holder: 11 };
  await open('registry');
  await waitFor(async () => expect((await box(/^เสนอตำแหน่ง/)).value).toBe('ผู้อำนวยการกองใหม่'));
  refusal = new Refused(422, { fields: { presentToPostId: 'ตำแหน่งนี้ถูกยุบแล้ว' } });
  await press('บันทึกเส้นทาง');
  expect(await screen.findByText('ตำแหน่งนี้ถูกยุบแล้ว')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^เสนอตำแหน่ง/)));
  await press('บันทึกเส้นทาง');
  expect(await screen.findByText(/พร้อมรับส่งหนังสือแล้ว/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'กำหนดรหัส' }).getAttribute('href')).toContain(`row=${unitId}`);
  expect(sent('saveRegistry').at(-1)).toEqual({ unitId, version: 1, registryUnitId: null, presentsFirst: true, presentToPostId: 50, assignToUnitId: null });
});

test('the registry: what was saved is shown and ticked, also if it names nobody; a proposal is marked as one', async () => {
  persons = [person(11, 'นายสมชาย ใจดี')];
  const { unmount } = await open('registry');
  await press('บันทึกเส้นทาง');
  expect(await screen.findByText(/พร้อมรับส่งหนังสือแล้ว/)).toBeTruthy();
  unmount();
  post = { id: 50, holder: 11 };
  const again = await open('registry');
  expect(await screen.findByText(/พร้อมรับส่งหนังสือแล้ว/)).toBeTruthy();
  expect((await box(/^เสนอตำแหน่ง/)).value).toBe('');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^เมื่อลงรับแล้ว/ }).value).toBe('false');
  expect(within(stepButton('เส้นทางหนังสือ')).getByRole('img', { name: 'เสร็จแล้ว' })).toBeTruthy();
  again.unmount();
  registry = { ...registry, isRouteSet: false };
  await open('registry');
  await waitFor(async () => expect((await box(/^เสนอตำแหน่ง/)).value).toBe('ผู้อำนวยการกองใหม่'));
  expect(screen.getByText(/ยังไม่ได้บันทึก/)).toBeTruthy();
});

test('the head, once there, is changed on the page of posts', async () => {
  persons = [person(11, 'นายสมชาย ใจดี')];
  post = { id: 50, holder: 11 };
  await open('head');
  const link = await screen.findByRole('link', { name: 'เปลี่ยนหัวหน้าในหน้าตำแหน่ง' });
  expect(link.getAttribute('href')).toContain('/settings/3164/position-information?row=50');
});

test('one may go back to a step, and forward again, from the list of steps', async () => {
  persons = [person(11, 'นายสมชาย ใจดี')];
  const { place } = await open('head');
  await box(/^ชื่อตำแหน่งหัวหน้า/);
  await userEvent.click(stepButton('บุคลากร'));
  await isAt('บุคลากร');
  expect(place()).toContain('tab=people');
  expect(await screen.findByText('นายสมชาย ใจดี')).toBeTruthy();
  await userEvent.click(stepButton('หัวหน้า'));
  expect((await box(/^ชื่อตำแหน่งหัวหน้า/)).value).toBe('ผู้อำนวยการกองใหม่');
});
