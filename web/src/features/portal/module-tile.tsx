import './menu-system.css';
import { IconExternalLink } from '@tabler/icons-react';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import { MenuIcon, menuFamily } from './menu-icon';
import { MenuLink } from './menu-link';
import type { MenuEntry } from './use-menus';

/** The desk, where all waiting letters lie: its tile alone says how many, for the number would be wrong on any other page of the registry. */
const desk = /^\/?sarabun(\/dashboard)?\/?(\?|$)/;

/** One system on the portal. `waiting` is the number of letters waiting for the person, shown on the tile of the desk. */
export function ModuleTile({ entry: { item, target }, below, waiting = 0 }: { entry: MenuEntry; below: MenuEntry[]; waiting: number | undefined }) {
  const { t, language } = useText();
  const [name, other] = language === 'en' ? [item.nameEnglish || item.name, item.name] : [item.name, item.nameEnglish];
  return (
    <li className={below.length > 0 ? 'module-wrap' : undefined}>
      <MenuLink target={target} className={`module card ${menuFamily(item.icon)}`}>
        <span className="ficon">
          <MenuIcon name={item.icon} size={25} />
        </span>
        <span className="grow">
          <span className="strong module-name">{name}</span>
          {other !== name && (
            <span className="sm muted module-name" lang={language === 'en' ? 'th' : 'en'}>
              {other}
            </span>
          )}
        </span>
        {desk.test(item.action) && waiting > 0 && (
          <span className="module-chip">
            <Chip tone="brand">{t('portal.waitingForYou', { count: waiting })}</Chip>
          </span>
        )}
        {target.kind === 'tab' && (
          <span className="module-chip" role="img" aria-label={t('portal.newTab')}>
            <IconExternalLink size={16} aria-hidden />
          </span>
        )}
      </MenuLink>
      {below.length > 0 && (
        <ul className="module-below sm">
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
