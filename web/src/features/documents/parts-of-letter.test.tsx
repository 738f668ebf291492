import { openDocument, type RouteLeg } from '@sarabun/contract/documents/open-document';
import type { DocumentAction } from '@sarabun/contract/documents/verbs';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { letter } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { officeWords } from '../../../test/words';
import { agency } from '../../platform/agency';
import { openSession } from '../../platform/session';
import { DocumentDialog } from './document-dialog';

const first = letter().route[0] as RouteLeg;
const sent: RouteLeg = { ...first, legId: 502, parentLegId: 501, state: 'delivered', openedAt: null };

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

async function open(allowedActions: DocumentAction[], lookedBack = false) {
  answerCalls(
    officeWords,
    on(openDocument, () => ({ item: letter({ allowedActions, route: [first, sent], recallable: [502] }) })),
  );
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} lookedBack={lookedBack} />, '/sarabun/dashboard');
  await screen.findByRole('region', { name: 'เรื่องและเส้นทาง' });
}
const tab = (name: string) => screen.getByRole('tab', { name });
const inFront = () => screen.getByRole('tablist', { name: 'ส่วนของเรื่อง' }).querySelector('[aria-selected=true]')?.textContent;

test('what is missing is shown when the act is pressed below the story', async () => {
  await open(['command']);
  await userEvent.click(await screen.findByRole('radio', { name: 'ทราบ/มอบ' }));
  await userEvent.click(tab('เรื่องและเส้นทาง'));
  expect(inFront()).toBe('เรื่องและเส้นทาง');
  await userEvent.click(screen.getByRole('button', { name: /^สั่งการ/ }));
  expect(inFront()).toBe('งานของท่าน');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'มอบให้' })));
});

test('a letter that is looked at again shows at once what can be taken back', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open(['remind', 'follow'], true);
  expect(inFront()).toBe('เรื่องและเส้นทาง');
  const recall = await screen.findByRole('button', { name: /^ดึงคืน/ });
  expect(shown.mock.contexts).toContain(recall.closest('li'));
});

test('a letter in which nothing waits has its story in front, not an empty pane', async () => {
  await open(['reopen']);
  expect(inFront()).toBe('เรื่องและเส้นทาง');
});

test('what the writer answers to a return stands below it under that name', async () => {
  const back: RouteLeg = { ...first, purpose: 'revision', state: 'done' };
  const note = {
    ...{ noteId: 1, legId: 501, kind: 'note' as const, choice: null, text: 'เพิ่มแล้ว', writtenAt: first.sentAt, decidedBy: null, decidedOn: null },
    ...{ writtenBy: { personId: 1, name: 'นายอำนวย', postName: '' }, writtenFor: null, writtenUnder: null, isTakenBack: false },
  };
  answerCalls(
    officeWords,
    on(openDocument, () => ({ item: letter({ route: [back], notes: [note] }) })),
  );
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} />, '/sarabun/dashboard');
  expect((await screen.findByText('เพิ่มแล้ว')).closest('blockquote')?.textContent).toMatch(/^ตอบผู้ส่งคืน/);
});

/** Takes the place of a letter that is not shown. */
function Blank({ onBlank }: { onBlank: () => void }) {
  useEffect(onBlank, [onBlank]);
  return null;
}

test.each(['command', 'acknowledge', 'sign'] as const)('what was typed for %s before a reload is waited for without blanking the letter', async (action) => {
  sessionStorage.setItem(`${agency().key}_draft_${officer.personId}_${action}_501`, 'sealed AAAA AAAA');
  answerCalls(
    officeWords,
    on(openDocument, () => ({ item: letter({ allowedActions: [action] }) })),
  );
  const onBlank = vi.fn();
  const dialog = (
    <Suspense fallback={<Blank onBlank={onBlank} />}>
      <DocumentDialog documentId={101} legId={501} onClose={() => undefined} />
    </Suspense>
  );
  await show(dialog, '/sarabun/dashboard');
  await screen.findByRole('form');
  expect(onBlank).not.toHaveBeenCalled();
});
