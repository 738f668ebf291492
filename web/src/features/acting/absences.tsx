import { type Absence, cancelAbsence, cancelOwnAbsence } from '@sarabun/contract/acting/acting';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { useAct } from '../../ui/forms/use-act';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { Row } from '../../ui/tables/table';
import { useDebounced } from '../../ui/use-debounced';
import { RightsList, rightsKeys, Term, useAbsences } from '../rights';

const searchDelay = 400;

export function Absences({ mayManage }: { mayManage: boolean }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [cancelling, setCancelling] = useState<Absence | null>(null);
  const list = { search: useDebounced(typed.trim(), searchDelay), page };
  return (
    <section aria-label={t('rights.absence.title')}>
      <h2 className={clsx(ui.h3, ui.strong)}>{t('rights.absence.title')}</h2>
      <RightsList
        query={useAbsences(list)}
        find={t('rights.absence.find')}
        typed={typed}
        state={{ ...list, state: undefined }}
        states={[]}
        none={t('rights.absence.none')}
        onType={(text) => {
          setTyped(text);
          setPage(1);
        }}
        onState={() => {}}
        onPage={setPage}
        columns={[t('rights.person'), t('rights.absence.kind'), t('rights.days'), '']}
        row={(absence) => (
          <Row key={absence.absenceId}>
            <td className={ui.strong}>
              <Kept>{absence.name}</Kept>
            </td>
            <td>
              {t(`rights.absence.kinds.${absence.kind}`)}
              {absence.note && <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>{absence.note}</span>}
            </td>
            <td>
              <Term {...absence} />
            </td>
            <td>
              {absence.isCancelled ? (
                <Chip>{t('rights.absence.cancelled')}</Chip>
              ) : (
                mayManage && (
                  <button
                    type="button"
                    className={ui.btnView}
                    aria-label={`${t('rights.absence.cancel')} ${absence.name}`}
                    onClick={() => setCancelling(absence)}
                  >
                    {t('rights.absence.cancel')}
                  </button>
                )
              )}
            </td>
          </Row>
        )}
      />
      {cancelling && <CancelAbsence own={false} absence={cancelling} onClose={() => setCancelling(null)} />}
    </section>
  );
}

/** Confirms before cancelling an absence, because it changes who acts. */
export function CancelAbsence({ own, absence, onClose }: { own: boolean; absence: Absence; onClose: () => void }) {
  const { t } = useText();
  const act = useAct([...rightsKeys, 'account'], onClose);
  return (
    <ConfirmDialog
      tone="warning"
      title={t('rights.absence.cancel')}
      text={act.failure || t('rights.absence.cancelText', { name: absence.name })}
      cancel={{ label: t('common.cancel'), onPress: onClose }}
      confirm={{
        label: t('rights.absence.cancel'),
        busy: act.busy,
        onPress: () => void act.run(() => call(own ? cancelOwnAbsence : cancelAbsence, { absenceId: absence.absenceId }), t('rights.absence.cancelled')),
      }}
    />
  );
}
