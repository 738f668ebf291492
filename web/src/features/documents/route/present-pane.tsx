import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { presentDocument } from '@sarabun/contract/documents/route-actions';
import { takenBackFrom } from '@sarabun/contract/documents/taken-back';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconSend } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { DueField } from '../../follow-up';
import { useDefaultRoute } from '../../organization';
import { usePhrases } from '../../settings';
import styles from '../fields/act.module.css';
import { Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import { deskOf } from '../fields/assignment-rules';
import { type NamedDesk, NamedDeskRow, PostField } from '../fields/named-desks';
import type { PaneProps } from '../fields/pane-props';
import { RecalledFrom } from '../fields/recalled-from';
import { goesByStructure } from '../fields/structure-rules';
import { TemplatePicker } from '../fields/template-picker';
import { usePaneAct } from '../fields/use-route-act';

interface Presentation {
  post: NamedDesk | null;
  text: string;
  /** The posts after that one, in order. */
  onward: NamedDesk[];
  dueOn: string | null;
}
const bare = ({ deskId, name, detail }: NamedDesk): NamedDesk => ({ deskId, name, detail });

/** The presentation that was pulled back from this leg, to be made again; null if there is none. */
function presentationOf({ route, notes }: DocumentView, legId: number): Presentation | null {
  const [leg] = takenBackFrom(route, legId);
  if (leg?.purpose !== 'presentation') return null;
  const note = notes.find((one) => one.legId === legId && one.writtenAt.getTime() === leg.sentAt.getTime());
  return { post: deskOf(leg), text: note?.text ?? '', onward: leg.planned.map(bare), dueOn: leg.dueOn };
}

/** Presents a letter to a post (เสนอ) with an opinion; shows today's holder or deputy. */
export function PresentPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const here = letter.route.find((leg) => leg.legId === legId);
  const planned = here?.planned ?? [];
  const { data: structure } = useDefaultRoute(here?.to.deskId, goesByStructure(letter));
  const proposed = structure?.presentTo && structure.presentTo.deskId !== here?.to.deskId ? structure.presentTo : null;
  const recalled = presentationOf(letter, legId);
  const { draft, change, clear } = useDraft<Presentation>(
    `present_${legId}`,
    recalled ? { ...recalled, post: null, onward: [] } : { post: planned[0] ?? proposed, text: '', onward: planned.slice(1), dueOn: null },
  );
  const [tried, setTried] = useState(false);
  const present = usePaneAct(presentDocument, { letter, onFailure });
  const { post, onward, dueOn = null } = draft;
  const past = dueOn !== null && dueOn < bangkokDay(new Date());
  const submit = () => {
    setTried(true);
    if (!post || past) return;
    present.send(
      { legId, deskId: post.deskId, text: draft.text.trim(), onward: onward.map(({ deskId }) => deskId), dueOn },
      t('documents.presented', { name: post.name }),
      clear,
    );
  };
  return (
    <ActForm
      label={t('documents.mode.present')}
      head={head}
      effect={t('documents.recallHint')}
      button={{ text: t('documents.mode.present'), icon: <IconSend size={20} stroke={1.8} aria-hidden /> }}
      act={present}
      onSubmit={submit}
    >
      <TemplatePicker way="sequential" onPick={({ parties: [first, ...others] }) => change({ post: first ? bare(first) : null, onward: others.map(bare) })} />
      {recalled?.post && !post && <RecalledFrom desks={[recalled.post]} onAgain={() => change({ post: recalled.post, onward: recalled.onward })} />}
      <PostField post={post} onChange={(picked) => change({ post: picked, onward: [] })} invalid={tried && !post} />
      {onward.length > 0 && (
        <div className={ui.field}>
          <span className={ui.lbl}>{t('route.plan')}</span>
          <ol className={clsx(ui.stack, styles.parties)}>
            {onward.map((desk) => (
              <li key={desk.deskId}>
                <NamedDeskRow desk={desk} onRemove={() => change({ onward: onward.filter(({ deskId }) => deskId !== desk.deskId) })} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <DueField
        label={t('documents.dueOn')}
        value={dueOn}
        onChange={(day) => change({ dueOn: day })}
        error={past ? t('documents.duePast') : undefined}
        inherited={here?.dueOn}
      />
      <Words label={t('documents.opinion')} value={draft.text} onChange={(text) => change({ text })} phrases={usePhrases('present', letter.kind)} />
    </ActForm>
  );
}
