import { findParties } from '@sarabun/contract/documents/route-actions';
import { draftLock } from '@sarabun/contract/drafts/draft-lock';
import { newDraft, proposeSteps, saveDraft } from '@sarabun/contract/drafts/drafts';
import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { type LetterTemplate, letterTemplates, removeLetterTemplate, saveLetterTemplate } from '@sarabun/contract/drafts/letter-templates';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { alive } from '@sarabun/contract/portal/alive';
import { findCorrespondents } from '@sarabun/contract/settings/document-words';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Made, on, Refused } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { officeWords } from '../../../../test/words';
import { openSession } from '../../../platform/session';
import { ComposeScreen } from '../compose-screen';

const savedAt = new Date('2026-11-21T10:21:00+07:00');
const unit = { unitId: 1, name: 'กองแผนงาน', hasOwnNumbers: true, telephone: '๑๒๓', fax: '', email: '', address: 'ถนนพหลโยธิน', addressEn: '' };
const invitation: LetterTemplate = {
  letterTemplateId: 5,
  version: 3,
  kind: 2,
  name: 'เชิญประชุม',
  unitId: null,
  unitName: null,
  mayChange: true,
};
const content = { ...emptyContent, subject: 'ขอเชิญประชุม{เรื่อง}', salutation: 'เรียน', addressee: '{ผู้รับ}', body: bodyOf('ด้วยจะประชุม{เรื่อง}') };

async function open(address: string, keeping?: () => Refused): Promise<Made[]> {
  const template = { letterTemplateId: 5, name: 'เชิญประชุม', kind: 2 as const, content };
  const made = answerCalls(
    officeWords,
    on(newDraft, (asked) => ({ units: [unit], forms: [], answered: null, copied: null, template: asked.template === 5 ? template : null })),
    on(letterTemplates, () => ({
      items: [invitation, { ...invitation, letterTemplateId: 6, name: 'ของกอง', unitId: 1, unitName: 'กองแผนงาน', mayChange: false }],
      units: [unit],
    })),
    on(saveLetterTemplate, () => keeping?.() ?? { letterTemplateId: 9 }),
    on(removeLetterTemplate, () => ({})),
    on(draftLock, ({ tab }) => ({ item: { isMine: true, tab, by: 'นายสมชาย', isSamePerson: true, since: savedAt } })),
    on(proposeSteps, () => ({ items: [], writer: null })),
    on(findParties, () => ({ items: [] })),
    on(findCorrespondents, () => ({ items: [] })),
    on(alive, () => ({})),
    on(saveDraft, ({ revision = 0 }) => ({ item: { documentId: 7, revision: revision + 1, savedAt, files: [] } })),
  );
  await show(<ComposeScreen />, address);
  return made;
}
const sent = (made: Made[], name: string) => made.filter((one) => one.name === name).map(({ input }) => input as Record<string, unknown>);

beforeEach(() => openSession('token', officer));

test('a letter begins with a template: its fields are asked for, and it is saved with the lines of the unit', async () => {
  const made = await open('/sarabun/compose');
  await userEvent.click(await screen.findByRole('button', { name: /^เชิญประชุม/ }));
  const subject = await screen.findByLabelText('เรื่อง');
  expect(document.activeElement).toBe(subject);
  await userEvent.type(subject, 'งบประมาณ');
  expect(sent(made, 'saveDraft')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'เริ่มเขียน' }));
  await waitFor(() => expect(sent(made, 'saveDraft')).toHaveLength(1));
  expect(sent(made, 'saveDraft')[0]).toMatchObject({
    kind: 2,
    content: { subject: 'ขอเชิญประชุมงบประมาณ', addressee: '{ผู้รับ}', body: bodyOf('ด้วยจะประชุมงบประมาณ'), telephone: '๑๒๓', address: 'ถนนพหลโยธิน' },
  });
  expect(await screen.findByText('ยังไม่ได้กรอกช่องของแม่แบบ: ผู้รับ')).toBeTruthy();
});

test('nothing is saved before a key if no field was filled in', async () => {
  const made = await open('/sarabun/compose?template=5');
  await userEvent.click(await screen.findByRole('button', { name: 'เริ่มเขียน' }));
  await screen.findByRole('heading', { name: /^ร่าง/ });
  await new Promise((done) => setTimeout(done, 0));
  expect(sent(made, 'saveDraft')).toEqual([]);
});

test('own templates are removed after a question, and those of others are only used', async () => {
  const made = await open('/sarabun/compose');
  await screen.findByRole('button', { name: /^ของกอง/ });
  expect(screen.getAllByRole('button', { name: /^ลบ/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'ลบ เชิญประชุม' }));
  const question = await screen.findByRole('alertdialog');
  expect(sent(made, 'removeLetterTemplate')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'ลบ' }));
  await waitFor(() => expect(sent(made, 'removeLetterTemplate')).toEqual([{ letterTemplateId: 5 }]));
});

test('a letter is kept under a name; a name in use is replaced, and a refusal keeps what was typed', async () => {
  const made = await open('/sarabun/compose?template=5', () => new Refused(409, { code: 'templateChanged', message: 'มีผู้แก้ไขไปแล้ว' }));
  await userEvent.type(await screen.findByLabelText('เรื่อง'), 'ก');
  await userEvent.click(screen.getByRole('button', { name: 'เริ่มเขียน' }));
  await userEvent.click(await screen.findByRole('button', { name: 'เก็บเป็นแม่แบบ' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /^เก็บ/ }));
  expect(await within(dialog).findByText('กรุณาตั้งชื่อ')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText(/^ชื่อ/), 'เชิญประชุม');
  await userEvent.click(within(dialog).getByRole('button', { name: /^แทนที่/ }));
  expect(await within(dialog).findByText('มีผู้แก้ไขไปแล้ว')).toBeTruthy();
  expect(sent(made, 'saveLetterTemplate')).toEqual([
    { documentId: 7, name: 'เชิญประชุม', unitId: null, phrase: null, replaces: { letterTemplateId: 5, version: 3 } },
  ]);
  // For the unit the name is free.
  await userEvent.selectOptions(within(dialog).getByLabelText('ผู้ใช้'), 'กองแผนงาน');
  expect(within(dialog).getByRole('button', { name: /^เก็บ/ })).toBeTruthy();
});
