import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database';

interface Move {
  documentId: number;
  fromDeskId: number;
  toDeskId: number;
  toPersonId: number;
  text: string;
  by: number;
  now: Date;
}

/** Moves a letter's open work from one personal desk to another and writes the note. The caller refiles the queues. */
export async function moveLetter(db: Transaction, { documentId, fromDeskId, toDeskId, toPersonId, text, by, now }: Move): Promise<void> {
  await sql`select id from document where id = ${documentId} for update`.execute(db);
  await sql`insert into document_party (document_id, desk_id) values (${documentId}, ${toDeskId}) on conflict do nothing`.execute(db);
  const moved = sql`(
    select l.id from leg l where l.document_id = ${documentId} and l.to_desk_id = ${fromDeskId}
      and (l.state in ('delivered', 'received')
      or exists (select 1 from queue_entry e join leg c on c.id = e.leg_id
        where e.document_id = ${documentId} and e.desk_id = ${fromDeskId} and c.parent_leg_id = l.id)))`;
  // Legs sent on from a moved leg return to the successor.
  await sql`
    with moved as ${moved}
    update leg set from_desk_id = ${toDeskId}, from_unit_id = d.unit_id from desk d, moved
    where d.id = ${toDeskId} and leg.parent_leg_id = moved.id and leg.from_desk_id = ${fromDeskId}
      and exists (select 1 from queue_entry e where e.leg_id = leg.id and e.desk_id = ${fromDeskId})`.execute(db);
  await sql`
    with moved as (
      select l.id from leg l where l.document_id = ${documentId} and l.to_desk_id = ${fromDeskId}
        and (l.state in ('delivered', 'received')
        or exists (select 1 from leg c where c.parent_leg_id = l.id and c.from_desk_id = ${toDeskId})))
    update leg set to_desk_id = ${toDeskId}, to_unit_id = d.unit_id from desk d, moved
    where d.id = ${toDeskId} and leg.id = moved.id`.execute(db);
  await sql`
    update assignment set desk_id = ${toDeskId}
    where document_id = ${documentId} and desk_id = ${fromDeskId} and closed_at is null`.execute(db);
  await sql`
    insert into follow (document_id, desk_id, leg_id, person_id, since, due_on)
    select document_id, ${toDeskId}, leg_id, ${toPersonId}, ${now}, due_on from follow
    where document_id = ${documentId} and desk_id = ${fromDeskId}
    on conflict (document_id, desk_id) do nothing`.execute(db);
  await sql`delete from follow where document_id = ${documentId} and desk_id = ${fromDeskId}`.execute(db);
  await sql`
    update document set entered_by = ${toPersonId} from desk d
    where document.id = ${documentId} and d.id = ${fromDeskId} and document.entered_by = d.person_id
      and document.direction = 'outgoing' and document.state in ('draft', 'inReview', 'awaitingSignature')`.execute(db);
  await sql`
    insert into note (document_id, leg_id, kind, text, written_at, written_by)
    values (${documentId}, null, 'note', ${text}, ${now}, ${by})`.execute(db);
}
