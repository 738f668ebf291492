import { IconX } from '@tabler/icons-react';
import { HeaderMenu, Launcher } from '../../features/portal';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { LanguageSwitch } from './language-switch';
import { UserCard } from './user-card';

/** What the header holds on wider screens: the person, the systems, the menu and the language. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  return (
    <DialogFrame title={t('shell.more')} width={560} onClose={onClose} sheet>
      <div className="dialog-head">
        <h2 className="h3 strong grow">{t('shell.more')}</h2>
        <LanguageSwitch />
        <IconButton label={t('common.close')} onClick={onClose} data-autofocus>
          <IconX size={20} aria-hidden />
        </IconButton>
      </div>
      <div className="more-sheet">
        <UserCard onPress={onClose} />
        <h3 className="sm strong soft">{t('shell.launcher')}</h3>
        <Launcher onPress={onClose} />
        <nav className="more-menu" aria-label={t('shell.mainMenu')}>
          <HeaderMenu onPress={onClose} />
        </nav>
      </div>
    </DialogFrame>
  );
}
