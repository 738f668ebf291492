import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { dayWithin, dueState, type WorkingDays, workingDayAfter, workingDayFrom } from '@sarabun/contract/values/working-days';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { DayField } from '../../ui/fields/day-field';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import styles from './due.module.css';
import { dueWords } from './due-mark';
import { useAwaitsHolidays, useWorkingDays } from './use-working-days';

interface DueFieldProps {
  label: string;
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string | null) => void;
  required?: boolean;
  error?: string | undefined;
  /** The day that counts if the field stays empty, and after which a typed one is warned of: that of the leg that the letter came by. */
  inherited?: string | null | undefined;
  /** Without suggestions, for forms that are filled in quickly. */
  brief?: boolean;
}

/** Suggested working days from today. */
const offered = [3, 5, 7, 15];

/** A due day with suggestions in working days and a warning when the office is closed. */
export function DueField({ value, onChange, inherited = null, brief = false, ...field }: DueFieldProps) {
  const { t } = useText();
  const dates = useDates();
  const calendar = useWorkingDays();
  const today = bangkokDay(new Date());
  return (
    <div className={styles.dueField}>
      <DayField
        {...field}
        value={value}
        earliest={today}
        onChange={onChange}
        hint={inherited !== null && value === null && t('followUp.emptyMeans', { day: dates.day(inherited, 'long') })}
      />
      {!brief && <Proposals calendar={calendar} day={value} today={today} latest={inherited} onChange={onChange} />}
      {value !== null && !field.error && value >= today && <DayNote calendar={calendar} day={value} today={today} onChange={onChange} />}
      {value !== null && inherited !== null && value > inherited && (
        <Note tone="amber">
          <p className={ui.sm}>{t('followUp.laterThanOwn', { day: dates.day(inherited, 'long') })}</p>
          <button type="button" className={clsx(ui.plain, ui.sm)} onClick={() => onChange(null)}>
            {t('followUp.useOwn')}
          </button>
        </Note>
      )}
    </div>
  );
}

interface ProposalsProps {
  calendar: WorkingDays;
  day: string | null;
  today: string;
  onChange: (day: string) => void;
}

function Proposals({ calendar, day, today, latest, onChange }: ProposalsProps & { latest: string | null }) {
  const { t } = useText();
  const awaits = useAwaitsHolidays();
  const days = offered.map((n) => ({ n, proposed: workingDayAfter(calendar, today, n) }));
  // None after the day on which the letter itself is due, unless that is over.
  const fitting = days.filter(({ proposed }) => dayWithin(proposed, { today, latest }) === proposed);
  return (
    <fieldset className={styles.dueProposals}>
      <legend className={ui.vh}>{t('followUp.proposals')}</legend>
      {fitting.map(({ n, proposed }) => (
        <button key={n} type="button" disabled={awaits} aria-pressed={!awaits && proposed === day} onClick={() => onChange(proposed)}>
          {t('followUp.inDays', { n })}
        </button>
      ))}
    </fieldset>
  );
}

interface DayNoteProps extends ProposalsProps {
  day: string;
}

function DayNote({ calendar, day, today, onChange }: DayNoteProps) {
  const { t, language } = useText();
  const dates = useDates();
  const awaits = useAwaitsHolidays();
  if (awaits) return null;
  if (calendar.isWorkingDay(day)) return <p className={clsx(ui.xs, ui.muted, ui.num)}>{dueWords(t, dueState(calendar, day, today))}</p>;
  const next = workingDayFrom(calendar, day);
  const holiday = calendar.holidayOn(day);
  return (
    <Note tone="amber">
      <p className={ui.sm}>{holiday ? t('followUp.onHoliday', { name: holiday[language] }) : t('followUp.onWeekend')}</p>
      <button type="button" className={clsx(ui.plain, ui.sm)} onClick={() => onChange(next)}>
        {t('followUp.useNext', { day: dates.day(next, 'full') })}
      </button>
    </Note>
  );
}
