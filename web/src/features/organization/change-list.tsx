import type { cancelPostChange } from '@sarabun/contract/organization/post-changes';
import { cancelOfficeChange, type OfficeChange } from '@sarabun/contract/organization/unit-tree';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Chip, type ChipTone } from '../../ui/chip';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import styles from './organization.module.css';
import { useOfficeAct } from './use-office-act';

const tones: Record<OfficeChange['state'], ChipTone> = { coming: 'blue', failed: 'amber', done: 'green', cancelled: 'plain' };

interface ChangeListProps {
  changes: readonly OfficeChange[];
  mayManage: boolean;
  /** The call that cancels a change. */
  cancel?: typeof cancelOfficeChange | typeof cancelPostChange;
}

/** Changes of the office with their days; scheduled ones can be cancelled. */
export function ChangeList({ changes, mayManage, cancel = cancelOfficeChange }: ChangeListProps) {
  const { t } = useText();
  const act = useOfficeAct(() => undefined);
  return (
    <>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.changeId}>
            <ChangeLine change={change} />
            {mayManage && (change.state === 'coming' || change.state === 'failed') && (
              <Button
                tone="quiet"
                size="sm"
                disabled={act.busy}
                onClick={() => void act.run(() => call(cancel, { changeId: change.changeId }), t('organization.calledOff'))}
              >
                {t('organization.callOff')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function ChangeLine({ change }: { change: OfficeChange }) {
  const { t, language } = useText();
  const dates = useDates();
  return (
    <div className={ui.grow}>
      <p className={ui.sm}>
        <Chip tone={tones[change.state]}>{t(`organization.states.${change.state}`)}</Chip>{' '}
        <span className={clsx(ui.strong, ui.num)}>{dates.day(change.effectiveOn)}</span>
      </p>
      <p className={ui.sm}>{t(`organization.says.${change.kind}`, { name: change.name, to: change.toName, code: change.letterCode ?? '' })}</p>
      {change.failure && <p className={ui.fault}>{change.failure[language === 'en' ? 'en' : 'th']}</p>}
      <p className={clsx(ui.xs, ui.muted)}>{t('organization.orderedBy', { name: change.orderedBy, at: dates.moment(change.orderedAt) })}</p>
    </div>
  );
}
