import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { DayField } from '../../ui/fields/day-field';
import type { Pickable } from '../../ui/fields/search-picker';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from './office-picker';
import type { useOfficeAct } from './use-office-act';

interface SeatDialogProps {
  title: string;
  /** Whether it may be the main post. */
  asksMain?: boolean;
  act: ReturnType<typeof useOfficeAct>;
  children?: ReactNode;
  onGive: (given: { personId: number; isMain: boolean; startsOn: string; endsOn: string | null }) => void;
  onClose: () => void;
}

/** Asks who gets a function, and for which period. */
export function SeatDialog({ title, asksMain = false, act, children, onGive, onClose }: SeatDialogProps) {
  const { t } = useText();
  const [person, setPerson] = useState<Pickable | null>(null);
  const [isMain, setMain] = useState(false);
  const [startsOn, setStart] = useState<string | null>(bangkokDay(new Date()));
  const [endsOn, setEnd] = useState<string | null>(null);
  return (
    <AskingDialog
      title={title}
      act={act}
      submit={title}
      blocked={!person || !startsOn}
      onSubmit={() => person && startsOn && onGive({ personId: person.id, isMain, startsOn, endsOn })}
      onClose={onClose}
    >
      <OfficePicker kind="person" label={t('posts.person')} required autoFocus value={person} error={act.faults.personId} onPick={setPerson} />
      {children}
      <div className={ui.pair}>
        <DayField label={t('posts.from')} required value={startsOn} onChange={setStart} error={act.faults.startsOn} />
        <DayField label={t('posts.to')} value={endsOn} earliest={startsOn} onChange={setEnd} error={act.faults.endsOn} />
      </div>
      {asksMain && (
        <label className={clsx(ui.row, ui.settingsCheck)}>
          <input type="checkbox" className={ui.tick} checked={isMain} onChange={(event) => setMain(event.target.checked)} />
          {t('posts.asMain')}
        </label>
      )}
    </AskingDialog>
  );
}
