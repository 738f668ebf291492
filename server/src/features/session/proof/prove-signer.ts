import type { ReadContext } from '../../../platform/action';
import { secondFactorRequired, secondFactorWrong } from '../sessions/refusals';
import type { SignInSettings } from '../sessions/settings';
import { proveOwnPassword } from './prove-password';
import { tryOwnCode } from './second-factor';
import { findSecondFactor } from './second-factor-store';

/** How a signer proved identity. */
export type SigningProof = 'password' | 'secondFactor';

/** Whether the person proves identity before signing by a code of the second factor, which is switched on, or by the password. */
export async function provesBySecondFactor({ db, actor }: ReadContext): Promise<boolean> {
  return (await findSecondFactor(db, actor.personId)) !== null;
}

/**
 * Asks the person who signs to prove identity again: by a code of the second factor where it is switched on, else by the password.
 * Such tries are counted apart from those at sign-in.
 */
export async function proveSigner(
  context: ReadContext,
  { password, code }: { password: string; code: string },
  { directory, secrets }: Pick<SignInSettings, 'directory' | 'secrets'>,
): Promise<SigningProof> {
  if (!(await provesBySecondFactor(context))) {
    await proveOwnPassword(context, password, directory);
    return 'password';
  }
  if (code === '') throw secondFactorRequired();
  await context.act('signerProved', async (act) => (await tryOwnCode(act, code, secrets, secondFactorWrong)) ?? {});
  return 'secondFactor';
}
