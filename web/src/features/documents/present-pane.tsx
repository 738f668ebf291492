import { presentDocument } from '@sarabun/contract/documents/route-actions';
import { IconSend, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/button';
import { toast } from '../../ui/toast';
import { usePhrases } from '../settings';
import { Fault, Words } from './act-fields';
import { ActForm } from './act-form';
import type { PaneProps } from './pane-props';
import { PartyPicker } from './party-picker';
import { useDraft } from './use-draft';
import { useRouteAct } from './use-route-act';

interface Presentation {
  post: { deskId: number; name: string; detail: string } | null;
  text: string;
}
const empty: Presentation = { post: null, text: '' };
/** Puts a letter up to a post (เสนอ) with the presenter's opinion; who holds the post, or acts for it, today is named beside it. */
export function PresentPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`present_${legId}`, empty);
  const [tried, setTried] = useState(false);
  const present = useRouteAct(presentDocument);
  const { post } = draft;
  const submit = () => {
    setTried(true);
    if (!post) return;
    onFailure(null);
    present.mutate(
      { legId, deskId: post.deskId, text: draft.text.trim() },
      {
        onSuccess: () => {
          clear();
          toast({ tone: 'success', title: t('documents.presented', { name: post.name }), text: letter.subject });
        },
        onError: onFailure,
      },
    );
  };
  return (
    <ActForm
      label={t('documents.mode.present')}
      head={head}
      effect={t('documents.recallHint')}
      button={{ text: t('documents.mode.present'), icon: <IconSend size={20} stroke={1.8} aria-hidden /> }}
      busy={present.isPending}
      onSubmit={submit}
    >
      {post ? (
        <div className="field">
          <span className="lbl">{t('documents.presentTo')}</span>
          <div className="party">
            <Avatar name={post.detail || post.name} size={34} />
            <span className="grow">
              <span className="sm strong clip2">{post.name}</span>
              <span className="xs muted clip party-detail">{post.detail}</span>
            </span>
            <IconButton dense label={t('documents.removeParty', { name: post.name })} onClick={() => change({ post: null })}>
              <IconX size={16} aria-hidden />
            </IconButton>
          </div>
        </div>
      ) : (
        <div className="stack doc-parties">
          <PartyPicker label={t('documents.presentTo')} kind="post" taken={[]} onPick={(picked) => change({ post: picked })} invalid={tried} />
          {tried && <Fault text={t('documents.noPost')} />}
        </div>
      )}
      <Words label={t('documents.opinion')} value={draft.text} onChange={(text) => change({ text })} phrases={usePhrases('present', letter.kind)} />
    </ActForm>
  );
}
