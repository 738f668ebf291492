import { type LetterStep, proposeSteps } from '@sarabun/contract/drafts/drafts';
import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { show } from '../../../../test/show';
import { useUsualSteps, usualWay } from './usual-steps';

const step = (deskId: number, name: string, role: LetterStep['role']): LetterStep => ({ deskId, name, detail: '', actingName: null, role, state: 'waiting' });
const section = step(3, 'หัวหน้ากลุ่มงานแผน', 'review');
const division = step(2, 'ผู้อำนวยการกองแผนงาน', 'sign');
const writer = step(9, 'นายกิตติ', 'sign');
const receiver = (deskId: number, name: string) => ({ deskId, name });

const way = (items: LetterStep[], addressee: string, receivers = [receiver(70, 'กองแผนงาน')], kind: 2 | 4 = 2) =>
  usualWay({ items, writer }, { kind, content: { ...emptyContent, addressee }, receivers }).map(({ deskId, role }) => `${role} ${deskId}`);

test('a memo to somebody else is signed by the head of the division', () => {
  expect(way([section, division], 'ผู้อำนวยการกองคลัง')).toEqual(['review 3', 'sign 2']);
});

test('a memo to a head of the way is signed by who is below, the writer where nobody is', () => {
  expect(way([section, division], division.name)).toEqual(['sign 3']);
  expect(way([section, division], '', [receiver(2, 'ผู้อำนวยการกองแผนงาน')])).toEqual(['sign 3']);
  expect(way([section, { ...division, name: 'Director of Planning', thaiName: division.name }], division.name)).toEqual(['sign 3']);
  expect(way([section, division], section.name)).toEqual(['sign 9']);
  expect(way([division], division.name)).toEqual(['sign 9']);
});

test('an order is signed by the head, to whomever it goes', () => {
  expect(way([section, division], '', [receiver(2, 'ผู้อำนวยการกองแผนงาน')], 4)).toEqual(['review 3', 'sign 2']);
});

function Memo() {
  const [fields, setFields] = useState({ kind: 2 as const, ownerUnitId: 1, content: emptyContent, receivers: [], steps: [] as LetterStep[] });
  useUsualSteps({ fields, propose: (part) => setFields((old) => ({ ...old, ...part })), isTouched: false, isWriter: true });
  const address = (addressee: string) => setFields((old) => ({ ...old, content: { ...old.content, addressee } }));
  return (
    <>
      <input aria-label="เรียน" onChange={({ target }) => address(target.value)} />
      <button type="button" onClick={() => setFields((old) => ({ ...old, steps: [{ ...writer }] }))}>
        เลือกเอง
      </button>
      <output>{fields.steps.map(({ name }) => name).join(' → ')}</output>
    </>
  );
}

test('the proposed signer follows the addressee, but not over what the writer has chosen', async () => {
  answerCalls(on(proposeSteps, () => ({ items: [section, division], writer })));
  await show(<Memo />);
  const shown = screen.getByRole('status');
  await waitFor(() => expect(shown.textContent).toBe('หัวหน้ากลุ่มงานแผน → ผู้อำนวยการกองแผนงาน'));
  const addressee = screen.getByRole('textbox', { name: 'เรียน' });
  await userEvent.type(addressee, division.name);
  expect(shown.textContent).toBe('หัวหน้ากลุ่มงานแผน');
  await userEvent.type(addressee, ' (รักษาการ)');
  expect(shown.textContent).toBe('หัวหน้ากลุ่มงานแผน → ผู้อำนวยการกองแผนงาน');
  await userEvent.click(screen.getByRole('button', { name: 'เลือกเอง' }));
  await userEvent.clear(addressee);
  await userEvent.type(addressee, division.name);
  expect(shown.textContent).toBe('นายกิตติ');
});
