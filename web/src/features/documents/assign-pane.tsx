import { assignDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { workingDayAfter } from '@sarabun/contract/values/working-days';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { toast } from '../../ui/toast';
import { DueField, useWorkingDays } from '../follow-up';
import { ProposedDesk } from '../organization';
import { offeredById, useDocumentWords, usePhrases } from '../settings';
import { Choices, Words } from './act-fields';
import { ActForm } from './act-form';
import { emptyAssignment, faultsOf, withJob } from './assignment-rules';
import type { PaneProps } from './pane-props';
import { PartiesField } from './parties-field';
import { useDraft } from './use-draft';
import { useRouteAct } from './use-route-act';

/** Names who is responsible for a letter, what for and until when (มอบหมาย). */
export function AssignPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t, language } = useText();
  const { draft, change, clear } = useDraft(`assign_${legId}`, emptyAssignment);
  const calendar = useWorkingDays();
  const jobs = offeredById(useDocumentWords().jobs, draft.jobTypeId);
  const phrases = usePhrases('assign', letter.kind);
  const [tried, setTried] = useState(false);
  const assign = useRouteAct(assignDocument);
  const found = () => faultsOf(draft, bangkokDay(new Date()));
  const faults = tried ? found() : {};
  const submit = () => {
    setTried(true);
    if (Object.keys(found()).length > 0) return;
    onFailure(null);
    const parties = draft.parties.map(({ deskId, responsibility }) => ({ deskId, responsibility }));
    assign.mutate(
      { legId, parties, task: draft.task, dueOn: draft.dueOn, needsReport: draft.needsReport, jobTypeId: draft.jobTypeId },
      {
        onSuccess: () => {
          clear();
          toast({ tone: 'success', title: t('documents.assigned', { n: parties.length }), text: letter.subject });
        },
        onError: onFailure,
      },
    );
  };
  return (
    <ActForm
      label={t('documents.mode.assign')}
      head={head}
      effect={t('documents.assignEffect')}
      button={{ text: t('documents.assign'), icon: <IconArrowsSplit2 size={20} stroke={1.8} aria-hidden /> }}
      busy={assign.isPending}
      onSubmit={submit}
    >
      {jobs.length > 0 && (
        <Choices
          label={t('workWords.jobType')}
          options={jobs.map((job) => ({ code: String(job.id), text: job[language] }))}
          value={draft.jobTypeId === null ? null : String(draft.jobTypeId)}
          onChange={(code) => {
            const job = jobs.find(({ id }) => String(id) === code);
            if (job) change(withJob(draft, job, jobs, (days) => workingDayAfter(calendar, bangkokDay(new Date()), days)));
          }}
        />
      )}
      <ProposedDesk
        deskId={letter.route.find((leg) => leg.legId === legId)?.to.deskId}
        what="assignTo"
        taken={draft.parties.map(({ deskId }) => deskId)}
        onTake={(desk) => change({ parties: [...draft.parties, { ...desk, responsibility: draft.parties.length === 0 ? 'main' : 'joint' }] })}
      />
      <PartiesField
        label={t('documents.parties')}
        parties={draft.parties}
        onChange={(parties) => change({ parties })}
        error={faults.parties && t(`documents.${faults.parties}`)}
      />
      <Words label={t('documents.task')} rows={3} value={draft.task} onChange={(task) => change({ task })} phrases={phrases} />
      <div className="doc-due">
        <DueField label={t('documents.dueOn')} value={draft.dueOn} onChange={(dueOn) => change({ dueOn })} error={faults.dueOn && t('documents.duePast')} />
        <label className="row sm doc-report">
          <input type="checkbox" className="tick" checked={draft.needsReport} onChange={(event) => change({ needsReport: event.target.checked })} />
          {t('documents.needsReport')}
        </label>
      </div>
    </ActForm>
  );
}
