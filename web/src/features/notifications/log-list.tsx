import { IconHistory } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import ui from '../../ui/styles/ui.module.css';
import styles from './notifications.module.css';
import { useBell } from './use-notifications';

/** Recent actions, in the bell's second tab. */
export function LogList() {
  const { t } = useText();
  const dates = useDates();
  const { data } = useBell();
  if (!data?.logs.length) return <BlankState kind="empty" small title={t('notifications.emptyLogs')} />;
  return (
    <ul className={styles.bellList}>
      {data.logs.map((entry) => (
        <li key={`${entry.dateAlert.getTime()} ${entry.header}`} className={styles.alert}>
          <IconHistory size={19} stroke={1.6} aria-hidden />
          <span className={clsx(ui.grow, ui.sm)}>{entry.header}</span>
          <span className={clsx(ui.xs, ui.muted, ui.num)}>{dates.alertAge(entry.dateAlert)}</span>
        </li>
      ))}
    </ul>
  );
}
