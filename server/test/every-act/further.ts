import { saveAgencyValue } from '@sarabun/contract/agency-values/agency-values';
import { brandPicturePath, noBranding, saveBranding } from '@sarabun/contract/agency-values/branding';
import { decideCertificateRequest } from '@sarabun/contract/certificates/certificate-requests';
import { revokeAgencySeal, saveCertificateSettings } from '@sarabun/contract/certificates/certificate-settings';
import {
  collectCertificate,
  importCertificate,
  requestCertificate,
  revokeOwnCertificate,
  withdrawCertificateRequest,
} from '@sarabun/contract/certificates/own-certificate';
import { offerCertificate, revokeCertificate } from '@sarabun/contract/certificates/person-certificates';
import { addTrustedRoot, removeTrustedRoot } from '@sarabun/contract/certificates/trusted-roots';
import { updateReadPortal } from '@sarabun/contract/collections/get-dashboard';
import { intranetUploadPath } from '@sarabun/contract/collections/intranet';
import * as intranet from '@sarabun/contract/collections/manage-intranet';
import { removeLineChannel, saveLineChannel, testLineChannel } from '@sarabun/contract/line/line-channel';
import { addManualPage, manualPicturePath, removeManualPage, saveManualPage } from '@sarabun/contract/manuals/manuals';
import { officeQuietTimes, saveOfficeQuietTimes } from '@sarabun/contract/notice-delivery/quiet-times';
import { saveDigest, saveNoticeChannels, saveReminderTimes } from '@sarabun/contract/notifications/notice-channels';
import { endServerMessage, sendServerMessage } from '@sarabun/contract/notifications/server-messages';
import { orderMenuItems, removeMenuItem, saveMenuItem } from '@sarabun/contract/portal/menu-editor';
import { arrangePortal } from '@sarabun/contract/portal/portal-tiles';
import { closeCalendarFeed } from '@sarabun/contract/queues/calendar-feed';
import { removeTemplate, saveTemplate } from '@sarabun/contract/route-templates/route-templates';
import { reportFigures } from '@sarabun/contract/service-keys/module-figures';
import { sendModuleNotice } from '@sarabun/contract/service-keys/module-notices';
import { revokeServiceKey, saveServiceKey } from '@sarabun/contract/service-keys/service-keys';
import { issueConsentText } from '@sarabun/contract/session/consent';
import { masterUploadPath } from '@sarabun/contract/settings/master-calls';
import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { removeWebhook, resendDelivery, saveWebhook, testWebhook } from '@sarabun/contract/webhooks/webhooks';
import sharp from 'sharp';
import { certificatesOf } from '../certificates';
import { password } from '../portal';
import { routeOf } from '../route';
import { licensedAuthority } from '../signatures/licensed-authority';
import type { Office } from './office';

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#6f2145' } })
    .png()
    .toBuffer();

const seal = async ({ running: { db } }: Office['portal']) => {
  const { id } = await db.selectFrom('certificate_authority').select('id').executeTakeFirstOrThrow();
  const term = { not_before: new Date(), not_after: new Date('2099-01-01'), issued_at: new Date() };
  const made = { authority_id: id, serial: 'f0', subject: 'หน่วยงาน', certificate: Buffer.from('x'), sealed_key: Buffer.from('x'), ...term };
  return db.insertInto('agency_seal').values(made).returning('id').executeTakeFirstOrThrow();
};

export async function keepingCertificates({ portal, twice, keeper, unit }: Office): Promise<void> {
  const { openOf, holder } = certificatesOf(portal, unit, keeper);
  const person = await portal.person(unit);
  await twice.act(requestCertificate, { reason: 'ต้องลงนาม' }, person);
  await twice.act(withdrawCertificateRequest, { requestId: await openOf(person) }, person);
  await portal.post(requestCertificate.path, { reason: 'ต้องลงนาม' }, { as: person });
  const requestId = await openOf(person);
  await twice.act(decideCertificateRequest, { requestId, approve: true, text: '' }, keeper);
  const { certificateId } = await twice.act(collectCertificate, { requestId, pin: '482137', password }, person);
  await twice.act(revokeOwnCertificate, { certificateId, code: 'keyCompromise', reason: 'ทำเครื่องหาย' }, person);
  await twice.act(offerCertificate, { personId: (await portal.person(unit)).personId, reason: 'ต้องลงนาม' }, keeper);
  await twice.act(revokeCertificate, { certificateId: (await holder()).certificateId, code: 'keyCompromise', reason: 'ทำเครื่องหาย' }, keeper);
  const licensed = licensedAuthority();
  const { rootId } = await twice.act(addTrustedRoot, { file: licensed.root.toString('base64') }, keeper);
  const importer = await portal.person(unit);
  const file = licensed.p12({ password: 'file-Pass1', name: importer.name }).toString('base64');
  await twice.act(importCertificate, { file, filePassword: 'file-Pass1', pin: '482137', password }, importer);
  await twice.act(removeTrustedRoot, { rootId }, keeper);
  licensed.end();
  const { id: sealId } = await seal(portal);
  await twice.act(revokeAgencySeal, { sealId, code: 'keyCompromise', reason: 'เครื่องหาย' }, keeper);
  const { item } = (await portal.get('/api/core/certificates/settings', { as: keeper })).body;
  await twice.act(saveCertificateSettings, item, keeper);
}

/** News and other books, and their readers. */
export async function publishing({ portal, twice, keeper, today }: Office): Promise<void> {
  const { id: groupId } = await portal.running.db.selectFrom('book_group').select('id').where('code', '=', 'news').executeTakeFirstOrThrow();
  await twice.act(intranet.addBookPublisher, { groupId, kind: 'person', id: keeper.personId }, keeper);
  const { item: file } = await twice.upload(intranetUploadPath, 'uploadIntranetFile', await picture(), keeper);
  const fields = {
    item: null,
    groupId,
    categoryId: null,
    title: 'ปิดลานจอดรถ',
    number: '',
    body: '',
    announcedOn: today,
    showsFrom: today,
    showsUntil: null,
    pinned: false,
    forEveryone: true,
    audience: [],
    fileIds: [file.fileId],
    publish: true,
  };
  const { itemId, version } = await twice.act(intranet.saveIntranetItem, fields, keeper);
  await twice.act(updateReadPortal, { F_ITEM_ID: itemId }, keeper);
  await twice.act(intranet.withdrawIntranetItem, { itemId, version }, keeper);
  const draft = (await portal.post(intranet.saveIntranetItem.path, { ...fields, fileIds: [], publish: false }, { as: keeper })).body;
  await twice.act(intranet.removeIntranetItem, { itemId: draft.itemId, version: draft.version }, keeper);
  const { items } = (await portal.get(`/api/core/book-publishers?groupId=${groupId}`, { as: keeper })).body;
  await twice.act(intranet.removeBookPublisher, { id: items[0].id }, keeper);
}

/** Menus, agency values, texts, manuals, notices, templates. */
export async function settingTheOffice({ portal, twice, keeper, unit, today }: Office): Promise<void> {
  const menuItem = {
    item: null,
    parentId: 3100,
    nameTh: 'จองห้อง',
    nameEn: '',
    icon: 'door' as const,
    type: 'b' as const,
    action: 'https://room.example.go.th/',
    active: true,
    groupIds: [1],
  };
  const { id } = await twice.act(saveMenuItem, menuItem, keeper);
  const system = (await portal.get('/api/core/menu-system?parentId=3100', { as: keeper })).body;
  const ids = system.items.map((one: { id: number }) => one.id).reverse();
  await twice.act(orderMenuItems, { parentId: 3100, ids }, keeper);
  await twice.act(closeCalendarFeed, {}, keeper);
  await twice.act(arrangePortal, { menuIds: ids, hiddenIds: [] }, keeper);
  const { version: menuVersion } = await portal.running.db.selectFrom('menu').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  await twice.act(removeMenuItem, { id, version: menuVersion }, keeper);
  const values = (await portal.get('/api/core/agency-values', { as: keeper })).body.items as { name: string; version: number }[];
  const listRows = values.find(({ name }) => name === 'listRows') as { version: number };
  await twice.act(saveAgencyValue, { name: 'listRows', value: 20, version: listRows.version }, keeper);
  await twice.act(saveBranding, { ...noBranding, nameTh: 'กรมตัวอย่าง', version: 0 }, keeper);
  await twice.act(saveLineChannel, { channelSecret: 's', accessToken: 't', addFriend: '', version: 0 }, keeper);
  await twice.act(testLineChannel, {}, keeper);
  await twice.act(removeLineChannel, { version: 1 }, keeper);
  await twice.upload(`${brandPicturePath}?kind=emblem`, 'addBrandPicture', await picture(), keeper);
  await twice.act(issueConsentText, { kind: 'privacy', after: 1, inForceFrom: dayAfter(today, 30), th: 'ข้อความใหม่', en: 'New words' }, keeper);
  const page = { kind: 'manual' as const, chapter: 'start' as const, titleTh: 'คู่มือ', titleEn: '', bodyTh: 'ข้อความ', bodyEn: '', active: true };
  const { pageId } = await twice.act(addManualPage, page, keeper);
  const { kind: _kind, chapter: _chapter, ...text } = page;
  const { version } = await twice.act(saveManualPage, { ...text, pageId, version: 1 }, keeper);
  await twice.act(removeManualPage, { pageId, version }, keeper);
  await twice.upload(manualPicturePath, 'addManualPicture', await picture(), keeper);
  await twice.upload(masterUploadPath('document-type', 'sample'), 'uploadSettingsFile', await picture(), keeper);
  const notices = (await portal.get('/api/core/settings/setting-notifications', { as: keeper })).body;
  const { id: eventId, version: eventVersion } = notices.events[0];
  await twice.act(saveNoticeChannels, { events: [{ id: eventId, version: eventVersion, bell: true, mail: true, line: false, push: true }] }, keeper);
  const { status: _, ...quiet } = (await portal.get(officeQuietTimes.path, { as: keeper })).body;
  await twice.act(saveOfficeQuietTimes, quiet, keeper);
  await twice.act(saveDigest, notices.digest, keeper);
  await twice.act(saveReminderTimes, notices.reminders, keeper);
  const message = { th: 'ปิดปรับปรุงระบบ', en: '', module: null, endsOn: dayAfter(bangkokDay(new Date()), 1), endsAt: '12:00' };
  const { id: messageId } = await twice.act(sendServerMessage, message, keeper);
  await twice.act(endServerMessage, { id: messageId }, keeper);
  const template = { templateId: null, version: 1, nameTh: 'เวียน', nameEn: '', way: 'parallel' as const, unitId: null, active: true };
  const steps = [{ deskId: unit.deskId, responsibility: 'main' as const }];
  const { templateId } = await twice.act(saveTemplate, { ...template, steps }, keeper);
  await twice.act(removeTemplate, { templateId }, keeper);
}

/** Keys of other systems, and what these send. */
export async function lettingSystemsCall({ portal, twice, keeper, unit }: Office): Promise<void> {
  const settings = { name: 'ระบบจองรถ', modules: ['CAR' as const], origins: [], perMinute: 60 };
  const { id, secret } = (await portal.post('/api/core/settings/service-keys/create', settings, { as: keeper })).body;
  const { username } = await portal.person(unit);
  await twice.act(sendModuleNotice, { module: 'CAR', receivers: [username], titleTh: 'อนุมัติแล้ว' }, { ...keeper, token: secret });
  await twice.act(reportFigures, { module: 'CAR', figures: [{ receiver: username, count: 2, labelTh: 'คำขอ' }] }, { ...keeper, token: secret });
  await twice.act(saveServiceKey, { ...settings, id, version: 1 }, keeper);
  await twice.act(revokeServiceKey, { id }, keeper);
}

/** Systems that are told of events. */
export async function tellingSystems({ portal, twice, keeper, unit }: Office): Promise<void> {
  const settings = { name: 'ระบบสถิติ', url: 'https://stats.example.go.th/', events: ['letter.received' as const] };
  const { id } = (await portal.post('/api/core/settings/webhooks/create', settings, { as: keeper })).body;
  await twice.act(saveWebhook, { ...settings, id, version: 1, active: false }, keeper);
  const { documentId } = await routeOf(portal).received(await portal.person(unit, { function: 'registrar' }), unit);
  const now = new Date();
  const delivery = { subscription_id: id, document_id: documentId, event: 'letter.received', body: '{}', created_at: now, due_at: now, give_up_at: now };
  const kept = await portal.running.db.insertInto('webhook_delivery').values(delivery).returning('id').executeTakeFirstOrThrow();
  await twice.act(resendDelivery, { id: kept.id }, keeper);
  await twice.act(testWebhook, { id }, keeper);
  await twice.act(removeWebhook, { id }, keeper);
}
