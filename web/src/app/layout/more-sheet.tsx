import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { HeaderMenu, Launcher } from '../../features/portal';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import ui from '../../ui/styles/ui.module.css';
import { LanguageSwitch } from './language-switch';
import styles from './panels.module.css';
import { UserCard } from './user-card';

/** What the header has on wider screens: the person, the systems, the menu and the language. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  return (
    <DialogFrame title={t('shell.more')} width={560} onClose={onClose} sheet>
      <div className={ui.dialogHead}>
        <h2 className={clsx(ui.h3, ui.strong, ui.grow)}>{t('shell.more')}</h2>
        <LanguageSwitch />
        <IconButton label={t('common.close')} onClick={onClose} data-autofocus>
          <IconX size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.moreSheet}>
        <UserCard onPress={onClose} />
        <h3 className={clsx(ui.sm, ui.strong, ui.soft)}>{t('shell.launcher')}</h3>
        <Launcher onPress={onClose} />
        <nav className={styles.moreMenu} aria-label={t('shell.mainMenu')}>
          <HeaderMenu onPress={onClose} />
        </nav>
      </div>
    </DialogFrame>
  );
}
