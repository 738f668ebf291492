import { IconSparkles } from '@tabler/icons-react';
import { useText } from '../../../platform/i18n';

/** Says that a value was filled in from earlier letters and should be looked at. */
export function GuessHint() {
  const { t } = useText();
  return (
    <span className="row guess-hint">
      <IconSparkles size={15} aria-hidden />
      {t('route.completedHint')}
    </span>
  );
}
