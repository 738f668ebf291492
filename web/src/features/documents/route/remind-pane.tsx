import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import { remindDocument, remindSigner } from '@sarabun/contract/documents/remind-document';
import { remindPhrases } from '@sarabun/contract/documents/remind-phrases';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconBellRinging } from '@tabler/icons-react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import type { FormAct } from '../../../ui/forms/form';
import { useDraft } from '../../../ui/forms/use-draft';
import { Note } from '../../../ui/note';
import { Words } from '../fields/act-fields';
import { ActForm, ActView } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct } from '../fields/use-route-act';

/** The reminder that was written today on one of these legs, the newest if there are several. */
function remindedToday({ notes, route }: DocumentView, asks: (leg: RouteLeg) => boolean) {
  const today = bangkokDay(new Date());
  const legIds = route.filter(asks).map(({ legId }) => legId);
  return notes.findLast(({ kind, legId, writtenAt }) => kind === 'reminder' && legId !== null && legIds.includes(legId) && bangkokDay(writtenAt) === today);
}

/** Reminds the assignees (ทวงถาม); the text appears in the letter's history. */
export function RemindPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const remind = usePaneAct(remindDocument, { letter, onFailure });
  const send = (text: string, clear: () => void) => remind.send({ legId, text }, t('followUp.reminded'), clear);
  const deskId = letter.route.find((leg) => leg.legId === legId)?.to.deskId;
  const before = remindedToday(letter, ({ to }) => to.deskId === deskId);
  if (before) return <Reminded label={t('documents.mode.remind')} head={head} before={before} />;
  return <RemindForm name={`remind_${legId}`} to="assignees" label={t('documents.mode.remind')} head={head} act={remind} onSend={send} />;
}

/** Reminds the reviewer or signer of the writer's unsigned letter. */
export function RemindSignerPane({ letter, head, onFailure }: PaneProps) {
  const { t } = useText();
  const remind = usePaneAct(remindSigner, { letter, onFailure });
  const send = (text: string, clear: () => void) => remind.send({ documentId: letter.documentId, text }, t('followUp.reminded'), clear);
  const before = remindedToday(letter, ({ purpose }) => purpose === 'review' || purpose === 'signature');
  if (before) return <Reminded label={t('documents.mode.remindSigner')} head={head} before={before} />;
  return <RemindForm name={`remindSigner_${letter.documentId}`} to="signers" label={t('documents.mode.remindSigner')} head={head} act={remind} onSend={send} />;
}

interface RemindedProps extends Pick<PaneProps, 'head'> {
  label: string;
  before: DocumentView['notes'][number];
}

/** Once a day is enough: who reminded today, and when, in place of the form. */
function Reminded({ label, head, before }: RemindedProps) {
  const { t } = useText();
  const { time } = useDates();
  return (
    <ActView label={label} head={head}>
      <Note tone="blue">{t('followUp.remindedBefore', { name: before.writtenBy.name, time: time(before.writtenAt) })}</Note>
    </ActView>
  );
}

interface RemindFormProps extends Pick<PaneProps, 'head'> {
  /** The name under which the unsent text is stored. */
  name: string;
  /** Who is asked. */
  to: 'assignees' | 'signers';
  label: string;
  act: FormAct;
  onSend: (text: string, clear: () => void) => void;
}

function RemindForm({ name, to, label, head, act, onSend }: RemindFormProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(name, { text: '' });
  return (
    <ActForm
      label={label}
      head={head}
      effect={t(`followUp.remindEffect.${to}`)}
      button={{ text: label, icon: <IconBellRinging size={20} stroke={1.8} aria-hidden /> }}
      act={act}
      onSubmit={() => onSend(draft.text.trim(), clear)}
    >
      <Words label={t(`followUp.remindWords.${to}`)} rows={3} value={draft.text} onChange={(text) => change({ text })} phrases={remindPhrases} />
    </ActForm>
  );
}
