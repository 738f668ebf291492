import { type DraftView, longestReturnAnswer } from '@sarabun/contract/drafts/drafts';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Field } from '../../../ui/fields/field';
import { LongText } from '../../../ui/fields/long-text';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';

interface ReturnedNoteProps {
  returned: NonNullable<DraftView['returned']>;
  answer: string;
  onAnswer: (answer: string) => void;
  fault: string | undefined;
}

/** By whom and why a draft was sent back, and what its writer says to that when sending it up again. */
export function ReturnedNote({ returned: { by, at, reason }, answer, onAnswer, fault }: ReturnedNoteProps) {
  const { t } = useText();
  const dates = useDates();
  return (
    <>
      <Note tone="amber">
        <p className={ui.strong}>{t('letters.returnedBy', { by, at: dates.moment(at) })}</p>
        <p>{reason}</p>
      </Note>
      <Field label={t('letters.returnAnswer')} hint={t('letters.returnAnswerHint')} error={fault}>
        {(control) => <LongText {...control} rows={2} most={longestReturnAnswer} value={answer} onChange={(event) => onAnswer(event.target.value)} />}
      </Field>
    </>
  );
}
