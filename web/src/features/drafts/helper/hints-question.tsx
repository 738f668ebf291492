import type { LetterField } from '@sarabun/contract/drafts/letter-fields';
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
  /** A field of the letter: the one asked about first gets the focus, where it can be changed or confirmed. */
  fieldOf: (name: LetterField) => HTMLElement | null | undefined;
  onSend: () => void;
  onClose: () => void;
}

/** Where a hint is followed, if it is about one field. */
const placeOf: Partial<Record<LetterHint['code'], LetterField>> = {
  salutation: 'salutation',
  chooseAddress: 'salutation',
  closing: 'closing',
  noReference: 'references',
  noEnclosure: 'enclosures',
  fewerFiles: 'enclosures',
  moreFiles: 'enclosures',
  fewerEnclosures: 'enclosures',
  oneOfSeveral: 'addressee',
};

/** Before a letter is sent up: what in it departs from the regulation, and whether to send it so. */
export function HintsQuestion({ hints, addressee, remarks, fieldOf, onSend, onClose }: HintsQuestionProps) {
  const { t } = useText();
  const words = useHintWords();
  const place = addressee === null ? hints.map(({ code }) => placeOf[code]).find(Boolean) : 'addressee';
  return (
    <DialogFrame title={t('letterHelp.question')} width={560} onClose={onClose} returnTo={place && (() => fieldOf(place))}>
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
