import { settingsCentre } from '@sarabun/contract/constants';
import './settings.css';
import type { SettingsPage } from '@sarabun/contract/settings/settings-menu';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Bone } from '../../ui/skeleton';
import { TabTitle } from '../../ui/tab-title';
import { PinButton } from './settings-centre-screen';
import { SettingsIcon } from './settings-icon';
import { useSettingsMenu } from './use-settings';

const centre = { menuID: String(settingsCentre) };

interface SettingsFrameProps {
  /** The path of the page. */
  path: string;
  /** One line on what the page is for. */
  purpose?: string | undefined;
  /** The name of a page below this one. */
  below?: string | undefined;
  /** What whoever may manage the page adds to it. */
  add?: { word: string; onAdd: () => void } | undefined;
  /** Further buttons beside the title. */
  tools?: ((page: SettingsPage) => ReactNode) | undefined;
  children: (page: SettingsPage) => ReactNode;
}

/** What every page of the settings has around it: the kinds at the side, the way back, the title. Who has no right to the page is told so. */
export function SettingsFrame({ path, purpose, below, add, tools, children }: SettingsFrameProps) {
  const { t, language } = useText();
  const menu = useSettingsMenu();
  const group = menu.data?.find(({ pages }) => pages.some((page) => page.path === path));
  const page = group?.pages.find((one) => one.path === path);
  if (menu.isError && !menu.data) {
    return (
      <div className="card">
        <FailedState page query={menu} />
      </div>
    );
  }
  if (!menu.data) return <Bone width={280} height={28} />;
  if (!group || !page) return <NoRight />;
  return (
    <div className="sl">
      <TabTitle>{below ?? page.name[language]}</TabTitle>
      <nav className="sl-side" aria-label={t('settings.kinds')}>
        {menu.data.map((kind) => (
          <Link
            key={kind.menuId}
            to="/settings/$menuID/$page"
            params={{ menuID: String(kind.pages[0]?.menuId), page: kind.pages[0]?.path ?? '' }}
            aria-current={kind === group ? 'true' : undefined}
          >
            <SettingsIcon name={kind.icon} size={19} />
            <span className="grow">{kind.name[language]}</span>
            <span className="xs muted num">{kind.pages.length}</span>
          </Link>
        ))}
        <ul className="sl-pages">
          {group.pages.map((one) => (
            <li key={one.path}>
              <Link to="/settings/$menuID/$page" params={{ menuID: String(one.menuId), page: one.path }} aria-current={one === page ? 'page' : undefined}>
                {one.name[language]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grow">
        <nav className="sl-crumbs" aria-label={t('settings.path')}>
          <Link to="/settings/$menuID" params={centre}>
            {t('settings.centre')}
          </Link>
          <IconChevronRight size={14} aria-hidden />
          <span>{group.name[language]}</span>
          <IconChevronRight size={14} aria-hidden />
          {below ? (
            <>
              <Link to="/settings/$menuID/$page" params={{ menuID: String(page.menuId), page: page.path }}>
                {page.name[language]}
              </Link>
              <IconChevronRight size={14} aria-hidden />
              <span aria-current="page">{below}</span>
            </>
          ) : (
            <span aria-current="page">{page.name[language]}</span>
          )}
        </nav>
        <div className="row between wrap sl-head">
          <div>
            <div className="row">
              <h1 className="h1">{below ?? page.name[language]}</h1>
              {!below && <PinButton page={page} />}
            </div>
            {purpose && <p className="soft sm">{purpose}</p>}
          </div>
          <div className="row wrap">
            {tools?.(page)}
            {add && page.mayManage && (
              <Button icon={<IconPlus size={19} aria-hidden />} onClick={add.onAdd}>
                {add.word}
              </Button>
            )}
          </div>
        </div>
        {children(page)}
      </div>
    </div>
  );
}

function NoRight() {
  const { t } = useText();
  return (
    <div className="card">
      <BlankState page kind="empty" title={t('settings.noRight')} text={t('settings.noRightText')}>
        <Link to="/settings/$menuID" params={centre} className="btn ghost">
          {t('settings.toCentre')}
        </Link>
      </BlankState>
    </div>
  );
}
