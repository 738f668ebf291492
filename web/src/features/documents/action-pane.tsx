import type { Bearer } from '@sarabun/contract/acting/acting-phrase';
import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { modes as allModes, type FormMode, isFormMode, type Mode, tabs, verbs } from '@sarabun/contract/documents/verbs';
import { IconUserShare } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ComponentType, type CSSProperties, useState } from 'react';
import { hasFunction } from '../../platform/agency';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import actStyles from './fields/act.module.css';
import type { PaneProps } from './fields/pane-props';
import { routeIcons } from './fields/route-icons';
import { useForPost } from './fields/use-for-post';
import { ReceivePane } from './incoming/receive-pane';
import { EditDraftPane, PassReviewPane, ReturnDraftPane, WithdrawPane } from './own-letter/check-panes';
import { DispatchPane } from './own-letter/dispatch-pane';
import { SignPane } from './own-letter/sign-pane';
import { CirculatePane } from './route/circulate-pane';
import { CirculationPane } from './route/circulation-pane';
import { CommandPane } from './route/command-pane';
import { FollowPane } from './route/follow-pane';
import { FormPane } from './route/form-pane';
import { PresentPane } from './route/present-pane';
import { ClosePane, RefusePane, SendBackPane } from './route/reason-panes';
import { RemindPane, RemindSignerPane } from './route/remind-pane';
import documentStyles from './view/document.module.css';
import { ApprovePane } from './work/approve-pane';
import { AssignPane } from './work/assign-pane';
import { AssignPresentPane } from './work/assign-present-pane';
import { ChangePane } from './work/change-pane';
import { PersonReportPane } from './work/person-report-pane';
import { ReportsPane } from './work/reports-pane';
import { ResultPane } from './work/result-pane';

/** The panes of verbs that are more than a plain form. */
const panes: Readonly<Record<Exclude<Mode, FormMode>, ComponentType<PaneProps>>> = {
  receive: ReceivePane,
  refuse: RefusePane,
  approveProposal: ApprovePane,
  present: PresentPane,
  assign: AssignPane,
  assignPresent: AssignPresentPane,
  command: CommandPane,
  viewReport: ReportsPane,
  viewPersonReport: PersonReportPane,
  changeAssignees: ChangePane,
  recordResult: ResultPane,
  circulate: CirculatePane,
  viewCirculation: CirculationPane,
  sendBack: SendBackPane,
  follow: FollowPane,
  remind: RemindPane,
  close: ClosePane,
  dispatch: DispatchPane,
  sign: SignPane,
  passReview: PassReviewPane,
  editDraft: EditDraftPane,
  returnDraft: ReturnDraftPane,
  withdrawDraft: WithdrawPane,
  remindSigner: RemindSignerPane,
};

/** The mode that opens first. After an order it is the report, rather than another order. */
function nearestMode({ route, legId }: DocumentView, modes: readonly Mode[]): Mode | undefined {
  const isOrder = route.find((leg) => leg.legId === legId)?.purpose === 'command';
  const rank = (mode: Mode) => (isOrder && mode === 'command' ? undefined : verbs[mode].rank) ?? Number.POSITIVE_INFINITY;
  return modes.toSorted((one, other) => rank(one) - rank(other) || 0)[0];
}

/** The modes that the server allows now, in pane order. The browser decides nothing. */
export function modesOf({ allowedActions, legId }: DocumentView): Mode[] {
  if (legId === null) return [];
  const allowed = (mode: Mode) =>
    (mode !== 'remind' || hasFunction('reminders')) && (allowedActions.includes(mode) || (mode === 'follow' && allowedActions.includes('unfollow')));
  return allModes.filter(allowed);
}

/** Up to five tabs are in one row; more are in rows of equal length. */
const columnsFor = (tabs: number) => Math.ceil(tabs / Math.ceil(tabs / 5));

/** The actions of the reader on the letter; modes that are not allowed are absent. */
export function ActionPane({ letter, modes, onSameReceived }: { letter: DocumentView; modes: Mode[]; onSameReceived?: PaneProps['onSameReceived'] }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<Mode | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const mode = chosen && modes.includes(chosen) ? chosen : nearestMode(letter, modes);
  const notice = failure && <FailureNote failure={failure} />;
  if (!mode || letter.legId === null) return notice && <div className={documentStyles.notice}>{notice}</div>;
  const OnlyIcon = routeIcons[tabs[mode].tab.icon];
  const head = (
    <>
      {modes.length > 1 ? (
        <div className={actStyles.modes} role="tablist" aria-label={t('documents.actions')} style={{ '--columns': columnsFor(modes.length) } as CSSProperties}>
          {modes.map((one) => {
            const Icon = routeIcons[tabs[one].tab.icon];
            return (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={one === mode}
                className={verbs[one].takesBack ? actStyles.amber : undefined}
                onClick={() => setChosen(one)}
              >
                <Icon size={21} stroke={1.7} aria-hidden />
                {t(`documents.mode.${one}`)}
              </button>
            );
          })}
        </div>
      ) : (
        <h2 className={clsx(ui.row, ui.strong, actStyles.modeTitle)}>
          <OnlyIcon size={19} stroke={1.7} aria-hidden />
          {t(`documents.mode.${mode}`)}
        </h2>
      )}
      {letter.actsAs?.acting && !verbs[mode].looks && <Behalf acting={letter.actsAs.acting} />}
      {notice && <div className={documentStyles.notice}>{notice}</div>}
    </>
  );
  const props = { letter, legId: letter.legId, head, onFailure: setFailure, onSameReceived };
  if (isFormMode(mode)) return <FormPane key={mode} mode={mode} {...props} />;
  const Pane = panes[mode];
  return <Pane key={mode} {...props} />;
}

/** Shows for whose post the reader acts, because it will appear with what is written. */
function Behalf({ acting }: { acting: NonNullable<Bearer['acting']> }) {
  const { t } = useText();
  const forPost = useForPost();
  return (
    <p className={clsx(ui.row, ui.sm, documentStyles.behalf)}>
      <IconUserShare size={17} stroke={1.8} aria-hidden />
      {t('documents.actsAs', { line: forPost(acting.phrase, acting.post) })}
    </p>
  );
}

/** The server's message. After a conflict it says who was first and when, and the letter already shows the current state. */
function FailureNote({ failure }: { failure: Error }) {
  const { t } = useText();
  const conflict = failure instanceof CallFailed && failure.status === 409;
  return (
    <Note tone={conflict ? 'amber' : 'red'}>
      {failure.message}
      {conflict && <span className={documentStyles.kept}>{t('documents.textKept')}</span>}
    </Note>
  );
}
