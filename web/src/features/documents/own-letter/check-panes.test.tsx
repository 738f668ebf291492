import { returnDraft } from '@sarabun/contract/signing/own-letter';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { letter } from '../../../../test/office';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { shownText } from '../../../../test/shown-text';
import { officeWords } from '../../../../test/words';
import { openSession } from '../../../platform/session';
import { DocumentStory } from '../view/document-story';
import { ReturnDraftPane } from './check-panes';
import { OwnLetterStory } from './own-letter-story';

const at = new Date('2026-11-26T03:00:00Z');
const step = (deskId: number, role: 'review' | 'sign', name: string, state: 'done' | 'open') => ({ deskId, role, name, personName: null, state });
const own = {
  revision: 2,
  writer: 'นายอำนวย',
  steps: [step(1, 'review', 'หัวหน้าฝ่าย', 'done'), step(2, 'sign', 'ผู้จดรายงาน', 'done'), step(3, 'sign', 'ผู้ตรวจรายงาน', 'open')],
  signatures: [{ position: 1, name: 'นายจด', lines: [], signedAt: at, hasPicture: false }],
  receivers: [],
  answers: [],
  paper: 'draft' as const,
  versions: 1,
};

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test('a letter is returned to a chosen earlier step, and the pane says whose signature ends with it', async () => {
  const made = answerCalls(
    officeWords,
    on(returnDraft, () => ({ item: { documentId: 1, legIds: [2] } })),
  );
  await show(<ReturnDraftPane letter={letter({ own })} legId={501} head={null} onFailure={() => undefined} />, '/sarabun/dashboard');
  expect((await screen.findAllByRole('radio')).map((one) => one.closest('label')?.textContent)).toEqual([
    'ผู้ร่าง: นายอำนวย',
    'ผู้ตรวจ: หัวหน้าฝ่าย',
    'ผู้ลงนาม: ผู้จดรายงาน',
  ]);
  expect(screen.getByText('กลับไปที่ ผู้ร่าง: นายอำนวย · ลายมือชื่อของ นายจด จะสิ้นผล และต้องลงนามใหม่')).toBeTruthy();
  // Phrases of its own, not those of a letter that is sent back.
  expect(await screen.findByRole('button', { name: 'โปรดตรวจถ้อยคำ' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'เอกสารไม่ครบ' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'ผู้ลงนาม: ผู้จดรายงาน' }));
  await userEvent.type(screen.getByLabelText(/^เหตุผล/), 'ลงชื่อผิดที่');
  await userEvent.click(screen.getByRole('button', { name: /ส่ง.*แก้ไข/ }));
  const sent = () => made.find(({ name }) => name === 'returnDraft')?.input;
  await expect.poll(sent).toMatchObject({ legId: 501, to: 'step', position: 1, reason: 'ลงชื่อผิดที่' });
});

test('signatures that lost their effect stand in the story of the letter with time, person and reason', async () => {
  answerCalls(officeWords);
  const ended = {
    name: 'นายจด',
    lines: ['เลขานุการ'],
    signedAt: at,
    withdrawnAt: at,
    withdrawnBy: 'นายตรวจ',
    reason: 'ขาดมติ',
    version: 2,
    byCertificate: true,
  };
  await show(<OwnLetterStory letter={letter({ own: { ...own, paper: 'printed', withdrawn: [ended] } })} />, '/sarabun/dashboard');
  const part = await screen.findByRole('region', { name: 'ลายมือชื่อที่สิ้นผลแล้ว' });
  expect(part.querySelector('del')?.textContent).toContain('นายจด');
  for (const words of ['นายตรวจ', 'ขาดมติ']) expect(part.textContent).toContain(words);
});

test('a receiver by name only, who may be the own head, gets the letter outside of the system, and is not called outside of the office', async () => {
  answerCalls(officeWords);
  const receivers = [
    { position: 0, deskId: null, name: 'อธิบดี', sent: null },
    { position: 1, deskId: 7, name: 'กองคลัง', sent: null },
  ];
  await show(<OwnLetterStory letter={letter({ own: { ...own, receivers } })} />, '/sarabun/dashboard');
  const part = await screen.findByRole('region', { name: 'ส่งถึง' });
  expect([...part.querySelectorAll('li')].map((one) => shownText(one))).toEqual(['อธิบดี · นอกระบบยังไม่ได้ส่ง', 'กองคลัง']);
});

test('a draft that was taken back is with its writer, not closed', async () => {
  answerCalls(officeWords);
  await show(<DocumentStory letter={letter({ own, holders: [] })} />, '/sarabun/dashboard');
  expect(await screen.findByText('ผู้ร่าง: นายอำนวย')).toBeTruthy();
  expect(screen.queryByText(/ปิดแล้ว/)).toBeNull();
});

test('a draft that was corrected and sent again is not said to be unread, and one that waits is', async () => {
  answerCalls(officeWords);
  const [leg] = letter().route;
  const sentOn = { ...leg, openedAt: null, purpose: 'revision' as const, state: 'passedOn' as const };
  const waits = { ...sentOn, legId: 502, sequence: 2, purpose: 'review' as const, state: 'delivered' as const };
  await show(<DocumentStory letter={letter({ own, route: [sentOn, waits] as never })} />, '/sarabun/dashboard');
  await screen.findByRole('region', { name: 'เรื่องและเส้นทาง' });
  const legs = screen.getAllByRole('listitem').map((one) => one.textContent ?? '');
  expect(legs.filter((text) => text.includes('ยังไม่เปิดอ่าน'))).toHaveLength(1);
});

test('a member of a committee who does not sign is not said to refuse the letter', async () => {
  answerCalls(officeWords);
  const [leg] = letter().route;
  const declined = { ...leg, purpose: 'signature' as const, state: 'refused' as const, endedAt: at, endedBy: 'นายหนึ่ง', reason: 'มีส่วนได้เสีย' };
  await show(<DocumentStory letter={letter({ own, route: [declined] as never })} />, '/sarabun/dashboard');
  const part = await screen.findByRole('region', { name: 'เรื่องและเส้นทาง' });
  expect(part.textContent).toContain('ไม่ลงนาม');
  expect(part.textContent).not.toContain('ปฏิเสธการรับ');
});

test('the way of a committee says how many must sign and how many have, and under each signature whether the PDF has it', async () => {
  answerCalls(officeWords);
  const issued = { ...own, paper: 'printed' as const };
  const member = (deskId: number, state: 'done' | 'open') => ({ ...step(deskId, 'sign', `กรรมการ ${deskId}`, state), ofPanel: true });
  const byCertificate = { serial: '4f', subject: 'นายหนึ่ง', issuer: 'กรม', notAfter: at, revokedAt: null, verdict: 'valid' as const };
  const signature = (position: number, inPdf: boolean) => ({ position, name: `นาย ${position}`, lines: [], signedAt: at, hasPicture: false, inPdf });
  const signatures = [signature(0, false), signature(1, true)].map((one) => ({ ...one, certificate: byCertificate }));
  const steps = [member(1, 'done'), member(2, 'done'), member(3, 'open')];
  const { unmount } = await show(<OwnLetterStory letter={letter({ own: { ...issued, steps, panel: { needed: 3, inTurn: false }, signatures } })} />, '/');
  expect(await screen.findByText('กรรมการ 3 คน ต้องลงนาม 3 คน ไม่เรียงลำดับ · ลงนามแล้ว 2 คน')).toBeTruthy();
  expect(screen.getAllByText(/^ไฟล์ PDF ไม่มีลายมือชื่อนี้/)).toHaveLength(1);
  expect(screen.getAllByText('ไฟล์ PDF มีลายมือชื่อนี้')).toHaveLength(1);
  unmount();
  await show(
    <OwnLetterStory letter={letter({ own: { ...issued, steps: [member(1, 'open'), member(2, 'open')], panel: { needed: 2, inTurn: true } } })} />,
    '/',
  );
  expect(await screen.findByText('กรรมการ 2 คน ต้องลงนาม 2 คน ทีละคนตามลำดับ · ลงนามแล้ว 0 คน')).toBeTruthy();
});
