import { changeAssignees } from '@sarabun/contract/documents/assignment-actions';
import { givenFor, givenShares } from '@sarabun/contract/documents/leg-purposes';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconUsersGroup } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Chip } from '../../../ui/chip';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../fields/act.module.css';
import { Fault, Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import { emptyWork, workGiven } from '../fields/assignment-rules';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct } from '../fields/use-route-act';
import { WorkFields } from '../fields/work-fields';
import { assigneesOf } from '../view/report-rules';
import { changeFaults, outcomeOf } from './change-rules';

const empty = { cancel: [] as number[], reason: '', ...emptyWork };
const atWork = ['delivered', 'received', 'passedOn'];

/** Withdraws work from assignees, with the reason, and gives it to others (เปลี่ยนผู้รับมอบหมาย). */
export function ChangePane({ letter, legId, head, onFailure }: PaneProps) {
  const { t, language } = useText();
  const { draft, change, clear } = useDraft(`change_${legId}`, empty);
  const [tried, setTried] = useState(false);
  const act = usePaneAct(changeAssignees, { letter, onFailure });
  const bearing = assigneesOf(letter, legId).filter(({ purpose, state }) => givenFor(purpose) === 'work' && (atWork.includes(state) || state === 'done'));
  const found = () => changeFaults(draft, bearing, bangkokDay(new Date()));
  const faults = tried ? found() : {};
  const outcome = outcomeOf(draft, bearing);
  const toggle = (id: number) => change({ cancel: draft.cancel.includes(id) ? draft.cancel.filter((one) => one !== id) : [...draft.cancel, id] });
  const submit = () => {
    setTried(true);
    if (Object.keys(found()).length > 0) return;
    const { cancel, reason } = draft;
    act.send({ legId, cancel, reason: reason.trim(), ...workGiven(draft) }, t(`route.changed.${outcome}`), () => {
      clear();
      change(empty);
    });
  };
  return (
    <ActForm
      label={t('documents.mode.changeAssignees')}
      head={head}
      effect={t(`route.changeEffect.${outcome}`)}
      button={{
        text: t(outcome === 'given' ? 'route.change' : 'route.withdrawWork'),
        icon: <IconUsersGroup size={20} stroke={1.8} aria-hidden />,
        tone: draft.cancel.length > 0 ? 'warn' : 'filled',
      }}
      act={act}
      onSubmit={submit}
    >
      <fieldset className={clsx(styles.choices, styles.one)}>
        <legend>{t('route.takeFrom')}</legend>
        {bearing.map((leg) => (
          <label key={leg.legId} className={clsx(ui.row, ui.sm, styles.takeBack)}>
            <input
              type="checkbox"
              className={ui.tick}
              disabled={leg.state === 'done'}
              checked={draft.cancel.includes(leg.legId)}
              onChange={() => toggle(leg.legId)}
            />
            <span className={clsx(ui.grow, ui.strong)}>{leg.to.name}</span>
            {leg.responsibility && <Chip tone={leg.responsibility === 'main' ? 'brand' : 'blue'}>{t(`documents.responsibility.${leg.responsibility}`)}</Chip>}
            {leg.state === 'done' && <Chip tone="green">{givenShares.work.answered[language]}</Chip>}
          </label>
        ))}
      </fieldset>
      {draft.cancel.length > 0 && (
        <Words
          label={t('documents.reason')}
          required
          rows={2}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={faults.reason && t('documents.reasonMissing')}
        />
      )}
      <WorkFields
        work={draft}
        onChange={change}
        faults={faults.dueOn ? { dueOn: faults.dueOn } : {}}
        kind={letter.kind}
        label={t('route.addParties')}
        required={false}
      />
      {faults.parties && <Fault text={t(`route.${faults.parties}`)} />}
    </ActForm>
  );
}
