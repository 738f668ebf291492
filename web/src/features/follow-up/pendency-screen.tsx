import { pendencySorts } from '@sarabun/contract/follow-up/choices';
import type { Figures } from '@sarabun/contract/follow-up/pendency';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Segments } from '../../ui/fields/segments';
import { lazyPart } from '../../ui/lazy-part';
import { Bone, ListBones } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { Pager } from '../../ui/tables/pager';
import { toast } from '../../ui/toast';
import styles from './follow-up.module.css';
import { PendencyTable } from './pendency-table';
import { PendingLetters } from './pending-letters';
import { takeReport, usePendency, usePendencyState } from './use-follow-up';

const PendencyChart = lazyPart(async () => (await import('./pendency-chart')).default);
const periods = [undefined, 7, 30, 90] as const;

/** Waiting and overdue work in one's units, by unit or person: figures, chart and table, down to the letters. */
export function PendencyScreen() {
  const { t } = useText();
  const [state, change] = usePendencyState();
  const report = usePendency(state);
  const [taking, setTaking] = useState(false);
  const { data } = report;
  const page = state.page ?? 1;
  const line = data?.data.find(({ key }) => key === state.line);
  const take = () => {
    setTaking(true);
    takeReport(state)
      .catch((error) => toast({ tone: 'error', title: t('followUp.failed'), text: sentenceOf(error) }))
      .finally(() => setTaking(false));
  };
  return (
    <div className={styles.root}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <div>
          <h1 className={ui.h1}>{t('followUp.pendency')}</h1>
          <p className={clsx(ui.sm, ui.muted)}>
            {data ? (data.unit?.name ?? t(data.by === 'unit' ? 'followUp.allUnits' : 'followUp.ownWork')) : t('followUp.pendencyPurpose')}
          </p>
        </div>
        <div className={clsx(ui.row, ui.wrap)}>
          <Link to="/sarabun/follow-up" className={clsx(ui.btn, ui.ghost)}>
            {t('followUp.title')}
          </Link>
          <Button tone="ghost" icon={<IconDownload size={19} stroke={1.7} aria-hidden />} busy={taking} disabled={!data} onClick={take}>
            {t('followUp.excel')}
          </Button>
        </div>
      </div>
      <div className={styles.tools}>
        {state.unit !== undefined && (
          <Button tone="quiet" icon={<IconArrowLeft size={18} aria-hidden />} onClick={() => change({ unit: undefined, page: undefined })}>
            {t('followUp.back')}
          </Button>
        )}
        <Segments
          label={t('followUp.period')}
          values={periods}
          chosen={state.days}
          onChoose={(days) => change({ days, page: undefined })}
          word={(days) => (days === undefined ? t('followUp.allTime') : t('followUp.lastDays', { n: days }))}
        />
        <label className={clsx(ui.row, ui.sm, styles.sort)}>
          {t('followUp.sort')}
          <select
            className={ui.input}
            value={state.sort ?? 'overdue'}
            onChange={(event) => change({ sort: pendencySorts.find((one) => one === event.target.value), page: undefined })}
          >
            {pendencySorts.map((one) => (
              <option key={one} value={one}>
                {t(`followUp.sorts.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {report.isError && !data ? (
        <section className={ui.card}>
          <FailedState query={report} title={t('followUp.failed')} />
        </section>
      ) : !data ? (
        <ListBones />
      ) : (
        <>
          <Sums all={data.all} />
          {data.all.waiting === 0 ? (
            <section className={ui.card}>
              <BlankState kind="empty" title={t('followUp.nothingWaits')} text={t('followUp.emptyText')} />
            </section>
          ) : (
            <div className={styles.report} aria-busy={report.isFetching}>
              <section className={clsx(ui.card, styles.chart)}>
                <h2 className={ui.h3}>{t(data.by === 'unit' ? 'followUp.chartByUnit' : 'followUp.chartByPerson')}</h2>
                <Suspense fallback={<Bone width="100%" height={260} />}>
                  <PendencyChart lines={data.data} />
                </Suspense>
              </section>
              <section className={clsx(ui.card, styles.card)}>
                <PendencyTable report={data} onUnit={(unit) => change({ unit, page: undefined })} onLetters={(key, only) => change({ line: key, only })} />
                <footer className={ui.pager}>
                  <span className={ui.grow} />
                  <Pager page={page} pageSize={rowsOn('lists')} total={data.total} onPage={(next) => change({ page: next === 1 ? undefined : next })} />
                </footer>
              </section>
            </div>
          )}
        </>
      )}
      {state.line && <PendingLetters lineKey={state.line} name={line?.name ?? ''} state={state} onClose={() => change({ line: undefined, only: undefined })} />}
    </div>
  );
}

/** The totals of all lines. */
function Sums({ all }: { all: Figures }) {
  const { t } = useText();
  const dates = useDates();
  const facts = [
    ['waiting', String(all.waiting)],
    ['overdue', String(all.overdue)],
    ['averageDays', all.averageDays === null ? '–' : t('followUp.days', { n: all.averageDays })],
    ['oldestAt', all.oldestAt ? dates.dayOf(all.oldestAt) : '–'],
  ] as const;
  return (
    <dl className={styles.sums}>
      {facts.map(([name, value]) => (
        <div key={name} className={name === 'overdue' && all.overdue > 0 ? clsx(ui.card, styles.late) : ui.card}>
          <dt className={clsx(ui.sm, ui.muted)}>{t(`followUp.sums.${name}`)}</dt>
          <dd className={ui.num}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
