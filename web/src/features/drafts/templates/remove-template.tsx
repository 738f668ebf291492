import type { LetterTemplate } from '@sarabun/contract/drafts/letter-templates';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { useRemoval } from './use-templates';

interface RemoveTemplateProps {
  template: LetterTemplate;
  /** Takes the focus, which is lost with the row. */
  onRemoved: () => void;
}

/** Removes a template or phrase after a question, which says who else loses it. */
export function RemoveTemplate({ template: { letterTemplateId, name, unitName }, onRemoved }: RemoveTemplateProps) {
  const { t } = useText();
  const [asked, setAsked] = useState(false);
  const removal = useRemoval(() => {
    setAsked(false);
    onRemoved();
  });
  return (
    <>
      <IconButton dense label={t('letterTemplates.remove', { name })} onClick={() => setAsked(true)}>
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </IconButton>
      {asked && (
        <ConfirmDialog
          tone="warning"
          title={t('letterTemplates.removeTitle', { name })}
          text={removal.failure || (unitName ? t('letterTemplates.removeSharedText', { unit: unitName }) : t('letterTemplates.removeText'))}
          confirm={{
            label: t('letterTemplates.removeNow'),
            onPress: () => void removal.remove(letterTemplateId, t('letterTemplates.removed', { name })),
            busy: removal.busy,
          }}
          cancel={{ label: t('common.cancel'), onPress: () => setAsked(false) }}
        />
      )}
    </>
  );
}
