import type { OwnLetter } from '@sarabun/contract/documents/open-document';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from './own-letter.module.css';

/** Signatures that lost their effect, because the letter went back before the last one. */
export default function WithdrawnSignatures({ withdrawn }: { withdrawn: NonNullable<OwnLetter['withdrawn']> }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <section className={styles.part} aria-label={t('review.withdrawn')}>
      <h2 className={ui.strong}>{t('review.withdrawn')}</h2>
      <ul className={styles.list}>
        {withdrawn.map(({ name, lines, signedAt, withdrawnAt, withdrawnBy, reason, version }) => (
          <li key={`${name} ${signedAt.getTime()}`}>
            <Kept>
              <del>{name}</del>
              {lines.length > 0 && <span className={ui.muted}> · {lines.join(' · ')}</span>}
            </Kept>
            <p className={clsx(ui.xs, ui.muted)}>
              <Kept>{t('review.signedThen', { at: dates.moment(signedAt), n: version })}</Kept>
            </p>
            <p className={clsx(ui.xs, ui.muted)}>
              <Kept>{t('review.withdrawnBy', { at: dates.moment(withdrawnAt), by: withdrawnBy })}</Kept>
            </p>
            {reason && <p className={ui.sm}>{t('documents.because', { reason })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
