import { IconApps } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { HelpButton } from '../../features/manuals';
import { Bell } from '../../features/notifications';
import { HeaderMenu, Launcher } from '../../features/portal';
import { SearchButton } from '../../features/search';
import { agency, pageSettings } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Emblem } from '../../ui/emblem';
import { Flyout } from '../../ui/flyout';
import { LanguageSwitch } from './language-switch';
import { UserPanel } from './user-panel';

/** The header: brand band, main line and the menu of what the person may use (specification §2, header). */
export function Header() {
  const { t, language } = useText();
  const { header, key, name } = agency();
  return (
    <header className="head">
      <div className="band" />
      <div className="head-main">
        <Link to={header.logoLink} className="word">
          <Emblem name={key} size={44} />
          <span>
            <b>DOCUMENT FLOW</b>
            <span>{name[language]}</span>
          </span>
        </Link>
        {header.testNotice && pageSettings().mode === 'DEV' && (
          <span className="hide-s">
            <Chip tone="amber">{t('shell.testSystem')}</Chip>
          </span>
        )}
        <SearchButton />
        <div className="head-tools">
          <span className="hide-s">
            <LanguageSwitch />
          </span>
          <Flyout
            label={t('shell.launcher')}
            button={(control) => (
              <IconButton {...control} className="hide-s" label={t('shell.openLauncher')}>
                <IconApps size={22} stroke={1.7} aria-hidden />
              </IconButton>
            )}
          >
            {(close) => <Launcher onPress={close} />}
          </Flyout>
          <HelpButton />
          <Bell />
          <UserPanel />
        </div>
      </div>
      <nav className="nav" aria-label={t('shell.mainMenu')}>
        <HeaderMenu />
      </nav>
    </header>
  );
}
