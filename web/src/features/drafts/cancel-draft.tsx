import { cancelDraft } from '@sarabun/contract/drafts/drafts';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { toast } from '../../ui/toast';
import { forgetDrafts } from './use-new-draft';

/** Deletes a draft after a confirmation. */
export function CancelDraft({ documentId, subject }: { documentId: number; subject: string }) {
  const { t } = useText();
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call(cancelDraft, { documentId }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('letters.cancelled'), text: subject });
      forgetDrafts(cache);
      void cache.invalidateQueries({ queryKey: ['queues'] });
      void navigate({ to: '/sarabun/drafts' });
    },
    onError: (error) => {
      setAsked(false);
      toast({ tone: 'error', title: error.message });
    },
  });
  return (
    <>
      <Button tone="quiet" icon={<IconTrash size={18} stroke={1.7} aria-hidden />} onClick={() => setAsked(true)}>
        {t('letters.cancel')}
      </Button>
      {asked && (
        <ConfirmDialog
          tone="warning"
          isBackFirst
          title={t('letters.cancelTitle')}
          text={t('letters.cancelText')}
          confirm={{ label: t('letters.cancelConfirm'), onPress: () => cancel.mutate(), busy: cancel.isPending }}
          cancel={{ label: t('letters.cancelBack'), onPress: () => setAsked(false) }}
        />
      )}
    </>
  );
}
