import type { AskedSearch } from '@sarabun/contract/search/search';
import { saveSearch } from '../src/features/search';
import { innerOrigin, runAction } from '../src/platform/action';
import type { Running } from '../src/running';
import type { Office } from './build-office';
import { actorAt } from './replay-letters-store';

const nothing: AskedSearch = { query: '', kinds: [], speeds: [], states: [] };

/** Frequent searches of some accounts. */
const kept: readonly (readonly [account: string, name: string, asked: Partial<AskedSearch>])[] = [
  ['registrar1', 'หนังสือด่วนที่ยังไม่ปิดเรื่อง', { speeds: [2, 3, 4], states: ['inProcess'] }],
  ['registrar1', 'เรื่องงบประมาณ', { query: 'งบประมาณ' }],
  ['central', 'หนังสือเวียนทั้งหมด', { kinds: [3] }],
  ['director', 'เรื่องที่สั่งการหรือบันทึกไว้', { part: 'noted' }],
  ['officer1', 'งานที่ได้รับมอบหมาย', { part: 'assigned' }],
];

/** Saves searches for some demonstration accounts. */
export async function seedSearches({ db, world }: Running, office: Office): Promise<void> {
  for (const [account, name, asked] of kept) {
    const actor = await actorAt(db, office.personIds.get(account) as number, world.clock());
    await runAction(world, 'saveSearch', { actor, origin: innerOrigin }, (context) => saveSearch(context, { name, asked: { ...nothing, ...asked } }));
  }
}
