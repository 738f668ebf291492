import { useText } from '../../../platform/i18n';
import { Segments } from '../../../ui/fields/segments';
import styles from './receive.module.css';

const views = ['form', 'page'] as const;
export type DeskView = (typeof views)[number];

/** On a phone either the form or the page of a letter is shown; wider screens show both, and not this choice. */
export function PageOrForm({ view, onView }: { view: DeskView; onView: (view: DeskView) => void }) {
  const { t } = useText();
  return (
    <div className={styles.views}>
      <Segments label={t('documents.desk.views')} values={views} chosen={view} onChoose={onView} word={(one) => t(`documents.desk.view.${one}`)} />
    </div>
  );
}
