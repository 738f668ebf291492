import { sql } from 'kysely';
import type { Database } from '../src/platform/database';

/** Sets the level of each post by the end of its name, marks executives and heads, and sets the signing order. */
export async function classifyPosts(db: Database): Promise<void> {
  await sql`
    update post set position_level_id = l.id, position_type_id = l.position_type_id
    from (select distinct on (p.id) p.id as post_id, v.id, v.position_type_id from post p
      join position_level v on p.name_th like '%' || v.name_th || '%' order by p.id, length(v.name_th) desc) l
    where l.post_id = post.id`.execute(db);
  await sql`
    update post set position_level_id = v.id, position_type_id = v.position_type_id from position_level v
    where post.position_level_id is null
      and v.name_th = case when post.is_executive and post.is_head then 'บริหารระดับสูง'
      when post.is_executive then 'บริหารระดับต้น'
      when post.name_th like 'ผู้อำนวยการ%'
        or post.name_th like 'เลขานุการ%' then 'อำนวยการระดับต้น' else 'ชำนาญการพิเศษ' end`.execute(db);
  await sql`
    update post set signature_rank = case when is_executive and is_head then 1 when is_executive then 2
      when name_th like 'ผู้อำนวยการ%' or name_th like 'เลขานุการ%' then 10 when is_head then 20 end`.execute(db);
}

/** The letterhead addresses of the divisions. */
export async function addressUnits(db: Database, phones: readonly { id: number; phone: string }[]): Promise<void> {
  await sql`
    update unit set phone = '๐ ๒๑๒๓ ๔๕๖๗ ต่อ ' || g.phone, fax = '๐ ๒๑๒๓ ๔๕๖๘',
      address = 'ถนนแจ้งวัฒนะ แขวงทุ่งสองห้อง เขตหลักสี่ กรุงเทพมหานคร ๑๐๒๑๐',
      address_en = E'Chaengwattana Road, Thung Song Hong\nLak Si, Bangkok 10210',
        letter_code_en = case when unit.letter_code = '' then ''
        else 'DST ' || translate(split_part(unit.letter_code, ' ', 2), '๐๑๒๓๔๕๖๗๘๙', '0123456789') end,
      email = case when unit.has_registry or unit.parent_id is null then 'saraban' || unit.id % 1000 || '@example.go.th'
        else '' end
    from json_to_recordset(${JSON.stringify(phones)}::json) as g (id int, phone text) where unit.id = g.id`.execute(db);
}

/** The version of a unit as shown in the tree. */
export async function versionsOf(db: Database, unitId: number): Promise<{ version: number; route: number }> {
  const { rows } = await sql<{ version: number; route: number }>`select version, route_version as route from unit where id = ${unitId}`.execute(db);
  return rows[0] as { version: number; route: number };
}
