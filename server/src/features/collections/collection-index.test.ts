import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database';

const { db } = await testDatabase();

it('tells by one look at an index whether a letter is in a collection', async () => {
  const plan = await db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return (await sql<{ 'QUERY PLAN': string }>`explain select from collection_item c where c.document_id = 7`.execute(transaction)).rows;
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/collection_item_document/);
});
