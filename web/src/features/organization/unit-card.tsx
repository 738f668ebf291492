import { useText } from '../../platform/i18n';
import { useNameOf } from '../../platform/name-of';
import { useDates } from '../../platform/thai-date';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { ChangeList } from './change-list';
import styles from './organization.module.css';
import { useUnitCard } from './use-organization';

/** A unit's details besides its fields: place in the tree, head and registrars, codes, scheduled changes. */
export function UnitCard({ unitId, mayManage }: { unitId: number; mayManage: boolean }) {
  const { t } = useText();
  const nameOf = useNameOf();
  const dates = useDates();
  const card = useUnitCard(unitId);
  // Some people may see the list of units but not the tree.
  if (card.isError) return null;
  if (!card.data) return <Bone width="70%" />;
  const { unit, heads, registrars, letterCodes, changes } = card.data;
  return (
    <section className={styles.card}>
      <dl>
        <dt>{t('organization.place')}</dt>
        <dd>{[...unit.path.map(({ name }) => name), nameOf(unit)].join(' › ')}</dd>
        <dt>{t('organization.head')}</dt>
        <dd>
          <Kept>{heads.join(', ') || '—'}</Kept>
        </dd>
        <dt>{t('organization.registrars')}</dt>
        <dd>
          <Kept>{registrars.join(', ') || '—'}</Kept>
        </dd>
      </dl>
      {letterCodes.length > 1 && (
        <>
          <h3 className={ui.lbl}>{t('organization.numbers')}</h3>
          <ul className={ui.sm}>
            {letterCodes.map((one) => (
              <li key={one.validFrom} className={ui.num}>
                {one.letterCode || '—'} · {t('organization.since', { day: dates.day(one.validFrom) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {changes.length > 0 && (
        <>
          <h3 className={ui.lbl}>{t('organization.coming')}</h3>
          <ChangeList changes={changes} mayManage={mayManage} />
        </>
      )}
    </section>
  );
}
