import { IconTemplate } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/button';
import { lazyDialog } from '../../../ui/lazy-dialog';
import type { LetterDraft } from '../use-letter-draft';
import { mayKeep, savedId } from './may-keep';

const KeepTemplate = lazyDialog(async () => (await import('./keep-template')).KeepTemplate);

/** Keeps the letter as a template; not shown for a letter that is empty, secret or personal. */
export function KeepButton({ draft }: { draft: LetterDraft }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  if (!draft.kept || !mayKeep(draft.fields)) return null;
  return (
    <>
      <IconButton label={t('letterTemplates.keep')} onClick={() => setOpen(true)}>
        <IconTemplate size={20} stroke={1.7} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <KeepTemplate saved={() => savedId(draft)} phrase={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
