import { type ManualChapter, type ManualLine, manualChapters } from '@sarabun/contract/manuals/manuals';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { SearchBox } from '../../ui/fields/search-box';
import { lazyPart } from '../../ui/lazy-part';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { useDebounced } from '../../ui/use-debounced';
import { FilmPlayer } from './film-player';
import styles from './manuals.module.css';
import type { ManualsSearch } from './manuals-search';
import { useContents, useManualPage } from './use-manuals';

const ManualText = lazyPart(async () => (await import('./manual-text')).default);
const searchDelay = 400;

const manualTabs = [
  { path: '/manual', kind: 'manual', name: 'manuals.tabs.manual' },
  { path: '/manual-document', kind: 'document', name: 'manuals.tabs.document' },
  { path: '/manual-document-video', kind: 'film', films: ['letters', 'registers'], name: 'manuals.tabs.documentFilms' },
  {
    path: '/sarabun/manual-video',
    kind: 'film',
    films: ['start', 'work', 'follow', 'account', 'people', 'settings', 'system'],
    name: 'manuals.tabs.workFilms',
  },
] as const;
type Tab = (typeof manualTabs)[number];

/** One of the manuals: contents and a page next to them. */
export function ManualScreen({ path }: { path: Tab['path'] }) {
  const { t, language } = useText();
  const tab = manualTabs.find((one) => one.path === path) as Tab;
  const { page, search = '' } = useSearch({ strict: false }) as ManualsSearch;
  const [typed, setTyped] = useState(search);
  const words = useDebounced(typed.trim(), searchDelay);
  const contents = useContents(words);
  const lines = contents.data?.filter((line) => isOf(tab, line)) ?? null;
  const open = lines?.find(({ pageId }) => pageId === page) ?? (words === '' ? lines?.[0] : undefined);
  return (
    <div>
      <TabTitle>{open ? open.title[language] || open.title.th : t(tab.name)}</TabTitle>
      <header className={styles.head}>
        <h1 className={ui.h1}>{t('manuals.title')}</h1>
        <nav className={ui.seg} aria-label={t('manuals.title')}>
          {manualTabs.map((one) => (
            <Link key={one.path} to={one.path} aria-current={one === tab ? 'page' : undefined} className={styles.tab}>
              {t(one.name)}
            </Link>
          ))}
        </nav>
      </header>
      <div className={styles.two}>
        <nav className={clsx(ui.card, styles.contents)} aria-label={t('manuals.contents')} aria-busy={contents.isFetching}>
          <SearchBox label={t('manuals.find')} placeholder={t('manuals.find')} value={typed} onChange={setTyped} />
          {contents.isError && !contents.data ? (
            <FailedState query={contents} title={t('manuals.failed')} small />
          ) : (
            <Contents lines={lines} path={path} open={open?.pageId} />
          )}
        </nav>
        <Page lines={lines} path={path} pageId={open?.pageId ?? page} />
      </div>
    </div>
  );
}

const isOf = (tab: Tab, { kind, chapter }: ManualLine) => kind === tab.kind && (!('films' in tab) || (tab.films as readonly ManualChapter[]).includes(chapter));

function Contents({ lines, path, open }: { lines: ManualLine[] | null; path: Tab['path']; open: number | undefined }) {
  const { t, language } = useText();
  if (!lines) return <Bone width="80%" height={28} />;
  if (lines.length === 0) return <p className={clsx(ui.sm, ui.muted)}>{t('manuals.none')}</p>;
  const chapters = manualChapters
    .map((chapter) => ({ chapter, pages: lines.filter((line) => line.chapter === chapter) }))
    .filter(({ pages }) => pages.length > 0);
  return chapters.map(({ chapter, pages }) => (
    <section key={chapter}>
      <h2 className={ui.lbl}>{t(`manuals.chapters.${chapter}`)}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.pageId}>
            <Link to={path} search={{ page: page.pageId }} aria-current={page.pageId === open ? 'page' : undefined}>
              {page.title[language] || page.title.th}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Page({ lines, path, pageId }: { lines: ManualLine[] | null; path: Tab['path']; pageId: number | undefined }) {
  const { t, language } = useText();
  const dates = useDates();
  const navigate = useNavigate();
  const page = useManualPage(pageId);
  if (pageId === undefined) return <div className={clsx(ui.card, styles.page)}>{lines && <BlankState kind="empty" title={t('manuals.noneOpen')} />}</div>;
  if (page.isError) {
    return (
      <div className={clsx(ui.card, styles.page)}>
        <BlankState kind="error" title={t('manuals.failed')} text={page.error.message} />
      </div>
    );
  }
  if (!page.data) return <div className={clsx(ui.card, styles.page)}>{<Bone width="60%" height={32} />}</div>;
  const { title, body, kind } = page.data;
  const text = body[language] || body.th;
  const place = lines?.findIndex((line) => line.pageId === pageId) ?? -1;
  const neighbours = [lines?.[place - 1], place >= 0 ? lines?.[place + 1] : undefined] as const;
  return (
    <article className={clsx(ui.card, styles.page)} key={pageId}>
      <h2 className={ui.h2}>{title[language] || title.th}</h2>
      {kind === 'film' && <FilmPlayer key={text} text={text} />}
      <Suspense fallback={<Bone width="90%" height={120} />}>
        {kind === 'film' ? (
          <details className={styles.script}>
            <summary>{t('manuals.asList')}</summary>
            <ManualText text={text} />
          </details>
        ) : (
          <ManualText text={text} />
        )}
      </Suspense>
      <footer className={styles.foot}>
        {neighbours.map((line, side) =>
          line ? (
            <Button
              key={line.pageId}
              tone="ghost"
              className={side === 1 ? styles.next : undefined}
              onClick={() => void navigate({ to: path, search: { page: line.pageId } })}
            >
              {side === 0 && <IconChevronLeft size={18} aria-hidden />}
              {line.title[language] || line.title.th}
              {side === 1 && <IconChevronRight size={18} aria-hidden />}
            </Button>
          ) : null,
        )}
        <p className={clsx(ui.xs, ui.muted)}>{t('manuals.changed', { at: dates.moment(page.data.changedAt) })}</p>
      </footer>
    </article>
  );
}
