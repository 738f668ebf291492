import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BlankState, FailedState } from '../blank-state';
import { Bone } from '../skeleton';
import ui from '../styles/ui.module.css';
import { ListFoot } from './list-foot';

interface ListCardProps<Found extends { data: readonly unknown[]; total: number }> {
  query: Pick<UseQueryResult<Found>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  /** What narrows the list: words to find, choices. */
  tools: ReactNode;
  /** What stands in place of the rows where there are none. */
  none: ReactNode;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** Draws the rows. */
  children: (found: Found) => ReactNode;
}

/** A list of the settings, paged on the server: what narrows it, its rows or what is the matter, its foot. */
export function ListCard<Found extends { data: readonly unknown[]; total: number }>({
  query,
  tools,
  none,
  page,
  pageSize,
  onPage,
  children,
}: ListCardProps<Found>) {
  const { data } = query;
  return (
    <section className={clsx(ui.card, ui.listCard)} aria-busy={query.isFetching}>
      <div className={clsx(ui.row, ui.wrap, ui.listTools)}>{tools}</div>
      {!data ? query.isError ? <FailedState query={query} /> : <Bone width="70%" height={40} /> : null}
      {data?.data.length === 0 && (typeof none === 'string' ? <BlankState kind="empty" small title={none} /> : none)}
      {data && data.data.length > 0 && children(data)}
      <ListFoot page={page} pageSize={pageSize} total={data?.total} onPage={onPage} />
    </section>
  );
}
