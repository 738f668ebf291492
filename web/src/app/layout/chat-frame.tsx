import { IconMessageCircle, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { agency, pageSettings } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import styles from './panels.module.css';

/** The rights of the chat. It has its own origin and storage; it cannot navigate this page or open dialogs over it. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** The online chat in a frame, if the agency offers it and an address is configured (specification §1). */
export function ChatFrame() {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const { chatUrl } = pageSettings();
  if (!agency().chat || !chatUrl) return null;
  return (
    <aside className={clsx(ui.screenOnly, styles.chat)} aria-label={t('shell.chat')}>
      {open && <iframe className={styles.chatFrame} src={chatUrl} sandbox={sandbox} referrerPolicy="no-referrer" title={t('shell.chat')} />}
      <IconButton className={styles.chatButton} label={t(open ? 'shell.closeChat' : 'shell.openChat')} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <IconX size={24} aria-hidden /> : <IconMessageCircle size={24} stroke={1.7} aria-hidden />}
      </IconButton>
    </aside>
  );
}
