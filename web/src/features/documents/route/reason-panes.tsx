import type { RouteLeg } from '@sarabun/contract/documents/open-document';
import { closeDocument, refuseDocument, sendBackDocument } from '@sarabun/contract/documents/route-actions';
import type { Label } from '@sarabun/contract/values/label';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDraft } from '../../../ui/forms/use-draft';
import { Note } from '../../../ui/note';
import { usePhrases } from '../../settings';
import { Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct } from '../fields/use-route-act';

/** Closes the matter (ปิดเรื่อง), with an optional last remark. */
export function ClosePane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`close_${legId}`, { text: '' });
  const close = usePaneAct(closeDocument, { letter, onFailure });
  const { others = 0, goesOn = false } = letter.closing ?? {};
  const submit = () => {
    close.send({ legId, text: draft.text.trim() }, t('documents.closedNow'), clear);
  };
  return (
    <ActForm
      label={t('documents.mode.close')}
      head={head}
      effect={t(goesOn ? 'documents.closeOwnEffect' : 'documents.closeEffect')}
      button={{ text: t('documents.mode.close'), icon: <IconCircleCheck size={20} stroke={1.8} aria-hidden /> }}
      act={close}
      onSubmit={submit}
    >
      {others > 0 && <Note tone="amber">{t('documents.closeOthers', { n: others })}</Note>}
      <Words label={t('documents.closeText')} rows={3} value={draft.text} onChange={(text) => change({ text })} phrases={usePhrases('close', letter.kind)} />
    </ActForm>
  );
}

const verbs = { sendBack: sendBackDocument, refuse: refuseDocument };

/** Returns a letter (ส่งคืน, ปฏิเสธการรับ); shows whose desk it goes to. */
function GiveBackPane(props: PaneProps & { verb: 'sendBack' | 'refuse' }) {
  const leg = props.letter.route.find(({ legId }) => legId === props.legId);
  return <ReasonPane {...props} phrases={usePhrases('sendBack', props.letter.kind)} isFromOutside={!leg?.from} warning={<Landing leg={leg} />} />;
}
export const SendBackPane = (props: PaneProps) => <GiveBackPane {...props} verb="sendBack" />;
export const RefusePane = (props: PaneProps) => <GiveBackPane {...props} verb="refuse" />;

interface ReasonPaneProps extends PaneProps {
  verb: keyof typeof verbs;
  /** Nobody in this office sent it. */
  isFromOutside: boolean;
  /** The consequences. */
  warning: ReactNode;
  phrases?: readonly Label[];
}

/** An action with a mandatory reason. */
function ReasonPane({ letter, legId, head, onFailure, verb, isFromOutside, warning, phrases }: ReasonPaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`${verb}_${legId}`, { reason: '' });
  const [tried, setTried] = useState(false);
  const act = usePaneAct(verbs[verb], { letter, onFailure });
  const missing = draft.reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (!missing) act.send({ legId, reason: draft.reason.trim() }, t(`documents.${verb}.done`), clear);
  };
  return (
    <ActForm
      label={t(`documents.mode.${verb}`)}
      head={head}
      effect={t(isFromOutside && verb === 'refuse' ? 'documents.refuse.effectOutside' : `documents.${verb}.effect`)}
      button={{ text: t(`documents.mode.${verb}`), icon: <IconArrowBackUp size={20} stroke={1.8} aria-hidden />, tone: 'warn' }}
      act={act}
      onSubmit={submit}
    >
      {warning}
      <Words
        label={t('documents.reason')}
        required
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        phrases={phrases ?? []}
        several
        error={tried && missing ? t('documents.reasonMissing') : undefined}
      />
    </ActForm>
  );
}

/** The desk that the letter goes to. */
function Landing({ leg }: { leg: RouteLeg | undefined }) {
  const { t } = useText();
  const from = leg?.from;
  if (!from) return <Note tone="amber">{t('documents.refuse.endsHere')}</Note>;
  const name = leg.sentBy && leg.sentBy.name !== from.name ? `${from.name} (${leg.sentBy.name})` : from.name;
  return <Note tone="amber">{t('documents.landsOn', { name })}</Note>;
}
