import { askEmailCode, changeEmail, saveAccountInformation, saveWayOfWorking } from '@sarabun/contract/account/account-information';
import { avatarUploadPath, removeAvatar } from '@sarabun/contract/account/avatar';
import { letterPictureUploadPath } from '@sarabun/contract/drafts/letter-pictures';
import { retryJob, retryJobsOfKind } from '@sarabun/contract/jobs/failed-jobs';
import { unlinkLineAccount } from '@sarabun/contract/line/line-account';
import { addPushDevice, pushDevices, removePushDevice, whosePushDevice } from '@sarabun/contract/notice-delivery/push-devices';
import { saveMyQuietTimes } from '@sarabun/contract/notice-delivery/quiet-times';
import { saveMyNotices, saveMyRhythm } from '@sarabun/contract/notifications/notice-channels';
import { readAllNotifications, readNotification } from '@sarabun/contract/notifications/notifications';
import { personAvatarPath } from '@sarabun/contract/people/person-account';
import { forgetSearch, saveSearch } from '@sarabun/contract/search/search';
import { endSessionOf } from '@sarabun/contract/session/active-users';
import { changePassword } from '@sarabun/contract/session/change-password';
import { requestPdpa } from '@sarabun/contract/session/consent';
import { endOtherSessions } from '@sarabun/contract/session/devices';
import { forgotPassword, resetPassword } from '@sarabun/contract/session/recovery';
import { endSecondFactor } from '@sarabun/contract/session/second-factor';
import { endStandingProof, removeSigningPin, setSigningPin } from '@sarabun/contract/session/signing-pin';
import { pinSettingsPage } from '@sarabun/contract/settings/settings-menu';
import { pictureUploadPath, removeSignaturePicture } from '@sarabun/contract/signing/signature-pictures';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { codeIn, mailsOf } from '../mails';
import { testBrowser } from '../outside/services';
import { password } from '../portal';
import { main, routeOf } from '../route';
import type { Office } from './office';

export async function keepingTheOwnAccount({ portal, twice, keeper, unit }: Office): Promise<void> {
  const person = await portal.person(unit, { consents: false });
  await twice.act(requestPdpa, { F_IS_AGREE_PDPA: 1, F_IS_AGREE: 1 }, person);
  await twice.act(saveAccountInformation, { firstNameEn: 'Somsak', lastNameEn: 'Rakngan', phone: '021419100' }, person);
  await twice.act(saveWayOfWorking, { goesOn: false }, person);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#6f2145' } })
    .png()
    .toBuffer();
  await twice.upload(avatarUploadPath, 'changeAvatar', picture, person);
  await twice.act(removeAvatar, {}, person);
  await twice.upload(`${personAvatarPath}?personId=${person.personId}`, 'changeAvatar', picture, keeper);
  const ink = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#102030' } })
    .png()
    .toBuffer();
  const { item } = await twice.upload(pictureUploadPath, 'addSignaturePicture', ink, person);
  await twice.upload(letterPictureUploadPath, 'addLetterPicture', ink, person);
  await twice.act(removeSignaturePicture, { pictureId: item.pictureId }, person);
  const kept = await twice.act(saveSearch, { name: 'งบ', asked: { query: 'งบประมาณ' } }, person);
  await twice.act(forgetSearch, { id: kept.item.id }, person);
  const failed = await portal.running.db
    .insertInto('job')
    .values({ kind: 'print', payload: JSON.stringify({ documentId: 0 }), state: 'failed', last_error: 'Error', created_at: new Date(), ended_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await twice.act(retryJob, { jobId: failed.id }, keeper);
  await twice.act(retryJobsOfKind, { kind: 'print' }, keeper);
  await twice.act(pinSettingsPage, { path: 'prefix', pinned: true }, keeper);
  await portal.running.db.insertInto('line_account').values({ person_id: person.personId, line_user_id: 'U1', linked_at: new Date() }).execute();
  await twice.act(unlinkLineAccount, {}, person);
}

/** Passwords, mailed codes, the second factor, sessions. */
export async function keepingTheAccountSafe({ portal, twice, keeper, unit }: Office): Promise<void> {
  const person = await portal.person(unit);
  const lastMailTo = async (email: string) => (await mailsOf(portal)).filter((mail) => mail.to === email).at(-1);
  await twice.act(askEmailCode, { email: 'new@example.go.th', password }, person);
  await twice.act(changeEmail, { email: 'new@example.go.th', code: codeIn(await lastMailTo('new@example.go.th')) }, person);
  await twice.act(changePassword, { password, newPassword: 'Portal5678' }, person);
  await twice.act(forgotPassword, { F_EMAIL: 'new@example.go.th' }, null);
  const OTP = codeIn(await lastMailTo('new@example.go.th'));
  await twice.act(resetPassword, { NEW_PASSWORD: 'Portal9012', EMAIL: 'new@example.go.th', OTP }, null);

  const secured = await portal.person(unit);
  const { secret } = (await portal.post('/api/core/second-factor/begin', { password }, { as: secured })).body;
  const code = (steps: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await portal.post('/api/core/second-factor/confirm', { code: code(-1) }, { as: secured });
  await twice.act(endSecondFactor, { password, code: code(0) }, secured);
  await twice.act(setSigningPin, { pin: '482137', password }, secured);
  await twice.act(endStandingProof, {}, secured);
  await twice.act(removeSigningPin, { password }, secured);
  await twice.act(endOtherSessions, {}, secured);
  const { id: sessionId } = await portal.running.db.selectFrom('session').select('id').where('person_id', '=', secured.personId).executeTakeFirstOrThrow();
  await twice.act(endSessionOf, { sessionId }, keeper);
}

export async function readingNotices({ portal, twice, unit }: Office): Promise<void> {
  const person = await portal.person(unit);
  const { body } = await portal.get('/api/core/account/notices', { as: person });
  await twice.act(saveMyNotices, { items: [{ id: body.items[0].id, mail: true, line: false, push: true }] }, person);
  const endpoint = 'https://push.example.com/send/1';
  await twice.act(addPushDevice, { endpoint, keys: testBrowser().keys }, person);
  await twice.act(saveMyQuietTimes, { active: true, from: '20:00', until: '07:00', holidays: true, urgentFrom: 4 }, person);
  await twice.act(whosePushDevice, { endpoint }, person);
  const { deviceId } = (await portal.get(pushDevices.path, { as: person })).body.items[0];
  await twice.act(removePushDevice, { deviceId }, person);
  await twice.act(saveMyRhythm, { rhythm: 'immediate', lineGathered: false }, person);
  const registrar = await portal.person(unit, { function: 'registrar' });
  const route = routeOf(portal);
  for (const _ of [1, 2]) {
    const { legId } = await route.received(registrar, unit);
    await route.assign(registrar, legId, { parties: [main(person)] });
  }
  await portal.deliver();
  const { items } = (await portal.post('/api/service/get-all-notification', {}, { as: person })).body;
  await twice.act(readNotification, { NN_RECEIVE_ID: items[0].NN_RECEIVE_ID }, person);
  await twice.act(readAllNotifications, {}, person);
}
