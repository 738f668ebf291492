import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DayField } from '../../ui/day-field';
import { DialogFrame } from '../../ui/dialog-frame';
import { Note } from '../../ui/note';
import type { useOfficeAct } from './use-organization';

interface EndSeatDialogProps {
  name: string;
  act: ReturnType<typeof useOfficeAct>;
  onEnd: (lastDay: string) => void;
  onClose: () => void;
}

/** Asks for the last day on which somebody does something. */
export function EndSeatDialog({ name, act, onEnd, onClose }: EndSeatDialogProps) {
  const { t } = useText();
  const [lastDay, setLastDay] = useState<string | null>(bangkokDay(new Date()));
  const title = t('posts.endTitle', { name });
  return (
    <DialogFrame title={title} width={460} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (lastDay) onEnd(lastDay);
        }}
      >
        <div className="drawer-body">
          <h2 className="h3 strong" tabIndex={-1} data-autofocus>
            {title}
          </h2>
          <p className="soft sm">{t('posts.endText')}</p>
          {act.failure && <Note tone="red">{act.failure}</Note>}
          <DayField label={t('posts.lastDay')} required value={lastDay} onChange={setLastDay} error={act.faults.lastDay} />
        </div>
        <div className="drawer-foot">
          <span className="grow" />
          <Button tone="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={act.busy} disabled={!lastDay}>
            {t('posts.end')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
