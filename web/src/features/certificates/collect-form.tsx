import { collectCertificate } from '@sarabun/contract/certificates/own-certificate';
import { pinFault, pinOf } from '@sarabun/contract/certificates/pin';
import { Suspense, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { PasswordInput } from '../../ui/fields/password-input';
import { Form } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import { Bone } from '../../ui/skeleton';
import { ProofField, useSigningProof } from '../signing';
import styles from './certificates.module.css';
import { certificateKeys } from './use-certificates';

/** Chooses the PIN and collects the certificate, after the password or a code. */
export function CollectForm({ requestId, onCollected }: { requestId: number; onCollected: (certificateId: number) => void }) {
  const { t } = useText();
  const proof = useSigningProof();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [secret, setSecret] = useState('');
  const act = useAct(certificateKeys, () => {});
  const bySecondFactor = proof.data?.bySecondFactor ?? false;
  const collect = () => {
    const fault = pinFault(pin);
    const missing = {
      ...(fault && { pin: t(`certificates.own.pinWrong.${fault}`) }),
      ...(pinOf(pin) !== pinOf(again) && { again: t('certificates.own.pinsDiffer') }),
      ...(secret.trim() === '' && { password: t(bySecondFactor ? 'letterRoute.codeMissing' : 'letterRoute.passwordMissing') }),
    };
    if (Object.keys(missing).length > 0 || !proof.data) return act.setFaults(missing);
    const known = bySecondFactor ? { password: '', code: secret.trim() } : { password: secret, code: '' };
    const send = async () => {
      const { certificateId } = await call(collectCertificate, { requestId, pin, ...known });
      onCollected(certificateId);
    };
    return act.run(send, t('certificates.own.collected')).then(() => setSecret(''));
  };
  const inputs = { inputMode: 'numeric', autoComplete: 'new-password', maxLength: 20 } as const;
  return (
    <Form act={act} className={styles.form} onSubmit={collect}>
      <Field label={t('certificates.own.newPin')} required hint={t('certificates.own.pinHint')} error={act.faults.pin}>
        {(control) => <PasswordInput {...control} {...inputs} value={pin} onChange={(event) => setPin(event.target.value)} />}
      </Field>
      <Field label={t('certificates.own.repeatPin')} required error={act.faults.again}>
        {(control) => <PasswordInput {...control} {...inputs} value={again} onChange={(event) => setAgain(event.target.value)} />}
      </Field>
      <Suspense fallback={<Bone width="100%" height={70} />}>
        <ProofField
          hint={t('certificates.own.proofHint')}
          bySecondFactor={bySecondFactor}
          value={secret}
          onChange={setSecret}
          error={act.faults.password ?? act.faults.code}
        />
      </Suspense>
      <Button type="submit" busy={act.busy} disabled={!proof.data}>
        {t('certificates.own.collect')}
      </Button>
    </Form>
  );
}
