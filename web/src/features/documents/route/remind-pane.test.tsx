import { remindDocument } from '@sarabun/contract/documents/remind-document';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { letter } from '../../../../test/office';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { officeWords } from '../../../../test/words';
import { openSession } from '../../../platform/session';
import { RemindPane, RemindSignerPane } from './remind-pane';

const [leg] = letter().route;
if (!leg) throw new Error('a letter has a leg');
const daysAgo = (n: number) => new Date(Date.now() - n * 86_400_000);
const reminder = (legId: number, writtenAt: Date) => ({
  noteId: 9,
  legId,
  kind: 'reminder' as const,
  choice: null,
  text: 'ขอทราบความคืบหน้า',
  decidedBy: null,
  decidedOn: null,
  writtenAt,
  writtenBy: { personId: 8, name: 'นางสาวปรียา แสงทอง', postName: '' },
  writtenFor: null,
});
const pane = { legId: 501, head: null, onFailure: () => undefined };
const refuses = /^นางสาวปรียา แสงทอง ทวงถามแล้ววันนี้ \d\d:\d\d.* ทวงถามได้วันละครั้ง$/;

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test('a letter that was reminded about today from this desk is not offered to be reminded about again', async () => {
  answerCalls(officeWords);
  await show(<RemindPane letter={letter({ notes: [reminder(501, new Date())] })} {...pane} />, '/sarabun/dashboard');
  expect(await screen.findByText(refuses)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['the reminder of an earlier day', 501, 2],
  ['the reminder from another desk', 502, 0],
])('%s is no reason against one today', async (_, legId, days) => {
  const made = answerCalls(
    officeWords,
    on(remindDocument, () => ({ item: { documentId: 101, legIds: [502] } })),
  );
  const route = [leg, { ...leg, legId: 502, to: { ...leg.to, deskId: 77 } }];
  await show(<RemindPane letter={letter({ route, notes: [reminder(legId, daysAgo(days))] })} {...pane} />, '/sarabun/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: /^ทวงถาม/ }));
  await expect.poll(() => made.filter(({ name }) => name === 'remindDocument').length).toBe(1);
});

test('who signs is reminded once a day, whoever of them holds the letter', async () => {
  answerCalls(officeWords);
  const route = [{ ...leg, legId: 502, purpose: 'signature' as const }];
  await show(<RemindSignerPane letter={letter({ route, notes: [reminder(502, new Date())] })} {...pane} />, '/sarabun/dashboard');
  expect(await screen.findByText(refuses)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
