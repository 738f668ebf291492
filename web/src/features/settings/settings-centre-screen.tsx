import './settings.css';
import type { SettingsPage } from '@sarabun/contract/settings/settings-menu';
import { IconChevronRight, IconPin, IconPinFilled, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { SearchBox } from '../../ui/fields/search-box';
import { Bone } from '../../ui/skeleton';
import { useRowKeys } from '../../ui/tables/use-row-keys';
import { SettingsIcon, settingsFamily } from './settings-icon';
import { usePin, useSettingsMenu } from './use-settings';

type Group = NonNullable<ReturnType<typeof useSettingsMenu>['data']>[number];

const found = (search: string) => {
  const wanted = search.trim().normalize('NFC').toLowerCase();
  return ({ name }: SettingsPage) => `${name.th} ${name.en}`.normalize('NFC').toLowerCase().includes(wanted);
};

/** The settings centre: the pages that the person may look at, by kind, those at hand on top. */
export function SettingsCentreScreen() {
  const { t, language } = useText();
  const menu = useSettingsMenu();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);
  useRowKeys({ list, search: box, active: true });
  const all = menu.data ?? [];
  const groups = all.map((group) => ({ ...group, pages: group.pages.filter(found(search)) })).filter(({ pages }) => pages.length > 0);
  const pinned = all.flatMap(({ pages }) => pages.filter((page) => page.pinned));
  return (
    <section ref={list}>
      <div className="row between wrap sc-head">
        <div>
          <h1 className="h1">{t('settings.centre')}</h1>
          {menu.data && (
            <p className="soft">{t('settings.pagesInKinds', { pages: all.reduce((sum, { pages }) => sum + pages.length, 0), kinds: all.length })}</p>
          )}
        </div>
        <SearchBox
          className="sc-find"
          inputRef={box}
          label={t('settings.findPage')}
          placeholder={t('settings.findPageHint')}
          value={search}
          onChange={setSearch}
        />
      </div>
      {pinned.length > 0 && (
        <nav className="sc-pins" aria-label={t('settings.atHand')}>
          <span className="sm muted row sc-pins-word" aria-hidden>
            <IconStar size={17} />
            {t('settings.atHand')}
          </span>
          {pinned.map((page) => (
            <PageLink key={page.path} page={page} className="sc-pin">
              {page.name[language]}
            </PageLink>
          ))}
        </nav>
      )}
      <Groups menu={menu} groups={groups} searched={search !== ''} />
    </section>
  );
}

function Groups({ menu, groups, searched }: { menu: ReturnType<typeof useSettingsMenu>; groups: Group[]; searched: boolean }) {
  const { t } = useText();
  if (menu.isError && !menu.data) {
    return (
      <div className="card">
        <FailedState query={menu} />
      </div>
    );
  }
  if (!menu.data) return <GroupBones />;
  if (groups.length === 0) {
    return (
      <div className="card">
        {searched ? (
          <BlankState kind="empty" title={t('settings.noPageFound')} text={t('settings.noPageFoundText')} />
        ) : (
          <BlankState kind="empty" title={t('settings.noPages')} text={t('settings.noPagesText')} />
        )}
      </div>
    );
  }
  return (
    <div className="sc-grid">
      {groups.map((group) => (
        <GroupCard key={group.menuId} group={group} />
      ))}
    </div>
  );
}

/** One kind of settings with its pages. */
export function GroupCard({ group }: { group: Group }) {
  const { language } = useText();
  return (
    <section className={`card sc-card ${settingsFamily(group.icon)}`} aria-label={group.name[language]}>
      <div className="row sc-card-head">
        <span className="ficon">
          <SettingsIcon name={group.icon} size={21} />
        </span>
        <h2 className="strong grow">{group.name[language]}</h2>
        <span className="chip num">{group.pages.length}</span>
      </div>
      <ul>
        {group.pages.map((page) => (
          <li key={page.path} className="row sc-line">
            <PageLink page={page} className="grow row sc-link">
              <span className="grow">{page.name[language]}</span>
              <IconChevronRight size={15} aria-hidden />
            </PageLink>
            <PinButton page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PageLink({ page, className, children }: { page: SettingsPage; className: string; children: React.ReactNode }) {
  return (
    <Link to="/settings/$menuID/$page" params={{ menuID: String(page.menuId), page: page.path }} className={className} data-row>
      {children}
    </Link>
  );
}

/** Keeps a page at hand, or no longer. */
export function PinButton({ page }: { page: SettingsPage }) {
  const { t, language } = useText();
  const pin = usePin();
  return (
    <button
      type="button"
      className="iconbtn dense sc-pin-button"
      aria-pressed={page.pinned}
      aria-label={t('settings.pin', { name: page.name[language] })}
      title={t('settings.pin', { name: page.name[language] })}
      disabled={pin.isPending}
      onClick={() => pin.mutate({ path: page.path, pinned: !page.pinned })}
    >
      {page.pinned ? <IconPinFilled size={17} aria-hidden /> : <IconPin size={17} stroke={1.6} aria-hidden />}
    </button>
  );
}

function GroupBones() {
  return (
    <div className="sc-grid" aria-busy>
      {[1, 2, 3, 4].map((bone) => (
        <div key={bone} className="card sc-card" aria-hidden>
          <Bone width="60%" height={38} />
          <Bone width="80%" />
          <Bone width="70%" />
        </div>
      ))}
    </div>
  );
}
