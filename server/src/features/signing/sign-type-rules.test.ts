import { expect, it } from 'vitest';
import { mayUse, type Signing, type UsableWhere } from './sign-type-rules';

const everyone = { kinds: [], levelIds: [], lowestRank: null };
const signing: Signing = { kind: 1, acts: false, levelId: 3, rank: 2 };

it.each<[string, UsableWhere, Partial<Signing>, boolean]>([
  ['a type without rules is everybody’s', { manner: 'own', rules: [] }, {}, true],
  ['a kind that is named', { manner: 'seal', rules: [{ ...everyone, kinds: [16, 1] }] }, {}, true],
  ['a kind that is not', { manner: 'seal', rules: [{ ...everyone, kinds: [16] }] }, {}, false],
  ['a level that is named', { manner: 'own', rules: [{ ...everyone, levelIds: [3] }] }, {}, true],
  ['a level that is not', { manner: 'own', rules: [{ ...everyone, levelIds: [4] }] }, {}, false],
  ['a post without a level', { manner: 'own', rules: [{ ...everyone, levelIds: [3] }] }, { levelId: null }, false],
  ['a rank that suffices', { manner: 'own', rules: [{ ...everyone, lowestRank: 2 }] }, {}, true],
  ['a rank too low', { manner: 'own', rules: [{ ...everyone, lowestRank: 1 }] }, {}, false],
  ['no rank', { manner: 'own', rules: [{ ...everyone, lowestRank: 9 }] }, { rank: null }, false],
  ['all of one rule', { manner: 'own', rules: [{ kinds: [1], levelIds: [9], lowestRank: null }] }, {}, false],
  [
    'one of several rules',
    {
      manner: 'own',
      rules: [
        { ...everyone, kinds: [2] },
        { ...everyone, levelIds: [3] },
      ],
    },
    {},
    true,
  ],
  ['instead of a post, acting', { manner: 'instead', rules: [] }, { acts: true }, true],
  ['instead of a post, not acting', { manner: 'instead', rules: [] }, {}, false],
])('%s', (_what, type, part, expected) => {
  expect(mayUse(type, { ...signing, ...part })).toBe(expected);
});
