import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { DayField } from '../../ui/fields/day-field';
import type { useOfficeAct } from './use-office-act';

interface EndSeatDialogProps {
  name: string;
  act: ReturnType<typeof useOfficeAct>;
  onEnd: (lastDay: string) => void;
  onClose: () => void;
}

/** Asks for the last day of a function. */
export function EndSeatDialog({ name, act, onEnd, onClose }: EndSeatDialogProps) {
  const { t } = useText();
  const [lastDay, setLastDay] = useState<string | null>(bangkokDay(new Date()));
  const title = t('posts.endTitle', { name });
  return (
    <AskingDialog
      title={title}
      text={t('posts.endText')}
      width={460}
      act={act}
      submit={t('posts.end')}
      blocked={!lastDay}
      focusTitle
      onSubmit={() => lastDay && onEnd(lastDay)}
      onClose={onClose}
    >
      <DayField
        label={t('posts.lastDay')}
        required
        value={lastDay}
        earliest={dayAfter(bangkokDay(new Date()), -1)}
        onChange={setLastDay}
        error={act.faults.lastDay}
      />
    </AskingDialog>
  );
}
