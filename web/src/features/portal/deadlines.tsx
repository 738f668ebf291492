import { type Deadline, weeksAhead } from '@sarabun/contract/queues/my-work';
import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { IconCalendarShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { withMoreTexts } from '../../ui/lazy-part';
import ui from '../../ui/styles/ui.module.css';
import { useWorkingDays } from '../follow-up';
import portalStyles from './portal.module.css';
import { useMyWork } from './use-my-work';
import styles from './work.module.css';

const CalendarFeedDialog = lazyDialog(withMoreTexts(async () => (await import('./calendar-feed-dialog')).CalendarFeedDialog));

/** So many letters are named on a day; the others are counted. */
const named = 2;

/** The person's deadlines as a calendar of four weeks; on a phone as a list of the days that have some. */
export function Deadlines() {
  const { t } = useText();
  const found = useMyWork();
  const [feed, setFeed] = useState(false);
  const today = bangkokDay(new Date());
  const deadlines = found.data?.deadlines ?? [];
  const days = found.data && Array.from({ length: 7 * weeksAhead }, (_, after) => dayAfter(found.data.from, after));
  return (
    <section className={clsx(ui.card, styles.pane)} aria-labelledby="deadlines" aria-busy={found.isPending}>
      <div className={portalStyles.portalCardHead}>
        <h2 id="deadlines" className={clsx(ui.strong, ui.grow)}>
          {t('portal.deadlines')}
        </h2>
        <Button size="sm" tone="quiet" onClick={() => setFeed(true)}>
          <IconCalendarShare size={18} stroke={1.7} aria-hidden />
          {t('portal.calendarPrograms')}
        </Button>
      </div>
      {found.isError && !days ? (
        <FailedState query={found} />
      ) : (
        <>
          {days && deadlines.length === 0 && <p className={clsx(ui.sm, ui.muted, styles.none)}>{t('portal.noDeadlines')}</p>}
          {days && <WeekHead days={days.slice(0, 7)} />}
          <ol className={styles.calendar}>
            {days?.map((day) => <CalendarDay key={day} day={day} today={today} due={deadlines.filter(({ dueOn }) => dueOn === day)} />) ?? (
              <li className={styles.waitingCalendar} aria-hidden />
            )}
          </ol>
        </>
      )}
      {feed && (
        <Suspense>
          <CalendarFeedDialog onClose={() => setFeed(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** The names of the weekdays; each day of the list names its own to those who cannot see the columns. */
function WeekHead({ days }: { days: readonly string[] }) {
  const { language } = useText();
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className={clsx(styles.weekHead, ui.xs, ui.muted)} aria-hidden>
      {days.map((day) => (
        <span key={day}>{name.format(new Date(`${day}T00:00:00Z`))}</span>
      ))}
    </div>
  );
}

function CalendarDay({ day, today, due }: { day: string; today: string; due: readonly Deadline[] }) {
  const { t, language } = useText();
  const dates = useDates();
  const { isWorkingDay } = useWorkingDays();
  // The first day of a month names it.
  const month = day.endsWith('-01') ? ({ month: 'short' } as const) : {};
  const dayName = new Intl.DateTimeFormat(language === 'th' ? 'th-u-nu-latn' : language, { day: 'numeric', ...month, timeZone: 'UTC' });
  const late = due.length > 0 && day < today;
  return (
    <li
      className={clsx(
        styles.day,
        !isWorkingDay(day) && styles.off,
        day === today && styles.isToday,
        day < today && styles.past,
        due.length === 0 && styles.empty,
      )}
      aria-current={day === today ? 'date' : undefined}
    >
      <span className={clsx(styles.dayName, ui.num)} aria-hidden>
        {dayName.format(new Date(`${day}T00:00:00Z`))}
      </span>
      <span className={clsx(styles.dayLong, due.length === 0 && ui.vh)}>{dates.day(day, 'full')}</span>
      {due.length > 0 && (
        <ul>
          {due.map((one, index) => (
            <li key={`${one.legId} ${one.isFollowed}`} className={index >= named ? styles.further : undefined}>
              <Link
                to="/sarabun/dashboard"
                search={{ ...(one.queue ? { queue: one.queue } : {}), document: one.documentId, leg: one.legId }}
                className={clsx(styles.due, late && styles.late, one.isFollowed && styles.followed)}
                title={one.subject}
              >
                {one.isFollowed && <span>{t('portal.followedWork')}: </span>}
                {one.subject}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {due.length > named && (
        <Link to="/sarabun/follow-up" search={{ kind: 'work' }} className={clsx(styles.moreDue, ui.xs)}>
          {t('portal.moreOn', { count: due.length - named })}
        </Link>
      )}
    </li>
  );
}
