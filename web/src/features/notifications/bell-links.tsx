import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import { AlertList } from './alert-list';
import styles from './notifications.module.css';
import { useBell, useReadAll } from './use-notifications';

/** The bell with two links, view all and read all, and no log. */
export function BellLinks({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { data } = useBell();
  const readAll = useReadAll();
  return (
    <>
      <h2 className={clsx(ui.strong, styles.bellHead)}>{t('notifications.title')}</h2>
      <AlertList onOpen={onClose} />
      <div className={clsx(ui.row, ui.between, styles.bellLinks)}>
        <Link to="/notification-all" onClick={onClose}>
          {t('notifications.viewAll')}
        </Link>
        <button type="button" className={ui.plain} disabled={!data?.totalAlert || readAll.isPending} onClick={() => readAll.mutate(undefined)}>
          {t('notifications.readAll')}
        </button>
      </div>
    </>
  );
}
