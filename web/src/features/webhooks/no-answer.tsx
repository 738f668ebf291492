import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import { postFault } from './post-fault';
import styles from './webhooks.module.css';

/** Why a receiver gave no answer, and, smaller, what the server reports, for whoever looks after the receiver. */
export function NoAnswer({ report }: { report: string }) {
  const { t } = useText();
  return (
    <>
      <p className={ui.sm}>{t(`webhooks.faults.${postFault(report)}`)}</p>
      <p className={clsx(ui.xs, ui.muted, styles.url)} lang="en" translate="no">
        {report}
      </p>
    </>
  );
}
