import { tabs } from '@sarabun/contract/documents/verbs';
import { IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { removeAct } from '../../platform/offline/outbox';
import type { WaitingAct, WaitingState } from '../../platform/offline/waiting';
import { useUser } from '../../platform/session';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import styles from './offline.module.css';
import { sendAgain, takeBack } from './send-waiting';
import { waitingActs } from './waiting-acts';

const tones: Readonly<Record<WaitingState, 'blue' | 'amber' | 'red'>> = { waiting: 'blue', held: 'amber', unsure: 'amber', refused: 'red' };

/** Acts that wait on this device: what was typed, why it was refused, and what can be done about it. */
export function WaitingList({ acts }: { acts: readonly WaitingAct[] }) {
  return (
    <ul className={styles.list}>
      {acts.map((act) => (
        <Waiting key={act.id} act={act} />
      ))}
    </ul>
  );
}

function Waiting({ act }: { act: WaitingAct }) {
  const { t, language } = useText();
  const dates = useDates();
  const { personId } = useUser();
  const navigate = useNavigate();
  const [dropping, setDropping] = useState(false);
  const [busy, setBusy] = useState(false);
  const mode = waitingActs[act.call]?.mode;
  const words = [act.input.text, act.input.task].filter(Boolean).join(' · ');
  const failed = () => toast({ tone: 'error', title: t('offline.not.blocked') });
  const edit = async () => {
    await takeBack(act, personId).catch(failed);
    await navigate({ to: '/sarabun/dashboard', search: { document: act.documentId, leg: act.legId } });
  };
  const send = async () => {
    setBusy(true);
    await sendAgain(act).catch(failed);
    setBusy(false);
  };
  return (
    <li className={styles.row}>
      <div className={clsx(ui.grow, ui.stack)}>
        <p className={clsx(ui.row, ui.wrap, ui.strong)}>
          {mode && tabs[mode].tab[language]}
          <Chip tone={tones[act.state]}>{t(`offline.state.${act.state}`)}</Chip>
        </p>
        <p>{act.subject}</p>
        {act.names.length > 0 && <p className={clsx(ui.sm, ui.soft)}>{t('offline.to', { names: act.names.join(', ') })}</p>}
        {words && <p className={clsx(ui.sm, styles.words)}>{words}</p>}
        <p className={clsx(ui.xs, ui.muted)}>{t('offline.madeAt', { moment: dates.moment(act.madeAt) })}</p>
        {act.state !== 'waiting' && <Note tone={tones[act.state]}>{act.reason || t(`offline.why.${act.state as 'held' | 'unsure'}`)}</Note>}
      </div>
      <div className={clsx(ui.row, ui.wrap)}>
        {act.state !== 'waiting' && (
          <Button size="sm" busy={busy} icon={<IconSend size={17} stroke={1.8} aria-hidden />} onClick={() => void send()}>
            {t('offline.sendAgain')}
          </Button>
        )}
        <Button size="sm" tone="ghost" icon={<IconPencil size={17} stroke={1.8} aria-hidden />} onClick={() => void edit()}>
          {t('offline.edit')}
        </Button>
        <Button size="sm" tone="quiet" icon={<IconTrash size={17} stroke={1.8} aria-hidden />} onClick={() => setDropping(true)}>
          {t('offline.drop')}
        </Button>
      </div>
      {dropping && (
        <ConfirmDialog
          tone="warning"
          title={t('offline.dropAsked')}
          text={t('offline.dropText', { subject: act.subject })}
          confirm={{ label: t('offline.drop'), onPress: () => void removeAct(act.id).catch(failed) }}
          cancel={{ label: t('common.cancel'), onPress: () => setDropping(false) }}
        />
      )}
    </li>
  );
}
