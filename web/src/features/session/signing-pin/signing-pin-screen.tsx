import { pinFault, pinOf } from '@sarabun/contract/certificates/pin';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { removeSigningPin, setSigningPin, signingPin } from '@sarabun/contract/session/signing-pin';
import { IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { FailedState } from '../../../ui/blank-state';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Field } from '../../../ui/fields/field';
import { CodeInput } from '../../../ui/fields/mail-inputs';
import { PasswordInput } from '../../../ui/fields/password-input';
import { Form } from '../../../ui/forms/form';
import { useAct } from '../../../ui/forms/use-act';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';

const empty = { pin: '', again: '', password: '', code: '' };

/** The person's PIN for signing: set, change or remove it. */
export function SigningPinScreen() {
  const { t } = useText();
  const state = useQuery({ queryKey: ['signingPin'], queryFn: ({ signal }) => call(signingPin, {}, { signal }) });
  return (
    <div className={ui.ownPage}>
      <div>
        <h1 className={ui.h1}>{t('signingPin.title')}</h1>
        <p className={ui.soft}>{t('signingPin.lead')}</p>
      </div>
      {state.isError ? <FailedState query={state} /> : state.data ? <Standing {...state.data} /> : <Bone width={320} height={24} />}
    </div>
  );
}

type Known = AnswerOf<typeof signingPin>;

function Standing({ state, since, bySecondFactor }: Known) {
  const { t } = useText();
  const dates = useDates();
  const signingAt = useLocation({ select: ({ state: here }) => here.signingAt });
  const tones = { none: 'plain', set: 'green', locked: 'amber' } as const;
  return (
    <section className={clsx(ui.card, ui.ownCard)}>
      <div className={clsx(ui.row, ui.wrap)}>
        <h2 className={ui.h3}>{t('signingPin.state')}</h2>
        <Chip tone={tones[state]}>{t(`signingPin.states.${state}`)}</Chip>
        {since && state === 'set' && <span className={clsx(ui.sm, ui.muted)}>{t('signingPin.since', { day: dates.dayOf(since, 'long') })}</span>}
      </div>
      {state === 'locked' && <Note tone="amber">{t('signingPin.lockedText')}</Note>}
      {state === 'set' && signingAt ? (
        <BackToSign to={signingAt} />
      ) : (
        <PinForm key={`${state} ${since?.getTime()}`} isSet={state !== 'none'} bySecondFactor={bySecondFactor} />
      )}
    </section>
  );
}

/** For who came from a letter that is to be signed: back there, with the PIN that is set now. */
function BackToSign({ to }: { to: string }) {
  const { t } = useText();
  const { history } = useRouter();
  return (
    <Button icon={<IconSignature size={20} stroke={1.8} aria-hidden />} onClick={() => history.push(to)}>
      {t('signingPin.backToSign')}
    </Button>
  );
}

/** A PIN with a proof of identity; removing it needs only the proof. */
function PinForm({ isSet, bySecondFactor }: { isSet: boolean; bySecondFactor: boolean }) {
  const { t } = useText();
  const [typed, setTyped] = useState(empty);
  const act = useAct(['signingPin', 'documents'], () => setTyped(empty));
  const change = (part: Partial<typeof empty>) => setTyped((old) => ({ ...old, ...part }));
  const { pin, again, password, code } = typed;
  const lacksProof = {
    ...(password === '' && { password: t('letterRoute.passwordMissing') }),
    ...(bySecondFactor && code.trim() === '' && { code: t('letterRoute.codeMissing') }),
  };
  const save = () => {
    const fault = pinFault(pin);
    const faults = {
      ...(fault && { pin: t(`certificates.own.pinWrong.${fault}`) }),
      ...(pinOf(pin) !== pinOf(again) && { again: t('certificates.own.pinsDiffer') }),
      ...lacksProof,
    };
    if (Object.keys(faults).length > 0) return act.setFaults(faults);
    return act.run(() => call(setSigningPin, { pin, password, code }), t('signingPin.saved'));
  };
  const remove = () => {
    if (Object.keys(lacksProof).length > 0) return act.setFaults(lacksProof);
    void act.run(() => call(removeSigningPin, { password, code }), t('signingPin.removed'));
  };
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <Form act={act} className={ui.stack} onSubmit={save}>
      <Field label={t('certificates.own.newPin')} required hint={t('signingPin.pinHint')} error={act.faults.pin}>
        {(control) => <PasswordInput {...control} {...digits} value={pin} onChange={(event) => change({ pin: event.target.value })} />}
      </Field>
      <Field label={t('certificates.own.repeatPin')} required error={act.faults.again}>
        {(control) => <PasswordInput {...control} {...digits} value={again} onChange={(event) => change({ again: event.target.value })} />}
      </Field>
      <Field label={t('letterRoute.password')} required hint={t('signingPin.proofHint')} error={act.faults.password}>
        {(control) => (
          <PasswordInput {...control} autoComplete="current-password" value={password} onChange={(event) => change({ password: event.target.value })} />
        )}
      </Field>
      {bySecondFactor && (
        <Field label={t('letterRoute.code')} required error={act.faults.code}>
          {(control) => <CodeInput {...control} maxLength={40} value={code} onChange={(event) => change({ code: event.target.value })} />}
        </Field>
      )}
      <div className={clsx(ui.row, ui.wrap)}>
        <Button type="submit" busy={act.busy}>
          {t(isSet ? 'signingPin.setAgain' : 'signingPin.set')}
        </Button>
        {isSet && (
          <Button tone="ghost" disabled={act.busy} onClick={remove}>
            {t('signingPin.remove')}
          </Button>
        )}
      </div>
    </Form>
  );
}
