import type { Bearer } from '@sarabun/contract/acting/acting-phrase';
import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { sentBackBy } from '@sarabun/contract/documents/sent-back';
import { takenBackFrom } from '@sarabun/contract/documents/taken-back';
import { modes as allModes, type FormMode, isFormMode, type Mode, tabs, verbs } from '@sarabun/contract/documents/verbs';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { IconUserShare } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { hasFunction } from '../../platform/agency';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useWaitingOn } from '../../platform/offline/waiting';
import { MayBeDictated } from '../../ui/fields/dictation';
import { lazyPart, withLetterTexts, withMoreTexts } from '../../ui/lazy-part';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { WaitingPane } from '../offline';
import { useDefaultRoute } from '../organization';
import { useDocumentWords } from '../settings';
import { ActView } from './fields/act-form';
import { focusChosenMode, useFirstField } from './fields/first-field';
import { LastWord } from './fields/last-word';
import modesStyles from './fields/modes.module.css';
import { LegDesk, type PaneProps } from './fields/pane-props';
import { routeIcons } from './fields/route-icons';
import { goesByStructure } from './fields/structure-rules';
import { useForPost } from './fields/use-for-post';
import { ReceivePane } from './incoming/receive-pane';
import { arrangeModes, nearestMode } from './mode-rules';
import { ModeTabs } from './mode-tabs';
import { ReplyLink } from './own-letter/reply-link';
import { SignPane } from './own-letter/sign-pane';
import { mayAnswer } from './own-letter/way-rules';
import { CommandPane } from './route/command-pane';
import { FormPane } from './route/form-pane';
import { PresentPane } from './route/present-pane';
import { type LeftText, TypedHere, useLeftText } from './route/use-left-text';
import { useReplyAsked } from './route/use-reply-asked';
import documentStyles from './view/document.module.css';
import { AssignPane } from './work/assign-pane';

const SentBack = lazyPart(withLetterTexts(async () => (await import('./route/sent-back')).SentBack));
const LeftTextNote = lazyPart(withLetterTexts(async () => (await import('./route/left-text')).LeftTextNote));
const ReplyAsked = lazyPart(withLetterTexts(async () => (await import('./route/reply-asked')).ReplyAsked));

// Panes that few letters need: each is loaded when it is shown.
const rarePanes = {
  assignPresent: lazyPart(withLetterTexts(async () => (await import('./work/assign-present-pane')).AssignPresentPane)),
  changeAssignees: lazyPart(withLetterTexts(async () => (await import('./work/change-pane')).ChangePane)),
  circulate: lazyPart(withLetterTexts(async () => (await import('./route/circulate-pane')).CirculatePane)),
  viewCirculation: lazyPart(withLetterTexts(async () => (await import('./route/circulation-pane')).CirculationPane)),
  remind: lazyPart(withLetterTexts(async () => (await import('./route/remind-pane')).RemindPane)),
  passReview: lazyPart(withMoreTexts(async () => (await import('./own-letter/check-panes')).PassReviewPane)),
  editDraft: lazyPart(withMoreTexts(async () => (await import('./own-letter/check-panes')).EditDraftPane)),
  returnDraft: lazyPart(withMoreTexts(async () => (await import('./own-letter/check-panes')).ReturnDraftPane)),
  approveProposal: lazyPart(withLetterTexts(async () => (await import('./work/approve-pane')).ApprovePane)),
  viewReport: lazyPart(withLetterTexts(async () => (await import('./work/reports-pane')).ReportsPane)),
  recordResult: lazyPart(withLetterTexts(async () => (await import('./work/result-pane')).ResultPane)),
  follow: lazyPart(withLetterTexts(async () => (await import('./route/follow-pane')).FollowPane)),
  dispatch: lazyPart(withLetterTexts(async () => (await import('./own-letter/dispatch-pane')).DispatchPane)),
  viewPersonReport: lazyPart(withLetterTexts(async () => (await import('./work/person-report-pane')).PersonReportPane)),
  withdrawDraft: lazyPart(withLetterTexts(async () => (await import('./own-letter/withdraw-pane')).WithdrawPane)),
  refuse: lazyPart(withLetterTexts(async () => (await import('./route/reason-panes')).RefusePane)),
  sendBack: lazyPart(withLetterTexts(async () => (await import('./route/reason-panes')).SendBackPane)),
  close: lazyPart(withLetterTexts(async () => (await import('./route/reason-panes')).ClosePane)),
  remindSigner: lazyPart(withLetterTexts(async () => (await import('./route/remind-pane')).RemindSignerPane)),
};

type RareMode = keyof typeof rarePanes;
const isRare = (mode: Mode): mode is RareMode => mode in rarePanes;

/** The panes of verbs that are more than a plain form. */
const panes: Readonly<Record<Exclude<Mode, FormMode | RareMode>, ComponentType<PaneProps>>> = {
  receive: ReceivePane,
  present: PresentPane,
  assign: AssignPane,
  command: CommandPane,
  sign: SignPane,
};

/** The modes that the server allows this reader now, in the order of the panes. The browser decides nothing. */
export function modesOf({ allowedActions, legId }: DocumentView): Mode[] {
  if (legId === null) return [];
  const allowed = (mode: Mode) =>
    (mode !== 'remind' || hasFunction('reminders')) && (allowedActions.includes(mode) || (mode === 'follow' && allowedActions.includes('unfollow')));
  return allModes.filter(allowed);
}

/** Verbs that answer what was written on the letter before: the last word is quoted above them. */
const answers: readonly Mode[] = ['command', 'approveProposal', 'assign', 'assignPresent', 'present', 'sign', 'close'];

interface ActionPaneProps {
  letter: DocumentView;
  modes: Mode[];
  /** The queue in which the letter was found: it has a say in which modes stand first. */
  queue?: QueueCode | undefined;
  onSameReceived?: PaneProps['onSameReceived'];
}

/** What the reader may do with the letter; modes the reader may not use are absent. */
export function ActionPane({ letter, modes, queue, onSameReceived }: ActionPaneProps) {
  const { t } = useText();
  const pane = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Mode | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  const replyAsked = useReplyAsked(letter);
  const waits = useWaitingOn(letter.legId).length > 0;
  const deskId = letter.route.find((leg) => leg.legId === letter.legId)?.to.deskId;
  const follows = goesByStructure(letter);
  const structure = useDefaultRoute(deskId, follows);
  const isAwaited = follows && structure.isPending && structure.isFetching;
  const { commands } = useDocumentWords();
  const nearest = nearestMode(letter, modes, structure.data ?? null, commands);
  const mode = chosen && modes.includes(chosen) ? chosen : nearest;
  const { shown, more } = arrangeModes(letter, modes, { queue, first: nearest });
  const { left, leave, sent, tried } = useLeftText(modes);
  const fail = (error: Error | null) => {
    tried(error);
    setFailure(error && { error, isTyped: hasText(pane.current) });
  };
  const notice = (failure || left) && (
    <>
      {failure && <FailureNote {...failure} />}
      {left && (
        <Suspense>
          <LeftTextNote letter={letter} left={left} />
        </Suspense>
      )}
    </>
  );
  const choose = (one: Mode) => {
    setChosen(one);
    requestAnimationFrame(() => focusChosenMode(pane.current));
  };
  useFirstField(pane, !isAwaited);
  if (waits && modes.length > 0 && letter.legId !== null) return <Waits legId={letter.legId} />;
  if (modes.length === 0 || letter.legId === null || isAwaited) return notice && <div className={documentStyles.notice}>{notice}</div>;
  const reply = mayAnswer(letter) ? <ReplyLink letter={letter} /> : undefined;
  const OnlyIcon = mode && routeIcons[tabs[mode].tab.icon];
  const head = (
    <>
      {modes.length > 1 || !mode || reply ? (
        <ModeTabs shown={shown} more={more} mode={mode} onChoose={choose} reply={reply} />
      ) : (
        <h2 className={clsx(ui.row, ui.strong, modesStyles.modeTitle)}>
          {OnlyIcon && <OnlyIcon size={19} stroke={1.7} aria-hidden />}
          {t(`documents.mode.${mode}`)}
        </h2>
      )}
      {mode && letter.actsAs?.acting && !verbs[mode].looks && <Behalf acting={letter.actsAs.acting} />}
      {notice && <div className={documentStyles.notice}>{notice}</div>}
      {mode === 'report' && replyAsked && (
        <Suspense>
          <ReplyAsked letter={letter} />
        </Suspense>
      )}
      {mode && !verbs[mode].looks && <Before letter={letter} mode={mode} />}
    </>
  );
  const props = { letter, legId: letter.legId, head, onFailure: fail, onSameReceived };
  return (
    <LegDesk value={deskId}>
      <MayBeDictated value={letter.secrecy === 1}>
        <div ref={pane} className={modesStyles.docPane}>
          <ModePane mode={mode} pane={pane} sent={sent} onLeave={leave} {...props} />
        </div>
      </MayBeDictated>
    </LegDesk>
  );
}

/** What the reader answers: why the letter was sent back, or else what was written on it last. */
function Before({ letter, mode }: { letter: DocumentView; mode: Mode }) {
  const lastWord = answers.includes(mode) && <LastWord letter={letter} />;
  const back = sentBackBy(letter.route, letter.legId);
  if (!back) return lastWord;
  return (
    <Suspense>
      <SentBack letter={letter} leg={back} answered={lastWord} />
    </Suspense>
  );
}

/** What was done without a connection and waits takes the place of further acts. */
function Waits({ legId }: { legId: number }) {
  return (
    <div className={modesStyles.docPane}>
      <Suspense>
        <WaitingPane legId={legId} />
      </Suspense>
    </div>
  );
}

interface ModePaneProps extends PaneProps {
  mode: Mode | undefined;
  pane: RefObject<HTMLElement | null>;
  sent: RefObject<boolean>;
  onLeave: (last: LeftText) => void;
}

function ModePane({ mode, pane, sent, onLeave, ...props }: ModePaneProps) {
  const { t } = useText();
  const waited = useRef(false);
  if (!mode) {
    return (
      <ActView label={t('documents.actions')} head={props.head}>
        <p className={ui.soft}>{t('documents.nothingWaits')}</p>
      </ActView>
    );
  }
  // What was pulled back is filled in again, once the letter is known to be back.
  const key = [mode, ...takenBackFrom(props.letter.route, props.legId).map(({ legId }) => legId)].join(' ');
  return (
    // A pane waits for its code, or for what was typed before the page was loaded: the rest of the letter stays.
    <Suspense fallback={<Awaited label={t(`documents.mode.${mode}`)} head={props.head} waited={waited} />}>
      {/* Before the pane, because what goes is taken down in this order. */}
      <TypedHere key={`typed ${mode}`} mode={mode} pane={pane} sent={sent} onLeave={onLeave} />
      <PaneOf key={key} mode={mode} {...props} />
      <Arrival key={`at ${mode}`} pane={pane} waited={waited} always={isRare(mode)} />
    </Suspense>
  );
}

function PaneOf({ mode, ...props }: PaneProps & { mode: Mode }) {
  if (isFormMode(mode)) return <FormPane mode={mode} {...props} />;
  const Pane = isRare(mode) ? rarePanes[mode] : panes[mode];
  return <Pane {...props} />;
}

/** The tabs above a pane that is not there yet. */
function Awaited({ waited, ...view }: { label: string; head: ReactNode; waited: RefObject<boolean> }) {
  useEffect(() => {
    waited.current = true;
  }, [waited]);
  return <ActView {...view} />;
}

/**
 * Stands in a pane that loads when it is chosen, or had to be waited for: its first field gets the focus that its tab had meanwhile. A letter that
 * opened by itself keeps it on its title.
 */
function Arrival({ pane, waited, always }: { pane: RefObject<HTMLElement | null>; waited: RefObject<boolean>; always: boolean }) {
  useEffect(() => {
    const isLost = waited.current && document.activeElement === document.body;
    waited.current = false;
    if ((always || isLost) && !document.activeElement?.matches('[data-autofocus=kept]')) focusChosenMode(pane.current);
  }, [pane, waited, always]);
  return null;
}

/** Shows for whose post the reader acts, because it will appear with what is written. */
function Behalf({ acting }: { acting: NonNullable<Bearer['acting']> }) {
  const { t, language } = useText();
  const forPost = useForPost();
  const post = (language === 'en' && acting.postEn) || acting.post;
  return (
    <p className={clsx(ui.row, ui.sm, documentStyles.behalf)}>
      <IconUserShare size={17} stroke={1.8} aria-hidden />
      {t('documents.actsAs', { line: forPost(acting.phrase, post) })}
    </p>
  );
}

interface Failed {
  error: Error;
  /** Whether the pane has a text, which stays. */
  isTyped: boolean;
}

const hasText = (pane: HTMLElement | null) => [...(pane?.querySelectorAll('textarea') ?? [])].some(({ value }) => value.trim() !== '');

/** The server's message. After a conflict it says who was first and when, and the letter already shows the current state. */
function FailureNote({ error: failure, isTyped }: Failed) {
  const { t } = useText();
  const conflict = failure instanceof CallFailed && failure.status === 409;
  return (
    <Note tone={conflict ? 'amber' : 'red'} tabIndex={-1} data-failure>
      {failure.message}
      {conflict && <span className={documentStyles.kept}>{t(isTyped ? 'documents.textKept' : 'documents.shownAnew')}</span>}
    </Note>
  );
}
