import { stays } from '@sarabun/contract/constants';
import { forgotPassword } from '@sarabun/contract/session/recovery';
import { emailCharacter, isEmail } from '@sarabun/contract/values/email';
import { clsx } from 'clsx';
import { type ChangeEvent, useState } from 'react';
import { pageSettings } from '../../../platform/agency';
import { browser } from '../../../platform/browser';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Field } from '../../../ui/fields/field';
import { EmailInput } from '../../../ui/fields/mail-inputs';
import { Form } from '../../../ui/forms/form';
import { useRequest } from '../../../ui/forms/use-request';
import { Kit } from '../../../ui/kit';
import ui from '../../../ui/styles/ui.module.css';
import { TabTitle } from '../../../ui/tab-title';
import { LoginLayout } from '../sign-in/login-layout';

type Message = { kind: 'wrongKey' } | { kind: 'done' | 'failure'; text: string };

/** Requests a code for setting a new password (specification §2, §5, §8). */
export function ForgotPasswordScreen() {
  const { t } = useText();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const request = useRequest();
  const [message, setMessage] = useState<Message | null>(null);
  const malformed = (tried || email !== '') && !isEmail(email);

  /** Accepts only characters of an address and reports others. Blanks around pasted text are ignored. */
  function type(event: ChangeEvent<HTMLInputElement>) {
    const pasted = (event.nativeEvent as InputEvent).inputType === 'insertFromPaste';
    const typed = pasted ? event.target.value.trim() : event.target.value;
    const kept = [...typed].filter((key) => emailCharacter.test(key)).join('');
    setEmail(kept);
    if (kept !== typed) setMessage({ kind: 'wrongKey' });
  }

  function send() {
    setTried(true);
    if (!isEmail(email)) return;
    return request.run(
      () => call(forgotPassword, { email }),
      (answer) => setMessage({ kind: 'done', text: answer.message }),
    );
  }
  const said: Message | null = request.failure ? { kind: 'failure', text: request.failure } : message;
  const close = () => {
    request.settle();
    setMessage(null);
  };

  return (
    <Kit>
      <TabTitle>{t('recovery.forgot.title')}</TabTitle>
      <LoginLayout title={t('recovery.forgot.title')} lead={t('recovery.forgot.lead')}>
        <Form act={request} className={ui.signIn} failureInside onSubmit={send}>
          <Field label={t('recovery.forgot.email')} required error={malformed ? t('recovery.forgot.malformed') : undefined}>
            {(control) => <EmailInput {...control} value={email} onChange={type} />}
          </Field>
          <Button type="submit" size="lg" busy={request.busy}>
            {t('recovery.forgot.send')}
          </Button>
          <a className={clsx(ui.btn, ui.ghost, ui.lg)} href="/login">
            {t('recovery.forgot.back')}
          </a>
          {pageSettings().mode === 'DEV' && (
            <p className={ui.sm}>
              <a href="/outbox" target="_blank" rel="noreferrer">
                {t('recovery.outbox.title')}
              </a>
            </p>
          )}
        </Form>
      </LoginLayout>
      {said && <ForgotMessage message={said} email={email} onClose={close} />}
    </Kit>
  );
}

function ForgotMessage({ message, email, onClose }: { message: Message; email: string; onClose: () => void }) {
  const { t } = useText();
  switch (message.kind) {
    case 'wrongKey':
      return <ConfirmDialog tone="error" title={t('common.mistake')} text={t('recovery.forgot.malformed')} closesAfter={stays.wrongKey} onClose={onClose} />;
    case 'failure':
      return (
        <ConfirmDialog
          tone="error"
          title={t('common.failure')}
          text={message.text}
          confirm={{ label: t('common.close'), onPress: onClose }}
          onClose={onClose}
        />
      );
    case 'done': {
      const next = { label: t('recovery.forgot.enterCode'), onPress: () => browser.goTo(`/reset-password?key=${encodeURIComponent(email)}`) };
      return <ConfirmDialog tone="success" title={t('recovery.forgot.done')} text={message.text} confirm={next} onClose={onClose} />;
    }
  }
}
