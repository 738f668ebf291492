import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { SearchBox } from '../../ui/fields/search-box';
import { Segments } from '../../ui/fields/segments';
import { ListCard } from '../../ui/tables/list-card';
import { Table } from '../../ui/tables/table';
import styles from './rights.module.css';

/** Search text and page. */
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
  /** The states to filter by, in order; empty hides the filter. */
  states: readonly State[];
  none: string;
  onType: (text: string) => void;
  onState: (state: State | undefined) => void;
  onPage: (page: number) => void;
  columns: readonly string[];
  row: (row: Row) => ReactNode;
}

/** A list of appointments: searched by name, filtered by state, paged on the server. */
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
  return (
    <ListCard
      query={query}
      none={none}
      page={state.page}
      pageSize={rowsOn('lists')}
      onPage={onPage}
      tools={
        <>
          <SearchBox label={find} value={typed} onChange={onType} />
          {states.length > 0 && (
            <Segments
              label={t('settings.state')}
              values={[undefined, ...states]}
              chosen={state.state}
              onChoose={onState}
              word={(one) => t(`rights.states.${(one ?? 'all') as 'all'}`)}
            />
          )}
        </>
      }
    >
      {({ data }) => (
        <Table heads={columns} className={styles.whoMay}>
          {data.map(row)}
        </Table>
      )}
    </ListCard>
  );
}
