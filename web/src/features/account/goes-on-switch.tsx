import { IconPlayerTrackNext } from '@tabler/icons-react';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { IconButton } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { useWayOfWorking } from './use-account';

/** Switches whether the next letter of the queue opens by itself, where it does so; the account page has it with an explanation. */
export function GoesOnSwitch() {
  const { t } = useText();
  const { goesOn } = useUser().information;
  const { mutate, isPending } = useWayOfWorking();
  const say = () => toast({ tone: 'success', title: t(goesOn ? 'queues.staysNow' : 'queues.goesOnNow') });
  const change = () => {
    if (!isPending) mutate(!goesOn, { onSuccess: say, onError: (error) => toast({ tone: 'error', title: sentenceOf(error) }) });
  };
  return (
    <IconButton className={ui.hideS} label={t('queues.goesOn')} aria-pressed={goesOn} aria-disabled={isPending} onClick={change}>
      <IconPlayerTrackNext size={19} stroke={1.7} aria-hidden />
    </IconButton>
  );
}
