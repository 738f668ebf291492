import type { KeptForm } from '@sarabun/contract/drafts/agency-forms';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import styles from './forms.module.css';

/** The code of the series, and its last number in each registry. */
export function SeriesOf({ form: { code, series } }: { form: Pick<KeptForm, 'code' | 'series'> }) {
  const { t } = useText();
  return (
    <>
      <code className={ui.xs}>{code}</code>
      {series.length === 0 && <span className={clsx(ui.xs, ui.muted, styles.line)}>{t('agencyForms.noNumber')}</span>}
      {series.map(({ unitName, year, lastNumber }) => (
        <span key={unitName} className={clsx(ui.xs, ui.muted, ui.num, styles.line)}>
          {t('agencyForms.lastNumber', { number: toThaiDigits(`${lastNumber}/${year}`), unit: unitName })}
        </span>
      ))}
    </>
  );
}
