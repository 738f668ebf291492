import { acknowledgeDocument } from '@sarabun/contract/documents/circulation-actions';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '../../platform/i18n';
import { usePhrases } from '../settings';
import { Words } from './act-fields';
import { ActForm } from './act-form';
import type { PaneProps } from './pane-props';
import { useDraft } from './use-draft';
import { usePaneAct } from './use-route-act';

/** Takes note of a letter that was sent for information (ทราบ). */
export function AcknowledgePane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`acknowledge_${legId}`, { text: '' });
  const act = usePaneAct(acknowledgeDocument, { letter, onFailure });
  const submit = () => {
    act.send({ legId, text: draft.text.trim() }, t('route.noted'), clear);
  };
  return (
    <ActForm
      label={t('documents.mode.acknowledge')}
      head={head}
      effect={t('route.noteEffect')}
      button={{ text: t('documents.mode.acknowledge'), icon: <IconCheck size={20} stroke={2} aria-hidden /> }}
      busy={act.busy}
      onSubmit={submit}
    >
      <Words label={t('route.noteText')} rows={2} value={draft.text} onChange={(text) => change({ text })} phrases={usePhrases('close', letter.kind)} />
    </ActForm>
  );
}
