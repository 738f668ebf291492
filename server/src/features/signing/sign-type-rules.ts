import type { SignManner } from '@sarabun/contract/signing/sign-types';

/** The facts about a letter and the signer's post that sign-type rules look at. */
export interface Signing {
  kind: number;
  /** Whether the signer acts for someone else's post. */
  acts: boolean;
  levelId: number | null;
  /** 1 is the highest; null if the post has none. */
  rank: number | null;
}

export interface UsableWhere {
  manner: SignManner;
  /** Its active rules. */
  rules: readonly { kinds: readonly number[]; levelIds: readonly number[]; lowestRank: number | null }[];
}

/**
 * Whether a type of signature may be used. Signing for a post needs an order to act for it. A type without rules is for everyone; otherwise
 * one rule must match.
 */
export function mayUse({ manner, rules }: UsableWhere, { kind, acts, levelId, rank }: Signing): boolean {
  if (manner === 'instead' && !acts) return false;
  const fits = ({ kinds, levelIds, lowestRank }: UsableWhere['rules'][number]) =>
    (kinds.length === 0 || kinds.includes(kind)) &&
    (levelIds.length === 0 || (levelId !== null && levelIds.includes(levelId))) &&
    (lowestRank === null || (rank !== null && rank <= lowestRank));
  return rules.length === 0 || rules.some(fits);
}
