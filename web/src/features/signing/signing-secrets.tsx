import { maxPinLength } from '@sarabun/contract/certificates/pin';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconCertificate, IconLock, IconShieldCheck } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { PinPad } from './pin-pad';
import { ProofField } from './proof-field';
import styles from './signing-secrets.module.css';
import type { SigningSecretsState } from './use-signing-secrets';

interface SigningSecretsProps {
  of: SigningSecretsState;
  demanded?: boolean;
  /** Says of a signature by certificate that it will not be in the PDF, because others sign after it; null if it will be. */
  keptApart?: string | null;
  /** Says of a signature without a certificate that signatures of those before will not be in the PDF; null if there are none. */
  sealOnly?: string | null;
}

/** Asks the signer for the one proof of identity. */
export function SigningSecrets({ of, demanded = false, keptApart = null, sealOnly = null }: SigningSecretsProps) {
  const inPdf = of.withCertificate ? keptApart : sealOnly;
  return (
    <div className={styles.signSecrets}>
      <CertificateLine of={of} demanded={demanded} />
      {inPdf && <Note tone="blue">{inPdf}</Note>}
      {/* Nothing is worth entering where the one thing that signs is missing. */}
      {(of.certificate || !demanded) && <Secret of={of} />}
    </div>
  );
}

function Secret({ of }: { of: SigningSecretsState }) {
  const { t } = useText();
  const { time } = useDates();
  const { way, provenUntil } = of;
  const here = useLocation({ select: ({ href }) => href });
  if (way === 'proven' && provenUntil) {
    return (
      <div className={clsx(ui.row, styles.signProven)}>
        <IconShieldCheck size={20} stroke={1.7} aria-hidden />
        <span className={clsx(ui.grow, ui.sm)}>{t('signing.proven', { time: time(provenUntil) })}</span>
        <Button size="sm" tone="ghost" icon={<IconLock size={17} stroke={1.7} aria-hidden />} onClick={of.endProof}>
          {t('signing.endProof')}
        </Button>
      </div>
    );
  }
  if (way === 'pin' || way === 'certificate') {
    return (
      <>
        <PinPad label={t(way === 'pin' ? 'signing.pin' : 'certified.pin')} value={of.secret} onChange={of.setSecret} error={of.fault} most={maxPinLength} />
        {way === 'pin' && (
          <Button size="sm" tone="quiet" onClick={() => of.askPassword(true)}>
            {t('signing.usePassword')}
          </Button>
        )}
      </>
    );
  }
  if (of.onlyByCode && !of.bySecondFactor)
    return (
      <Note tone="amber">
        {t('signing.setUpCode')} <Link to="/second-factor">{t('signing.toCode')}</Link>
      </Note>
    );
  return (
    <>
      <ProofField bySecondFactor={way === 'code'} value={of.secret} onChange={of.setSecret} error={of.fault} />
      {of.onlyByCode ? null : of.pin === 'set' ? (
        <Button size="sm" tone="quiet" onClick={() => of.askPassword(false)}>
          {t('signing.usePin')}
        </Button>
      ) : (
        <Link to="/signing-pin" state={{ signingAt: here }} className={ui.sm}>
          {t(of.pin === 'locked' ? 'signing.pinLocked' : 'signing.toPin')}
        </Link>
      )}
    </>
  );
}

function CertificateLine({ of, demanded }: { of: SigningSecretsState; demanded: boolean }) {
  const { t } = useText();
  const { day } = useDates();
  const { certificate, certificates, withCertificate } = of;
  if (!certificate) {
    if (!demanded) return null;
    return (
      <Note tone="amber" tabIndex={-1} data-failure>
        {t('certified.sign.none')} <Link to="/certificate-register">{t('certified.sign.toOwn')}</Link>
      </Note>
    );
  }
  return (
    <>
      <label className={clsx(ui.row, styles.signCertificate)}>
        <input type="checkbox" className={ui.tick} checked={withCertificate} disabled={demanded} onChange={(event) => of.choose(event.target.checked)} />
        <IconCertificate size={20} stroke={1.7} aria-hidden />
        <span className={clsx(ui.grow, ui.sm)}>
          {t('certified.sign.with')}{' '}
          <span className={clsx(ui.xs, ui.muted, styles.signCertificateLine)}>{t('certified.until', { day: day(bangkokDay(certificate.notAfter)) })}</span>
        </span>
      </label>
      {withCertificate && certificates.length > 1 && (
        <select
          className={ui.input}
          aria-label={t('certified.sign.which')}
          value={certificate.serial}
          onChange={(event) => {
            const taken = certificates.find(({ serial }) => serial === event.target.value);
            if (taken) of.take(taken.certificateId);
          }}
        >
          {certificates.map(({ serial, subject, issuer }) => (
            <option key={serial} value={serial}>
              {subject} · {t('certified.sign.issuedBy', { name: issuer })}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page on which a letter was to be signed when the signer went to set a PIN. */
    signingAt?: string;
  }
}
