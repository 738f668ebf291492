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
import type { TileEntry } from './use-menus';

/** The desk with all waiting letters: only its tile shows their number, which would be wrong on other pages of the registry. */
const desk = /^\/?sarabun(\/dashboard)?\/?(\?|$)/;

/** One system on the portal. `waiting` is the number of letters waiting for the person, shown on the desk's tile; others show what they report. */
export function ModuleTile({ entry: { item, target, detail, figure, below }, waiting = 0 }: { entry: TileEntry; waiting: number | undefined }) {
  const { t, language } = useText();
  const name = language === 'en' ? item.nameEnglish || item.name : item.name;
  const said = desk.test(item.action) && waiting > 0 ? t('portal.waitingForYou', { count: waiting }) : figure && `${figure.count} ${figure.label}`;
  return (
    <li className={below.length > 0 ? menuSystemStyles.moduleWrap : undefined}>
      <MenuLink target={target} className={clsx(portalStyles.module, ui.card, menuFamily(item.icon))}>
        <span className={ui.ficon}>
          <MenuIcon name={item.icon} size={25} />
        </span>
        <span className={ui.grow}>
          <span className={clsx(ui.strong, portalStyles.moduleName)}>{name}</span>
          {detail && <span className={clsx(ui.sm, ui.muted, portalStyles.moduleName)}>{detail}</span>}
        </span>
        {said && (
          <span className={portalStyles.moduleChip}>
            <Chip tone="brand">
              <span className={ui.num}>{said}</span>
            </Chip>
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
