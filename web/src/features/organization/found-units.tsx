import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useNameOf } from '../../platform/name-of';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './organization.module.css';
import { UnitFacts } from './unit-facts';
import { useFoundUnits } from './use-organization';

/** Units found by a search, with their place in the tree. */
export function FoundUnits({ search, onOpen }: { search: string; onOpen: (unitId: number) => void }) {
  const { t } = useText();
  const nameOf = useNameOf();
  const found = useFoundUnits(search);
  if (found.isError) return <FailedState query={found} />;
  if (!found.data) return <Bone width="70%" height={40} />;
  if (found.data.length === 0) return <BlankState kind="empty" small title={t('organization.none')} />;
  return (
    <ul aria-busy={found.isFetching}>
      {found.data.map((unit) => (
        <li key={unit.unitId}>
          <button type="button" className={styles.foundRow} onClick={() => onOpen(unit.unitId)}>
            <span className={clsx(ui.xs, ui.muted)}>{unit.path.map(({ name }) => name).join(' › ')}</span>
            <span className={ui.strong}>{nameOf(unit)}</span>
            <UnitFacts unit={unit} />
          </button>
        </li>
      ))}
    </ul>
  );
}
