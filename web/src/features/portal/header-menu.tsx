import { itemsInRow } from '@sarabun/contract/constants';
import { useRouterState } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { MenuIcon } from './menu-icon';
import { MenuLink } from './menu-link';
import { rowsOf } from './menu-target';
import { useHeaderMenu } from './use-menus';

/** The menu in the header's lower line, as the server allows. The registry's own item is shown only on the registry's desk. */
export function HeaderMenu({ onPress }: { onPress?: () => void }) {
  const { language } = useText();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const menu = useHeaderMenu();
  if (!menu) return <MenuBones />;
  const entries = menu.filter(({ item }) => item.action !== 'sarabun' || path === '/sarabun/dashboard');
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

/** Until the menu is there, a line that is not empty: on a slow machine people took it for a menu without pages. */
function MenuBones() {
  return (
    <ul className={ui.row} style={{ paddingInline: 12 }} aria-hidden>
      {[84, 96, 72, 88].map((width) => (
        <li key={width}>
          <Bone width={width} />
        </li>
      ))}
    </ul>
  );
}
