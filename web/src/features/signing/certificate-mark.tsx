import type { SignedByCertificate } from '@sarabun/contract/documents/open-document';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconAlertTriangle, IconCertificate } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import ui from '../../ui/styles/ui.module.css';

const tones = { valid: 'good', validThen: 'good', changed: 'bad', broken: 'bad' } as const;

/** The verdict on a signature by certificate, freshly verified by the server, and whether the issued PDF has it. */
export function CertificateMark({ signed, inPdf = null }: { signed: SignedByCertificate; inPdf?: boolean | null | undefined }) {
  const { t } = useText();
  const { day, moment } = useDates();
  const { verdict, serial, subject, issuer, revokedAt, notAfter } = signed;
  const Mark = tones[verdict] === 'good' ? IconCertificate : IconAlertTriangle;
  const since =
    verdict !== 'validThen'
      ? null
      : revokedAt
        ? t('certified.story.revokedSince', { moment: moment(revokedAt) })
        : t('certified.story.endedSince', { day: day(bangkokDay(notAfter)) });
  return (
    <span className={ui.ownCertificate} data-tone={tones[verdict]}>
      <Mark size={17} stroke={1.7} aria-hidden />
      <span>
        <span className={ui.sm}>{t(`certified.story.${verdict}`)}</span>
        {since && <span className={clsx(ui.xs, ui.ownLine)}>{since}</span>}
        {inPdf !== null && <span className={clsx(ui.xs, ui.ownLine)}>{t(inPdf ? 'certified.story.inPdf' : 'certified.story.notInPdf')}</span>}
        <span className={clsx(ui.xs, ui.muted, ui.ownLine)}>
          {subject} · {issuer}
        </span>
        <span className={clsx(ui.xs, ui.muted, ui.num, ui.ownLine)}>{t('certified.serialNo', { serial })}</span>
      </span>
    </span>
  );
}
