import { providerAddress } from '@sarabun/contract/session/provider';
import { IconId, IconLogin2, IconShieldCheck } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { agency, hasFunction, pageSettings } from '../../../platform/agency';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { PasswordInput } from '../../../ui/fields/password-input';
import { Form } from '../../../ui/forms/form';
import { lazyPart, withFirstTexts } from '../../../ui/lazy-part';
import ui from '../../../ui/styles/ui.module.css';
import styles from './sign-in.module.css';
import { type Credentials, useSignIn } from './use-sign-in';

const SignInMessage = lazyPart(withFirstTexts(async () => (await import('./sign-in-message')).SignInMessage));

/** User name, password and their result. `onWelcome` is called when the session is open. */
export function SignInForm({ onWelcome }: { onWelcome?: () => void }) {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const next = useRef('');
  const { step, submit, backToForm } = useSignIn(onWelcome);
  const [blank, setBlank] = useState<Credentials | null>(null);
  const missing = {
    username: blank && !blank.username.trim() ? t('session.usernameMissing') : undefined,
    password: blank && !blank.password.trim() ? t('session.passwordMissing') : undefined,
  };

  function close() {
    next.current = step.at === 'mistake' ? step.field : 'password';
    backToForm();
  }
  useEffect(() => {
    const field = next.current;
    if (step.at !== 'form' || !field) return;
    next.current = '';
    // After the closing dialog has returned the focus to the button.
    setTimeout(() => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus());
  }, [step.at]);

  // Not on a touch screen, where the keyboard would cover the rest of the page.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) form.current?.querySelector<HTMLInputElement>('[name=username]')?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <Form
        ref={form}
        act={{
          busy: step.at === 'asking',
          forget: (fault) => blank && setBlank({ ...blank, [fault === missing.username ? 'username' : 'password']: 'typed' }),
        }}
        className={ui.signIn}
        onFocus={() => void SignInMessage.preload()}
        onSubmit={(sent) => {
          const data = new FormData(sent);
          const typed = { username: String(data.get('username')), password: String(data.get('password')) };
          setBlank(typed);
          void submit(typed);
        }}
      >
        <Field label={t('session.username')} error={missing.username}>
          {(control) => <input {...control} className={ui.input} name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />}
        </Field>
        <Field label={t('session.password')} error={missing.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <a className={clsx(ui.sm, styles.forgotLink)} href="/forgot-password">
          {t('session.forgot')}
        </a>
        <Button type="submit" size="lg" busy={step.at === 'asking'} icon={<IconLogin2 size={20} stroke={1.8} aria-hidden />}>
          {t('session.signIn')}
        </Button>
        <ProviderButton />
        {agency().registration && hasFunction('requestAccount') && (
          <p className={ui.sm}>
            <a href="/register">{t('session.register')}</a>
          </p>
        )}
        <p className={ui.sm}>
          <a href="/verify-document">{t('session.verifyLetter')}</a>
        </p>
        {location.protocol === 'https:' && (
          <p className={clsx(ui.row, ui.sm, ui.muted)}>
            <IconShieldCheck size={18} stroke={1.6} aria-hidden />
            {t('session.encrypted')}
          </p>
        )}
      </Form>
      {step.at !== 'form' && step.at !== 'asking' && (
        <Suspense>
          <SignInMessage step={step} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The link to the agency's identity provider, if configured. */
function ProviderButton() {
  const { t } = useText();
  const { provider } = pageSettings();
  if (!provider) return null;
  const wanted = new URLSearchParams(location.search).get('return');
  return (
    <a className={clsx(ui.btn, ui.ghost, ui.lg)} href={wanted ? `${providerAddress}?${new URLSearchParams({ return: wanted })}` : providerAddress}>
      <IconId size={20} stroke={1.8} aria-hidden />
      {t('session.byProvider', { provider })}
    </a>
  );
}
