import { expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { testPortal } from '../../../test/portal';
import { socketsOf } from '../../../test/sockets';

const portal = await testPortal();
const sockets = await socketsOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const reader = await portal.person(unit, { function: 'registrar' });
for (const subject of ['เรื่องหนึ่ง', 'เรื่องสอง']) await letterFor(portal, registrar, unit, { subject });
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
