import { PDFDocument } from '@cantoo/pdf-lib';
import { acceptReport, approveProposal, assignPresent, changeAssignees } from '@sarabun/contract/documents/assignment-actions';
import { acknowledgeDocument, circulateDocument, stopCirculation } from '@sarabun/contract/documents/circulation-actions';
import { correctLetter } from '@sarabun/contract/documents/correct-letter';
import { keepPile } from '@sarabun/contract/documents/receiving-pile';
import { registerIncoming, uploadPath } from '@sarabun/contract/documents/register-incoming';
import { remindDocument } from '@sarabun/contract/documents/remind-document';
import * as verbs from '@sarabun/contract/documents/route-actions';
import { receiveSame, registerSame } from '@sarabun/contract/documents/same-letter';
import { forgetReceiverList, saveReceiverList } from '@sarabun/contract/receiver-lists/receiver-lists';
import { receiveDocuments } from '@sarabun/contract/registers/number-work';
import { letterFor } from '../letters';
import { routeOf } from '../route';
import type { Office } from './office';

/** A division with a receiving registrar, a deciding head and working officers, and a second unit. */
async function workingOffice({ portal }: Office) {
  const unit = await portal.unit();
  const other = await portal.unit();
  const registrar = await portal.person(unit, { function: 'registrar' });
  const head = await portal.person(unit);
  const post = await portal.headPost(unit, head);
  const [officer, colleague] = [await portal.person(unit), await portal.person(unit)];
  const otherRegistrar = await portal.person(other, { function: 'registrar' });
  const route = routeOf(portal);
  return { unit, other, registrar, head, post, officer, colleague, otherRegistrar, route, received: () => route.received(registrar, unit) };
}

export async function receivingLetters(office: Office): Promise<void> {
  const { portal, twice, today } = office;
  const { unit, registrar, other, otherRegistrar, route } = await workingOffice(office);
  const document = await PDFDocument.create();
  document.addPage([595, 842]);
  const { item } = await twice.upload(uploadPath, 'uploadFile', Buffer.from(await document.save()), registrar);
  const letter = {
    deskId: unit.deskId,
    kind: 1 as const,
    number: 'กค ๑/๑',
    datedOn: today,
    sender: 'กรมบัญชีกลาง',
    addressee: 'อธิบดี',
    subject: 'ขอข้อมูล',
    speed: 1 as const,
    secrecy: 1 as const,
    uploadIds: [item.uploadId],
  };
  const { deskId: _, uploadIds, ...draft } = { ...letter, senderType: 1 as const, references: '', enclosures: '', dueOn: null };
  const waits = { key: '0'.repeat(32), draft, guessed: [], stamp: null, isOther: false, uploadIds };
  await twice.act(keepPile, { letters: [waits], gone: [] }, registrar);
  const entered = await twice.act(registerIncoming, letter, registrar);
  await twice.act(registerSame, { deskId: unit.deskId, sameLegId: entered.item.legId, number: 'กค ๑/๑' }, registrar);
  const waiting = async (number?: string) => (await letterFor(portal, registrar, unit, number ? { number } : {})).legId;
  await twice.act(verbs.receiveDocument, { legId: await waiting() }, registrar);
  await twice.act(receiveDocuments, { legIds: [await waiting('กค ๐๒/๑'), await waiting('กค ๐๒/๒')] }, registrar, { times: 2 });
  await twice.act(verbs.refuseDocument, { legId: await waiting(), reason: 'ส่งผิดหน่วยงาน' }, registrar);
  const { documentId: mistyped } = await route.received(registrar, unit);
  const values = { number: 'กษ ๐๒๐๕/๒', datedOn: '2026-01-05', sender: 'กระทรวงเกษตรและสหกรณ์', addressee: 'อธิบดี', subject: 'ขอข้อมูล', speed: 4 as const };
  const keeper = await office.portal.person(unit, { function: 'registryHead' });
  await twice.act(correctLetter, { documentId: mistyped, seenCorrections: 0, ...values, reason: 'พิมพ์ผิด' }, keeper);
  const { legId } = await route.received(registrar, unit);
  await twice.act(verbs.cancelReceipt, { legId, reason: 'ผิดเรื่อง' }, registrar);
  const shared = await route.received(registrar, unit);
  const [word] = (await route.circulate(registrar, shared.legId, { deskIds: [other.deskId] })).body.item.legIds;
  const [work] = (await route.forward(registrar, shared.legId, { deskIds: [other.deskId] })).body.item.legIds;
  await route.receive(otherRegistrar, word);
  await twice.act(receiveSame, { legId: work, sameLegId: word }, otherRegistrar);
  const { listId } = await twice.act(saveReceiverList, { name: 'ทุกกอง', receivers: [{ deskId: unit.deskId, name: 'กอง' }] }, registrar);
  await twice.act(forgetReceiverList, { listId }, registrar);
}

/** Verbs of the route. */
export async function sendingLettersOn(office: Office): Promise<void> {
  const { twice, today } = office;
  const { unit, registrar, head, post, officer, other, route, received } = await workingOffice(office);
  const { legId } = await received();
  const presented = (await twice.act(verbs.presentDocument, { legId, deskId: post.deskId }, registrar)).item.legIds[0];
  const toOfficer = [{ deskId: officer.deskId, responsibility: 'main' as const }];
  const work = (await twice.act(verbs.commandDocument, { legId: presented, choice: 'acknowledged', parties: toOfficer }, head)).item.legIds[0];
  await twice.act(verbs.followDocument, { legId: work }, officer);
  await twice.act(verbs.unfollowDocument, { legId: work }, officer);
  await twice.act(remindDocument, { legId: presented, text: 'ขอทราบผล' }, head);
  await twice.act(verbs.reportResult, { legId: work, text: 'เสร็จแล้ว' }, officer);
  await twice.act(acceptReport, { legId: work }, head);
  await twice.act(verbs.askAgain, { legId: work, text: 'เพิ่มภาพ' }, head);

  const assigned = (await received()).legId;
  await twice.act(verbs.assignDocument, { legId: assigned, parties: toOfficer }, registrar);
  const back = (await received()).legId;
  const toHead = (await route.present(registrar, back, { deskId: post.deskId })).body.item.legIds[0];
  await twice.act(verbs.sendBackDocument, { legId: toHead, reason: 'เสนอผิดเรื่อง' }, head);
  const decided = (await received()).legId;
  await twice.act(verbs.recordResult, { legId: decided, choice: 'agreed', decidedBy: 'ที่ประชุม', decidedOn: today }, registrar);
  const forwarded = (await received()).legId;
  const away = (await twice.act(verbs.forwardDocument, { legId: forwarded, deskIds: [other.deskId] }, registrar)).item.legIds[0];
  await twice.act(verbs.recallDocument, { legId: away }, registrar);
  const closed = (await received()).legId;
  await twice.act(verbs.closeDocument, { legId: closed }, registrar);
  await twice.act(verbs.reopenDocument, { legId: closed, reason: 'มีข้อมูลใหม่' }, registrar);
  const registryHead = await office.portal.person(unit, { function: 'registryHead' });
  await twice.act(verbs.cancelDocument, { legId: closed, reason: 'ผิดเรื่อง' }, registryHead);
}

/** Proposals, changed assignments, circulars, opinions. */
export async function givingWork(office: Office): Promise<void> {
  const { twice } = office;
  const { registrar, head, post, officer, colleague, received } = await workingOffice(office);
  const parties = [{ deskId: officer.deskId, responsibility: 'main' as const }];
  const proposal = { deskId: post.deskId, parties, task: 'ตรวจสอบ', takesEffect: 'whenApproved' as const };
  const presented = (await twice.act(assignPresent, { legId: (await received()).legId, ...proposal }, registrar)).item.legIds[0];
  await twice.act(approveProposal, { legId: presented }, head);
  const more = [{ deskId: colleague.deskId, responsibility: 'joint' as const }];
  await twice.act(changeAssignees, { legId: presented, parties: more }, head);
  const sent = (await received()).legId;
  const [told] = (await twice.act(circulateDocument, { legId: sent, deskIds: [officer.deskId, colleague.deskId] }, registrar)).item.legIds;
  await twice.act(acknowledgeDocument, { legId: told }, officer);
  await twice.act(stopCirculation, { legId: sent }, registrar);
  const asked = (await received()).legId;
  const question = { legId: asked, deskIds: [officer.deskId, colleague.deskId], text: 'เห็นควรประการใด' };
  const [wanted] = (await twice.act(verbs.askOpinion, question, registrar)).item.legIds;
  await twice.act(verbs.giveOpinion, { legId: wanted, text: 'เห็นชอบ' }, officer);
  await twice.act(verbs.retractAct, { legId: wanted }, officer);
  await twice.act(verbs.withdrawOpinion, { legId: asked, reason: 'ได้ข้อมูลแล้ว' }, registrar);
}
