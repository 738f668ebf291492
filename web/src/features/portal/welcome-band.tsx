import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { agency } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { useDates } from '../../platform/thai-date';
import { Emblem } from '../../ui/emblem';
import patternUrl from '../../ui/emblems/prachamyam-pattern.svg';
import { Emphasised } from '../../ui/emphasised';
import ui from '../../ui/styles/ui.module.css';
import styles from './portal.module.css';
import type { Waiting } from './use-waiting';

/** The greeting: date, person, waiting work, and the link to the desk. */
export function WelcomeBand({ waiting }: { waiting: Waiting | undefined }) {
  const { t } = useText();
  const dates = useDates();
  const { information } = useUser();
  return (
    <section className={styles.welcome} style={{ '--pattern': `url("${patternUrl}")` } as CSSProperties}>
      <div className={ui.grow}>
        <p className={ui.sm}>{dates.dayOf(new Date(), 'full')}</p>
        <h1>{t('portal.hello', { name: information.firstName })}</h1>
        <p className={styles.welcomeWaiting} aria-live="polite">
          {waiting && <WaitingSentence waiting={waiting} />}
        </p>
      </div>
      <Link to="/sarabun/dashboard" className={clsx(ui.btn, ui.lg, styles.inverse)}>
        {t('portal.toDesk')}
        <IconChevronRight size={20} aria-hidden />
      </Link>
      <Emblem name={agency().key} size={210} className={styles.watermark} />
    </section>
  );
}

function WaitingSentence({ waiting: { count, mostUrgent, overdue } }: { waiting: Waiting }) {
  const { t } = useText();
  if (count === 0) return t('portal.noneWaiting');
  const urgent = mostUrgent > 0 ? t('portal.urgent', { count: mostUrgent }) : '';
  const late = overdue > 0 ? t('portal.overdue', { count: overdue }) : '';
  const pressing = [urgent, late].filter(Boolean).join(` ${t('portal.and')} `);
  return <Emphasised html={pressing ? [t('portal.waiting', { count }), t('portal.ofThese'), pressing].join(' ') : t('portal.waiting', { count })} />;
}
