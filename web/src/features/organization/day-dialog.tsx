import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DayField } from '../../ui/day-field';
import { DialogFrame } from '../../ui/dialog-frame';
import { Note } from '../../ui/note';
import type { useOfficeAct } from './use-organization';

interface DayDialogProps {
  title: string;
  text: string;
  act: ReturnType<typeof useOfficeAct>;
  day: string | null;
  onDay: (day: string | null) => void;
  submit: string;
  /** Nothing can be submitted yet. */
  blocked?: boolean;
  /** The title has the focus first; without it a field of the children must. */
  focusTitle?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for what is to change in the office and from which day; today when nothing is said. */
export function DayDialog({ title, text, act, day, onDay, submit, blocked = false, focusTitle = false, onSubmit, onClose, children }: DayDialogProps) {
  const { t } = useText();
  const coming = day !== null && day > bangkokDay(new Date());
  return (
    <DialogFrame title={title} width={500} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className="drawer-body">
          <h2 className="h3 strong" tabIndex={-1} data-autofocus={focusTitle || undefined}>
            {title}
          </h2>
          <p className="soft sm">{text}</p>
          {act.failure && <Note tone="red">{act.failure}</Note>}
          {children}
          <DayField label={t('organization.effectiveOn')} required value={day} onChange={onDay} error={act.faults.effectiveOn} />
          {coming && <Note tone="blue">{t('organization.comingNote')}</Note>}
        </div>
        <div className="drawer-foot">
          <span className="grow" />
          <Button tone="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={act.busy} disabled={blocked || day === null}>
            {submit}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
