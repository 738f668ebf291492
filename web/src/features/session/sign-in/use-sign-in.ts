import { stays } from '@sarabun/contract/constants';
import { captchaRequired, secondFactorRequired, secondFactorWrong } from '@sarabun/contract/session/sign-in-refusals';
import type { UserLogin } from '@sarabun/contract/session/user-login';
import { useEffect, useState } from 'react';
import { browser } from '../../../platform/browser';
import { CallFailed, sentenceOf } from '../../../platform/call-failed';
import { text } from '../../../platform/i18n';
import { returnAddress } from '../../../platform/sign-in-address';

export interface Credentials {
  username: string;
  password: string;
}

/** The state of the two-step sign-in (specification §4). */
export type SignInStep =
  | { at: 'form' }
  | { at: 'asking' }
  | { at: 'mistake'; field: keyof Credentials; text: string }
  | { at: 'failure'; title: string; text: string }
  | { at: 'elsewhere'; text: string; confirm: () => void }
  /** Name and password are right and a second factor is set up. `wrong` is the problem with the previous code. */
  | { at: 'code'; wrong?: string; busy: boolean; send: (code: string) => void }
  | { at: 'welcome'; name: string };

/**
 * The two-step sign-in: a check of name and password and of sessions elsewhere, a question if there is one, then the actual sign-in, which
 * may ask for a one-time code, a welcome, and on to the requested page.
 */
export function useSignIn(onWelcome?: () => void) {
  const [step, setStep] = useState<SignInStep>({ at: 'form' });

  async function submit(credentials: Credentials): Promise<void> {
    if (!credentials.username.trim()) return setStep({ at: 'mistake', field: 'username', text: text('session.usernameMissing') });
    if (!credentials.password.trim()) return setStep({ at: 'mistake', field: 'password', text: text('session.passwordMissing') });
    setStep({ at: 'asking' });
    try {
      await withCaptcha(({ call, preLogin }, captcha) => call(preLogin, { ...credentials, captcha }));
    } catch (error) {
      const elsewhere = error instanceof CallFailed && error.oauthId !== undefined;
      return setStep(elsewhere ? { at: 'elsewhere', text: error.message, confirm: () => void enter(credentials) } : failureOf(error));
    }
    await enter(credentials);
  }

  async function enter(credentials: Credentials, secondFactor = ''): Promise<void> {
    const send = (code: string) => void enter(credentials, code);
    setStep(secondFactor ? { at: 'code', busy: true, send } : { at: 'asking' });
    try {
      const { success, userLogin } = await withCaptcha(({ call, login }, captcha) => call(login, { ...credentials, captcha, secondFactor }));
      await welcome(success.token, userLogin);
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : '';
      if (code === secondFactorRequired) return setStep({ at: 'code', busy: false, send });
      if (code === secondFactorWrong) return setStep({ at: 'code', busy: false, send, wrong: (error as CallFailed).message });
      // Name and password were right a moment ago: a plain refusal now means that the account has changed.
      const refused = error instanceof CallFailed && error.status === 200;
      setStep(refused ? { at: 'failure', title: text('session.notFound'), text: text('session.checkAgain') } : failureOf(error));
    }
  }

  /** Takes the session that was opened at the agency's provider. */
  async function takeTicket(ticket: string, useThisDevice: boolean): Promise<void> {
    setStep({ at: 'asking' });
    try {
      const { call, exchangeTicket } = await calls();
      const { token, userLogin } = await call(exchangeTicket, { ticket, useThisDevice });
      await welcome(token, userLogin);
    } catch (error) {
      const elsewhere = error instanceof CallFailed && error.oauthId !== undefined;
      setStep(elsewhere ? { at: 'elsewhere', text: error.message, confirm: () => void takeTicket(ticket, true) } : failureOf(error));
    }
  }

  async function welcome(token: string, person: UserLogin): Promise<void> {
    (await calls()).openSession(token, person);
    const { firstName, lastName } = person.information;
    setStep({ at: 'welcome', name: `${firstName} ${lastName}` });
    onWelcome?.();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a ticket stands in the address once, when the page opens
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const ticket = query.get('ticket');
    if (!ticket) return;
    // It works once: a reload must not try it again.
    query.delete('ticket');
    history.replaceState(null, '', query.size ? `/login?${query}` : '/login');
    void takeTicket(ticket, false);
  }, []);

  useEffect(() => {
    calls().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (step.at !== 'welcome') return;
    const timer = setTimeout(() => browser.goTo(returnAddress(location.search)), stays.success);
    return () => clearTimeout(timer);
  }, [step.at]);

  return { step, submit, backToForm: () => setStep({ at: 'form' }) };
}

/** Without this part there is no way to the server either. */
const calls = () =>
  import('./sign-in-calls').catch(() => {
    throw new CallFailed(0, 'unreachable', text('common.unreachable'));
  });

/** Tries again with a captcha where the agency asks for one after wrong tries; only then is it loaded and solved. */
async function withCaptcha<Answer>(send: (signIn: Awaited<ReturnType<typeof calls>>, captcha: string) => Promise<Answer>): Promise<Answer> {
  const signIn = await calls();
  try {
    return await send(signIn, '');
  } catch (error) {
    if ((error as Partial<CallFailed>).code !== captchaRequired) throw error;
    return await send(signIn, await (await import('./solve-captcha')).solveCaptcha());
  }
}

function failureOf(error: unknown): SignInStep {
  return { at: 'failure', title: text('common.failure'), text: sentenceOf(error) };
}
