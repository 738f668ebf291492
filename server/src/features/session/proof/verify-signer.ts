import type { ReadContext } from '../../../platform/action';
import { secondFactorRequired, secondFactorWrong } from '../sessions/refusals';
import type { SignInSettings } from '../sessions/settings';
import { tryOwnCode } from './second-factor';
import { findSecondFactor } from './second-factor-store';
import { verifyOwnPassword } from './verify-password';

/** Whether the person proves identity before signing with the second factor, if set up, or with the password. */
export async function usesSecondFactor({ db, actor }: ReadContext): Promise<boolean> {
  return (await findSecondFactor(db, actor.personId)) !== null;
}

/**
 * Asks a person to prove identity again: with a code of the second factor if set up, otherwise with the password. These tries are counted
 * separately from sign-in.
 */
export async function verifySigner(
  context: ReadContext,
  { password, code }: { password: string; code: string },
  { directory, secrets }: Pick<SignInSettings, 'directory' | 'secrets'>,
): Promise<'password' | 'secondFactor'> {
  if (!(await usesSecondFactor(context))) {
    await verifyOwnPassword(context, password, directory);
    return 'password';
  }
  if (code === '') throw secondFactorRequired();
  await context.act('signerProved', async (act) => (await tryOwnCode(act, code, secrets, secondFactorWrong)) ?? {});
  return 'secondFactor';
}
