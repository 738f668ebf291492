import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { HandoverCard } from './handover-card';
import { useHandovers } from './use-handovers';

/** Handovers waiting for the reader's signature. */
export function HandoversScreen() {
  const { t } = useText();
  const found = useHandovers();
  return (
    <div className={ui.ownPage}>
      <header>
        <h1 className={ui.h1}>{t('handover.page')}</h1>
        <p className={clsx(ui.soft, ui.sm)}>{t('handover.purpose')}</p>
      </header>
      {found.isError ? (
        <div className={ui.card}>
          <FailedState query={found} />
        </div>
      ) : !found.data ? (
        <Bone width="100%" height={120} />
      ) : found.data.length === 0 ? (
        <div className={ui.card}>
          <BlankState kind="empty" title={t('handover.none')} text={t('handover.noneText')}>
            <Link to="/profile" hash="absence" className={clsx(ui.btn, ui.ghost)}>
              {t('rights.absence.enterOwn')}
            </Link>
          </BlankState>
        </div>
      ) : (
        found.data.map((handover) => <HandoverCard key={handover.handoverId} handover={handover} />)
      )}
    </div>
  );
}
