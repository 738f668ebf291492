import { expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { testPortal } from '../../../test/portal';
import { socketsOf } from '../../../test/sockets';

const portal = await testPortal();
const sockets = await socketsOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const reader = await portal.person(unit, { function: 'registrar' });
const earlier = await letterFor(portal, registrar, unit, { subject: 'เรื่องหนึ่ง' });
await letterFor(portal, registrar, unit, { subject: 'เรื่องสอง' });
await portal.deliver();
const { items } = (await portal.post('/api/service/get-all-notification', {}, { as: reader })).body;

it('what is read in one tab is counted in the others, without a toast; reading it again tells nobody', async () => {
  const [tab, colleague] = [await sockets.listen(reader.token), await sockets.listen(registrar.token)];
  const told = () => tab.heard.filter(({ name }) => name === 'notifications-changed').map(({ content }) => content);
  const read = async () => {
    await portal.post('/api/sarabun/notification-update-read', { NN_RECEIVE_ID: items[0].NN_RECEIVE_ID }, { as: reader });
    await portal.deliver();
  };
  await read();
  await expect.poll(() => told().length).toBe(1);
  await read();
  await portal.post('/api/sarabun/notification-update-read-all', {}, { as: reader });
  await portal.deliver();
  await expect.poll(() => told().length).toBe(2);
  expect(told()).toEqual([{}, {}]);
  expect(colleague.heard.filter(({ name }) => name === 'notifications-changed')).toEqual([]);
});

it('what told of a letter is read once the letter is opened, wherever it was opened from; news of it after that is unread', async () => {
  const other = await portal.person(unit, { function: 'registrar' });
  const { documentId } = await letterFor(portal, registrar, unit, { subject: 'เรื่องใหม่' });
  await portal.deliver();
  const tab = await sockets.listen(other.token);
  const unread = async () => {
    const { body } = await portal.post('/api/service/get-all-notification', {}, { as: other });
    return body.items.filter(({ IS_READ }: { IS_READ: boolean }) => !IS_READ).map((item: { F_DOC_TITLE: string }) => item.F_DOC_TITLE);
  };
  expect(await unread()).toEqual(['เรื่องใหม่']);
  const open = async (id: number) => {
    await portal.get(`/api/sarabun/document?documentId=${id}`, { as: other });
    await portal.deliver();
  };
  await open(earlier.documentId);
  expect(await unread()).toEqual(['เรื่องใหม่']);
  expect(tab.heard.filter(({ name }) => name === 'notifications-changed')).toEqual([]);
  await open(documentId);
  expect(await unread()).toEqual([]);
  await expect.poll(() => tab.heard.filter(({ name }) => name === 'notifications-changed').length).toBe(1);
});
