import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './settings.module.css';

interface SettingsListProps<Item> {
  query: UseQueryResult<{ items: readonly Item[] }>;
  /** What stands in place of an empty list. */
  none: string;
  /** One `<li>`: its text first, then its buttons. */
  children: (item: Item) => ReactNode;
}

/** The few rows of a settings page that has no table: while they load, if they cannot be read, and if there are none. */
export function SettingsList<Item>({ query, none, children }: SettingsListProps<Item>) {
  if (query.isError && !query.data) {
    return (
      <div className={ui.card}>
        <FailedState query={query} />
      </div>
    );
  }
  if (!query.data) return <Bone width="80%" height={80} />;
  if (query.data.items.length === 0) {
    return (
      <div className={ui.card}>
        <BlankState kind="empty" title={none} />
      </div>
    );
  }
  return <ul className={clsx(ui.card, styles.list)}>{query.data.items.map(children)}</ul>;
}
