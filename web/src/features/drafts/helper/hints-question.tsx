import { hintKey, type LetterHint } from '@sarabun/contract/drafts/letter-hints';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../../ui/dialogs/dialog-parts';
import ui from '../../../ui/styles/ui.module.css';
import styles from './helper.module.css';
import { useHintWords } from './hint-words';

interface HintsQuestionProps {
  hints: readonly LetterHint[];
  /** The addressee of an answer that was proposed and not looked at. */
  addressee: string | null;
  /** How many remarks of those who check it are open. */
  remarks: number;
  /** Gets the focus where that is asked about: it can be changed or confirmed there. */
  addresseeField: () => HTMLElement | null | undefined;
  onSend: () => void;
  onClose: () => void;
}

/** Before a letter is sent up: what in it departs from the regulation, and whether to send it so. */
export function HintsQuestion({ hints, addressee, remarks, addresseeField, onSend, onClose }: HintsQuestionProps) {
  const { t } = useText();
  const words = useHintWords();
  return (
    <DialogFrame title={t('letterHelp.question')} width={560} onClose={onClose} returnTo={addressee === null ? undefined : addresseeField}>
      <DialogHead title={t('letterHelp.question')} note={hints.length > 0 ? t('letterHelp.questionNote') : ''} onClose={onClose} quiet />
      <ul className={styles.asked}>
        {addressee && <li>{t('letterHelp.unseenAddressee', { addressee })}</li>}
        {remarks > 0 && <li>{t('letterHelp.openRemarks', { n: remarks })}</li>}
        {hints.map((hint) => {
          const { text, clause } = words(hint);
          return (
            <li key={hintKey(hint)}>
              {text} <span className={styles.clause}>{clause}</span>
            </li>
          );
        })}
      </ul>
      <footer className={clsx(ui.row, ui.wrap, styles.answers)}>
        <Button tone="ghost" onClick={onSend}>
          {t('letterHelp.sendSo')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t('letterHelp.goBack')}
        </Button>
      </footer>
    </DialogFrame>
  );
}
