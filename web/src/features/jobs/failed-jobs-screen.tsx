import { type FailedJob, jobKindLabels, jobKinds, listFailedJobs, retryJob, retryJobsOfKind } from '@sarabun/contract/jobs/failed-jobs';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Segments } from '../../ui/fields/segments';
import { useAct } from '../../ui/forms/use-act';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { ListCard } from '../../ui/tables/list-card';
import { Row, Table } from '../../ui/tables/table';
import { SettingsFrame, useSettingsState } from '../settings';
import styles from './jobs.module.css';
import { troubleOf } from './trouble-of';

const keys = ['failedJobs'] as const;

/** Background jobs that failed, to be tried again (`failed-jobs`). */
export function FailedJobsScreen() {
  const { t } = useText();
  return (
    <SettingsFrame path="failed-jobs" purpose={t('jobs.purpose')}>
      {({ mayManage }) => <FailedJobs mayManage={mayManage} />}
    </SettingsFrame>
  );
}

function FailedJobs({ mayManage }: { mayManage: boolean }) {
  const { t, language } = useText();
  const [{ tab, page = 1 }, change] = useSettingsState();
  const kind = jobKinds.find((one) => one === tab);
  const asked = { kind, page, pageSize: rowsOn('lists') };
  const query = useQuery({
    queryKey: [...keys, asked],
    queryFn: ({ signal }) => call(listFailedJobs, asked, { signal }),
    placeholderData: (before) => before,
  });
  const act = useAct(keys, () => undefined);
  const retried = ({ count }: { count: number }) => t('jobs.retried', { count });
  return (
    <>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      <ListCard
        query={query}
        none={t('jobs.none')}
        page={page}
        pageSize={asked.pageSize}
        onPage={(wanted) => change({ page: wanted > 1 ? wanted : undefined })}
        tools={
          <>
            <Segments
              label={t('jobs.job')}
              values={[undefined, ...jobKinds]}
              chosen={kind}
              onChoose={(wanted) => change({ tab: wanted, page: undefined })}
              word={(one) => (one ? jobKindLabels[one][language] : t('jobs.all'))}
            />
            {kind && mayManage && (query.data?.total ?? 0) > 0 && (
              <Button
                tone="ghost"
                busy={act.busy}
                icon={<IconRefresh size={18} aria-hidden />}
                onClick={() => void act.run(() => call(retryJobsOfKind, { kind }), retried)}
              >
                {t('jobs.retryAll', { kind: jobKindLabels[kind][language] })}
              </Button>
            )}
          </>
        }
      >
        {({ data }) => (
          <Table heads={[t('jobs.job'), t('jobs.trouble'), t('jobs.when'), '']} className={styles.jobs}>
            {data.map((job) => (
              <JobRow key={job.jobId} job={job} onRetry={mayManage ? () => void act.run(() => call(retryJob, { jobId: job.jobId }), retried) : null} />
            ))}
          </Table>
        )}
      </ListCard>
    </>
  );
}

function JobRow({ job, onRetry }: { job: FailedJob; onRetry: (() => void) | null }) {
  const { t, language } = useText();
  const { moment } = useDates();
  const kind = jobKindLabels[job.kind][language];
  const about = aboutOf(job);
  return (
    <Row>
      <td>
        <p className={ui.strong}>{kind}</p>
        <p className={ui.sm}>
          <Kept>{t(`jobs.about.${about}`, { about: job.about, id: job.jobId })}</Kept>
        </p>
      </td>
      <td>
        <p className={ui.sm}>{t(`jobs.errors.${troubleOf(job.error)}`)}</p>
        <p className={clsx(ui.xs, ui.muted)} lang="en">
          {job.error}
        </p>
      </td>
      <td>
        {job.attempts > 0 && <p className={clsx(ui.xs, ui.muted, ui.num)}>{t('jobs.tries', { count: job.attempts })}</p>}
        <p className={clsx(ui.xs, ui.muted, ui.num)}>{t('jobs.asked', { moment: moment(job.createdAt) })}</p>
        <p className={clsx(ui.xs, ui.num)}>{whenNext(job)}</p>
      </td>
      <td>
        {!job.mayRetry && <span className={clsx(ui.xs, ui.muted)}>{t('jobs.gone')}</span>}
        {job.mayRetry && onRetry && (
          <button type="button" className={ui.btnView} aria-label={`${t('jobs.retry')} ${kind} ${job.about}`} onClick={onRetry}>
            {t('jobs.retry')}
          </button>
        )}
      </td>
    </Row>
  );

  function whenNext({ givenUpAt, nextTryAt }: FailedJob): string {
    if (givenUpAt) return t('jobs.givenUp', { moment: moment(givenUpAt) });
    return nextTryAt ? t('jobs.next', { moment: moment(nextTryAt) }) : t('jobs.soon');
  }
}

function aboutOf({ kind, about }: FailedJob): 'mail' | 'letter' | 'other' | 'none' {
  if (about === '') return 'none';
  if (kind === 'mail') return 'mail';
  return kind === 'print' || kind === 'stamp' ? 'letter' : 'other';
}
