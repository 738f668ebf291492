import { clsx } from 'clsx';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './account.module.css';
import { useAccountInformation } from './use-account';

const clearances = [1, 2, 3] as const;

/** The person's posts and functions today, and their clearance. */
export function Positions() {
  const { t, language } = useText();
  const { day } = useDates();
  const { data, error, refetch } = useAccountInformation();
  if (error) {
    return (
      <BlankState kind="error" title={t('common.failure')} text={sentenceOf(error)} small>
        <Button tone="ghost" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </BlankState>
    );
  }
  if (!data) return <Bone width={320} />;
  const { positions, clearance } = data;
  return (
    <>
      {positions.length === 0 && <p className={ui.muted}>{t('account.profile.noPositions')}</p>}
      <ul className={styles.positions}>
        {positions.map(({ title, unit, function: work, isMain, startsOn, endsOn }) => (
          <li key={`${work} ${title.th} ${unit.th} ${startsOn}`}>
            <p className={ui.strong}>
              {title[language] || title.th || t(`account.profile.functions.${work}`)} {isMain && <Chip tone="brand">{t('account.profile.main')}</Chip>}
            </p>
            <p className={clsx(ui.sm, ui.soft)}>
              {t(`account.profile.functions.${work}`)} · {unit[language] || unit.th}
            </p>
            <p className={clsx(ui.xs, ui.muted)}>
              <Kept>{endsOn ? t('account.profile.term', { from: day(startsOn), to: day(endsOn) }) : t('account.profile.since', { from: day(startsOn) })}</Kept>
            </p>
          </li>
        ))}
      </ul>
      <p className={clsx(ui.sm, ui.soft)}>
        {t('account.profile.clearance.name')}: {t(`account.profile.clearance.${clearances.find((level) => level === clearance) ?? 1}`)}
      </p>
    </>
  );
}
