import { searchPageSize } from '@sarabun/contract/search/search';
import { IconBookmark } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type RefObject, Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { useAddressState } from '../../platform/use-address-state';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { useDaysFault } from '../../ui/fields/day-range';
import { SearchBox } from '../../ui/fields/search-box';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { Pager } from '../../ui/tables/pager';
import { useRowKeys } from '../../ui/tables/use-row-keys';
import { useDebounced } from '../../ui/use-debounced';
import { DocumentDialog } from '../documents';
import { FoundLetters, inOrder } from './found-letters';
import { forgetRecent, noteSearch } from './recent-searches';
import { SaveSearchDialog } from './save-search-dialog';
import { SavedSearches } from './saved-searches';
import styles from './search.module.css';
import { type ChangeSearch, SearchFilters } from './search-filters';
import { asksForSomething, isFiltered, readSearchState, type SearchState, withWords } from './search-state';
import { useFound, useTotal } from './use-search';

/** Delay after typing before the server is queried. */
const searchDelay = 400;

/** The page for searching all letters that the person may see. Its state is completely in the address. */
export function SearchScreen() {
  const { t } = useText();
  const { personId } = useUser();
  const [state, change] = useSearchState();
  const [saving, setSaving] = useState(false);
  const [, recentChanged] = useReducer((n: number) => n + 1, 0);
  // The box is reset with each search: earlier typing must not follow it.
  const [runs, ran] = useReducer((n: number) => n + 1, 0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = useFound(state);
  const asks = asksForSomething(state);
  const daysFault = useDaysFault(state);
  const rows = asks && found.data ? inOrder(found.data) : [];
  useRowKeys({ list, search: input, active: !saving && state.document === undefined });
  const open = (document: number) => {
    noteSearch(personId, state.q ?? '');
    change({ document });
  };
  const narrow: ChangeSearch = (part) => change({ ...part, page: undefined }, { replace: true });
  const run = (next: SearchState) => {
    ran();
    change({ ...everything, ...next });
  };
  return (
    <>
      <div className={clsx(ui.row, ui.between, ui.wrap, styles.head)}>
        <h1 className={ui.h1}>{t('search.title')}</h1>
        {asks && (
          <Button tone="ghost" size="sm" icon={<IconBookmark size={18} stroke={1.7} aria-hidden />} onClick={() => setSaving(true)}>
            {t('search.save')}
          </Button>
        )}
      </div>
      <QueryBox key={runs} query={state.q ?? ''} inputRef={input} onQuery={(q) => narrow({ q: q || undefined })} />
      <SearchFilters
        state={state}
        unitName={found.data?.unitName ?? null}
        onChange={narrow}
        onWords={(words) => run({ ...state, q: withWords(state.q, words), page: undefined })}
      />
      <div className={styles.columns}>
        <section className={clsx(ui.card, styles.found)} ref={list} aria-label={t('search.results')} aria-busy={found.isFetching}>
          {asks ? (
            <>
              <FoundLetters
                found={found}
                query={state.q ?? ''}
                isFiltered={isFiltered(state)}
                onOpen={open}
                onClear={() => change({ ...everything, q: state.q })}
                onQuery={(q) => run({ ...state, q, page: undefined })}
              />
              {rows.length > 0 && (
                <Foot state={state} shown={rows.length} more={found.data?.more ?? false} onPage={(page) => change({ page: page === 1 ? undefined : page })} />
              )}
            </>
          ) : (
            <BlankState kind="empty" {...(daysFault === null ? { title: t('search.begin'), text: t('search.beginHint') } : { title: daysFault })} />
          )}
        </section>
        <SavedSearches
          onRun={run}
          onForgetRecent={() => {
            forgetRecent();
            recentChanged();
          }}
        />
      </div>
      {saving && <SaveSearchDialog state={state} onClose={() => setSaving(false)} />}
      {state.document !== undefined && (
        <OpenFound documentId={state.document} rows={rows} onShow={(document) => change({ document }, { replace: document !== undefined })} />
      )}
    </>
  );
}

const everything = {
  q: undefined,
  kind: undefined,
  speed: undefined,
  state: undefined,
  unit: undefined,
  from: undefined,
  to: undefined,
  part: undefined,
  page: undefined,
  document: undefined,
};

const layers = ['document'] as const;

/** The state of the page in the address, and how to change it. Opening and paging add history entries; typing does not. */
const useSearchState = () => useAddressState(readSearchState, { to: '/sarabun/search', layers });

interface QueryBoxProps {
  query: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
}

/** The search box; searches after a pause, or with Enter. */
function QueryBox({ query, inputRef, onQuery }: QueryBoxProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(query);
  const asked = useRef(query);
  const settled = useDebounced(typed, searchDelay);
  const ask = (words: string) => {
    if (words.trim() === asked.current.trim()) return;
    asked.current = words;
    onQuery(words);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => ask(settled), [settled]);
  // Going back, or running a saved search, changes the text from outside.
  useEffect(() => {
    if (query.trim() === asked.current.trim()) return;
    asked.current = query;
    setTyped(query);
  }, [query]);
  useEffect(() => inputRef.current?.focus(), [inputRef]);
  return (
    <div className={styles.box}>
      <SearchBox
        label={t('search.title')}
        placeholder={t('search.box')}
        value={typed}
        onChange={setTyped}
        onSearch={() => ask(typed)}
        inputRef={inputRef}
        className={styles.find}
      />
      <p className={clsx(ui.xs, ui.muted)}>{t('search.help')}</p>
    </div>
  );
}

/** The number of results, once counted, and the pages. */
function Foot({ state, shown, more, onPage }: { state: SearchState; shown: number; more: boolean; onPage: (page: number) => void }) {
  const { t } = useText();
  const counted = useTotal(state);
  const page = state.page ?? 1;
  const first = (page - 1) * searchPageSize + 1;
  const last = first + shown - 1;
  const total = Math.max(counted.data?.total ?? 0, more ? last + 1 : last);
  return (
    <footer className={ui.pager}>
      <span className={clsx(ui.num, ui.grow)} aria-live="polite">
        {counted.data && <Kept>{t(counted.data.more ? 'search.shownOfMore' : 'search.shown', { first, last, total })}</Kept>}
      </span>
      <Pager page={page} pageSize={searchPageSize} total={total} onPage={onPage} />
    </footer>
  );
}

/** The open letter, with navigation to its neighbours in the results. */
function OpenFound({
  documentId,
  rows,
  onShow,
}: {
  documentId: number;
  rows: readonly { documentId: number }[];
  onShow: (documentId: number | undefined) => void;
}) {
  const at = rows.findIndex((row) => row.documentId === documentId);
  const neighbour = (step: number) => {
    const row = at < 0 ? undefined : rows[at + step];
    return row ? () => onShow(row.documentId) : undefined;
  };
  return (
    <Suspense>
      <DocumentDialog documentId={documentId} onClose={() => onShow(undefined)} onPrevious={neighbour(-1)} onNext={neighbour(1)} />
    </Suspense>
  );
}
