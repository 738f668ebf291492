import type { SignManner } from '@sarabun/contract/signing/sign-types';

/** What a letter and the signer's post say when a type of signature is chosen. */
export interface Signing {
  kind: number;
  /** Whether the post is another's, for which the signer acts. */
  acts: boolean;
  levelId: number | null;
  /** 1 is the highest; null where the post has none. */
  rank: number | null;
}

export interface UsableWhere {
  manner: SignManner;
  /** Its rules that are in use. */
  rules: readonly { kinds: readonly number[]; levelIds: readonly number[]; lowestRank: number | null }[];
}

/**
 * Whether a type of signature may be used. Signing instead of a post needs an order to act for it. A type without rules is everybody's; of
 * several rules one must fit.
 */
export function mayUse({ manner, rules }: UsableWhere, { kind, acts, levelId, rank }: Signing): boolean {
  if (manner === 'instead' && !acts) return false;
  const fits = ({ kinds, levelIds, lowestRank }: UsableWhere['rules'][number]) =>
    (kinds.length === 0 || kinds.includes(kind)) &&
    (levelIds.length === 0 || (levelId !== null && levelIds.includes(levelId))) &&
    (lowestRank === null || (rank !== null && rank <= lowestRank));
  return rules.length === 0 || rules.some(fits);
}
