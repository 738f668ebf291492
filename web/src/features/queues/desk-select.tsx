import { IconUserCog } from '@tabler/icons-react';
import { useText } from '../../platform/i18n';
import styles from './dashboard.module.css';
import { useDesks } from './use-queues';

/** Chooses the desk to work at; hidden for a person with one desk. */
export function DeskSelect({ desk, onDesk }: { desk: number | undefined; onDesk: (desk: number | undefined) => void }) {
  const { t } = useText();
  const { data: desks = [] } = useDesks();
  if (desks.length < 2) return null;
  return (
    <label className={styles.deskSelect}>
      <IconUserCog size={18} stroke={1.7} aria-hidden />
      <span>{t('queues.actingAs')}</span>
      <select value={desk ?? ''} onChange={(event) => onDesk(event.target.value ? Number(event.target.value) : undefined)}>
        <option value="">{t('queues.allDesks')}</option>
        {desks.map((one) => (
          <option key={one.deskId} value={one.deskId}>
            {one.kind === 'unit'
              ? t('queues.deskOfUnit', { name: one.name })
              : one.kind === 'post'
                ? `${one.name} (${one.unitName})`
                : t('queues.ownDesk', { name: one.name })}
          </option>
        ))}
      </select>
    </label>
  );
}
