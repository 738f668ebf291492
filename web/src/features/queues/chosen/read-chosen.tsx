import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import ui from '../../../ui/styles/ui.module.css';
import { type ChosenLetter, DocumentDialog } from '../../documents';

interface ReadChosenProps {
  letters: readonly ChosenLetter[];
  legId: number;
  onRead: (letter: ChosenLetter) => void;
  onClose: () => void;
}

/** One of the chosen letters to be read over the form that is for all of them, with its neighbours. */
export function ReadChosen({ letters, legId, onRead, onClose }: ReadChosenProps) {
  const { t } = useText();
  const at = letters.findIndex((one) => one.legId === legId);
  const [before, here, after] = [letters[at - 1], letters[at], letters[at + 1]];
  if (!here) return null;
  return (
    <DocumentDialog
      documentId={here.documentId}
      legId={legId}
      onClose={onClose}
      place={{ number: at + 1, total: letters.length }}
      onPrevious={before && (() => onRead(before))}
      onNext={after && (() => onRead(after))}
      returnTo={() => document.querySelector<HTMLElement>(`[role=dialog] form [data-leg="${legId}"]`)}
      foot={
        <>
          <Button size="lg" tone="ghost" icon={<IconArrowLeft size={20} stroke={1.8} aria-hidden />} onClick={onClose}>
            {t('bulkReceive.backToForm')}
          </Button>
          <span className={ui.grow} />
          {after && (
            <Button size="lg" icon={<IconChevronRight size={20} stroke={1.8} aria-hidden />} onClick={() => onRead(after)}>
              {t('letterRoute.readNext')}
            </Button>
          )}
        </>
      }
    />
  );
}
