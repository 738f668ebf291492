import type { TreeUnit } from '@sarabun/contract/organization/unit-tree';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip } from '../../ui/chip';
import ui from '../../ui/styles/ui.module.css';
import styles from './organization.module.css';

/** A summary of a unit. */
export function UnitFacts({ unit }: { unit: TreeUnit }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <span className={clsx(styles.facts, ui.xs, ui.muted)}>
      {unit.letterCode && <span className={ui.num}>{unit.letterCode}</span>}
      {unit.shortName && <span>{unit.shortName}</span>}
      {unit.persons > 0 && <span className={ui.num}>{t('organization.persons', { count: unit.persons })}</span>}
      {unit.hasRegistry && <Chip tone="brand">{t('organization.registry')}</Chip>}
      {unit.changesOn && <Chip tone="amber">{t('organization.changesOn', { day: dates.day(unit.changesOn) })}</Chip>}
    </span>
  );
}
