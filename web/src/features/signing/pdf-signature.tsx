import type { SignedPdf } from '@sarabun/contract/documents/open-document';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import ui from '../../ui/styles/ui.module.css';

/** The signature in the PDF of an issued letter, in the words of its readers. */
export function PdfSignature({ signed: { by, name, level, stampedAt } }: { signed: SignedPdf }) {
  const { t } = useText();
  const { moment } = useDates();
  return (
    <p className={ui.ownCertificate} data-tone="good">
      <IconRosetteDiscountCheck size={17} stroke={1.7} aria-hidden />
      <span>
        <span className={ui.sm}>{t(`certificates.pdf.${by}`, { name })}</span>
        <span className={clsx(ui.xs, ui.muted, ui.ownLine)}>
          {stampedAt ? t('certificates.pdf.stamped', { moment: moment(stampedAt) }) : t('certificates.pdf.notStamped')}
          {level === 'B-LT' && ` ${t('certificates.pdf.lasting')}`}
        </span>
      </span>
    </p>
  );
}
