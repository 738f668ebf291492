import { type RawBuilder, sql } from 'kysely';

/** What a desk, a row of `desk` under this alias, is called in the language of the reader: by its post, its person or its unit. */
export function deskName(alias: string): RawBuilder<string> {
  const desk = sql.raw(alias);
  return sql`
    coalesce((select desk_post.shown_name from post desk_post where desk_post.id = ${desk}.post_id),
      (select desk_person.shown_name from person desk_person where desk_person.id = ${desk}.person_id),
      (select desk_unit.shown_name from unit desk_unit where desk_unit.id = ${desk}.unit_id))`;
}

/** The same of the desk whose id stands in a column. */
export function nameOfDesk(column: string): RawBuilder<string> {
  return sql`(select ${deskName('named_desk')} from desk named_desk where named_desk.id = ${sql.raw(column)})`;
}

/** The same where the post, the person and the unit of the desk are joined for other reasons, under these aliases. */
export function joinedDeskName({ post, person, unit }: Record<'post' | 'person' | 'unit', string>): RawBuilder<string> {
  return sql.raw(`coalesce(${post}.shown_name, ${person}.shown_name, ${unit}.shown_name)`);
}
