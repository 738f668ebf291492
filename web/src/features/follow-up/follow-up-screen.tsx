import type { AnswerOf } from '@sarabun/contract/endpoint';
import { followKinds, followSides } from '@sarabun/contract/follow-up/choices';
import type { FollowRow, listFollowed } from '@sarabun/contract/follow-up/follow-up';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { IconAlarm, IconBellRinging, IconChartBar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { hasFunction, rowsOn } from '../../platform/agency';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Segments } from '../../ui/fields/segments';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { Pager } from '../../ui/tables/pager';
import { toast } from '../../ui/toast';
import { SpeedMark } from '../settings';
import { DueMark } from './due-mark';
import styles from './follow-up.module.css';
import type { FollowUpSearch } from './follow-up-search';
import { useFollowedFirst, useFollowUpState, useRemind } from './use-follow-up';

/** What one follows, has assigned or has to do by a day, longest overdue first, with reminders (ข้อ 50). */
export function FollowUpScreen() {
  const { t } = useText();
  const [state, change] = useFollowUpState();
  const { list, kind, isFinding } = useFollowedFirst(state);
  const { page = 1 } = state;
  const total = list.data?.total ?? 0;
  const first = (page - 1) * rowsOn('lists') + 1;
  return (
    <div className={styles.root}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <div>
          <h1 className={ui.h1}>{t('followUp.title')}</h1>
          <p className={clsx(ui.sm, ui.muted)}>{t('followUp.purpose')}</p>
        </div>
        <Link to="/sarabun/pendency" className={clsx(ui.btn, ui.ghost)}>
          <IconChartBar size={19} stroke={1.7} aria-hidden />
          {t('followUp.report')}
        </Link>
      </div>
      <section className={clsx(ui.card, styles.card)} aria-busy={list.isFetching}>
        <Tools state={{ ...state, kind }} change={change} overdue={list.data?.overdue} hasUnit={list.data?.hasUnit ?? state.side === 'unit'} />
        {list.isError && !list.data ? (
          <FailedState query={list} title={t('followUp.failed')} />
        ) : !list.data || isFinding ? (
          <Bones />
        ) : list.data.data.length === 0 ? (
          <Nothing title={t(state.only ? 'followUp.nothingLate' : `followUp.empty.${kind}`)} elsewhere={list.data.elsewhere} change={change} />
        ) : (
          <ul className={styles.list}>
            {list.data.data.map((row) => (
              <Row key={row.legId} row={row} />
            ))}
          </ul>
        )}
        <footer className={ui.pager}>
          <span className={clsx(ui.num, ui.grow)} aria-live="polite">
            {total > 0 && <Kept>{t('followUp.shown', { first, last: Math.min(total, first + rowsOn('lists') - 1), total })}</Kept>}
          </span>
          <Pager page={page} pageSize={rowsOn('lists')} total={total} onPage={(next) => change({ page: next === 1 ? undefined : next })} />
        </footer>
      </section>
    </div>
  );
}

type Change = (part: { [Key in keyof FollowUpSearch]: FollowUpSearch[Key] | undefined }) => void;

/** An empty list; names the other lists that have some, and leads there. */
function Nothing({ title, elsewhere, change }: { title: string; elsewhere: AnswerOf<typeof listFollowed>['elsewhere']; change: Change }) {
  const { t } = useText();
  return (
    <BlankState kind="empty" title={title} text={t(elsewhere.length > 0 ? 'followUp.elsewhere' : 'followUp.emptyText')}>
      {elsewhere.map(({ kind, side, total }) => (
        <Button key={`${side} ${kind}`} tone="ghost" onClick={() => change({ kind, side, page: undefined })}>
          {t('followUp.elsewhereIn', { kind: t(`followUp.kind.${kind}`), side: t(`followUp.side.${side}`), total })}
        </Button>
      ))}
    </BlankState>
  );
}

interface ToolsProps {
  state: FollowUpSearch;
  change: Change;
  overdue: Record<(typeof followKinds)[number], number> | undefined;
  hasUnit: boolean;
}

function Tools({ state: { kind = 'given', side = 'mine', only }, change, overdue, hasUnit }: ToolsProps) {
  const { t } = useText();
  return (
    <div className={styles.tools}>
      <fieldset className={ui.seg}>
        <legend className={ui.vh}>{t('followUp.kinds')}</legend>
        {followKinds.map((one) => (
          <button key={one} type="button" aria-pressed={one === kind} onClick={() => change({ kind: one, page: undefined })}>
            {t(`followUp.kind.${one}`)}
            {overdue !== undefined && overdue[one] > 0 && <Chip tone="amber">{t('followUp.lateCount', { n: overdue[one] })}</Chip>}
          </button>
        ))}
      </fieldset>
      {hasUnit && (
        <Segments
          label={t('followUp.sides')}
          values={followSides}
          chosen={side}
          onChoose={(one) => change({ side: one, page: undefined })}
          word={(one) => t(`followUp.side.${one}`)}
        />
      )}
      <fieldset className={ui.seg}>
        <legend className={ui.vh}>{t('followUp.narrow')}</legend>
        <button type="button" aria-pressed={only === 'overdue'} onClick={() => change({ only: only ? undefined : 'overdue', page: undefined })}>
          <IconAlarm size={16} aria-hidden />
          {t('followUp.onlyLate')}
        </button>
      </fieldset>
    </div>
  );
}

function Row({ row }: { row: FollowRow }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <li className={styles.row}>
      <div className={ui.grow}>
        <Link to="/sarabun/dashboard" search={{ document: row.documentId, leg: row.legId }} className={styles.subject}>
          {row.number && <span className={ui.num}>{letterNumberInThai(row.number)} </span>}
          <Kept>{row.subject}</Kept>
        </Link>
        <div className={clsx(ui.row, ui.wrap, styles.facts, ui.sm, ui.muted)}>
          <DueMark dueOn={row.dueOn} />
          {row.dueOn && <span className={ui.num}>{t('followUp.due', { day: dates.day(row.dueOn) })}</span>}
          {row.speed > 1 && <SpeedMark speed={row.speed} />}
          {row.secrecy > 1 && <Chip tone="gold">{t(`common.secrecy.${row.secrecy as 2 | 3}`)}</Chip>}
          {row.reported && <Chip tone="green">{t('followUp.reported')}</Chip>}
          <span>
            <Kept>{t('followUp.at', { name: row.holder })}</Kept>
          </span>
          <span className={ui.num}>{t('followUp.sent', { when: dates.ago(row.sentAt) })}</span>
        </div>
      </div>
      {row.remindLegId !== null && hasFunction('reminders') && <RemindButton row={row} legId={row.remindLegId} />}
    </li>
  );
}

function RemindButton({ row, legId }: { row: FollowRow; legId: number }) {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const remind = useRemind();
  if (row.remindedToday) return <span className={clsx(ui.sm, ui.muted, styles.asked)}>{t('followUp.remindedToday')}</span>;
  const send = () =>
    remind.mutate(
      { legId, text: '' },
      {
        onSuccess: () => toast({ tone: 'success', title: t('followUp.reminded'), text: row.holder }),
        onError: (error) => toast({ tone: 'error', title: t('followUp.notReminded'), text: sentenceOf(error) }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button tone="ghost" size="sm" icon={<IconBellRinging size={17} stroke={1.7} aria-hidden />} onClick={() => setAsking(true)}>
        {t('followUp.remind')}
        <span className={ui.vh}> {row.subject}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          tone="info"
          title={t('followUp.remindTitle')}
          text={t('followUp.remindText', { name: row.holder, subject: row.subject })}
          confirm={{ label: t('followUp.remind'), onPress: send, busy: remind.isPending }}
          cancel={{ label: t('common.cancel'), onPress: () => setAsking(false) }}
        />
      )}
    </>
  );
}

function Bones() {
  return (
    <div className={styles.bones} aria-hidden>
      {[72, 58, 80, 64, 70].map((width) => (
        <Bone key={width} width={`${width}%`} height={22} />
      ))}
    </div>
  );
}
