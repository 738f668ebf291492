import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { formatDay, parseDay } from '@sarabun/contract/values/buddhist-date';
import dayjs from 'dayjs';
import 'dayjs/locale/th';
import { clsx } from 'clsx';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useText } from '../../platform/i18n';
import ui from '../styles/ui.module.css';

dayjs.extend(buddhistEra);
dayjs.extend(customParseFormat);

interface DayInputProps {
  id: string;
  value: string | null;
  onChange: (day: string | null) => void;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

const buddhistYearOf = (date: string) => dayjs(date).year() + 543;

/** The kit's date input in the Buddhist Era; its value stays `YYYY-MM-DD`. */
export default function DayInput({ value, onChange, 'aria-invalid': invalid, ...control }: DayInputProps) {
  const { t, language } = useText();
  return (
    <DateInput
      {...control}
      error={invalid}
      value={value}
      onChange={(day) => onChange(day === null ? null : String(day).slice(0, 10))}
      dateParser={(typed) => parseDay(typed)}
      locale={language}
      firstDayOfWeek={0}
      valueFormat="D MMMM BBBB"
      monthLabelFormat="MMMM BBBB"
      yearLabelFormat="BBBB"
      yearsListFormat="BBBB"
      decadeLabelFormat={(first, last) => `${buddhistYearOf(first)} – ${buddhistYearOf(last)}`}
      getDayAriaLabel={(day) => formatDay(day, language, 'full')}
      ariaLabels={{
        nextMonth: t('ui.nextMonth'),
        previousMonth: t('ui.previousMonth'),
        nextYear: t('ui.nextYear'),
        previousYear: t('ui.previousYear'),
        nextDecade: t('ui.nextDecade'),
        previousDecade: t('ui.previousDecade'),
        monthLevelControl: t('ui.chooseMonth'),
        yearLevelControl: t('ui.chooseYear'),
      }}
      placeholder={t('ui.dayPlaceholder')}
      clearable
      // Tab goes to the next field: with the keyboard a day is removed by clearing the text.
      clearButtonProps={{ 'aria-label': t('ui.clearDay'), tabIndex: -1 }}
      popoverProps={{ zIndex: 300 }}
      classNames={{ input: clsx(ui.input, ui.num) }}
    />
  );
}
