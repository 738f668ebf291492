import { type RawBuilder, sql } from 'kysely';

/** The name of a desk (a `desk` row with this alias) in the reader's language: that of its post, person or unit. */
export function deskName(alias: string): RawBuilder<string> {
  const desk = sql.raw(alias);
  return sql`
    coalesce((select desk_post.shown_name from post desk_post where desk_post.id = ${desk}.post_id),
      (select desk_person.shown_name from person desk_person where desk_person.id = ${desk}.person_id),
      (select desk_unit.shown_name from unit desk_unit where desk_unit.id = ${desk}.unit_id))`;
}

/** The same for a desk whose id is in a column. */
export function nameOfDesk(column: string): RawBuilder<string> {
  return sql`(select ${deskName('named_desk')} from desk named_desk where named_desk.id = ${sql.raw(column)})`;
}

/** The same when the desk's post, person and unit are already joined with these aliases. */
export function joinedDeskName({ post, person, unit }: Record<'post' | 'person' | 'unit', string>): RawBuilder<string> {
  return sql.raw(`coalesce(${post}.shown_name, ${person}.shown_name, ${unit}.shown_name)`);
}

/** The Thai name of the post of the head of a unit whose id is in a column; null if it has none. */
export const headPostOf = (column: string): RawBuilder<string | null> => sql`
  (select head.name_th from post head
    where head.unit_id = ${sql.raw(column)} and head.is_head and head.closed_on is null order by head.id limit 1)`;

/** The Thai name of a desk, as it is written into letters, when its post, person and unit are already joined with these aliases. */
export function thaiDeskName({ post, person, unit }: Record<'post' | 'person' | 'unit', string>): RawBuilder<string> {
  return sql.raw(`coalesce(${post}.name_th, ${person}.full_name, ${unit}.name_th)`);
}
