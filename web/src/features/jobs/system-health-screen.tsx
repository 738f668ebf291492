import { type Check, type CheckState, getSystemHealth, type SystemHealth } from '@sarabun/contract/jobs/system-health';
import { fileSize } from '@sarabun/contract/values/file-size';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useConnection } from '../../platform/realtime';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Chip, type ChipTone } from '../../ui/chip';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { SettingsFrame, useSettingsMenu } from '../settings';
import styles from './health.module.css';

const tones: Record<CheckState, ChipTone> = { ok: 'green', warning: 'amber', failing: 'red' };
const readAgainMs = 10_000;

/** How the product fares, in the words of its administrators (`system-health`). */
export function SystemHealthScreen() {
  const { t } = useText();
  return (
    <SettingsFrame path="system-health" purpose={t('jobs.health.purpose')}>
      {() => <Health />}
    </SettingsFrame>
  );
}

function Health() {
  const query = useQuery({
    queryKey: ['systemHealth'],
    queryFn: ({ signal }) => call(getSystemHealth, {}, { signal }),
    refetchInterval: readAgainMs,
  });
  const { refetch } = query;
  // A page connects after it is shown, and is itself one of those that are counted.
  const connection = useConnection();
  const counted = useRef(connection);
  useEffect(() => {
    if (connection === 'connected' && counted.current !== connection) void refetch();
    counted.current = connection;
  }, [connection, refetch]);
  if (query.isError && !query.data) {
    return (
      <div className={ui.card}>
        <FailedState query={query} />
      </div>
    );
  }
  if (!query.data) return <Bone width={280} height={120} />;
  return (
    <>
      <Checks checks={query.data.checks} />
      <Facts health={query.data} />
    </>
  );
}

function Checks({ checks }: { checks: readonly Check[] }) {
  const { t } = useText();
  return (
    <ul className={clsx(ui.card, styles.checks)} aria-label={t('jobs.health.checks')}>
      {checks.map(({ name, state, figure, detail }) => (
        <li key={name} className={styles.check}>
          <div className={ui.grow}>
            <h2 className={ui.strong}>{t(`jobs.health.names.${name}`)}</h2>
            <p className={clsx(ui.sm, ui.soft, ui.num)}>
              {figure === null
                ? t(name === 'backup' ? 'jobs.health.noBackup' : 'jobs.health.unknown')
                : t(`jobs.health.figures.${name}`, { figure: worded(name, figure) })}
            </p>
            {state !== 'ok' && <p className={ui.sm}>{t(`jobs.health.advice.${name}`)}</p>}
            {state !== 'ok' && detail && (
              <p className={clsx(ui.xs, ui.muted, styles.detail)} lang="en">
                {detail}
              </p>
            )}
            {state !== 'ok' && (name === 'jobs' || name === 'mail') && <PageLink path="failed-jobs" word={t('jobs.health.toFailed')} />}
            {(name === 'mail' || name === 'channels') && <PageLink path="setting-notifications" hash="sent" word={t('jobs.health.toSent')} />}
          </div>
          <Chip tone={tones[state]}>{t(`jobs.health.states.${state}`)}</Chip>
        </li>
      ))}
    </ul>
  );
}

const worded = (name: Check['name'], figure: number) => (name === 'disk' ? fileSize(figure) : String(figure));

/** Only for people who may open that page. */
function PageLink({ path: wanted, word, hash = '' }: { path: 'failed-jobs' | 'setting-notifications'; word: string; hash?: string }) {
  const page = useSettingsMenu()
    .data?.flatMap(({ pages }) => pages)
    .find(({ path }) => path === wanted);
  if (!page) return null;
  return (
    <Link to="/settings/$menuID/$page" params={{ menuID: String(page.menuId), page: page.path }} hash={hash} className={ui.btnView}>
      {word}
    </Link>
  );
}

function Facts({ health: { version, startedAt, sockets, processes, memoryBytes } }: { health: SystemHealth }) {
  const { t } = useText();
  const { moment } = useDates();
  const facts = [
    [t('jobs.health.version'), version],
    [t('jobs.health.started'), moment(startedAt)],
    [t('jobs.health.sockets'), String(sockets)],
    [t('jobs.health.memory'), fileSize(memoryBytes)],
    ...(processes.length > 0 ? [[t('jobs.health.processes', { count: processes.length }), processes.join(', ')] as const] : []),
  ];
  return (
    <dl className={clsx(ui.card, styles.facts)}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={clsx(ui.sm, ui.soft)}>{name}</dt>
          <dd className={ui.num}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
