import { describe, expect, it } from 'vitest';
import { cuttingLine } from '../../test/cutting-line';
import { testDatabase } from '../../test/database';
import { testPortal } from '../../test/portal';

const { db, connection } = await testDatabase();
const line = await cuttingLine(connection);
const portal = await testPortal({ connection: line.connection });
const registrar = await portal.person(await portal.unit(), { function: 'registrar' });

const saved = () => db.selectFrom('receiver_list').select('name').execute();
const save = (name: string) =>
  portal.post('/api/sarabun/save-receiver-list', { name, receivers: [{ deskId: null, name: 'สำนักนายกรัฐมนตรี' }] }, { as: registrar });

describe('an act whose connection breaks at the commit', () => {
  it('is answered as done where the commit arrived', async () => {
    line.cutAtCommit({ when: 'after', saying: 'list one' });
    expect((await save('list one')).code).toBe(200);
    expect(await saved()).toEqual([{ name: 'list one' }]);
  });

  it('is answered as not done where it did not', async () => {
    line.cutAtCommit({ when: 'before', saying: 'list two' });
    expect(await save('list two')).toMatchObject({ code: 503, body: { code: 'databaseAway' } });
    expect(await saved()).toEqual([{ name: 'list one' }]);
  });
});
