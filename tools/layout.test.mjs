import { afterAll, expect, it } from 'vitest';
import { checkArchitecture } from './check-architecture.mjs';
import { maxFiles } from './support/layout.mjs';
import { smallTree } from './support/small-tree.mjs';

const filesIn = (folder, count, ending = '.ts') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/part-${at}${ending}`, `export const part${at} = ${at};`]));
const office = {
  'contract/src/agencies/omb.ts': 'export const omb = 1;',
  'contract/src/letters/letter.ts': 'export const letter = 1;',
  'server/src/features/letters/index.ts': 'export const letters = 1;',
  'web/src/features/letters/index.ts': 'export const letters = 1;',
};
const trees = [];
afterAll(() => {
  for (const tree of trees) tree.remove();
});

async function layoutOf(files) {
  const tree = smallTree({ ...office, ...files });
  trees.push(tree);
  return (await checkArchitecture(tree.root)).layout;
}

it(`lets a folder have ${maxFiles} files, its tests, and numbered rows of any length`, async () => {
  const full = { ...filesIn('web/src/ui', maxFiles), ...filesIn('web/src/ui', 3, '.test.ts'), ...filesIn('server/migrations', maxFiles + 1, '.sql') };
  expect(await layoutOf(full)).toEqual([]);
});

it('counts whatever is in a folder, but not in its rooms', async () => {
  const crowded = { ...filesIn('web/src/ui', maxFiles), 'web/src/ui/part.css': '', ...filesIn('web/src/ui/fields', maxFiles) };
  expect(await layoutOf(crowded)).toEqual(['web/src/ui has 31 files; more than 30 need rooms']);
});

it('passes over a build that is being made', async () => {
  expect(await layoutOf(filesIn('web/dist.4711/assets', maxFiles + 1, '.js'))).toEqual([]);
});

it('names the side that has no folder for a feature', async () => {
  expect(
    await layoutOf({ 'server/src/features/registration/index.ts': '', 'contract/src/registration/ask.ts': '', 'web/src/features/sign-up/index.ts': '' }),
  ).toEqual(['the feature registration has no folder in web', 'the feature sign-up has no folder in contract and server']);
});

it('finds rooms that need each other, by whatever files', async () => {
  const folder = 'server/src/features/letters';
  const circle = {
    [`${folder}/paper/print.ts`]: "export * from '../stamps/lay';",
    [`${folder}/paper/fold.ts`]: 'export const fold = 1;',
    [`${folder}/stamps/lay.ts`]: "export * from '../ink/mix';",
    [`${folder}/ink/mix.ts`]: "export * from '../paper/fold';",
    [`${folder}/ink/dry.ts`]: 'export const dry = 1;',
    [`${folder}/post/send.ts`]: "export * from '../paper/print';",
  };
  const [found, ...more] = await layoutOf(circle);
  expect(more).toEqual([]);
  expect(found).toBe(
    `${folder}: rooms need each other: ${folder}/ink/mix.ts → ${folder}/paper/fold.ts, ${folder}/paper/print.ts → ${folder}/stamps/lay.ts, ${folder}/stamps/lay.ts → ${folder}/ink/mix.ts`,
  );
});
