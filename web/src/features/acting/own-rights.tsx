import type { Absence } from '@sarabun/contract/acting/acting';
import { actingLine } from '@sarabun/contract/acting/acting-phrase';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { Explained, Term, useMyActing } from '../rights';
import { AbsenceForm } from './absence-form';
import { CancelAbsence } from './absences';

/** Whom one acts for, who acts for oneself, one's absences, and every own right with its reason (`/profile`). */
export function OwnRights() {
  const { t } = useText();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <OwnActing />
      <section className={clsx(ui.card, ui.accountCard)}>
        <h2 className={ui.h3}>{t('rights.explain.own')}</h2>
        {asked ? (
          <Explained personId={null} />
        ) : (
          <Button tone="ghost" onClick={() => setAsked(true)}>
            {t('rights.explain.ownShow')}
          </Button>
        )}
      </section>
    </>
  );
}

function OwnActing() {
  const { t, language } = useText();
  const { data } = useMyActing();
  // The form is in the address: other pages lead to it.
  const entering = useLocation({ select: ({ hash }) => hash === 'absence' });
  const navigate = useNavigate();
  const setEntering = (next: boolean) => void navigate({ to: '.', hash: next ? 'absence' : '', replace: true, resetScroll: false, search: true } as never);
  const [cancelling, setCancelling] = useState<Absence | null>(null);
  if (!data) return null;
  return (
    <section className={clsx(ui.card, ui.accountCard)}>
      <h2 className={ui.h3}>{t('rights.acting.own')}</h2>
      {data.forOthers.length + data.forMe.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('rights.acting.ownNone')}</p>}
      <ul className={ui.rightsList}>
        {data.forOthers.map((one) => (
          <li key={`${one.orderId} ${one.startsOn}`}>
            <span className={clsx(ui.strong, ui.rightsLine)}>
              {t('rights.acting.youAct', { line: actingLine(one.phrase, one.postName, language) })}{' '}
              {one.isToday && <Chip tone="green">{t('rights.today')}</Chip>}
            </span>
            <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>
              {[t('rights.order', { number: one.orderNumber }), one.scope, one.excludes && t('rights.acting.except', { what: one.excludes })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Term {...one} />
          </li>
        ))}
        {data.forMe.map((one) => (
          <li key={`${one.orderId} ${one.personName} ${one.startsOn}`}>
            <span className={clsx(ui.strong, ui.rightsLine)}>
              <Kept>{t('rights.acting.actsForYou', { name: one.personName, line: actingLine(one.phrase, one.postName, language) })}</Kept>{' '}
              {one.isToday && <Chip tone="green">{t('rights.today')}</Chip>}
            </span>
            <Term {...one} />
          </li>
        ))}
      </ul>
      <h3 className={ui.lbl}>{t('rights.absence.own')}</h3>
      <ul className={ui.rightsOrder}>
        {data.absences.map((absence) => (
          <li key={absence.absenceId}>
            <span className={clsx(ui.grow, ui.sm)}>
              {t(`rights.absence.kinds.${absence.kind}`)} <Term {...absence} />
            </span>
            <button type="button" className={ui.btnView} onClick={() => setCancelling(absence)}>
              {t('rights.absence.cancel')}
            </button>
          </li>
        ))}
      </ul>
      <Button tone="ghost" onClick={() => setEntering(true)}>
        {t('rights.absence.enterOwn')}
      </Button>
      {entering && <AbsenceForm own onClose={() => setEntering(false)} />}
      {cancelling && <CancelAbsence own absence={cancelling} onClose={() => setCancelling(null)} />}
    </section>
  );
}
