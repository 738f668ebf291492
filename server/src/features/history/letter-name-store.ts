import { type RawBuilder, sql } from 'kysely';

/** The highest class of letters that are registered here. */
const highest = 3;

/** SQL: whether a reader of the history may know what the letter `d` is called: no draft, no personal letter, and no secret one above their clearance. */
export const mayName = (clearance: number): RawBuilder<boolean> => sql`
  d.secrecy <= ${clearance} and not d.is_personal and d.state <> 'draft'`;

/** SQL: the same of the line `e` of the register `r`. A letter on paper has no class of its own; in a secret register it may have any. */
export const mayNameLine = (clearance: number): RawBuilder<boolean> => sql`
  case when e.document_id is null then not r.is_secret or ${clearance}::int >= ${sql.lit(highest)}
  else exists (select 1 from document d where d.id = e.document_id and ${mayName(clearance)}) end`;
