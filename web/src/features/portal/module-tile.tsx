import { IconExternalLink } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import ui from '../../ui/styles/ui.module.css';
import { MenuIcon, menuFamily } from './menu-icon';
import { MenuLink } from './menu-link';
import menuSystemStyles from './menu-system.module.css';
import { opensTab } from './menu-target';
import portalStyles from './portal.module.css';
import type { MenuEntry } from './use-menus';

/** The desk with all waiting letters: only its tile shows their number, which would be wrong on other pages of the registry. */
const desk = /^\/?sarabun(\/dashboard)?\/?(\?|$)/;

/** One system on the portal. `waiting` is the number of letters waiting for the person, shown on the desk's tile. */
export function ModuleTile({ entry: { item, target }, below, waiting = 0 }: { entry: MenuEntry; below: MenuEntry[]; waiting: number | undefined }) {
  const { t, language } = useText();
  const [name, other] = language === 'en' ? [item.nameEnglish || item.name, item.name] : [item.name, item.nameEnglish];
  return (
    <li className={below.length > 0 ? menuSystemStyles.moduleWrap : undefined}>
      <MenuLink target={target} className={clsx(portalStyles.module, ui.card, menuFamily(item.icon))}>
        <span className={ui.ficon}>
          <MenuIcon name={item.icon} size={25} />
        </span>
        <span className={ui.grow}>
          <span className={clsx(ui.strong, portalStyles.moduleName)}>{name}</span>
          {other !== name && (
            <span className={clsx(ui.sm, ui.muted, portalStyles.moduleName)} lang={language === 'en' ? 'th' : 'en'}>
              {other}
            </span>
          )}
        </span>
        {desk.test(item.action) && waiting > 0 && (
          <span className={portalStyles.moduleChip}>
            <Chip tone="brand">{t('portal.waitingForYou', { count: waiting })}</Chip>
          </span>
        )}
        {opensTab(target) && (
          <span className={portalStyles.moduleChip} role="img" aria-label={t('portal.newTab')}>
            <IconExternalLink size={16} aria-hidden />
          </span>
        )}
      </MenuLink>
      {below.length > 0 && (
        <ul className={clsx(menuSystemStyles.moduleBelow, ui.sm)}>
          {below.map((entry) => (
            <li key={entry.item.menuId}>
              <MenuLink target={entry.target}>{language === 'en' ? entry.item.nameEnglish || entry.item.name : entry.item.name}</MenuLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
