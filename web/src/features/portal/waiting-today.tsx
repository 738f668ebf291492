import type { MyWork } from '@sarabun/contract/queues/my-work';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Chip } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import { SpeedBadge } from '../../ui/speed-badge';
import ui from '../../ui/styles/ui.module.css';
import { DueMark } from '../follow-up';
import portalStyles from './portal.module.css';
import { useEmergencies, useMyWork } from './use-my-work';
import styles from './work.module.css';

/** What waits for the person today, the most urgent first. */
export function WaitingToday() {
  const { t } = useText();
  const found = useMyWork();
  const rows = found.data?.waiting;
  const emergencies = useEmergencies();
  return (
    <section className={clsx(ui.card, styles.pane)} aria-labelledby="waiting-today" aria-busy={found.isPending}>
      <div className={portalStyles.portalCardHead}>
        <h2 id="waiting-today" className={clsx(ui.strong, ui.grow)}>
          {t('portal.today')}
        </h2>
        <Link to="/sarabun/dashboard" className={ui.xs}>
          {t('portal.allWork')}
        </Link>
      </div>
      {found.isError && !rows ? (
        <FailedState query={found} />
      ) : rows?.length === 0 && !emergencies ? (
        <BlankState kind="empty" small title={t('portal.nothingToday')} text={t('portal.nothingTodayText')} />
      ) : (
        <ul>
          {emergencies && <EmergencyLine {...emergencies} />}
          {rows?.map((row) => <WaitingLine key={`${row.queue} ${row.legId}`} row={row} />) ?? <LineBones />}
        </ul>
      )}
    </section>
  );
}

/** Requests for emergency access, which only a second person decides: somebody cannot read a letter meanwhile. */
function EmergencyLine({ menuId, count, oldestAt }: { menuId: number; count: number; oldestAt: Date }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <li className={clsx(portalStyles.newsLine, styles.line)}>
      <span className={ui.grow}>
        <Link to="/settings/$menuID/$page" params={{ menuID: String(menuId), page: 'break-glass' }} className={clsx(ui.clip2, ui.strong)}>
          <Kept>{t('portal.emergencies', { n: count })}</Kept>
        </Link>
        <span className={clsx(ui.xs, ui.muted)}>
          <Kept>{t('portal.emergenciesSince', { ago: dates.ago(oldestAt) })}</Kept>
        </span>
      </span>
    </li>
  );
}

function WaitingLine({ row }: { row: MyWork }) {
  const { t } = useText();
  const dates = useDates();
  const { legId, documentId, queue, queueName, number, subject, speed, speedName, secrecy, sentAt, dueOn, opened } = row;
  return (
    <li className={clsx(portalStyles.newsLine, styles.line)}>
      <span className={ui.grow}>
        <Link
          to="/sarabun/dashboard"
          search={{ ...(queue ? { queue } : {}), document: documentId, leg: legId }}
          className={clsx(ui.clip2, !opened && ui.strong)}
        >
          <Kept>{subject}</Kept>
          {!opened && <span className={ui.vh}> {t('portal.unread')}</span>}
        </Link>
        <span className={clsx(ui.xs, ui.muted)}>
          <Kept>{[queueName, number, dates.ago(sentAt)].filter(Boolean).join(' · ')}</Kept>
        </span>
      </span>
      <span className={styles.marks}>
        {speed > 1 && <SpeedBadge speed={speed} name={speedName} />}
        {secrecy > 1 && <Chip tone="gold">{t(`common.secrecy.${secrecy as 2 | 3}`)}</Chip>}
        <DueMark dueOn={dueOn} />
      </span>
    </li>
  );
}

function LineBones() {
  return Array.from({ length: 5 }, (_, bone) => bone).map((bone) => (
    <li key={bone} className={clsx(portalStyles.newsLine, styles.line)} aria-hidden>
      <span className={ui.grow}>
        <Bone width="70%" />
        <Bone width="40%" />
      </span>
    </li>
  ));
}
