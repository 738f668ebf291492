import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../test/database';
import { isNamed } from './like-pattern';

const { db } = await testDatabase();

/** Whether a person of these Thai and English names is found by what is typed. */
async function finds(typed: string, names: string): Promise<boolean | null> {
  const { rows } = await sql<{ found: boolean | null }>`
    select ${isNamed(sql`n.search_text`, typed)} as found from (select fold(${names}) as search_text) n`.execute(db);
  return rows[0]?.found ?? null;
}
const kittiphong = 'กิตติพงศ์ แสงอรุณ Kittiphong Saengarun';

it.each(['กิตติ', 'แสงอรุณ', 'นายกิตติพงศ์', 'นาย กิตติพงศ์ แสง', 'ร้อยเอกกิตติ', 'ดร.กิตติ', 'ดร. กิตติ', 'Mr. Kitti', 'mr kitti', 'Dr.Saeng'])(
  'a person is found by “%s”, with a title of the office and without',
  async (typed) => expect(await finds(typed, kittiphong)).toBe(true),
);

it.each(['นายแสงอรุณ', 'นางกิตติ x', 'นาย', 'นายิตติ', 'Drittiphong', '%', 'นาย%'])('but not by “%s”', async (typed) => {
  expect(await finds(typed, kittiphong)).not.toBe(true);
});

it('a name that begins with the letters of a title is found by itself, and after a title', async () => {
  expect(await finds('นายก', 'สมชาย นายกเทศ')).toBe(true);
  expect(await finds('นางสาวิตรี', 'สาวิตรี ทองดี')).toBe(true);
  expect(await finds('นางสาวสาวิตรี', 'สาวิตรี ทองดี')).toBe(true);
});
