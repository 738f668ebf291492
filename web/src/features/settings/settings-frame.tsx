import { settingsCentre } from '@sarabun/contract/constants';
import { entriesOf } from '@sarabun/contract/settings/page-entries';
import type { SettingsPage } from '@sarabun/contract/settings/settings-menu';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { UnsavedPage } from '../../ui/dialogs/unsaved-page';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import styles from './settings.module.css';
import { PinButton } from './settings-centre-screen';
import { SettingsIcon } from './settings-icon';
import { useSettingsMenu } from './use-settings';
import { useSettingsState } from './use-settings-state';

const centre = { menuID: String(settingsCentre) };

interface SettingsFrameProps {
  path: string;
  purpose?: string | undefined;
  /** The name of a page below this one. */
  below?: string | undefined;
  /** The add button for people who may manage the page. */
  add?: { word: string; onAdd: () => void } | undefined;
  /** Further buttons next to the title. */
  tools?: ((page: SettingsPage) => ReactNode) | undefined;
  children: (page: SettingsPage) => ReactNode;
}

/** A further part of the path: its arrow goes with it to the next line. */
const Crumb = ({ children }: { children: ReactNode }) => (
  <span className={styles.crumb}>
    <IconChevronRight size={14} aria-hidden />
    {children}
  </span>
);

/** The frame of every settings page: groups at the side, back link, title. People without the right are told so. */
export function SettingsFrame({ path, purpose, below, add, tools, children }: SettingsFrameProps) {
  const { t, language } = useText();
  const menu = useSettingsMenu();
  const [address] = useSettingsState();
  const group = menu.data?.find(({ pages }) => pages.some((page) => page.path === path));
  const page = group?.pages.find((one) => one.path === path);
  if (menu.isError && !menu.data) {
    return (
      <div className={ui.card}>
        <FailedState page query={menu} />
      </div>
    );
  }
  if (!menu.data) return <Bone width={280} height={28} />;
  if (!group || !page) return <NoRight />;
  // Other tabs are inside the page.
  const open = entriesOf(page).find((entry) => entry.tab === address.tab)?.tab;
  return (
    <div className={styles.root}>
      <TabTitle>{below ?? page.name[language]}</TabTitle>
      <nav className={styles.side} aria-label={t('settings.kinds')}>
        {menu.data.map((kind) => (
          <Link
            key={kind.menuId}
            to="/settings/$menuID/$page"
            params={{ menuID: String(kind.pages[0]?.menuId), page: kind.pages[0]?.path ?? '' }}
            aria-current={kind === group ? 'true' : undefined}
          >
            <SettingsIcon name={kind.icon} size={19} />
            <span className={ui.grow}>{kind.name[language]}</span>
            <span className={clsx(ui.xs, ui.muted, ui.num)}>{kind.pages.flatMap(entriesOf).length}</span>
          </Link>
        ))}
        <ul className={styles.pages}>
          {group.pages.flatMap(entriesOf).map(({ page: one, tab, name, path: key }) => (
            <li key={key}>
              <Link
                to="/settings/$menuID/$page"
                params={{ menuID: String(one.menuId), page: one.path }}
                search={{ tab }}
                // Without a tab, the page itself is current only if the address has none.
                activeOptions={{ explicitUndefined: true }}
                aria-current={one === page && tab === open ? 'page' : undefined}
              >
                {name[language]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={ui.grow}>
        <nav className={styles.crumbs} aria-label={t('settings.path')}>
          <Link to="/settings/$menuID" params={centre}>
            {t('settings.centre')}
          </Link>
          <Crumb>
            <span>{group.name[language]}</span>
          </Crumb>
          <Crumb>
            {below ? (
              <Link to="/settings/$menuID/$page" params={{ menuID: String(page.menuId), page: page.path }}>
                {page.name[language]}
              </Link>
            ) : (
              <span aria-current="page">{page.name[language]}</span>
            )}
          </Crumb>
          {below && (
            <Crumb>
              <span aria-current="page">{below}</span>
            </Crumb>
          )}
        </nav>
        <div className={clsx(ui.row, ui.between, ui.wrap, styles.head)}>
          <div>
            <div className={ui.row}>
              <h1 className={ui.h1} tabIndex={-1} data-page-title>
                {below ?? page.name[language]}
              </h1>
              {!below && <PinButton page={page} />}
            </div>
            {purpose && <p className={clsx(ui.soft, ui.sm)}>{purpose}</p>}
          </div>
          <div className={clsx(ui.row, ui.wrap)}>
            {tools?.(page)}
            {add && page.mayManage && (
              <Button icon={<IconPlus size={19} aria-hidden />} onClick={add.onAdd}>
                {add.word}
              </Button>
            )}
          </div>
        </div>
        <UnsavedPage key={path}>{children(page)}</UnsavedPage>
      </div>
    </div>
  );
}

function NoRight() {
  const { t } = useText();
  return (
    <div className={ui.card}>
      <BlankState page kind="empty" title={t('settings.noRight')} text={t('settings.noRightText')}>
        <Link to="/settings/$menuID" params={centre} className={clsx(ui.btn, ui.ghost)}>
          {t('settings.toCentre')}
        </Link>
      </BlankState>
    </div>
  );
}
