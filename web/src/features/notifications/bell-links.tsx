import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { AlertList } from './alert-list';
import { useBell, useReadAll } from './use-notifications';

/** The bell with two links, view all and read all, and no log. */
export function BellLinks({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { data } = useBell();
  const readAll = useReadAll();
  return (
    <>
      <h2 className="strong bell-head">{t('notifications.title')}</h2>
      <AlertList onOpen={onClose} />
      <div className="row between bell-links">
        <Link to="/notification-all" onClick={onClose}>
          {t('notifications.viewAll')}
        </Link>
        <button type="button" className="plain" disabled={!data?.totalAlert || readAll.isPending} onClick={() => readAll.mutate(undefined)}>
          {t('notifications.readAll')}
        </button>
      </div>
    </>
  );
}
