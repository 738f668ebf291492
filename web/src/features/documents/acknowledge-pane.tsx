import { acknowledgeDocument } from '@sarabun/contract/documents/circulation-actions';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '../../platform/i18n';
import { toast } from '../../ui/toast';
import { usePhrases } from '../settings';
import { Words } from './act-fields';
import { ActForm } from './act-form';
import type { PaneProps } from './pane-props';
import { useDraft } from './use-draft';
import { useRouteAct } from './use-route-act';

/** Takes note of a letter that was sent for information (ทราบ). */
export function AcknowledgePane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`acknowledge_${legId}`, { text: '' });
  const act = useRouteAct(acknowledgeDocument);
  const submit = () => {
    onFailure(null);
    act.mutate(
      { legId, text: draft.text.trim() },
      {
        onSuccess: () => {
          clear();
          toast({ tone: 'success', title: t('route.noted'), text: letter.subject });
        },
        onError: onFailure,
      },
    );
  };
  return (
    <ActForm
      label={t('documents.mode.acknowledge')}
      head={head}
      effect={t('route.noteEffect')}
      button={{ text: t('documents.mode.acknowledge'), icon: <IconCheck size={20} stroke={2} aria-hidden /> }}
      busy={act.isPending}
      onSubmit={submit}
    >
      <Words label={t('route.noteText')} rows={2} value={draft.text} onChange={(text) => change({ text })} phrases={usePhrases('close', letter.kind)} />
    </ActForm>
  );
}
