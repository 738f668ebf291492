import { forwardDocument } from '@sarabun/contract/documents/route-actions';
import { IconShare3, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/button';
import { Kept } from '../../ui/kept';
import { usePhrases } from '../settings';
import { Fault, Words } from './act-fields';
import { ActForm } from './act-form';
import type { PaneProps } from './pane-props';
import { PartyPicker } from './party-picker';
import { useDraft } from './use-draft';
import { usePaneAct } from './use-route-act';

interface Forwarding {
  to: { deskId: number; name: string; detail: string }[];
  text: string;
}
const empty: Forwarding = { to: [], text: '' };
/** Passes a letter on to units or persons without a decision (ส่งต่อ). */
export function ForwardPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`forward_${legId}`, empty);
  const [tried, setTried] = useState(false);
  const forward = usePaneAct(forwardDocument, { letter, onFailure });
  const { to } = draft;
  const nobody = tried && to.length === 0;
  const submit = () => {
    setTried(true);
    if (to.length === 0) return;
    forward.send({ legId, deskIds: to.map(({ deskId }) => deskId), text: draft.text.trim() }, t('documents.forwarded', { n: to.length }), clear);
  };
  return (
    <ActForm
      label={t('documents.mode.forward')}
      head={head}
      effect={t('documents.recallHint')}
      button={{ text: t('documents.mode.forward'), icon: <IconShare3 size={20} stroke={1.8} aria-hidden /> }}
      busy={forward.busy}
      onSubmit={submit}
    >
      <div className="stack doc-parties">
        <PartyPicker label={t('documents.forwardTo')} taken={to} onPick={(desk) => change({ to: [...to, desk] })} invalid={nobody} />
        <ul className="stack doc-parties">
          {to.map(({ deskId, name, detail }) => (
            <li key={deskId} className="party">
              <Avatar name={name} size={34} />
              <span className="grow">
                <span className="sm strong clip2">
                  <Kept>{name}</Kept>
                </span>
                <span className="xs muted clip party-detail">{detail}</span>
              </span>
              <IconButton dense label={t('documents.removeParty', { name })} onClick={() => change({ to: to.filter((desk) => desk.deskId !== deskId) })}>
                <IconX size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        {nobody && <Fault text={t('documents.noReceiver')} />}
      </div>
      <Words label={t('documents.minute')} rows={3} value={draft.text} onChange={(text) => change({ text })} phrases={usePhrases('forward', letter.kind)} />
    </ActForm>
  );
}
