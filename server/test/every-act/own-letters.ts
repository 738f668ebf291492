import { makeLetterCopy } from '@sarabun/contract/copies/letter-copies';
import { remindSigner } from '@sarabun/contract/documents/remind-document';
import { declineSignature } from '@sarabun/contract/documents/route-actions';
import { removeForm, saveForm } from '@sarabun/contract/drafts/agency-forms';
import { takeDraft } from '@sarabun/contract/drafts/draft-lock';
import { cancelDraft, saveDraft, submitDraft } from '@sarabun/contract/drafts/drafts';
import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { addRemarks, settleRemarks } from '@sarabun/contract/drafts/letter-remarks';
import { removeLetterTemplate, saveLetterTemplate } from '@sarabun/contract/drafts/letter-templates';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { passReview, recordDispatch, returnDraft, signLetter, signLetters, withdrawDraft } from '@sarabun/contract/signing/own-letter';
import { ownLettersOf, writingOffice } from '../own-letters';
import { password, type TestPerson } from '../portal';
import type { Office } from './office';

/** Own letters, from the first draft to dispatch. */
export async function writingLetters({ portal, twice, keeper, today }: Office): Promise<void> {
  const letters = ownLettersOf(portal);
  const { division, officer, checker, director, ownRegistrar, memo, way } = await writingOffice(portal);
  const content = { ...emptyContent, subject: 'ขออนุมัติ', salutation: 'เรียน', addressee: 'ผู้อำนวยการ', body: bodyOf('เพื่อโปรดพิจารณา') };
  const written = { kind: 2 as const, speed: 1 as const, secrecy: 1 as const, ...memo, content };
  const { item } = await twice.act(saveDraft, written, officer);
  const { documentId, revision } = item;
  const { letterTemplateId } = await twice.act(saveLetterTemplate, { documentId, name: 'ขออนุมัติ', unitId: null }, officer);
  await twice.act(removeLetterTemplate, { letterTemplateId }, officer);
  const [tab, from] = ['1'.repeat(32), '2'.repeat(32)];
  await twice.act(takeDraft, { documentId, tab, from }, officer);
  const remark = { line: 0, start: 0, end: 5, replacement: null, text: 'ขอเหตุผล' };
  const [remarkId] = (await twice.act(addRemarks, { documentId, revision, remarks: [remark] }, officer)).item.remarkIds;
  await twice.act(settleRemarks, { documentId, revision, remarkIds: [remarkId as number], verdict: 'resolved' }, officer);
  const { legId } = (await twice.act(submitDraft, { documentId, revision }, officer)).item;
  await twice.act(remindSigner, { documentId, text: 'ขอทราบความคืบหน้า' }, officer);
  const [toSign] = (await twice.act(passReview, { legId }, checker)).item.legIds;
  await twice.act(signLetter, { legId: toSign, password }, director, { action: 'signDocument' });
  const minutes = await meeting({ portal, officer, director, unitId: division.unitId, signer: way[1] as (typeof way)[number] });
  await twice.act(makeLetterCopy, { documentId: minutes, kind: 'excerpt' as const, fileId: null, agenda: [0], reason: 'แจ้งผู้เกี่ยวข้อง' }, officer);

  const submitted = async () => letters.submitted(officer, memo);
  const returned = await submitted();
  await twice.act(returnDraft, { legId: returned.legId, to: 'writer', reason: 'แก้ไขถ้อยคำ' }, checker);
  await twice.act(cancelDraft, { documentId: returned.documentId }, officer);
  await twice.act(withdrawDraft, { documentId: (await submitted()).documentId }, officer);
  const members = [officer, checker].map(({ deskId }) => ({ deskId, role: 'sign' as const, ofPanel: true }));
  const byCommittee = await letters.submitted(officer, { ...memo, steps: members, content: { panel: { needed: 1, inTurn: false } } });
  await twice.act(declineSignature, { legId: byCommittee.legId, reason: 'มีส่วนได้เสีย' }, officer);
  const several = [];
  for (const _ of [1, 2]) several.push((await letters.pass(checker, (await submitted()).legId)).body.item.legIds[0]);
  await twice.act(signLetters, { legIds: several, password }, director, { action: 'signDocument', times: 2 });

  const outside = { kind: 1, ownerUnitId: division.unitId, receivers: [{ deskId: null, name: 'กรมอื่น' }], steps: [way[1] as (typeof way)[number]] };
  const sent = await letters.submitted(officer, outside);
  await letters.sign(director, sent.legId);
  const [dispatch] = await letters.legsIn(ownRegistrar, 'jobReceived');
  await twice.act(recordDispatch, { legId: dispatch as number, position: 0, way: 'post', sentOn: today, receiverName: 'นางสาวรับ' }, ownRegistrar);

  const form = { code: 'licence-77', version: null, nameTh: 'ใบอนุญาต', nameEn: '', heading: 'ใบอนุญาต', opening: '', position: 3, active: true };
  await twice.act(saveForm, { ...form, fields: [{ name: null, th: 'ผู้รับ', en: '', required: true }] }, keeper);
  await twice.act(removeForm, { code: form.code }, keeper);
}

/** Signed minutes with one item of the agenda. */
async function meeting({
  portal,
  officer,
  director,
  unitId,
  signer,
}: {
  portal: Office['portal'];
  officer: TestPerson;
  director: TestPerson;
  unitId: number;
  signer: { deskId: number; role: 'review' | 'sign' };
}): Promise<number> {
  const letters = ownLettersOf(portal);
  const body = [{ kind: 'heading' as const, level: 0, runs: [{ text: 'ระเบียบวาระที่ ๑' }] }, ...bodyOf('ที่ประชุมรับทราบ')];
  const content = {
    meeting: 'คณะกรรมการ',
    sessionNumber: '1',
    sessionYear: '2569',
    heldOn: '2026-11-20',
    place: 'ห้องประชุม',
    present: [{ name: 'นายเอก', position: 'ประธาน' }],
    body,
  };
  const steps = [{ deskId: officer.deskId, role: 'sign' as const }, signer];
  const { documentId, legId } = await letters.submitted(officer, { kind: 11, ownerUnitId: unitId, receivers: [], steps, content });
  await letters.sign(director, (await letters.sign(officer, legId)).body.item.legIds[0]);
  return documentId;
}
