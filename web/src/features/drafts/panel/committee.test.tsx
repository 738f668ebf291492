import { findParties } from '@sarabun/contract/documents/route-actions';
import { draftLock } from '@sarabun/contract/drafts/draft-lock';
import { newDraft, openDraft, saveDraft, submitDraft } from '@sarabun/contract/drafts/drafts';
import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { letterTemplates } from '@sarabun/contract/drafts/letter-templates';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { findCorrespondents } from '@sarabun/contract/settings/document-words';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Made, on } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { officeWords } from '../../../../test/words';
import { openSession } from '../../../platform/session';
import { ComposeScreen } from '../compose-screen';

const savedAt = new Date('2026-11-21T10:21:00+07:00');
const step = (deskId: number, name: string, role: 'review' | 'sign') => ({ deskId, name, detail: '', actingName: null, role, state: 'waiting' as const });
const content = { ...emptyContent, subject: 'แต่งตั้งคณะทำงาน', salutation: 'เรียน', addressee: 'อธิบดี', body: bodyOf('ข้อความ') };
const draft = {
  documentId: 7,
  revision: 3,
  savedAt,
  savedBy: 'นายสมชาย',
  state: 'draft' as const,
  writer: { personId: 1, name: 'นายสมชาย' },
  kind: 2 as const,
  ownerUnitId: 1,
  ownerUnit: 'กองแผนงาน',
  speed: 1 as const,
  secrecy: 1 as const,
  usesOwnerNumber: true,
  personal: false,
  content,
  receivers: [{ deskId: 31, name: 'กองคลัง' }],
  steps: [step(20, 'หัวหน้ากลุ่ม', 'review'), step(21, 'อธิบดี', 'sign')],
  answers: [],
  files: [],
  returned: null,
  legId: null,
};
const unit = { unitId: 1, name: 'กองแผนงาน', hasOwnNumbers: true, telephone: '๑๒๓', fax: '', email: '', address: '', addressEn: '' };
const members = ['กรรมการหนึ่ง', 'กรรมการสอง', 'กรรมการสาม'].map((name, index) => ({
  deskId: 41 + index,
  kind: 'post' as const,
  name,
  detail: '',
  actingName: null,
  actingPhrase: null,
  unitId: 1,
  unitName: 'กรม',
  open: 0,
}));

async function compose(): Promise<Made[]> {
  const made = answerCalls(
    officeWords,
    on(newDraft, () => ({ units: [unit], forms: [], answered: null, copied: null, template: null })),
    on(draftLock, ({ tab }) => ({ item: { isMine: true, tab, by: 'นายสมชาย', isSamePerson: true, since: savedAt } })),
    on(openDraft, () => ({ item: draft })),
    on(findParties, () => ({ items: members })),
    on(findCorrespondents, () => ({ items: [] })),
    on(letterTemplates, () => ({ items: [], units: [] })),
    on(submitDraft, () => ({ item: { documentId: 7, legId: 70 } })),
    on(saveDraft, ({ revision = 0 }) => ({ item: { documentId: 7, revision: revision + 1, savedAt, files: [] } })),
  );
  await show(<ComposeScreen />, '/sarabun/compose?document=7');
  return made;
}
const saved = (made: Made[]) => made.filter(({ name }) => name === 'saveDraft').at(-1)?.input as { content: { panel: object }; steps: object[] } | undefined;
const way = () => within(screen.getByRole('group', { name: 'ผู้ตรวจและผู้ลงนาม' }));

async function add(name: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: /^เพิ่มกรรมการ/, hidden: true }), 'กรรม');
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

beforeEach(() => {
  openSession('token', officer);
  sessionStorage.clear();
});

test('a writer names a committee: how many of its members sign, in which order, and who signs after it', async () => {
  const made = await compose();
  const tick = await screen.findByRole('checkbox', { name: 'ลงนามโดยคณะกรรมการ' });
  await userEvent.click(tick);
  const needed = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'จำนวนผู้ลงนาม' });
  // As long as nobody is named, it does not say of how many.
  expect([...needed.options].map(({ text }) => text)).toEqual(['1 คน', '2 คน']);
  for (const { name } of members) await add(name);
  expect([...needed.options].map(({ text }) => text)).toEqual(['1 ใน 3 คน', '2 ใน 3 คน', '3 ใน 3 คน']);
  await userEvent.click(screen.getByRole('button', { name: 'ทีละคนตามลำดับ' }));
  await waitFor(() => expect(saved(made)?.content.panel).toEqual({ needed: 3, inTurn: true }));
  // Who checks comes before the members, who signs in any case after them.
  expect(saved(made)?.steps).toMatchObject([
    { deskId: 20, role: 'review', ofPanel: false },
    ...members.map(({ deskId }) => ({ deskId, role: 'sign', ofPanel: true })),
    { deskId: 21, role: 'sign', ofPanel: false },
  ]);
});

test('all members sign, however many are named, until the writer chooses fewer', async () => {
  await compose();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'ลงนามโดยคณะกรรมการ' }));
  const needed = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'จำนวนผู้ลงนาม' });
  await add('กรรมการหนึ่ง');
  await add('กรรมการสอง');
  expect(needed.selectedOptions[0]?.text).toBe('2 ใน 2 คน');
  await add('กรรมการสาม');
  expect(needed.selectedOptions[0]?.text).toBe('3 ใน 3 คน');
  await userEvent.click(screen.getByRole('button', { name: 'นำ กรรมการสาม ออก' }));
  expect(needed.selectedOptions[0]?.text).toBe('2 ใน 2 คน');
  await add('กรรมการสาม');
  await userEvent.selectOptions(needed, '2 ใน 3 คน');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'หน้าที่ของ หัวหน้ากลุ่ม' }), 'กรรมการ');
  expect(needed.selectedOptions[0]?.text).toBe('2 ใน 4 คน');
});

test('someone on the way becomes a member, and a committee that is given up leaves one signer', async () => {
  const made = await compose();
  const tick = await screen.findByRole('checkbox', { name: 'ลงนามโดยคณะกรรมการ' });
  await userEvent.click(tick);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'หน้าที่ของ หัวหน้ากลุ่ม' }), 'กรรมการ');
  await waitFor(() =>
    expect(saved(made)?.steps).toMatchObject([
      { deskId: 20, role: 'sign', ofPanel: true },
      { deskId: 21, ofPanel: false },
    ]),
  );
  await userEvent.click(tick);
  await waitFor(() =>
    expect(saved(made)?.steps).toMatchObject([
      { deskId: 20, role: 'review', ofPanel: false },
      { deskId: 21, role: 'sign' },
    ]),
  );
  expect(saved(made)?.content.panel).toBeNull();
});

test('a committee with too few members is not sent, and it is said what it lacks', async () => {
  const made = await compose();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'ลงนามโดยคณะกรรมการ' }));
  await add('กรรมการหนึ่ง');
  await userEvent.click(within(screen.getByRole('form', { name: 'แบบร่างหนังสือ' })).getByRole('button', { name: /^เสนอ/ }));
  expect((await way().findByText(/^กรุณาระบุกรรมการอย่างน้อยสองคน/)).textContent).not.toContain('รายงานการประชุม');
  expect(made.some(({ name }) => name === 'submitDraft')).toBe(false);
  await add('กรรมการสอง');
  await waitFor(() => expect(way().queryByText(/^กรุณาระบุกรรมการอย่างน้อยสองคน/)).toBeNull());
});
