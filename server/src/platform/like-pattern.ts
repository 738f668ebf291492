import { type RawBuilder, sql } from 'kysely';

/** A LIKE pattern that finds a text anywhere; its wildcards are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** SQL: the names of a person (`search_text`) have a text anywhere, or begin with what stands in it after a title (นาย, ร้อยเอก, Dr.). */
export const isNamed = (names: RawBuilder<unknown>, typed: string): RawBuilder<boolean> => sql<boolean>`
  (${names} like fold(${containing(typed)}) or ${names} like (select untitled_pattern(${typed})))`;
