import { entriesMeantBy, entriesOf, type PageEntry } from '@sarabun/contract/settings/page-entries';
import type { SettingsPage } from '@sarabun/contract/settings/settings-menu';
import { IconChevronRight, IconPin, IconPinFilled, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { SearchBox } from '../../ui/fields/search-box';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { useRowKeys } from '../../ui/tables/use-row-keys';
import styles from './settings.module.css';
import { SettingsIcon, settingsFamily } from './settings-icon';
import { usePin, useSettingsMenu } from './use-settings';

type Group = NonNullable<ReturnType<typeof useSettingsMenu>['data']>[number];
type Found = Omit<Group, 'pages'> & { entries: PageEntry[] };

/** The settings centre: the pages that the person may view, by group, with the pinned ones on top. */
export function SettingsCentreScreen() {
  const { t, language } = useText();
  const menu = useSettingsMenu();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);
  useRowKeys({ list, search: box, active: true });
  const all = menu.data ?? [];
  const groups = all.map(({ pages, ...group }) => ({ ...group, entries: entriesMeantBy(search, pages) })).filter(({ entries }) => entries.length > 0);
  const pinned = all.flatMap(({ pages }) => pages.filter((page) => page.pinned));
  return (
    <section ref={list}>
      <div className={clsx(ui.row, ui.between, ui.wrap, styles.centreHead)}>
        <div>
          <h1 className={ui.h1}>{t('settings.centre')}</h1>
          {menu.data && (
            <p className={ui.soft} aria-live="polite">
              {t(search.trim() ? 'settings.pagesFound' : 'settings.pagesInKinds', {
                pages: groups.reduce((sum, { entries }) => sum + entries.length, 0),
                kinds: groups.length,
              })}
            </p>
          )}
        </div>
        <SearchBox
          className={styles.centreFind}
          inputRef={box}
          label={t('settings.findPage')}
          placeholder={t('settings.findPageHint')}
          value={search}
          onChange={setSearch}
        />
      </div>
      {pinned.length > 0 && (
        <nav className={styles.centrePins} aria-label={t('settings.atHand')}>
          <span className={clsx(ui.sm, ui.muted, ui.row, styles.centrePinsWord)} aria-hidden>
            <IconStar size={17} />
            {t('settings.atHand')}
          </span>
          {pinned.map((page) => (
            <PageLink key={page.path} entry={{ page, tab: undefined }} className={styles.centrePin}>
              {page.name[language]}
            </PageLink>
          ))}
        </nav>
      )}
      <Groups menu={menu} groups={groups} searched={search !== ''} />
    </section>
  );
}

function Groups({ menu, groups, searched }: { menu: ReturnType<typeof useSettingsMenu>; groups: Found[]; searched: boolean }) {
  const { t } = useText();
  if (menu.isError && !menu.data) {
    return (
      <div className={ui.card}>
        <FailedState query={menu} />
      </div>
    );
  }
  if (!menu.data) return <GroupBones />;
  if (groups.length === 0) {
    return (
      <div className={ui.card}>
        {searched ? (
          <BlankState kind="empty" title={t('settings.noPageFound')} text={t('settings.noPageFoundText')} />
        ) : (
          <BlankState kind="empty" title={t('settings.noPages')} text={t('settings.noPagesText')} />
        )}
      </div>
    );
  }
  return (
    <div className={styles.centreGrid}>
      {groups.map((group) => (
        <FoundCard key={group.menuId} group={group} />
      ))}
    </div>
  );
}

/** A group with all pages that the person may view. */
export function GroupCard({ group: { pages, ...group } }: { group: Group }) {
  return <FoundCard group={{ ...group, entries: pages.flatMap(entriesOf) }} />;
}

function FoundCard({ group }: { group: Found }) {
  const { language } = useText();
  return (
    <section className={clsx(ui.card, styles.centreCard, settingsFamily(group.icon))} aria-label={group.name[language]}>
      <div className={clsx(ui.row, styles.centreCardHead)}>
        <span className={ui.ficon}>
          <SettingsIcon name={group.icon} size={21} />
        </span>
        <h2 className={clsx(ui.strong, ui.grow)}>{group.name[language]}</h2>
        <span className={clsx(ui.chip, ui.num)}>{group.entries.length}</span>
      </div>
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.path} className={clsx(ui.row, styles.centreLine)}>
            <PageLink entry={entry} className={clsx(ui.grow, ui.row, styles.centreLink)}>
              <span className={ui.grow}>{entry.name[language]}</span>
              <IconChevronRight size={15} aria-hidden />
            </PageLink>
            {entry.tab === undefined && <PinButton page={entry.page} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PageLinkProps {
  entry: Pick<PageEntry, 'page' | 'tab'>;
  className: string | undefined;
  children: React.ReactNode;
}

function PageLink({ entry: { page, tab }, className, children }: PageLinkProps) {
  return (
    <Link to="/settings/$menuID/$page" params={{ menuID: String(page.menuId), page: page.path }} search={tab ? { tab } : {}} className={className} data-row>
      {children}
    </Link>
  );
}

export function PinButton({ page }: { page: SettingsPage }) {
  const { t, language } = useText();
  const pin = usePin();
  return (
    <button
      type="button"
      className={clsx(ui.iconbtn, ui.dense, styles.centrePinButton)}
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
    <div className={styles.centreGrid} aria-busy>
      {[1, 2, 3, 4].map((bone) => (
        <div key={bone} className={clsx(ui.card, styles.centreCard)} aria-hidden>
          <Bone width="60%" height={38} />
          <Bone width="80%" />
          <Bone width="70%" />
        </div>
      ))}
    </div>
  );
}
