import { IconTemplate } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import type { DraftFields } from './draft-fields';
import type { LetterDraft } from './use-letter-draft';

/** Whether a letter may be kept as a template, and its words as a phrase: whoever uses them reads them. */
export const mayKeep = ({ secrecy, personal }: DraftFields): boolean => secrecy === 1 && !personal;

/** Saves what was typed; the id of the letter, or null if it could not be saved. */
export const savedId = async (draft: LetterDraft): Promise<number | null> => ((await draft.flush()) ? (draft.current()?.documentId ?? null) : null);

const KeepTemplate = lazyDialog(async () => (await import('./templates/keep-template')).KeepTemplate);

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
