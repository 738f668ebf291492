import { queues } from '@sarabun/contract/queues/queue';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import type pg from 'pg';
import { isGivenSql, workQueueSql } from '../src/features/queues';

const number = (code: QueueCode) => queues[code].number;

/**
 * The filing rule (`fileLetter`) as one statement over all letters: a use case files one letter at a time, here a million are filed
 * together. The meaning of a purpose comes from its row; a test compares every row of a small office with the rule itself.
 */
const fileAll = `
  insert into queue_entry (desk_id, queue, leg_id, document_id, speed, secrecy, due_on, sent_at, has_file, to_person)
  with routed as (
    select l.id as leg_id, l.sequence, l.from_desk_id, l.to_desk_id, l.purpose, l.responsibility, l.state, l.sent_at, t.kind, t.kind = 'unit' and u.has_registry and not l.registered_before as needs_receipt, coalesce(l.due_on, d.due_on) as leg_due_on,
      d.id as document_id, d.state as letter_state, d.closed_at, d.speed, d.secrecy, d.has_file, case when d.direction = 'outgoing' then w.id end as writer_desk_id
    from leg l join document d on d.id = l.document_id join desk t on t.id = l.to_desk_id join unit u on u.id = t.unit_id left join desk w on w.person_id = d.entered_by
  ), open as materialized (
    select *, ${workQueueSql} as work
    from routed where letter_state not in ('closed', 'cancelled')
  ), completed as (
    select distinct on (document_id, to_desk_id) * from routed where letter_state = 'closed' and closed_at >= $1 order by document_id, to_desk_id, sequence desc
  ), filed as (
    select to_desk_id as desk_id, work as queue, leg_id, document_id, leg_due_on as due_on, speed, secrecy, sent_at, has_file, kind from open where work is not null
    union all
    select from_desk_id, case when kind = 'person' then ${number('jobAssign2')} else ${number('jobAssign')} end, leg_id, document_id, leg_due_on, speed, secrecy, sent_at, has_file, kind
    from open where ${isGivenSql('open')} and state not in ('recalled', 'cancelled', 'returned', 'refused') and from_desk_id is not null
    union all
    select writer_desk_id, ${number('unsigned')}, leg_id, document_id, leg_due_on, speed, secrecy, sent_at, has_file, kind
    from open where work in (${number('review')}, ${number('sign')}) and writer_desk_id <> to_desk_id
    union all
    select f.desk_id, ${number('jobFollow')}, leg_id, document_id, coalesce(f.due_on, leg_due_on), speed, secrecy, sent_at, has_file, kind from open join follow f using (document_id, leg_id)
    union all
    select to_desk_id, ${number('jobCompleted')}, leg_id, document_id, null::date, speed, secrecy, sent_at, has_file, kind from completed
  )
  select desk_id, queue, leg_id, document_id, speed, secrecy, due_on, sent_at, has_file, kind = 'person' from filed order by leg_id, queue`;

const countAll = `
  insert into queue_count (desk_id, queue, secrecy, total, most_urgent, came_sum)
  select desk_id, queue, secrecy, count(*), count(*) filter (where speed = 4), sum(extract(epoch from sent_at)::bigint) from queue_entry group by desk_id, queue, secrecy order by desk_id, queue, secrecy`;

/**
 * Files every letter with the counting trigger disabled, and sets the counts in one statement. Letters closed before `shownSince` have left
 * the queues.
 */
export async function fileLetters(client: pg.Client, shownSince: Date, step: (what: string, work: () => Promise<number>) => Promise<void>): Promise<void> {
  await client.query('alter table queue_entry disable trigger user');
  await step('queue_entry', async () => (await client.query(fileAll, [shownSince])).rowCount ?? 0);
  await step('queue_count', async () => (await client.query(countAll)).rowCount ?? 0);
  await client.query('alter table queue_entry enable trigger user');
}
