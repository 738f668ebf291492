import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { myDesks } from '@sarabun/contract/queues/todo-lists';
import { IconUserCog } from '@tabler/icons-react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import styles from './dashboard.module.css';
import { useDesks } from './use-queues';

type Desk = AnswerOf<typeof myDesks>['items'][number];

/** Chooses the desk to work at; hidden for a person with one desk. */
export function DeskSelect({ desk, onDesk }: { desk: number | undefined; onDesk: (desk: number | undefined) => void }) {
  const { t } = useText();
  const { data: desks = [] } = useDesks();
  const dates = useDates();
  if (desks.length < 2) return null;
  const nameOf = ({ kind, name, unitName }: Desk) =>
    kind === 'post' ? `${name} (${unitName})` : t(`queues.${kind === 'unit' ? 'deskOfUnit' : 'ownDesk'}`, { name });
  // In front, so that it is read where the name is cut off.
  const actingAt = ({ acting }: Desk) =>
    acting && (acting.until === null ? t('queues.actingThere') : t('queues.actingUntil', { day: dates.day(acting.until) }));
  return (
    <label className={styles.deskSelect}>
      <IconUserCog size={18} stroke={1.7} aria-hidden />
      <span>{t('queues.actingAs')}</span>
      <select value={desk ?? ''} onChange={(event) => onDesk(event.target.value ? Number(event.target.value) : undefined)}>
        <option value="">{t('queues.allDesks')}</option>
        {desks.map((one) => (
          <option key={one.deskId} value={one.deskId}>
            {[actingAt(one), nameOf(one)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </label>
  );
}
