import type { Agency } from '@sarabun/contract/agencies/agency';
import { IconApps } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { HelpButton } from '../../features/manuals';
import { Bell } from '../../features/notifications';
import { HeaderMenu, Launcher } from '../../features/portal';
import { agency, pageSettings } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Emblem } from '../../ui/emblem';
import { Flyout } from '../../ui/flyout';
import ui from '../../ui/styles/ui.module.css';
import { PaletteButton } from '../palette/palette-button';
import { LanguageSwitch } from './language-switch';
import styles from './shell.module.css';
import { UserPanel } from './user-panel';

/** The logo and its target: some agencies use another one on a phone, and some reload the page (specification §2). */
function Logo() {
  const { header } = agency();
  if (header.mobileLogoLink === header.logoLink) return <LogoLink to={header.logoLink} />;
  return (
    <>
      <LogoLink to={header.logoLink} screens={ui.hideS} />
      <LogoLink to={header.mobileLogoLink} screens={ui.onlyS} />
    </>
  );
}

function LogoLink({ to, screens = '' }: { to: Agency['header']['logoLink']; screens?: string | undefined }) {
  const { language } = useText();
  const { key, name } = agency();
  const mark = (
    <>
      <Emblem name={key} size={44} />
      <span>
        <b>DOCUMENT FLOW</b>
        <span>{name[language]}</span>
      </span>
    </>
  );
  if (pageSettings().logoJumps)
    return (
      <a href={to} className={clsx(styles.word, screens)}>
        {mark}
      </a>
    );
  return (
    <Link to={to} className={clsx(styles.word, screens)}>
      {mark}
    </Link>
  );
}

/** The header: brand band, main line and the person's menu (specification §2, header). */
export function Header() {
  const { t } = useText();
  const { header } = agency();
  return (
    <header className={styles.head}>
      <div className={styles.band} />
      <div className={styles.headMain}>
        <Logo />
        {header.testNotice && pageSettings().mode === 'DEV' && (
          <span className={ui.hideS}>
            <Chip tone="amber">{t('shell.testSystem')}</Chip>
          </span>
        )}
        <PaletteButton />
        <div className={styles.headTools}>
          <LanguageSwitch />
          <Flyout
            label={t('shell.launcher')}
            button={(control) => (
              <IconButton {...control} className={ui.hideS} label={t('shell.openLauncher')}>
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
      <nav className={styles.nav} aria-label={t('shell.mainMenu')}>
        <HeaderMenu />
      </nav>
    </header>
  );
}
