import type { DocumentAction } from '@sarabun/contract/documents/action';
import type { DocumentView } from '@sarabun/contract/documents/open-document';
import type { Bearer } from '@sarabun/contract/values/acting-phrase';
import {
  IconArrowBackUp,
  IconArrowsSplit2,
  IconBellRinging,
  IconCheck,
  IconChecks,
  IconCircleCheck,
  IconCircleX,
  IconClipboardCheck,
  IconFlag,
  IconGavel,
  IconListCheck,
  IconMailForward,
  IconMailOpened,
  IconPencil,
  IconReportAnalytics,
  IconRotateClockwise2,
  IconRubberStamp,
  IconRubberStampOff,
  IconSend,
  IconShare3,
  IconSignature,
  IconSpeakerphone,
  IconUserSearch,
  IconUserShare,
  IconUsersGroup,
  IconUserUp,
} from '@tabler/icons-react';
import { type ComponentType, type CSSProperties, useState } from 'react';
import { hasFunction } from '../../platform/agency';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Note } from '../../ui/note';
import { AcknowledgePane } from './acknowledge-pane';
import { ApprovePane } from './approve-pane';
import { AssignPane } from './assign-pane';
import { AssignPresentPane } from './assign-present-pane';
import { ChangePane } from './change-pane';
import { EditDraftPane, PassReviewPane, ReturnDraftPane, WithdrawPane } from './check-panes';
import { CirculatePane } from './circulate-pane';
import { CirculationPane } from './circulation-pane';
import { CommandPane } from './command-pane';
import { DispatchPane } from './dispatch-pane';
import { FollowPane } from './follow-pane';
import { ForwardPane } from './forward-pane';
import type { PaneProps } from './pane-props';
import { PersonReportPane } from './person-report-pane';
import { PresentPane } from './present-pane';
import { CancelPane, CancelReceiptPane, ClosePane, RefusePane, ReopenPane, SendBackPane } from './reason-panes';
import { ReceivePane } from './receive-pane';
import { RemindPane, RemindSignerPane } from './remind-pane';
import { ReportPane } from './report-pane';
import { ReportsPane } from './reports-pane';
import { ResultPane } from './result-pane';
import { SignPane } from './sign-pane';
import { useForPost } from './use-for-post';

const panes = {
  receive: { icon: IconRubberStamp, Pane: ReceivePane },
  refuse: { icon: IconArrowBackUp, Pane: RefusePane },
  acknowledge: { icon: IconCheck, Pane: AcknowledgePane },
  approveProposal: { icon: IconChecks, Pane: ApprovePane },
  present: { icon: IconSend, Pane: PresentPane },
  assign: { icon: IconArrowsSplit2, Pane: AssignPane },
  assignPresent: { icon: IconUserUp, Pane: AssignPresentPane },
  command: { icon: IconGavel, Pane: CommandPane },
  report: { icon: IconReportAnalytics, Pane: ReportPane },
  viewReport: { icon: IconListCheck, Pane: ReportsPane },
  viewPersonReport: { icon: IconUserSearch, Pane: PersonReportPane },
  changeAssignees: { icon: IconUsersGroup, Pane: ChangePane },
  recordResult: { icon: IconClipboardCheck, Pane: ResultPane },
  forward: { icon: IconShare3, Pane: ForwardPane },
  circulate: { icon: IconSpeakerphone, Pane: CirculatePane },
  viewCirculation: { icon: IconMailOpened, Pane: CirculationPane },
  sendBack: { icon: IconArrowBackUp, Pane: SendBackPane },
  follow: { icon: IconFlag, Pane: FollowPane },
  remind: { icon: IconBellRinging, Pane: RemindPane },
  close: { icon: IconCircleCheck, Pane: ClosePane },
  reopen: { icon: IconRotateClockwise2, Pane: ReopenPane },
  cancelReceipt: { icon: IconRubberStampOff, Pane: CancelReceiptPane },
  cancel: { icon: IconCircleX, Pane: CancelPane },
  dispatch: { icon: IconMailForward, Pane: DispatchPane },
  sign: { icon: IconSignature, Pane: SignPane },
  passReview: { icon: IconChecks, Pane: PassReviewPane },
  editDraft: { icon: IconPencil, Pane: EditDraftPane },
  returnDraft: { icon: IconArrowBackUp, Pane: ReturnDraftPane },
  withdrawDraft: { icon: IconArrowBackUp, Pane: WithdrawPane },
  remindSigner: { icon: IconBellRinging, Pane: RemindSignerPane },
} satisfies Partial<Record<DocumentAction, { icon: typeof IconRubberStamp; Pane: ComponentType<PaneProps> }>>;

/** A mode of the action pane: an action that has a pane. */
export type Mode = keyof typeof panes;

/** Modes that take something back. */
const amber: readonly Mode[] = ['refuse', 'sendBack', 'reopen', 'cancelReceipt', 'cancel', 'returnDraft', 'withdrawDraft'];

/** Modes in which nothing is written in anybody's name. */
const looking: readonly Mode[] = ['viewReport', 'viewPersonReport', 'viewCirculation', 'follow'];

/** Which mode is open at first: the nearest to what the letter waits for here. */
const firstChoice: readonly Mode[] = ['sign', 'passReview', 'receive', 'acknowledge', 'approveProposal', 'command', 'report', 'assign', 'viewReport'];

/** The mode that is open at first. An order is there to be carried out and reported on, rather than to be followed by another. */
function nearestMode({ route, legId }: DocumentView, modes: readonly Mode[]): Mode | undefined {
  const isOrder = route.find((leg) => leg.legId === legId)?.purpose === 'command';
  return firstChoice.find((one) => modes.includes(one) && !(isOrder && one === 'command')) ?? modes[0];
}

/** The modes that the server allows this reader now, in the order of the panes. The browser decides nothing. */
export function modesOf({ allowedActions, legId }: DocumentView): Mode[] {
  if (legId === null) return [];
  const allowed = (mode: Mode) =>
    (mode !== 'remind' || hasFunction('reminders')) && (allowedActions.includes(mode) || (mode === 'follow' && allowedActions.includes('unfollow')));
  return (Object.keys(panes) as Mode[]).filter(allowed);
}

/** Up to five tabs stand in a row; more stand in rows of equal length. */
const columnsFor = (tabs: number) => Math.ceil(tabs / Math.ceil(tabs / 5));

/** What the reader may do with the letter; modes the reader may not use are absent. */
export function ActionPane({ letter, modes, onSameReceived }: { letter: DocumentView; modes: Mode[]; onSameReceived?: PaneProps['onSameReceived'] }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<Mode | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const mode = chosen && modes.includes(chosen) ? chosen : nearestMode(letter, modes);
  const notice = failure && <FailureNote failure={failure} />;
  if (!mode || letter.legId === null) return notice && <div className="doc-notice">{notice}</div>;
  const { Pane, icon: OnlyIcon } = panes[mode];
  const head = (
    <>
      {modes.length > 1 ? (
        <div className="modes" role="tablist" aria-label={t('documents.actions')} style={{ '--columns': columnsFor(modes.length) } as CSSProperties}>
          {modes.map((one) => {
            const Icon = panes[one].icon;
            return (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={one === mode}
                className={amber.includes(one) ? 'amber' : undefined}
                onClick={() => setChosen(one)}
              >
                <Icon size={21} stroke={1.7} aria-hidden />
                {t(`documents.mode.${one}`)}
              </button>
            );
          })}
        </div>
      ) : (
        <h2 className="row strong mode-title">
          <OnlyIcon size={19} stroke={1.7} aria-hidden />
          {t(`documents.mode.${mode}`)}
        </h2>
      )}
      {letter.actsAs?.acting && !looking.includes(mode) && <Behalf acting={letter.actsAs.acting} />}
      {notice && <div className="doc-notice">{notice}</div>}
    </>
  );
  return <Pane key={mode} letter={letter} legId={letter.legId} head={head} onFailure={setFailure} onSameReceived={onSameReceived} />;
}

/** For whose post the reader acts, before anything is done: what is written will bear it. */
function Behalf({ acting }: { acting: NonNullable<Bearer['acting']> }) {
  const { t } = useText();
  const forPost = useForPost();
  return (
    <p className="row sm doc-behalf">
      <IconUserShare size={17} stroke={1.8} aria-hidden />
      {t('documents.actsAs', { line: forPost(acting.phrase, acting.post) })}
    </p>
  );
}

/** The server's sentence. After a conflict it says who did it and when, and the letter already shows what is the case now. */
function FailureNote({ failure }: { failure: Error }) {
  const { t } = useText();
  const conflict = failure instanceof CallFailed && failure.status === 409;
  return (
    <Note tone={conflict ? 'amber' : 'red'}>
      {failure.message}
      {conflict && <span className="doc-kept">{t('documents.textKept')}</span>}
    </Note>
  );
}
