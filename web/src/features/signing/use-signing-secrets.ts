import { useState } from 'react';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useSigningProof } from './use-signing-proof';

/** Refusals that belong to the password or code. */
const atSecret = ['wrongPassword', 'secondFactorWrong', 'secondFactorRequired'];

/** What a signer must know: the password or a code, and the PIN of the certificate where it signs too. `demanded` lets nobody sign without one. */
export function useSigningSecrets(demanded: boolean) {
  const { t } = useText();
  const proof = useSigningProof();
  const [secret, setSecret] = useState('');
  const [pin, setPin] = useState('');
  const [declined, setDeclined] = useState(false);
  const [faults, setFaults] = useState<{ secret?: string; pin?: string }>({});
  const bySecondFactor = proof.data?.bySecondFactor ?? false;
  const certificate = proof.data?.certificate ?? null;
  const withCertificate = certificate !== null && (demanded || !declined);
  return {
    proof,
    secret,
    setSecret,
    pin,
    setPin,
    faults,
    bySecondFactor,
    certificate,
    withCertificate,
    /** Whether the certificate signs too, which may be chosen unless it is demanded. */
    choose: (on: boolean) => setDeclined(!on),
    /** What is sent; null, with what is missing said at its field, while something is. */
    read: () => {
      const missing = {
        ...(secret.trim() === '' && { secret: t(bySecondFactor ? 'letterRoute.codeMissing' : 'letterRoute.passwordMissing') }),
        ...(withCertificate && pin.trim() === '' && { pin: t('certificates.sign.pinMissing') }),
        ...(demanded && !certificate && { pin: t('certificates.sign.none') }),
      };
      setFaults(missing);
      if (Object.keys(missing).length > 0 || !proof.data) return null;
      return {
        password: bySecondFactor ? '' : secret,
        code: bySecondFactor ? secret.trim() : '',
        certificatePin: withCertificate ? pin : '',
      };
    },
    /** Says a refusal at its field, and asks for what was used up anew; false where it belongs to no field here. */
    refuse: (error: unknown): boolean => {
      setSecret('');
      setPin('');
      if (!(error instanceof CallFailed)) return false;
      const { certificatePin } = error.fields;
      if (atSecret.includes(error.code)) setFaults({ secret: error.message });
      else if (certificatePin !== undefined || error.code === 'waitForPin') setFaults({ pin: certificatePin ?? error.message });
      else return false;
      return true;
    },
  };
}
export type SigningSecretsState = ReturnType<typeof useSigningSecrets>;
