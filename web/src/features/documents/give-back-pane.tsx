import type { RouteLeg } from '@sarabun/contract/documents/open-document';
import { refuseDocument, sendBackDocument } from '@sarabun/contract/documents/route-actions';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Note } from '../../ui/note';
import { toast } from '../../ui/toast';
import { usePhrases } from '../settings';
import { Words } from './act-fields';
import { ActForm } from './act-form';
import type { PaneProps } from './pane-props';
import { useDraft } from './use-draft';
import { useRouteAct } from './use-route-act';

const verbs = { sendBack: sendBackDocument, refuse: refuseDocument };
export const SendBackPane = (props: PaneProps) => <GiveBackPane {...props} verb="sendBack" />;
export const RefusePane = (props: PaneProps) => <GiveBackPane {...props} verb="refuse" />;

/** Gives a letter back with a compulsory reason (ส่งคืน, ปฏิเสธการรับ); says beforehand on whose desk it will lie. */
function GiveBackPane({ letter, legId, head, onFailure, verb }: PaneProps & { verb: keyof typeof verbs }) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`${verb}_${legId}`, { reason: '' });
  const [tried, setTried] = useState(false);
  const act = useRouteAct(verbs[verb]);
  const missing = draft.reason.trim() === '';
  const leg = letter.route.find((one) => one.legId === legId);
  const submit = () => {
    setTried(true);
    if (missing) return;
    onFailure(null);
    act.mutate(
      { legId, reason: draft.reason.trim() },
      {
        onSuccess: () => {
          clear();
          toast({ tone: 'success', title: t(`documents.${verb}.done`), text: letter.subject });
        },
        onError: onFailure,
      },
    );
  };
  return (
    <ActForm
      label={t(`documents.mode.${verb}`)}
      head={head}
      effect={t(`documents.${verb}.effect`)}
      button={{ text: t(`documents.mode.${verb}`), icon: <IconArrowBackUp size={20} stroke={1.8} aria-hidden />, tone: 'warn' }}
      busy={act.isPending}
      onSubmit={submit}
    >
      <Landing leg={leg} />
      <Words
        label={t('documents.reason')}
        required
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        phrases={usePhrases('sendBack', letter.kind)}
        error={tried && missing ? t('documents.reasonMissing') : undefined}
      />
    </ActForm>
  );
}

/** On whose desk the letter will lie. */
function Landing({ leg }: { leg: RouteLeg | undefined }) {
  const { t } = useText();
  const from = leg?.from;
  if (!from) return <Note tone="amber">{t('documents.refuse.endsHere')}</Note>;
  const name = leg.sentBy && leg.sentBy.name !== from.name ? `${from.name} (${leg.sentBy.name})` : from.name;
  return <Note tone="amber">{t('documents.landsOn', { name })}</Note>;
}
