import {
  IconArrowBackUp,
  IconCircleCheck,
  IconFolderOpen,
  IconGavel,
  IconHistory,
  IconLogin2,
  IconReportAnalytics,
  IconRubberStamp,
  IconSend,
  IconSpeakerphone,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import ui from '../../ui/styles/ui.module.css';
import styles from './notifications.module.css';
import { useBell } from './use-notifications';

/** The drawings of the lines of the log, by the names that the server gives them. */
const icons: Record<string, typeof IconHistory> = {
  login: IconLogin2,
  stamp: IconRubberStamp,
  assign: IconUserPlus,
  cancel: IconX,
  close: IconCircleCheck,
  gavel: IconGavel,
  open: IconFolderOpen,
  report: IconReportAnalytics,
  return: IconArrowBackUp,
  send: IconSend,
  announcement: IconSpeakerphone,
};

function LogIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? IconHistory;
  return <Icon size={19} stroke={1.6} aria-hidden />;
}

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
          <LogIcon name={entry.icon} />
          <span className={clsx(ui.grow, ui.sm)}>{entry.header}</span>
          <span className={clsx(ui.xs, ui.muted, ui.num)}>{dates.alertAge(entry.dateAlert)}</span>
        </li>
      ))}
    </ul>
  );
}
