import type pg from 'pg';

const followed = ['document', 'document_party', 'document_file', 'register_entry', 'collection_item'] as const;

/** Disables the triggers of the search index; `fillSearch` later writes the same rows all at once. */
export async function disableSearchTriggers(client: pg.Client): Promise<void> {
  for (const table of followed) await client.query(`alter table ${table} disable trigger user`);
}

const partitionsQuery = `select inhrelid::regclass::text as partition from pg_inherits where inhparent = 'doc_search'::regclass order by 1`;

/**
 * Fills the search index from its own definition and enables its triggers. Papers that many letters share count as read and empty.
 */
export async function fillSearch(client: pg.Client, step: (what: string, work: () => Promise<number>) => Promise<void>): Promise<void> {
  const partitions = (await client.query<{ partition: string }>(partitionsQuery)).rows.map(({ partition }) => partition);
  await client.query(`insert into file_text (file_id, state, ended_at) select id, 'empty', created_at from file on conflict do nothing`);
  await client.query(`analyze ${followed.join(', ')}`);
  await client.query('truncate doc_search');
  for (const partition of partitions) await client.query(`drop index ${partition}_text, ${partition}_body`);
  await step('doc_search', async () => (await client.query('insert into doc_search select * from doc_search_source')).rowCount ?? 0);
  await step('search indexes', async () => {
    for (const partition of partitions) await client.query('select index_search_partition($1)', [partition]);
    return 0;
  });
  for (const table of followed) await client.query(`alter table ${table} enable trigger user`);
}
