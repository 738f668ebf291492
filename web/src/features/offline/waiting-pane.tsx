import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useWaitingOn } from '../../platform/offline/waiting';
import ui from '../../ui/styles/ui.module.css';
import styles from './offline.module.css';
import { WaitingList } from './waiting-list';

/** What waits on a letter: before it is sent or dropped, nothing else is done with the letter here. */
export function WaitingPane({ legId }: { legId: number }) {
  const { t } = useText();
  return (
    <section className={ui.actPane} aria-label={t('offline.waitingHere')}>
      <div className={clsx(ui.actColumn, styles.pane)}>
        <h2 className={ui.strong}>{t('offline.waitingHere')}</h2>
        <WaitingList acts={useWaitingOn(legId)} />
      </div>
    </section>
  );
}
