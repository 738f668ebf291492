import { secrecyClasses } from '@sarabun/contract/documents/document-kind';
import { useText } from '../../../platform/i18n';
import { Field } from '../../../ui/fields/field';
import ui from '../../../ui/styles/ui.module.css';
import type { StackLetter } from './receiving-stack';

interface LowerReasonProps {
  letter: StackLetter;
  reason: string;
  /** What the server says of a letter without a reason. */
  error: string | undefined;
  onChange: (reason: string) => void;
}

/** Asks why a letter is received under a lower class than its files bear; nothing while it is not. */
export function LowerReason({ letter: { files, draft }, reason, error, onChange }: LowerReasonProps) {
  const { t, language } = useText();
  const read = files.map(({ uploaded }) => uploaded?.reading?.secrecy?.value ?? 1).filter((one) => one !== 4);
  const highest = Math.max(1, ...read) as keyof typeof secrecyClasses;
  // Of a letter that was brought back from the pile, only the server knows.
  if (highest <= draft.secrecy && !error && reason === '') return null;
  const name = secrecyClasses[highest].label[language];
  return (
    <Field
      label={t('documents.desk.lowerReason')}
      required
      error={error}
      hint={highest > draft.secrecy ? t('documents.desk.lowerThanRead', { name }) : undefined}
    >
      {(control) => <input {...control} className={ui.input} maxLength={500} value={reason} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}
