import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../ui/dialogs/dialog-parts';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { Pager } from '../../ui/tables/pager';
import { ChangeList } from './change-list';
import { useChanges } from './use-organization';

/** Scheduled and past changes of the office. */
export function ChangesDialog({ mayManage, onClose }: { mayManage: boolean; onClose: () => void }) {
  const { t } = useText();
  const [which, setWhich] = useState<'coming' | 'past'>('coming');
  const [page, setPage] = useState(1);
  const changes = useChanges(which, page);
  return (
    <DialogFrame title={t('organization.changes')} width={640} onClose={onClose} sheet>
      <DialogHead title={t('organization.changes')} onClose={onClose} />
      <div className={ui.importBody}>
        <fieldset className={ui.seg}>
          <legend className={ui.vh}>{t('organization.changes')}</legend>
          {(['coming', 'past'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={which === one}
              onClick={() => {
                setWhich(one);
                setPage(1);
              }}
            >
              {t(`organization.which.${one}`)}
            </button>
          ))}
        </fieldset>
        {changes.isError ? (
          <FailedState query={changes} />
        ) : !changes.data ? (
          <Bone width="60%" height={40} />
        ) : changes.data.total === 0 ? (
          <BlankState kind="empty" small title={t(`organization.noChanges.${which}`)} />
        ) : (
          <ChangeList changes={changes.data.data} mayManage={mayManage} />
        )}
      </div>
      <footer className={ui.pager}>
        <span className={ui.grow} />
        <Pager page={page} pageSize={changes.data?.pageSize ?? 20} total={changes.data?.total ?? 0} onPage={setPage} />
      </footer>
    </DialogFrame>
  );
}
