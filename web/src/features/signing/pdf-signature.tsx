import type { SignedPdf } from '@sarabun/contract/documents/open-document';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import ui from '../../ui/styles/ui.module.css';

/** The signature in the PDF of an issued letter, in the words of its readers. */
export function PdfSignature({ signed: { by, name, names = [], level, stampedAt, revokedAt } }: { signed: SignedPdf }) {
  const { t, language } = useText();
  const { moment } = useDates();
  const signers = by === 'person' && names.length > 0 ? new Intl.ListFormat(language, { type: 'conjunction' }).format(names) : name;
  return (
    <p className={ui.ownCertificate} data-tone="good">
      <IconRosetteDiscountCheck size={17} stroke={1.7} aria-hidden />
      <span>
        <span className={ui.sm}>{t(`certified.pdf.${by}`, { name: signers })}</span>
        <span className={clsx(ui.xs, ui.muted, ui.ownLine)}>
          {stampedAt ? t('certified.pdf.stamped', { moment: moment(stampedAt) }) : t('certified.pdf.notStamped')}
          {revokedAt && ` ${t('certified.pdf.revoked', { moment: moment(revokedAt) })}`}
          {level === 'B-LT' && ` ${t('certified.pdf.lasting')}`}
        </span>
      </span>
    </p>
  );
}
