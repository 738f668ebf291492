import { type DocumentView, openDocument, type RouteLeg } from '@sarabun/contract/documents/open-document';
import { findParties } from '@sarabun/contract/documents/route-actions';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { letter } from '../../../../test/office';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { officeWords } from '../../../../test/words';
import { openSession } from '../../../platform/session';
import { DocumentDialog } from '../document-dialog';

const director = { deskId: 20, kind: 'post', name: 'ผู้อำนวยการกอง', unitName: 'กองแผนงาน' } as const;
const clerk = { personId: 8, name: 'นางสาวปรียา แสงทอง', postName: 'เจ้าพนักงานธุรการ' };
const first = letter().route[0] as RouteLeg;
const [sentAt, backAt] = [new Date('2026-11-22T10:00:00+07:00'), new Date('2026-11-22T11:00:00+07:00')];
const here: RouteLeg = { ...first, from: director, sentBy: clerk, purpose: 'assignment', state: 'received', task: 'ตรวจสอบ', responsibility: 'main', backAt };
const returned: RouteLeg = {
  ...first,
  ...{ legId: 502, parentLegId: 501, to: director, purpose: 'presentation', state: 'returned', sentAt, endedAt: backAt },
  ...{ endedBy: 'นายสุรชัย', reason: 'ขาดแบบสำรวจ' },
};
const own = { noteId: 1, legId: 501, kind: 'note' as const, choice: null, decidedBy: null, decidedOn: null, writtenBy: clerk, writtenFor: null };
const presented = { ...own, text: 'เห็นควรพิจารณา', writtenAt: sentAt };

async function open(view: Partial<DocumentView>): Promise<HTMLElement> {
  answerCalls(
    on(openDocument, () => ({ item: letter({ route: [here, returned], notes: [presented], ...view }) })),
    on(findParties, () => ({ items: [] })),
    officeWords,
  );
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} />, '/sarabun/dashboard');
  return screen.findByRole('form');
}

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test.each(['present', 'report'] as const)('above the form of %s stands why the letter was sent back, not what its desk wrote before', async (action) => {
  const form = await open({ allowedActions: [action] });
  expect(await within(form).findByText('ส่งคืนจาก ผู้อำนวยการกอง')).toBeTruthy();
  expect(within(form).getByText('ขาดแบบสำรวจ').closest('figure')?.textContent).toContain('นายสุรชัย');
  expect(within(form).queryByText('เห็นควรพิจารณา')).toBeNull();
});

test('what its desk wrote since is quoted instead', async () => {
  const since = { ...own, noteId: 2, text: 'ขอแบบสำรวจแล้ว', writtenAt: new Date('2026-11-22T12:00:00+07:00') };
  const form = await open({ allowedActions: ['present'], notes: [presented, since] });
  expect(within(form).getByText('ขอแบบสำรวจแล้ว').closest('figure')).toBeTruthy();
  expect(within(form).queryByText('ขาดแบบสำรวจ')).toBeNull();
});

test('the way back of a draft to a checker is named for what it is', async () => {
  const check: RouteLeg = { ...first, legId: 503, parentLegId: 502, from: director, purpose: 'review', state: 'received', sentAt: backAt };
  await open({ allowedActions: ['present'], route: [here, { ...returned, purpose: 'signature' }, check] });
  const story = screen.getByRole('region', { name: 'เรื่องและเส้นทาง' });
  const leg = [...story.querySelectorAll('ol > li')].find(
    ({ textContent }) => textContent?.includes('ผู้อำนวยการกอง → กองแผนงาน') && !textContent.includes('มอบหมาย'),
  );
  expect(leg?.querySelector('p')?.textContent).toMatch(/^ส่งคืน /);
});
