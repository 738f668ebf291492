import { IconSparkles } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../view/receive-stamp.module.css';

/** Says that a value was filled in from earlier letters and should be checked. */
export function GuessHint() {
  const { t } = useText();
  return (
    <span className={clsx(ui.row, styles.guessHint)}>
      <IconSparkles size={15} aria-hidden />
      {t('route.completedHint')}
    </span>
  );
}
