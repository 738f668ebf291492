import { assignDocument } from '@sarabun/contract/documents/route-actions';
import { takenBackFrom } from '@sarabun/contract/documents/taken-back';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { useDraft } from '../../../ui/forms/use-draft';
import { ActForm } from '../fields/act-form';
import { faultsOf, footLine, namesOf, type Party, workGiven, workOf } from '../fields/assignment-rules';
import type { PaneProps } from '../fields/pane-props';
import { RecalledFrom } from '../fields/recalled-from';
import { usePaneAct } from '../fields/use-route-act';
import { WorkFields } from '../fields/work-fields';
import { dueOfLeg } from '../view/due-here';

/** Assigns a letter (มอบหมาย): assignees, task and due day. */
export function AssignPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const dates = useDates();
  const recalled = workOf(takenBackFrom(letter.route, legId));
  const { draft, change, clear } = useDraft(`assign_${legId}`, { ...recalled, parties: [] as Party[] });
  const [tried, setTried] = useState(false);
  const assign = usePaneAct(assignDocument, { letter, onFailure });
  const names = namesOf(draft.parties, (rest) => t('documents.andMore', rest));
  const due = draft.dueOn ?? dueOfLeg(letter, legId);
  const found = () => faultsOf(draft, bangkokDay(new Date()));
  const faults = tried ? found() : {};
  const submit = () => {
    setTried(true);
    if (Object.keys(found()).length > 0) return;
    assign.send({ legId, ...workGiven(draft) }, t('documents.assigned', { names }), clear);
  };
  return (
    <ActForm
      label={t('documents.mode.assign')}
      head={head}
      effect={names ? footLine(t('documents.goesTo', { names }), due && t('documents.until', { day: dates.day(due) })) : t('documents.assignEffect')}
      button={{ text: t('documents.assign'), icon: <IconArrowsSplit2 size={20} stroke={1.8} aria-hidden /> }}
      act={assign}
      onSubmit={submit}
    >
      {recalled.parties.length > 0 && draft.parties.length === 0 && (
        <RecalledFrom desks={recalled.parties} onAgain={() => change({ parties: recalled.parties })} />
      )}
      <WorkFields work={draft} onChange={change} faults={faults} kind={letter.kind} label={t('documents.parties')} inherited={dueOfLeg(letter, legId)} />
    </ActForm>
  );
}
