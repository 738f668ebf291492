import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import styles from './launcher.module.css';
import { MenuIcon, menuFamily } from './menu-icon';
import { MenuLink } from './menu-link';
import { opensTab } from './menu-target';
import { useLauncherMenu } from './use-menus';

/** The grid of modules: three per row, two on narrow screens (specification §2). */
export function Launcher({ onPress }: { onPress?: () => void }) {
  const { t, language } = useText();
  const { entries, isError, error, refetch } = useLauncherMenu();
  if (isError && !entries) {
    return (
      <BlankState kind="error" small title={t('portal.systemsFailed')} text={error?.message}>
        <Button tone="ghost" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </BlankState>
    );
  }
  if (entries?.length === 0) return <BlankState kind="empty" small title={t('portal.noSystems')} text={t('portal.noSystemsText')} />;
  return (
    <ul className={styles.root}>
      {entries?.map(({ item, target }) => (
        <li key={item.menuId}>
          <MenuLink target={target} className={clsx(styles.tile, menuFamily(item.icon))} onPress={onPress}>
            <span className={ui.ficon}>
              <MenuIcon name={item.icon} size={23} />
            </span>
            {language === 'en' ? item.nameEnglish || item.name : item.name}
            {opensTab(target) && <span className={ui.vh}>({t('portal.newTab')})</span>}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
