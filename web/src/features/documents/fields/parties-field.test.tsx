import { findReachedTwice } from '@sarabun/contract/documents/reached-twice';
import { findParties, suggestParties } from '@sarabun/contract/documents/route-actions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { shownText } from '../../../../test/shown-text';
import { openSession } from '../../../platform/session';
import type { Party } from './assignment-rules';
import { LegDesk } from './pane-props';
import { PartiesField } from './parties-field';

const desk = (deskId: number, kind: 'unit' | 'post' | 'person', name: string) => ({
  source: 'recent' as const,
  deskId,
  kind,
  name,
  detail: 'นายบุญส่ง ใจดี',
  actingName: null,
  actingPhrase: null,
  unitId: 1,
  unitName: name,
});
const chips = on(suggestParties, () => ({ items: [desk(31, 'unit', 'กองคลัง'), desk(32, 'post', 'ผู้อำนวยการกองคลัง')] }));
const twice = on(findReachedTwice, ({ deskIds }) => ({ items: deskIds.length > 1 ? [{ personId: 5, name: 'นายบุญส่ง ใจดี', deskIds: [31, 32] }] : [] }));

function Pane() {
  const [parties, setParties] = useState<readonly Party[]>([]);
  return (
    <LegDesk value={9}>
      <div data-fields>
        <PartiesField label="มอบให้" parties={parties} onChange={setParties} error={undefined} />
        <textarea aria-label="ข้อสั่งการ" />
      </div>
    </LegDesk>
  );
}

beforeEach(() => {
  openSession('t-1', officer);
  Element.prototype.scrollIntoView = vi.fn();
});

test('who was sent to last and belongs to another unit stands with the unit of today', async () => {
  answerCalls(
    on(suggestParties, () => ({ items: [{ ...desk(33, 'person', 'นายกิตติพงศ์ แสงอรุณ'), isElsewhere: true, unitName: 'กลุ่มวิเคราะห์' }] })),
    twice,
  );
  await show(<Pane />);
  expect(await screen.findByRole('button', { name: 'ส่งล่าสุด นายกิตติพงศ์ แสงอรุณ · กลุ่มวิเคราะห์' })).toBeTruthy();
});

test('one person who would get the letter by the unit and by the post is named before it is sent', async () => {
  answerCalls(chips, twice);
  await show(<Pane />);
  await userEvent.click(await screen.findByRole('button', { name: 'ส่งล่าสุด กองคลัง' }));
  expect(shownText(document.body)).not.toContain('จะได้รับเรื่องนี้ซ้ำ');
  await userEvent.click(await screen.findByRole('button', { name: 'ส่งล่าสุด ผู้อำนวยการกองคลัง' }));
  await waitFor(() => expect(shownText(document.body)).toContain('นายบุญส่ง ใจดี จะได้รับเรื่องนี้ซ้ำ ทั้งทางกองคลังและผู้อำนวยการกองคลัง'));
  await userEvent.click(screen.getByRole('button', { name: /ผู้อำนวยการกองคลัง/ }));
  await waitFor(() => expect(shownText(document.body)).not.toContain('จะได้รับเรื่องนี้ซ้ำ'));
});

test('the desk where the letter lies is not found, because it cannot be named', async () => {
  const found = (deskId: number, name: string) => ({ ...desk(deskId, 'post', name), open: 0 });
  answerCalls(
    chips,
    twice,
    on(findParties, () => ({ items: [found(9, 'ผู้อำนวยการกอง ก'), found(33, 'ผู้อำนวยการกอง ข')] })),
  );
  await show(<Pane />);
  await userEvent.type(screen.getByRole('textbox', { name: /มอบให้/ }), 'ผู้อำนวยการกอง');
  expect(await screen.findByRole('option', { name: /ผู้อำนวยการกอง ข/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /ผู้อำนวยการกอง ก/ })).toBeNull();
});

test('a chip leads back to the box; on a touch screen to whom it named, so that no keyboard covers them', async () => {
  answerCalls(chips, twice);
  const { unmount } = await show(<Pane />);
  await userEvent.click(await screen.findByRole('button', { name: 'ส่งล่าสุด กองคลัง' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /มอบให้/ }));
  unmount();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(pointer: coarse)', media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  await show(<Pane />);
  await userEvent.click(await screen.findByRole('button', { name: 'ส่งล่าสุด กองคลัง' }));
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});
