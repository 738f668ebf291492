import { IconChecks } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { agency } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import ui from '../../ui/styles/ui.module.css';
import { AlertList } from './alert-list';
import { LogList } from './log-list';
import styles from './notifications.module.css';
import { useBell, useReadAll } from './use-notifications';

/** The standard bell: alerts and, if the agency shows it, the log, as two tabs. */
export function BellTabs({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const id = useId();
  const { data } = useBell();
  const readAll = useReadAll();
  const tabs = agency().header.showsLogs ? (['alerts', 'logs'] as const) : (['alerts'] as const);
  const [chosen, setChosen] = useState<(typeof tabs)[number]>('alerts');
  const unread = data?.totalAlert ?? 0;

  function turn(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = tabs[(tabs.indexOf(chosen as never) + 1) % tabs.length] ?? 'alerts';
    setChosen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <>
      <div className={clsx(ui.row, ui.between, styles.bellHead)}>
        <div className={ui.seg} role="tablist" aria-label={t('notifications.title')} onKeyDown={turn}>
          {tabs.map((tab) => (
            <button
              key={tab}
              id={`${id}-${tab}`}
              type="button"
              role="tab"
              aria-selected={tab === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab === chosen ? 0 : -1}
              onClick={() => setChosen(tab)}
            >
              {t(`notifications.${tab}`)}
              {tab === 'alerts' && unread > 0 && <Chip tone="red">{unread}</Chip>}
            </button>
          ))}
        </div>
        {chosen === 'alerts' && (
          <IconButton label={t('notifications.readAll')} disabled={unread === 0 || readAll.isPending} onClick={() => readAll.mutate(undefined)}>
            <IconChecks size={20} stroke={1.7} aria-hidden />
          </IconButton>
        )}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {chosen === 'alerts' ? <AlertList onOpen={onClose} /> : <LogList />}
      </div>
      <Link to="/notification-all" className={styles.bellAll} onClick={onClose}>
        {t('notifications.viewAll')}
      </Link>
    </>
  );
}
