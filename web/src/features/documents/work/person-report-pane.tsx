import { acceptReport } from '@sarabun/contract/documents/assignment-actions';
import { givenFor, legPurposes, noteKinds } from '@sarabun/contract/documents/leg-purposes';
import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import { filePath } from '@sarabun/contract/documents/register-incoming';
import { askAgain } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconArrowBackUp, IconCheck, IconPaperclip } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { useDraft } from '../../../ui/forms/use-draft';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import { toast } from '../../../ui/toast';
import { DueField } from '../../follow-up';
import actStyles from '../fields/act.module.css';
import { Words } from '../fields/act-fields';
import { ActForm, ActView } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct, useRouteAct } from '../fields/use-route-act';
import { assigneesOf, type ThreadEntry, threadOf, timeSpent } from '../view/report-rules';
import storyStyles from '../view/story.module.css';

/** One person's work (ดูรายงานรายบุคคล): assignment, readings, notes, reports with files, time spent; accept it or ask again. */
export function PersonReportPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`person_${legId}`, { about: null as number | null, text: '', dueOn: null as string | null });
  const [tried, setTried] = useState(false);
  const ask = usePaneAct(askAgain, { letter, onFailure });
  const persons = assigneesOf(letter, legId).filter(({ to }) => to.kind === 'person');
  const leg = persons.find((one) => one.legId === draft.about) ?? persons[0];
  const reported = leg?.state === 'done' && givenFor(leg.purpose) === 'work';
  const mayAccept = reported && leg.acceptedAt === null && letter.allowedActions.includes('acceptReport');
  const mayReturn = reported && letter.allowedActions.includes('askAgain');
  const missing = draft.text.trim() === '';
  const past = draft.dueOn !== null && draft.dueOn < bangkokDay(new Date());
  const giveBack = () => {
    setTried(true);
    if (!leg || missing || past) return;
    ask.send({ legId: leg.legId, text: draft.text.trim(), dueOn: draft.dueOn }, t('documents.askedAgain', { name: leg.to.name }), () => {
      clear();
      change({ about: null, text: '', dueOn: null });
      setTried(false);
    });
  };
  const body = leg && (
    <>
      {persons.length > 1 && (
        <select className={ui.input} aria-label={t('route.person')} value={leg.legId} onChange={(event) => change({ about: Number(event.target.value) })}>
          {persons.map((one) => (
            <option key={one.legId} value={one.legId}>
              {one.to.name}
            </option>
          ))}
        </select>
      )}
      <Thread letter={letter} leg={leg} />
      {mayAccept && <AcceptButton leg={leg} onFailure={onFailure} />}
    </>
  );
  if (!mayReturn) {
    return (
      <ActView label={t('documents.mode.viewPersonReport')} head={head}>
        {body}
      </ActView>
    );
  }
  return (
    <ActForm
      label={t('documents.mode.viewPersonReport')}
      head={head}
      effect={t('documents.askAgainEffect', { name: leg.to.name })}
      button={{ text: t('route.giveBack'), icon: <IconArrowBackUp size={20} stroke={1.8} aria-hidden />, tone: 'warn' }}
      act={ask}
      onSubmit={giveBack}
    >
      {body}
      <Words
        label={t('documents.stillWanted')}
        required
        rows={2}
        value={draft.text}
        onChange={(text) => change({ text })}
        error={tried && missing ? t('documents.textMissing') : undefined}
      />
      <DueField
        label={t('documents.dueOn')}
        brief
        value={draft.dueOn}
        onChange={(dueOn) => change({ dueOn })}
        error={past ? t('documents.duePast') : undefined}
      />
    </ActForm>
  );
}

function AcceptButton({ leg, onFailure }: { leg: RouteLeg; onFailure: PaneProps['onFailure'] }) {
  const { t } = useText();
  const accept = useRouteAct(onFailure);
  const take = () =>
    accept.run(
      () => call(acceptReport, { legId: leg.legId }),
      () => toast({ tone: 'success', title: t('route.accepted', { name: leg.to.name }) }),
    );
  return (
    <Button tone="ghost" icon={<IconCheck size={18} stroke={2} aria-hidden />} busy={accept.busy} onClick={() => void take()}>
      {t('route.accept')}
    </Button>
  );
}

function Thread({ letter, leg }: { letter: DocumentView; leg: RouteLeg }) {
  const { t } = useText();
  const dates = useDates();
  const spent = timeSpent(leg, new Date());
  return (
    <section className={actStyles.thread} aria-label={t('route.threadOf', { name: leg.to.name })}>
      <header className={clsx(ui.row, ui.wrap)}>
        <Avatar name={leg.to.name} size={38} />
        <span className={ui.grow}>
          <Kept>
            <b>{leg.to.name}</b>
          </Kept>
          <span className={clsx(ui.xs, ui.muted, actStyles.threadLine)}>{leg.to.unitName}</span>
        </span>
        <Chip tone={leg.state === 'done' ? 'green' : 'plain'}>{t(`route.spent.${spent.unit}`, { n: spent.n })}</Chip>
        {leg.acceptedAt && <Chip tone="green">{t('route.acceptedChip')}</Chip>}
      </header>
      <ol>
        {threadOf(letter, leg).map((entry) => (
          <li key={`${entry.what} ${entry.at.getTime()} ${entry.what === 'note' ? entry.note.noteId : ''}`}>
            <time className={clsx(ui.xs, ui.muted, ui.num)}>{dates.moment(entry.at)}</time>
            <ThreadLine entry={entry} letter={letter} leg={leg} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ThreadLine({ entry, letter, leg }: { entry: ThreadEntry; letter: DocumentView; leg: RouteLeg }) {
  const { t, language } = useText();
  if (entry.what !== 'note') {
    return (
      <p className={ui.sm}>
        <Kept>
          <b>{entry.what === 'given' ? legPurposes[leg.purpose].sent[language] : t(`route.thread.${entry.what}`)}</b>{' '}
          {entry.what === 'given' && entry.by ? t('documents.sentBy', { name: entry.by }) : entry.by}
          {entry.text && <span className={actStyles.threadLine}>{entry.text}</span>}
        </Kept>
      </p>
    );
  }
  const { note } = entry;
  const files = letter.files.filter(({ noteId }) => noteId === note.noteId);
  return (
    <blockquote className={storyStyles.minute}>
      <span className={clsx(ui.xs, ui.muted)}>
        <Kept>
          {noteKinds[note.kind][language]} · {note.writtenBy.name}
        </Kept>
      </span>
      <p className={storyStyles.minuteText}>
        <Kept>{note.text}</Kept>
      </p>
      {files.map(({ fileId, name }) => (
        <a key={fileId} className={clsx(ui.row, ui.sm)} href={filePath(fileId, letter.documentId)} target="_blank" rel="noreferrer">
          <IconPaperclip size={16} aria-hidden />
          {name}
        </a>
      ))}
    </blockquote>
  );
}
