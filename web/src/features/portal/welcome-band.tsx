import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { agency } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { useDates } from '../../platform/thai-date';
import { Emblem } from '../../ui/emblem';
import patternUrl from '../../ui/emblems/prachamyam-pattern.svg';
import { Emphasised } from '../../ui/emphasised';
import type { Waiting } from './use-waiting';

/** The greeting: today, who it is, what waits, and the way to the desk. */
export function WelcomeBand({ waiting }: { waiting: Waiting | undefined }) {
  const { t } = useText();
  const dates = useDates();
  const { information } = useUser();
  return (
    <section className="welcome" style={{ '--pattern': `url("${patternUrl}")` } as CSSProperties}>
      <div className="grow">
        <p className="sm">{dates.dayOf(new Date(), 'full')}</p>
        <h1>{t('portal.hello', { name: information.firstName })}</h1>
        <p className="welcome-waiting" aria-live="polite">
          {waiting && <WaitingSentence waiting={waiting} />}
        </p>
      </div>
      <Link to="/sarabun/dashboard" className="btn lg inverse">
        {t('portal.toDesk')}
        <IconChevronRight size={20} aria-hidden />
      </Link>
      <Emblem name={agency().key} size={210} className="watermark" />
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
