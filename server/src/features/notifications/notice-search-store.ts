import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/like-pattern';
import { steadyArray } from '../../platform/steady-array';
import { mayKnow } from '../documents';
import { type Asked, asked, type FoundNotification, knownLetter, selected } from './notification-store';

/** Matches are counted up to so many after the first of a page. */
const maxCounted = 1000;
/** With so many letters at most, the notices of a rare word are found by its letters; otherwise the letter of each notice is compared. */
const fewLetters = 10_000;
/** A word is rare if so few letters have it, of those of the newest notices. */
const newest = 2000;
const fewOfNewest = 40;

/** What the index of letters says of those that people at these desks may know about: see `search_letters`. */
const everyone = 1;
const classes = [1, 2, 3, 4] as const;
const tokensOf = (deskIds: readonly number[]) => [everyone, ...deskIds.flatMap((deskId) => classes.map((secrecy) => deskId * 4 + secrecy))];

/** Whether the index of letters finds a word: see `search_letters`. */
const isIndexed = (word: string) => /[\p{Alphabetic}\p{N}]{3}|^[\p{Alphabetic}\p{N}]{2}$/u.test(word);

/**
 * A page of a person's notifications that a normalised text is found in, by their title or by the words of a letter that the person may know
 * about, newest first; and how many match, up to a thousand after the page. The notices of a person are read once. Of the titles, which
 * repeat, each is prepared once; letters of a rare word are those that the search finds with all words of the text, compared again. "offset 0"
 * lets PostgreSQL compare the newest first, and stop.
 */
export async function searchNotifications(
  db: Database,
  who: Asked,
  page: { take: number; skip: number; search: string; unread: boolean; language: 'th' | 'en'; today: string },
  few = fewLetters,
): Promise<{ items: FoundNotification[]; count: number }> {
  const pattern = containing(page.search);
  const words = page.search.split(/\s+/).filter((word) => word !== '');
  const { rows } = await sql<{ [Name in keyof FoundNotification]: FoundNotification[Name] | null } & { matches: number }>`
    with mine as materialized (
      select n.id, n.created_at, n.document_id, n.title, coalesce(n.title_en, '') as title_en from notification n
      where ${asked(who)} and (not ${page.unread}::boolean or n.read_at is null)
      order by n.created_at desc, n.id desc
    ), said as materialized (
      select title, title_en from (select distinct title, title_en from mine) titles
      where fold(title || ' ' || title_en) like ${pattern}
    ), sample as materialized (
      select count(*) as matches from (select document_id from mine limit ${sql.lit(newest)}) m
        join document d on d.id = m.document_id and d.search_text like ${pattern}
    ), letter as materialized (
      select s.document_id from search_letters(${steadyArray(tokensOf(who.deskIds))}, ${words}::text[], '{}', 0,
        ${few + 1}) s
      where ${words.some(isIndexed)}::boolean and (select matches from sample) < ${sql.lit(fewOfNewest)}
    ), size as materialized (
      select ${words.some(isIndexed)}::boolean and (select matches from sample) < ${sql.lit(fewOfNewest)}
        and count(*) <= ${few} as is_small from letter
    ), matching as materialized (
      select d.id from document d where d.id in (select document_id from letter)
        and d.search_text like ${pattern} and ${mayKnow(who.deskIds)}
    ), found as materialized (
      select m.id, m.created_at from (select * from mine order by created_at desc, id desc offset 0) m
      where (m.title, m.title_en) in (select title, title_en from said)
        or case when (select is_small from size) then m.document_id in (select id from matching)
          else exists (select from document d
            where d.id = m.document_id and d.search_text like ${pattern} and ${mayKnow(who.deskIds)} offset 0) end
      order by m.created_at desc, m.id desc limit ${page.skip + maxCounted}
    ), page as materialized (
      select id from found order by created_at desc, id desc limit ${page.take} offset ${page.skip}
    )
    select ${selected(page.language, page.today)}, 1 as count, size.matches
    from (select count(*)::int as matches from found) size left join page on true
      left join notification n on n.id = page.id ${knownLetter(who.deskIds)}
      left join person p on p.id = n.by_id left join document_speed s on s.code = coalesce(d.speed, n.urgency)
    order by n.created_at desc, n.id desc`.execute(db);
  const items = rows.flatMap(({ matches: _matches, ...row }) => (row.receiveId === null ? [] : [row as FoundNotification]));
  return { items, count: rows[0]?.matches ?? 0 };
}
