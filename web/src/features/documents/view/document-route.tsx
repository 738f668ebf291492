import type { LegState } from '@sarabun/contract/documents/action';
import { givenFor, legPurposes, noteKinds } from '@sarabun/contract/documents/leg-purposes';
import { noteWord } from '@sarabun/contract/documents/note-word';
import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import { returnedLeg } from '@sarabun/contract/documents/sent-back';
import { wasTakenBack } from '@sarabun/contract/documents/taken-back';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconArrowBackUp, IconMapPin, IconMessage2 } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Chip } from '../../../ui/chip';
import { Kept } from '../../../ui/kept';
import { lazyPart, withLetterTexts } from '../../../ui/lazy-part';
import ui from '../../../ui/styles/ui.module.css';
import { useDocumentWords } from '../../settings';
import { routeIcons } from '../fields/route-icons';
import { useForPost } from '../fields/use-for-post';
import { ProposalText } from './proposal-text';
import { routeItems } from './route-items';
import styles from './story.module.css';

const RecallButton = lazyPart(withLetterTexts(async () => (await import('./recall-button')).RecallButton));
const CirculatedLegs = lazyPart(withLetterTexts(async () => (await import('./circulated-legs')).CirculatedLegs));
const VoidReceipts = lazyPart(withLetterTexts(async () => (await import('./void-receipts')).VoidReceipts));

type Note = DocumentView['notes'][number];
type Entry = DocumentView['entries'][number];

/** Green is finished, the brand colour is current, amber was returned. */
const looks: Record<LegState, 'now' | 'done' | 'back'> = {
  delivered: 'now',
  received: 'now',
  passedOn: 'done',
  done: 'done',
  returned: 'back',
  refused: 'back',
  recalled: 'back',
  cancelled: 'back',
};

/** A draft that was corrected in the editor, or a letter dealt with from a list, was read, but not opened here. */
const mayBeUnread: readonly LegState[] = ['delivered', 'recalled', 'cancelled'];

const classes = { now: styles.now, done: styles.done, back: styles.back };

/**
 * Every leg of the letter and the original notes, oldest first; what is shown above (the due day, a task that is a note) is not repeated.
 */
export function DocumentRoute({ letter, atNewest }: { letter: DocumentView; atNewest: boolean }) {
  const { route, notes, entries, dueOn, recallable, legId: here, allowedActions } = letter;
  const backOf = ({ legId }: RouteLeg) => (recallable.includes(legId) ? 'sent' : legId === here && allowedActions.includes('retract') ? 'done' : undefined);
  const newest = atNewest ? route.findLast(backOf)?.legId : undefined;
  const written = new Set(notes.map(({ text }) => text));
  const once = (leg: RouteLeg): RouteLeg => ({
    ...leg,
    task: leg.task !== null && written.has(leg.task) ? null : leg.task,
    dueOn: leg.dueOn === dueOn ? null : leg.dueOn,
  });
  const voids = entries.filter(({ isVoid }) => isVoid);
  return (
    <ol className={styles.route}>
      {routeItems(stepsOf(route, voids), notes).map((item) => {
        if ('note' in item) return <LooseNote key={`note ${item.note.noteId}`} note={item.note} route={route} />;
        const [leg, ...others] = item.step;
        return others.length > 0 ? (
          <Suspense key={leg.legId}>
            <CirculatedLegs legs={[leg, ...others]} />
          </Suspense>
        ) : (
          <Leg
            key={leg.legId}
            leg={once(leg)}
            notes={item.notes}
            voids={voids.filter(({ legId }) => legId === leg.legId)}
            back={backOf(leg)}
            isShown={leg.legId === newest}
            route={route}
          />
        );
      })}
    </ol>
  );
}

function LooseNote({ note, route }: { note: Note; route: readonly RouteLeg[] }) {
  return (
    <li className={styles.done}>
      <span className={styles.node}>
        <IconMessage2 size={16} stroke={1.8} aria-hidden />
      </span>
      <Minute note={note} isTakenBack={wasTakenBack(note, route)} />
    </li>
  );
}

/** The legs in order; those of one circulation are grouped if they have no notes, and no receipts that were cancelled. */
function stepsOf(route: readonly RouteLeg[], voids: readonly Entry[]): [RouteLeg, ...RouteLeg[]][] {
  const steps: [RouteLeg, ...RouteLeg[]][] = [];
  const ending = new Set([...route.map(({ parentLegId }) => parentLegId), ...voids.map(({ legId }) => legId)]);
  for (const leg of route) {
    const last = steps.at(-1);
    const one = givenFor(leg.purpose) === 'information' && !ending.has(leg.legId);
    const joins =
      one &&
      last &&
      givenFor(last[0].purpose) === 'information' &&
      last[0].parentLegId === leg.parentLegId &&
      last[0].sentAt.getTime() === leg.sentAt.getTime();
    if (joins) last.push(leg);
    else steps.push([leg]);
  }
  return steps;
}

interface LegProps {
  leg: RouteLeg;
  notes: Note[];
  /** Receipts at its desk that were cancelled. */
  voids: readonly Entry[];
  /** What its reader may take back: that it was sent, or what was done on it. */
  back: 'sent' | 'done' | undefined;
  /** That is brought into sight. */
  isShown: boolean;
  route: readonly RouteLeg[];
}

function Leg({ leg, notes, voids, back, isShown, route }: LegProps) {
  const { t, language } = useText();
  const dates = useDates();
  const forPost = useForPost();
  const look = looks[leg.state];
  const isReturn = leg.purpose !== 'revision' && returnedLeg(route, leg);
  const Icon = look === 'back' ? IconArrowBackUp : look === 'now' ? IconMapPin : routeIcons[legPurposes[leg.purpose].icon];
  const times = [
    dates.moment(leg.sentAt),
    leg.sentBy &&
      t('documents.sentBy', {
        name: leg.sentFor ? `${leg.sentBy.name} (${forPost(leg.sentUnder, leg.sentFor)})` : leg.sentBy.name,
      }),
    leg.openedAt ? t('documents.openedAt', { when: dates.ago(leg.openedAt) }) : mayBeUnread.includes(leg.state) && t('documents.notOpened'),
  ];
  return (
    <li className={classes[look]}>
      <span className={styles.node}>
        <Icon size={16} stroke={1.8} aria-hidden />
      </span>
      <p className={styles.who}>
        <Kept>
          <b>{isReturn ? t('documents.state.returned') : legPurposes[leg.purpose].sent[language]}</b>{' '}
          {leg.from ? `${leg.from.name} → ${leg.to.name}` : t('documents.fromOutside', { to: leg.to.name })}{' '}
        </Kept>
        {leg.responsibility && <Chip tone={leg.responsibility === 'main' ? 'brand' : 'blue'}>{t(`documents.responsibility.${leg.responsibility}`)}</Chip>}
        {look === 'back' && <Chip tone="amber">{t(`documents.state.${endOf(leg)}`)}</Chip>}
      </p>
      <p className={clsx(styles.when, ui.num)}>
        <Kept>{times.filter(Boolean).join(' · ')}</Kept>
      </p>
      {voids.length > 0 && (
        <Suspense>
          <VoidReceipts entries={voids} />
        </Suspense>
      )}
      {leg.receivedAt && (
        <p className={clsx(styles.when, ui.num)}>
          <Kept>
            {leg.receiveNumber === null
              ? t('documents.takenAt', { when: dates.moment(leg.receivedAt) })
              : t('documents.receivedAs', { number: toThaiDigits(String(leg.receiveNumber)), when: dates.moment(leg.receivedAt) })}
            {leg.receivedBy && ` · ${leg.receivedBy.name}`}
          </Kept>
        </p>
      )}
      {(leg.task || leg.dueOn) && (
        <p className={styles.legTask}>
          <Kept>{leg.task}</Kept>
          {leg.dueOn && <span className={clsx(ui.xs, ui.muted)}> {t('documents.until', { day: dates.day(leg.dueOn) })}</span>}
        </p>
      )}
      {leg.proposal && (
        <div className={styles.proposal}>
          <p className={clsx(ui.xs, ui.muted)}>
            <Kept>{t('route.proposalOf', { name: leg.from?.name ?? '' })}</Kept>
          </p>
          <ProposalText proposal={leg.proposal} />
        </div>
      )}
      {leg.planned.length > 0 && (
        <p className={styles.when}>
          <Kept>{t('route.planned', { names: leg.planned.map(({ name }) => name).join(' → ') })}</Kept>
        </p>
      )}
      {leg.sameAs && <p className={clsx(styles.when, ui.num)}>{t('route.sameAs', { number: toThaiDigits(leg.sameAs.receiveNumber) })}</p>}
      {leg.acceptedAt && <p className={clsx(styles.when, ui.num)}>{`${t('route.acceptedChip')} · ${dates.moment(leg.acceptedAt)}`}</p>}
      {leg.backAt && <p className={clsx(styles.when, ui.num)}>{t('documents.cameBack', { when: dates.moment(leg.backAt) })}</p>}
      {back && (
        <Suspense>
          <RecallButton legId={leg.legId} name={back === 'sent' ? leg.to.name : null} isShown={isShown} />
        </Suspense>
      )}
      {look === 'back' && leg.endedAt && (
        <p className={clsx(styles.when, ui.num)}>
          <Kept>
            {t('documents.tookBack', {
              what: t(`documents.state.${endOf(leg)}`),
              when: dates.moment(leg.endedAt),
            })}
            {leg.endedBy && ` · ${leg.endedBy}`}
          </Kept>
        </p>
      )}
      {leg.reason && (
        <p className={clsx(styles.legTask, styles.back)}>
          <Kept>{t('documents.because', { reason: leg.reason })}</Kept>
        </p>
      )}
      {notes.map((note) => (
        <Minute key={note.noteId} note={note} isTakenBack={wasTakenBack(note, route)} answersReturn={leg.purpose === 'revision'} />
      ))}
    </li>
  );
}

/** A minute (เกษียน), a command, a report, or what a writer answers to a return: the original text, then author and time. */
function Minute({ note, isTakenBack, answersReturn = false }: { note: Note; isTakenBack: boolean; answersReturn?: boolean }) {
  const { kind, text, writtenAt, writtenBy, writtenFor, writtenUnder, decidedBy, decidedOn } = note;
  const { t, language } = useText();
  const dates = useDates();
  const forPost = useForPost();
  const { commands } = useDocumentWords();
  const word = noteWord(note, commands);
  return (
    <blockquote className={noteKinds[kind].isOrder ? clsx(styles.minute, styles.order) : styles.minute}>
      <span className={clsx(ui.xs, ui.muted)}>{answersReturn ? t('documents.answerToReturn') : noteKinds[kind][language]}</span>{' '}
      {isTakenBack && <Chip tone="amber">{t('documents.state.recalled')}</Chip>}
      <p className={styles.minuteText}>
        {word && text !== word.th && <b>{word[language]} </b>}
        {word && text === word.th ? <b>{word[language]}</b> : <Kept>{text}</Kept>}
      </p>
      {decidedBy && decidedOn && (
        <p className={ui.xs}>
          <Kept>{t('documents.decidedByOn', { by: decidedBy, day: dates.day(decidedOn) })}</Kept>
        </p>
      )}
      <footer className={clsx(ui.xs, ui.muted)}>
        <Kept>{[writtenBy.name, writtenBy.postName, writtenFor && forPost(writtenUnder, writtenFor)].filter(Boolean).join(' ')}</Kept> ·{' '}
        {dates.moment(writtenAt)}
      </footer>
    </blockquote>
  );
}

/** How a leg ended without its work. A member of a committee does not refuse the letter, but to sign it. */
function endOf({ state, purpose }: RouteLeg): 'returned' | 'refused' | 'declined' | 'recalled' | 'cancelled' {
  if (state === 'refused' && purpose === 'signature') return 'declined';
  return state as 'returned' | 'refused' | 'recalled' | 'cancelled';
}
