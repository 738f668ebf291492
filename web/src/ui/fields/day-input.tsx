import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { bangkokDay, type DaySide, dayFault, formatDay, parseDay } from '@sarabun/contract/values/buddhist-date';
import dayjs from 'dayjs';
import 'dayjs/locale/th';
import { clsx } from 'clsx';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { use, useCallback, useRef, useState } from 'react';
import { type Say, useText } from '../../platform/i18n';
import { useEscape } from '../dialogs/use-escape';
import { FieldAround } from '../forms/around';
import ui from '../styles/ui.module.css';
import { useUnreadDay } from './unread-day';

dayjs.extend(buddhistEra);
dayjs.extend(customParseFormat);

interface DayInputProps {
  id: string;
  value: string | null;
  /** Of a list, not of a form: a text that is no day takes nothing away while it is typed. */
  asFilter?: boolean;
  /** Shown while it is chosen that there is no day. */
  none?: string | undefined;
  /** Where a day typed without its year lies. */
  side?: DaySide | undefined;
  onChange: (day: string | null) => void;
  /** Told of a text that is no day when the person leaves it or sends the form, and null once it is one again. */
  onUnread: (typed: string | null) => void;
  /** Told whether the person has left the field since they typed in it last. */
  onLeft: (isLeft: boolean) => void;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** The names of the calendar's buttons. */
const stepsOf = (t: Say) => ({
  nextMonth: t('ui.nextMonth'),
  previousMonth: t('ui.previousMonth'),
  nextYear: t('ui.nextYear'),
  previousYear: t('ui.previousYear'),
  nextDecade: t('ui.nextDecade'),
  previousDecade: t('ui.previousDecade'),
  monthLevelControl: t('ui.chooseMonth'),
  yearLevelControl: t('ui.chooseYear'),
});

const buddhistYearOf = (date: string) => dayjs(date).year() + 543;

/**
 * The kit's date input in the Buddhist Era; its value stays `YYYY-MM-DD`. A text that is no day stays, and counts as no day. A press opens the
 * calendar; who comes by keyboard types, and a calendar would cover the next fields. Escape closes the calendar before what lies behind it.
 */
export default function DayInput({ value, asFilter = false, none, side, onChange, onUnread, onLeft, 'aria-invalid': invalid, ...control }: DayInputProps) {
  const { t, language } = useText();
  const changed = use(FieldAround);
  const today = bangkokDay(new Date());
  const box = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEscape(isOpen, () => setOpen(false));
  const tell = useCallback(() => onUnread(unread), [onUnread, unread]);
  useUnreadDay(box, unread !== null, tell);
  // With Enter, too: a filter has no form whose sending would say it.
  const leave = () => {
    setOpen(false);
    onLeft(true);
    if (unread !== null) tell();
  };
  const type = (typed: string) => {
    onLeft(false);
    const isUnread = typed.trim() !== '' && dayFault(typed, language, today, side) !== null;
    setUnread(isUnread ? typed : null);
    if (isUnread && value !== null && !asFilter) onChange(null);
    if (!isUnread) onUnread(null);
  };
  const choose = (day: string | null) => {
    setUnread(null);
    setOpen(false);
    onUnread(null);
    onChange(day === null ? null : String(day).slice(0, 10));
    changed();
  };
  return (
    <DateInput
      {...control}
      ref={box}
      data-unread={unread !== null || undefined}
      error={invalid}
      value={value}
      onChange={choose}
      onInput={(event) => type(event.currentTarget.value)}
      onClick={() => setOpen(true)}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      onBlur={leave}
      fixOnBlur={unread === null}
      dateParser={(typed) => (dayFault(typed, language, today, side) === null ? parseDay(typed, today, side) : null)}
      locale={language}
      firstDayOfWeek={0}
      valueFormat="D MMMM BBBB"
      monthLabelFormat="MMMM BBBB"
      yearLabelFormat="BBBB"
      yearsListFormat="BBBB"
      decadeLabelFormat={(first, last) => `${buddhistYearOf(first)} – ${buddhistYearOf(last)}`}
      getDayAriaLabel={(day) => formatDay(day, language, 'full')}
      ariaLabels={stepsOf(t)}
      placeholder={none ?? t('ui.dayPlaceholder')}
      clearable
      // Tab goes to the next field: with the keyboard a day is removed by clearing the text.
      clearButtonProps={{ 'aria-label': t('ui.clearDay'), tabIndex: -1 }}
      popoverProps={{ zIndex: 300, opened: isOpen }}
      classNames={{ input: clsx(ui.input, ui.num) }}
    />
  );
}
