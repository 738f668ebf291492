import './signing-secrets.css';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconCertificate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Field } from '../../ui/fields/field';
import { PasswordInput } from '../../ui/fields/password-input';
import { Note } from '../../ui/note';
import { ProofField } from './proof-field';
import type { SigningSecretsState } from './use-signing-secrets';

/** Asks the signer for the password or a code, and for the PIN where the certificate signs too. */
export function SigningSecrets({ of, demanded = false }: { of: SigningSecretsState; demanded?: boolean }) {
  return (
    <>
      <CertificateLine of={of} demanded={demanded} />
      <ProofField bySecondFactor={of.bySecondFactor} value={of.secret} onChange={of.setSecret} error={of.faults.secret} />
    </>
  );
}

function CertificateLine({ of, demanded }: { of: SigningSecretsState; demanded: boolean }) {
  const { t } = useText();
  const { day } = useDates();
  const { certificate, withCertificate, faults } = of;
  if (!certificate) {
    if (!demanded && faults.pin === undefined) return null;
    return (
      <Note tone="amber">
        {faults.pin ?? t('certificates.sign.none')} <Link to="/certificate-register">{t('certificates.sign.toOwn')}</Link>
      </Note>
    );
  }
  return (
    <div className="sign-certificate">
      <label className="row">
        <input type="checkbox" className="tick" checked={withCertificate} disabled={demanded} onChange={(event) => of.choose(event.target.checked)} />
        <IconCertificate size={20} stroke={1.7} aria-hidden />
        <span className="grow">
          {t('certificates.sign.with')}
          <span className="xs muted sign-certificate-line">{t('certificates.until', { day: day(bangkokDay(certificate.notAfter)) })}</span>
        </span>
      </label>
      {withCertificate && (
        <Field label={t('certificates.pin')} required error={faults.pin}>
          {(control) => (
            <PasswordInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={of.pin}
              onChange={(event) => of.setPin(event.target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
