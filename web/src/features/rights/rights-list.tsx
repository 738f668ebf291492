import './rights.css';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Pager } from '../../ui/pager';
import { SearchBox } from '../../ui/search-box';
import { Bone } from '../../ui/skeleton';
import { rightsPageSize } from './use-rights';

/** What is looked for and which page is shown. */
export interface ListState<State extends string> {
  search: string;
  page: number;
  state: State | undefined;
}

interface RightsListProps<Row, State extends string> {
  query: Pick<UseQueryResult<{ data: Row[]; total: number }>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  find: string;
  typed: string;
  state: ListState<State>;
  /** The states to narrow by, in order; none leaves the choice out. */
  states: readonly State[];
  none: string;
  onType: (text: string) => void;
  onState: (state: State | undefined) => void;
  onPage: (page: number) => void;
  columns: readonly string[];
  row: (row: Row) => ReactNode;
}

/** A list of appointments: found by name, narrowed by whether they run, paged on the server. */
export function RightsList<Row, State extends string>({
  query,
  find,
  typed,
  state,
  states,
  none,
  onType,
  onState,
  onPage,
  columns,
  row,
}: RightsListProps<Row, State>) {
  const { t } = useText();
  const total = query.data?.total ?? 0;
  const first = (state.page - 1) * rightsPageSize + 1;
  return (
    <section className="card sl-card" aria-busy={query.isFetching}>
      <div className="row wrap sl-tools">
        <SearchBox label={find} placeholder={find} value={typed} onChange={onType} />
        {states.length > 0 && (
          <fieldset className="seg rg-seg">
            <legend className="vh">{t('settings.state')}</legend>
            {[undefined, ...states].map((one) => (
              <button key={one ?? 'all'} type="button" aria-pressed={state.state === one} onClick={() => onState(one)}>
                {t(`rights.states.${(one ?? 'all') as 'all'}`)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {query.isError && !query.data ? (
        <BlankState kind="error" title={t('settings.failed')} text={query.error?.message}>
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
        </BlankState>
      ) : !query.data ? (
        <Bone width="70%" height={40} />
      ) : query.data.data.length === 0 ? (
        <BlankState kind="empty" small title={none} />
      ) : (
        <table className="dt who-may">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{query.data.data.map(row)}</tbody>
        </table>
      )}
      <footer className="pager">
        <span className="num grow" aria-live="polite">
          {total > 0 && t('settings.shown', { first, last: Math.min(total, first + rightsPageSize - 1), total })}
        </span>
        <Pager page={state.page} pageSize={rightsPageSize} total={total} onPage={onPage} />
      </footer>
    </section>
  );
}
