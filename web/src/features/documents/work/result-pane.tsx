import { type ResultChoice, resultChoiceCodes, resultChoices, resultNeedsReason } from '@sarabun/contract/documents/action';
import { recordResult } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { DayField } from '../../../ui/fields/day-field';
import { Field } from '../../../ui/fields/field';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { Choices, Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct } from '../fields/use-route-act';

interface ResultDraft {
  choice: ResultChoice;
  decidedBy: string;
  decidedOn: string | null;
  text: string;
}

/** Records the decision of a person outside the system or of a meeting (บันทึกผลการพิจารณา); the letter stays where it is. */
export function ResultPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t, language } = useText();
  const today = bangkokDay(new Date());
  const empty: ResultDraft = { choice: 'agreed', decidedBy: '', decidedOn: today, text: '' };
  const { draft, change, clear } = useDraft(`result_${legId}`, empty);
  const [tried, setTried] = useState(false);
  const record = usePaneAct(recordResult, { letter, onFailure });
  const { choice, decidedOn } = draft;
  const asksReason = resultNeedsReason(choice);
  const asksText = asksReason || choice === 'other';
  const faults = {
    decidedBy: draft.decidedBy.trim() === '' ? t('documents.deciderMissing') : undefined,
    decidedOn: decidedOn === null ? t('documents.decidedOnMissing') : decidedOn > today ? t('documents.decidedInFuture') : undefined,
    text: asksText && draft.text.trim() === '' ? t(asksReason ? 'documents.resultReasonMissing' : 'documents.textMissing') : undefined,
  };
  const shown = tried ? faults : { decidedBy: undefined, decidedOn: undefined, text: undefined };
  const submit = () => {
    setTried(true);
    if (decidedOn === null || Object.values(faults).some(Boolean)) return;
    record.send({ legId, choice, text: draft.text.trim(), decidedBy: draft.decidedBy.trim(), decidedOn }, t('documents.resultRecorded'), () => {
      clear();
      change(empty);
      setTried(false);
    });
  };
  return (
    <ActForm
      label={t('documents.mode.recordResult')}
      head={head}
      effect={t('documents.resultEffect')}
      button={{ text: t('documents.recordResult'), icon: <IconClipboardCheck size={20} stroke={1.8} aria-hidden /> }}
      act={record}
      onSubmit={submit}
    >
      <Choices<ResultChoice>
        label={t('documents.result')}
        options={resultChoiceCodes.map((code) => ({ code, text: resultChoices[code][language] }))}
        value={choice}
        onChange={(next) => change({ choice: next })}
      />
      <Field label={t('documents.decidedBy')} required error={shown.decidedBy}>
        {(control) => (
          <input {...control} className={ui.input} maxLength={300} value={draft.decidedBy} onChange={(event) => change({ decidedBy: event.target.value })} />
        )}
      </Field>
      <DayField
        label={t('documents.decidedOn')}
        required
        recent
        value={decidedOn}
        latest={bangkokDay(new Date())}
        onChange={(day) => change({ decidedOn: day })}
        error={shown.decidedOn}
      />
      <Words label={t('documents.details')} required={asksText} value={draft.text} onChange={(text) => change({ text })} error={shown.text} />
    </ActForm>
  );
}
