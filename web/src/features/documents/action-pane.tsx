import type { DocumentAction } from '@sarabun/contract/documents/action';
import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { IconArrowsSplit2, IconRubberStamp } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Note } from '../../ui/note';
import { AssignPane } from './assign-pane';
import type { PaneProps } from './pane-props';
import { ReceivePane } from './receive-pane';

const panes = {
  receive: { icon: IconRubberStamp, Pane: ReceivePane },
  assign: { icon: IconArrowsSplit2, Pane: AssignPane },
} satisfies Partial<Record<DocumentAction, { icon: typeof IconRubberStamp; Pane: ComponentType<PaneProps> }>>;

/** A mode of the action pane: an action that has a pane. */
export type Mode = keyof typeof panes;

/** The modes that the server allows this reader now, in the order of the panes. The browser decides nothing. */
export function modesOf({ allowedActions, legId }: DocumentView): Mode[] {
  return legId === null ? [] : (Object.keys(panes) as Mode[]).filter((mode) => allowedActions.includes(mode));
}

/** What the reader may do with the letter; modes the reader may not use are absent. */
export function ActionPane({ letter, modes }: { letter: DocumentView; modes: Mode[] }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<Mode | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const mode = chosen && modes.includes(chosen) ? chosen : modes[0];
  const notice = failure && <FailureNote failure={failure} />;
  if (!mode || letter.legId === null) return notice && <div className="doc-notice">{notice}</div>;
  const { Pane, icon: OnlyIcon } = panes[mode];
  const head = (
    <>
      {modes.length > 1 ? (
        <div className="modes" role="tablist" aria-label={t('documents.actions')}>
          {modes.map((one) => {
            const Icon = panes[one].icon;
            return (
              <button key={one} type="button" role="tab" aria-selected={one === mode} onClick={() => setChosen(one)}>
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
      {notice && <div className="doc-notice">{notice}</div>}
    </>
  );
  return <Pane key={mode} letter={letter} legId={letter.legId} head={head} onFailure={setFailure} />;
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
