import { itemsInRow } from '@sarabun/contract/constants';
import { useRouterState } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import { MenuIcon } from './menu-icon';
import { MenuLink } from './menu-link';
import { rowsOf } from './menu-target';
import { useHeaderMenu } from './use-menus';

/** The menu in the header's lower line, as the server allows. The registry's own item is shown only on the registry's desk. */
export function HeaderMenu({ onPress }: { onPress?: () => void }) {
  const { language } = useText();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const entries = useHeaderMenu()?.filter(({ item }) => item.action !== 'sarabun' || path === '/sarabun/dashboard');
  if (!entries?.length) return null;
  return rowsOf(entries, itemsInRow.headerMenu).map((row) => (
    <ul key={row[0]?.item.menuId} className={ui.menuRow}>
      {row.map(({ item, target }) => (
        <li key={item.menuId}>
          <MenuLink target={target} onPress={onPress}>
            <MenuIcon name={item.icon} size={18} />
            {language === 'en' ? item.nameEnglish || item.name : item.name}
          </MenuLink>
        </li>
      ))}
    </ul>
  ));
}
