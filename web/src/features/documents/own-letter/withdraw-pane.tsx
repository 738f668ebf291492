import { withdrawDraft } from '@sarabun/contract/signing/own-letter';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n';
import { Note } from '../../../ui/note';
import { ActForm } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct } from '../fields/use-route-act';

/** Withdraws an unsigned letter to one's own desk (ดึงคืน), and opens it to be changed. */
export function WithdrawPane({ letter, head, onFailure }: PaneProps) {
  const { t } = useText();
  const act = usePaneAct(withdrawDraft, { letter, onFailure });
  const navigate = useNavigate();
  const { documentId } = letter;
  const submit = () => {
    act.send({ documentId }, t('letterRoute.withdrawn'), () => void navigate({ to: '/sarabun/compose', search: { document: documentId } }));
  };
  return (
    <ActForm
      label={t('documents.mode.withdrawDraft')}
      head={head}
      effect={t('letterRoute.withdrawEffect')}
      button={{ text: t('documents.mode.withdrawDraft'), icon: <IconArrowBackUp size={20} stroke={1.8} aria-hidden />, tone: 'warn' }}
      act={act}
      onSubmit={submit}
    >
      <Note tone="amber">{t('letterRoute.withdrawText')}</Note>
    </ActForm>
  );
}
