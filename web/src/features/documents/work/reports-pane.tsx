import { givenFor, givenShares, noteKinds } from '@sarabun/contract/documents/leg-purposes';
import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import { askAgain } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconMessageQuestion } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Avatar } from '../../../ui/avatar';
import { Chip } from '../../../ui/chip';
import { useDraft } from '../../../ui/forms/use-draft';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import { DueField, DueMark } from '../../follow-up';
import actStyles from '../fields/act.module.css';
import { Words } from '../fields/act-fields';
import { ActForm, ActView } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct } from '../fields/use-route-act';
import { RecallButton } from '../view/recall-button';
import { assigneesOf } from '../view/report-rules';
import storyStyles from '../view/story.module.css';

/** The results of work assigned from this desk (ดูรายงานผล): each assignee, one of them in full, with the option to ask again. */
export function ReportsPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`askAgain_${legId}`, { about: null as number | null, text: '', dueOn: null as string | null });
  const [tried, setTried] = useState(false);
  const ask = usePaneAct(askAgain, { letter, onFailure });
  const assignees = assigneesOf(letter, legId);
  const chosen = assignees.find((leg) => leg.legId === draft.about);
  const mayAsk = letter.allowedActions.includes('askAgain') && chosen?.state === 'done' && givenFor(chosen.purpose) === 'work';
  const missing = draft.text.trim() === '';
  const past = draft.dueOn !== null && draft.dueOn < bangkokDay(new Date());
  const submit = () => {
    setTried(true);
    if (!chosen || missing || past) return;
    ask.send({ legId: chosen.legId, text: draft.text.trim(), dueOn: draft.dueOn }, t('documents.askedAgain', { name: chosen.to.name }), () => {
      clear();
      change({ about: null, text: '', dueOn: null });
      setTried(false);
    });
  };
  const list = (
    <ul className={clsx(ui.stack, actStyles.parties)} aria-label={t('documents.assignees')}>
      {assignees.map((leg) => (
        <Assignee
          key={leg.legId}
          leg={leg}
          isRecallable={letter.recallable.includes(leg.legId)}
          reports={letter.notes.filter((note) => noteKinds[note.kind].isAnswer && note.legId === leg.legId && !note.isTakenBack)}
          open={leg.legId === draft.about}
          onToggle={() => change({ about: leg.legId === draft.about ? null : leg.legId })}
        />
      ))}
    </ul>
  );
  if (!mayAsk) {
    return (
      <ActView label={t('documents.mode.viewReport')} head={head}>
        {list}
      </ActView>
    );
  }
  return (
    <ActForm
      label={t('documents.mode.viewReport')}
      head={head}
      effect={t('documents.askAgainEffect', { name: chosen.to.name })}
      button={{ text: t('documents.askAgain'), icon: <IconMessageQuestion size={20} stroke={1.8} aria-hidden /> }}
      act={ask}
      onSubmit={submit}
    >
      {list}
      <Words
        label={t('documents.stillWanted')}
        required
        rows={3}
        value={draft.text}
        onChange={(text) => change({ text })}
        error={tried && missing ? t('documents.textMissing') : undefined}
      />
      <DueField label={t('documents.dueOn')} value={draft.dueOn} onChange={(dueOn) => change({ dueOn })} error={past ? t('documents.duePast') : undefined} />
    </ActForm>
  );
}

const tones = { waiting: 'plain', opened: 'blue', reported: 'green', returned: 'amber', refused: 'amber', recalled: 'amber', cancelled: 'amber' } as const;

/** What became of the work of an assignee. */
function statusOf({ state, openedAt }: RouteLeg): keyof typeof tones {
  if (state === 'delivered') return openedAt ? 'opened' : 'waiting';
  if (state === 'received' || state === 'passedOn') return 'opened';
  return state === 'done' ? 'reported' : state;
}

interface AssigneeProps {
  leg: RouteLeg;
  /** Nobody there has opened it. */
  isRecallable: boolean;
  reports: DocumentView['notes'];
  open: boolean;
  onToggle: () => void;
}

/** One assignee: progress and days left, and the way to recall what is unopened; opened, the whole history. */
function Assignee({ leg, isRecallable, reports, open, onToggle }: AssigneeProps) {
  const { t, language } = useText();
  const dates = useDates();
  const status = statusOf(leg);
  const facts: [string, string | null][] = [
    [t('documents.sentOn'), dates.moment(leg.sentAt)],
    [t('documents.openedOn'), leg.openedAt && dates.moment(leg.openedAt)],
    [t('documents.receivedOn'), leg.receivedAt && dates.moment(leg.receivedAt)],
    [t('documents.endedOn'), leg.endedAt && dates.moment(leg.endedAt)],
    [t('documents.dueOn'), leg.dueOn && dates.day(leg.dueOn)],
    [t('documents.task'), leg.task],
    [t('documents.reason'), leg.reason],
  ];
  return (
    <li className={actStyles.assignee}>
      <button type="button" className={actStyles.assigneeHead} aria-expanded={open} onClick={onToggle}>
        <Avatar name={leg.to.name} size={34} />
        <span className={ui.grow}>
          <span className={clsx(ui.sm, ui.strong, ui.clip2)}>
            <Kept>{leg.to.name}</Kept>
          </span>
          <span className={clsx(ui.row, ui.wrap, actStyles.assigneeChips)}>
            {leg.responsibility && <Chip tone={leg.responsibility === 'main' ? 'brand' : 'blue'}>{t(`documents.responsibility.${leg.responsibility}`)}</Chip>}
            <Chip tone={tones[status]}>
              {status === 'reported'
                ? givenShares[givenFor(leg.purpose) ?? 'work'].answered[language]
                : status === 'waiting' || status === 'opened'
                  ? t(`documents.reportStatus.${status}`)
                  : t(`documents.state.${status}`)}
            </Chip>
            {(status === 'waiting' || status === 'opened') && <DueMark dueOn={leg.dueOn} />}
          </span>
        </span>
      </button>
      {isRecallable && <RecallButton legId={leg.legId} name={leg.to.name} isShown={false} />}
      {reports.map((note) => (
        <blockquote key={note.noteId} className={storyStyles.minute}>
          <p className={open ? storyStyles.minuteText : clsx(storyStyles.minuteText, ui.clip2)}>{note.text}</p>
          <footer className={clsx(ui.xs, ui.muted)}>
            {note.writtenBy.name} · {dates.moment(note.writtenAt)}
          </footer>
        </blockquote>
      ))}
      {open && (
        <dl className={clsx(storyStyles.facts, actStyles.assigneeFacts)}>
          {facts.flatMap(([name, value]) => (value ? [<dt key={`${name}?`}>{name}</dt>, <dd key={name}>{value}</dd>] : []))}
        </dl>
      )}
    </li>
  );
}
