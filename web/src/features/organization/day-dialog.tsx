import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { DayField } from '../../ui/fields/day-field';
import { Note } from '../../ui/note';
import type { useOfficeAct } from './use-office-act';

interface DayDialogProps {
  title: string;
  text: string;
  act: ReturnType<typeof useOfficeAct>;
  day: string | null;
  onDay: (day: string | null) => void;
  submit: string;
  /** Nothing can be submitted yet. */
  blocked?: boolean;
  /** The title gets the focus first; otherwise a field of the children must. */
  focusTitle?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for a change of the office and its first day, by default today. */
export function DayDialog({ title, text, act, day, onDay, submit, blocked = false, focusTitle = false, onSubmit, onClose, children }: DayDialogProps) {
  const { t } = useText();
  const coming = day !== null && day > bangkokDay(new Date());
  return (
    <AskingDialog
      title={title}
      text={text}
      act={act}
      submit={submit}
      blocked={blocked || day === null}
      focusTitle={focusTitle}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children}
      <DayField label={t('organization.effectiveOn')} required value={day} earliest={bangkokDay(new Date())} onChange={onDay} error={act.faults.effectiveOn} />
      {coming && <Note tone="blue">{t('organization.comingNote')}</Note>}
    </AskingDialog>
  );
}
