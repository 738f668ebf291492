import { cancelDocument, cancelReceipt, closeDocument, reopenDocument } from '@sarabun/contract/documents/route-actions';
import { IconCircleCheck, IconCircleX, IconRotateClockwise2, IconRubberStampOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Note } from '../../ui/note';
import { toast } from '../../ui/toast';
import { usePhrases } from '../settings';
import { Words } from './act-fields';
import { ActForm } from './act-form';
import type { PaneProps } from './pane-props';
import { useDraft } from './use-draft';
import { useRouteAct } from './use-route-act';

/** Closes the matter (ปิดเรื่อง), with a last remark if there is one. */
export function ClosePane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`close_${legId}`, { text: '' });
  const close = useRouteAct(closeDocument);
  const others = letter.holders.length - 1;
  const submit = () => {
    onFailure(null);
    close.mutate(
      { legId, text: draft.text.trim() },
      {
        onSuccess: () => {
          clear();
          toast({ tone: 'success', title: t('documents.closedNow'), text: letter.subject });
        },
        onError: onFailure,
      },
    );
  };
  return (
    <ActForm
      label={t('documents.mode.close')}
      head={head}
      effect={t('documents.closeEffect')}
      button={{ text: t('documents.mode.close'), icon: <IconCircleCheck size={20} stroke={1.8} aria-hidden /> }}
      busy={close.isPending}
      onSubmit={submit}
    >
      {others > 0 && <Note tone="amber">{t('documents.closeOthers', { n: others })}</Note>}
      <Words label={t('documents.closeText')} rows={3} value={draft.text} onChange={(text) => change({ text })} phrases={usePhrases('close', letter.kind)} />
    </ActForm>
  );
}

const verbs = { reopen: reopenDocument, cancelReceipt, cancel: cancelDocument };
const icons = { reopen: IconRotateClockwise2, cancelReceipt: IconRubberStampOff, cancel: IconCircleX };

export const ReopenPane = (props: PaneProps) => <ReasonPane {...props} verb="reopen" />;
export const CancelReceiptPane = (props: PaneProps) => <ReasonPane {...props} verb="cancelReceipt" />;
export const CancelPane = (props: PaneProps) => <ReasonPane {...props} verb="cancel" />;

/** Undoes a step with a compulsory reason: opens a closed matter anew, cancels a receipt or the letter itself. */
function ReasonPane({ letter, legId, head, onFailure, verb }: PaneProps & { verb: keyof typeof verbs }) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`${verb}_${legId}`, { reason: '' });
  const [tried, setTried] = useState(false);
  const act = useRouteAct(verbs[verb]);
  const Icon = icons[verb];
  const missing = draft.reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (missing) return;
    onFailure(null);
    act.mutate(
      { legId, reason: draft.reason.trim() },
      {
        onSuccess: () => {
          clear();
          toast({ tone: 'success', title: t(`documents.${verb}.done`), text: letter.subject });
        },
        onError: onFailure,
      },
    );
  };
  return (
    <ActForm
      label={t(`documents.mode.${verb}`)}
      head={head}
      effect={t(`documents.${verb}.effect`)}
      button={{ text: t(`documents.mode.${verb}`), icon: <Icon size={20} stroke={1.8} aria-hidden />, tone: 'warn' }}
      busy={act.isPending}
      onSubmit={submit}
    >
      <Note tone="amber">{t(`documents.${verb}.warning`)}</Note>
      <Words
        label={t('documents.reason')}
        required
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={tried && missing ? t('documents.reasonMissing') : undefined}
      />
    </ActForm>
  );
}
