import { settingsCentre } from '@sarabun/contract/constants';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** The groups of settings with the pages that a person may view; empty groups are left out. */
export async function findSettingsMenu(db: Database, personId: number, now: Date): Promise<AnswerOf<typeof settingsMenu>['groups']> {
  const { rows } = await sql<AnswerOf<typeof settingsMenu>['groups'][number]>`
    with mine as materialized (
      select p.menu_id, bool_or(p.may_manage) as manages from menu_permission_group p
      where p.may_query and p.group_id in (select groups_of_person(${personId}, ${now}::timestamptz::date))
      group by p.menu_id
    )
    select kind.id as "menuId", kind.icon, json_build_object('th', kind.name_th, 'en', kind.name_en) as name,
      json_agg(json_build_object('menuId', page.id, 'path', page.action,
        'name', json_build_object('th', page.name_th, 'en', page.name_en), 'mayManage', mine.manages,
        'pinned', exists (select 1 from settings_pin pin where pin.person_id = ${personId} and pin.path = page.action))
          order by page.sequence, page.id) as pages
    from menu kind join menu page on page.parent_id = kind.id and page.type = 's' join mine on mine.menu_id = page.id
    where kind.parent_id = ${settingsCentre} group by kind.id order by kind.sequence, kind.id`.execute(db);
  return rows;
}

/** Pins or unpins a page. */
export async function savePin(db: Transaction, personId: number, path: string, pinned: boolean): Promise<void> {
  if (pinned) await sql`insert into settings_pin (person_id, path) values (${personId}, ${path}) on conflict do nothing`.execute(db);
  else await sql`delete from settings_pin where person_id = ${personId} and path = ${path}`.execute(db);
}
