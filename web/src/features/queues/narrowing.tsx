import { IconAlarm, IconBolt, IconPaperclip, IconUserCheck } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import { type DashboardSearch, narrowings } from './dashboard-search';
import styles from './queue.module.css';

const narrowingIcons = { urgent: IconBolt, overdue: IconAlarm, withFile: IconPaperclip, toPerson: IconUserCheck };

interface NarrowingProps {
  phone: boolean;
  only: DashboardSearch['only'];
  onNarrow: (only: DashboardSearch['only']) => void;
}

/** Which letters of the queue are shown: side by side, on a phone as a list, because they do not fit next to each other. */
export function Narrowing({ phone, only, onNarrow }: NarrowingProps) {
  const { t } = useText();
  if (phone)
    return (
      <select
        className={clsx(ui.input, styles.narrow)}
        aria-label={t('queues.narrow')}
        value={only ?? ''}
        onChange={(event) => onNarrow(narrowings.find((one) => one === event.target.value))}
      >
        <option value="">{t('queues.all')}</option>
        {only === 'sentBack' && <option value="sentBack">{t('queues.marks.sentBack')}</option>}
        {narrowings.map((one) => (
          <option key={one} value={one}>
            {t(`queues.only.${one}`)}
          </option>
        ))}
      </select>
    );
  return (
    <fieldset className={clsx(ui.seg, styles.narrow)}>
      <legend className={ui.vh}>{t('queues.narrow')}</legend>
      <button type="button" aria-pressed={only === undefined} onClick={() => onNarrow(undefined)}>
        {t('queues.all')}
      </button>
      {narrowings.map((one) => {
        const Icon = narrowingIcons[one];
        return (
          <button key={one} type="button" aria-pressed={only === one} onClick={() => onNarrow(only === one ? undefined : one)}>
            <Icon size={16} aria-hidden />
            {t(`queues.only.${one}`)}
          </button>
        );
      })}
    </fieldset>
  );
}
