import { assignDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconAlertCircle, IconArrowsSplit2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DayField } from '../../ui/day-field';
import { Field } from '../../ui/field';
import { toast } from '../../ui/toast';
import { emptyAssignment, faultsOf, withParty, withPhrase, withResponsibility } from './assignment-rules';
import type { PaneProps } from './pane-props';
import { PartyList } from './party-list';
import { PartyPicker } from './party-picker';
import { useDraft } from './use-draft';
import { useRouteAct } from './use-route-act';

const phrases = ['act', 'actAndReport', 'draftAnswer', 'checkFacts'] as const;

/** Names who is responsible for a letter, what for and until when (มอบหมาย). */
export function AssignPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`assign_${legId}`, emptyAssignment);
  const [tried, setTried] = useState(false);
  const assign = useRouteAct(assignDocument);
  const form = useRef<HTMLFormElement>(null);
  const faults = tried ? faultsOf(draft, bangkokDay(new Date())) : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (assign.isPending || Object.keys(faultsOf(draft, bangkokDay(new Date()))).length > 0) return;
    onFailure(null);
    const parties = draft.parties.map(({ deskId, responsibility }) => ({ deskId, responsibility }));
    assign.mutate(
      { legId, parties, task: draft.task, dueOn: draft.dueOn, needsReport: draft.needsReport },
      {
        onSuccess: () => {
          clear();
          toast({ tone: 'success', title: t('documents.assigned', { n: parties.length }), text: letter.subject });
        },
        onError: onFailure,
      },
    );
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form ref={form} className="doc-act" noValidate aria-label={t('documents.mode.assign')} onSubmit={submit} onKeyDown={sendByKey}>
      <div className="doc-act-column">
        {head}
        <div className="act-body">
          <div className="stack doc-parties">
            <PartyPicker
              taken={draft.parties}
              onPick={(party) => change({ parties: withParty(draft.parties, party) })}
              invalid={faults.parties !== undefined}
            />
            <PartyList
              parties={draft.parties}
              onRole={(deskId, role) => change({ parties: withResponsibility(draft.parties, deskId, role) })}
              onRemove={(deskId) => change({ parties: draft.parties.filter((party) => party.deskId !== deskId) })}
            />
            {faults.parties && (
              <p className="fault" role="alert">
                <IconAlertCircle size={17} aria-hidden />
                {t(`documents.${faults.parties}`)}
              </p>
            )}
          </div>
          <fieldset className="row wrap doc-phrases">
            <legend className="vh">{t('documents.phrases')}</legend>
            {phrases.map((phrase) => {
              const words = t(`documents.phrase.${phrase}`);
              return (
                <button key={phrase} type="button" className="phrase" onClick={() => change({ task: withPhrase(draft.task, words) })}>
                  {words}
                </button>
              );
            })}
          </fieldset>
          <Field label={t('documents.task')}>
            {(control) => (
              <textarea {...control} className="in" rows={3} maxLength={2000} value={draft.task} onChange={(event) => change({ task: event.target.value })} />
            )}
          </Field>
          <div className="doc-due">
            <DayField label={t('documents.dueOn')} value={draft.dueOn} onChange={(dueOn) => change({ dueOn })} error={faults.dueOn && t('documents.duePast')} />
            <label className="row sm doc-report">
              <input type="checkbox" className="tick" checked={draft.needsReport} onChange={(event) => change({ needsReport: event.target.checked })} />
              {t('documents.needsReport')}
            </label>
          </div>
        </div>
      </div>
      <footer className="actbar">
        <span className="sm muted grow clip">{t('documents.assignEffect')}</span>
        <Button type="submit" size="lg" icon={<IconArrowsSplit2 size={20} stroke={1.8} aria-hidden />} shortcut="Ctrl ↵" busy={assign.isPending}>
          {t('documents.assign')}
        </Button>
      </footer>
    </form>
  );
}
