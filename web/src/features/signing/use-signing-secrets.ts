import { endStandingProof } from '@sarabun/contract/session/signing-pin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { proofKey, useSigningProof } from './use-signing-proof';

/** How a signer proves identity. `proven`: a proof of this session is still valid. */
export type ProofWay = 'certificate' | 'proven' | 'pin' | 'password' | 'code';

/** Refusals about the input. */
const atSecret = ['wrongPassword', 'secondFactorWrong', 'secondFactorRequired', 'wrongSigningPin', 'signingPinLocked', 'noSigningPin'];
/** Refusals after which another proof is asked for. */
const changesWay = ['signingPinLocked', 'noSigningPin', 'proofOver', 'blankPassword', 'secondFactorRequired', 'codeDemanded', 'noCodeSetUp'];
const missing = {
  certificate: 'certified.sign.pinMissing',
  pin: 'signing.pinMissing',
  password: 'letterRoute.passwordMissing',
  code: 'letterRoute.codeMissing',
} as const;

/** How a signer proves identity who has no proof that stands: as the agency demands, or as the person has set up. */
function wayOf({ onlyByCode, bySecondFactor, byPin }: { onlyByCode: boolean; bySecondFactor: boolean; byPin: boolean }): ProofWay {
  if (onlyByCode) return 'code';
  return byPin ? 'pin' : bySecondFactor ? 'code' : 'password';
}

/**
 * What a signer must enter, which is one thing: the PIN of the certificate if it signs too, otherwise the PIN for signing, or the password
 * or a code if none is set; nothing while a proof of this session is valid. With `demanded`, nobody can sign without a certificate.
 */
export function useSigningSecrets(demanded: boolean) {
  const { t } = useText();
  const cache = useQueryClient();
  const proof = useSigningProof();
  const [secret, setSecret] = useState('');
  const [declined, setDeclined] = useState(false);
  const [byPassword, setByPassword] = useState(false);
  const [fault, setFault] = useState<string>();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { bySecondFactor = false, onlyByCode = false, certificates = [], pin = 'none', provenUntil = null } = proof.data ?? {};
  const certificate = certificates.find(({ certificateId }) => certificateId === chosenId) ?? certificates[0] ?? proof.data?.certificate ?? null;
  const renew = () => cache.invalidateQueries({ queryKey: proofKey });
  useEffect(() => {
    if (!provenUntil) return;
    const over = setTimeout(() => void cache.invalidateQueries({ queryKey: proofKey }), Math.max(0, provenUntil.getTime() - Date.now()) + 500);
    return () => clearTimeout(over);
  }, [provenUntil, cache]);
  const withCertificate = certificate !== null && (demanded || !declined);
  const way: ProofWay = withCertificate ? 'certificate' : provenUntil ? 'proven' : wayOf({ onlyByCode, bySecondFactor, byPin: pin === 'set' && !byPassword });
  const change = (then: () => void) => {
    setSecret('');
    setFault(undefined);
    then();
  };
  const given = secret.trim();
  return {
    proof,
    way,
    secret,
    setSecret,
    fault,
    pin,
    certificate,
    /** All that could sign, to choose from. */
    certificates,
    /** Takes another certificate, which has a PIN of its own. */
    take: (certificateId: number) => change(() => setChosenId(certificateId)),
    provenUntil,
    /** The agency takes nothing but a code, and whether this person can have one. */
    onlyByCode,
    bySecondFactor,
    withCertificate,
    /** Whether the certificate signs too; optional unless it is required. */
    choose: (on: boolean) => change(() => setDeclined(!on)),
    /** Switches between the PIN for signing and the password or code. */
    askPassword: (on: boolean) => change(() => setByPassword(on)),
    /** Ends the current proof, so that the next signature asks again. */
    endProof: () => void call(endStandingProof, {}).finally(renew),
    /** The input to send; null if something is missing, which is shown at its field. */
    read: () => {
      const lacks = demanded && !certificate ? t('certified.sign.none') : way !== 'proven' && given === '' ? t(missing[way]) : undefined;
      setFault(lacks);
      if (lacks !== undefined || !proof.data) return null;
      const known = { pin: '', password: '', code: '', certificatePin: '', certificateId: withCertificate ? chosenId : null };
      if (way === 'proven') return known;
      return { ...known, [way === 'certificate' ? 'certificatePin' : way]: way === 'password' ? secret : given };
    },
    /** After a signature: clears the input and reloads whether a proof is valid. */
    done: () => {
      setSecret('');
      void renew();
    },
    /** Shows a refusal at its field, and asks again for what was used up; false if it belongs to no field here. */
    refuse: (error: unknown): boolean => {
      setSecret('');
      if (!(error instanceof CallFailed)) return false;
      if (changesWay.includes(error.code)) void renew();
      const { certificatePin } = error.fields;
      if (!atSecret.includes(error.code) && certificatePin === undefined && error.code !== 'waitForPin') return false;
      setFault(certificatePin ?? error.message);
      return true;
    },
  };
}
export type SigningSecretsState = ReturnType<typeof useSigningSecrets>;
