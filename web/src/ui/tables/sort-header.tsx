import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import ui from '../styles/ui.module.css';

export interface Sorting {
  column: string;
  order: 'asc' | 'desc';
}

interface SortHeaderProps {
  column: string;
  title: string;
  className?: string | undefined;
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
}

/** The heading of a column; pressing it sorts by the column, pressing again turns the order round. */
export function SortHeader({ column, title, className, sorting, onSort }: SortHeaderProps) {
  const order = sorting?.column === column ? sorting.order : null;
  const Mark = order === 'asc' ? IconArrowUp : order === 'desc' ? IconArrowDown : IconArrowsSort;
  return (
    <th scope="col" className={className} aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}>
      <button type="button" className={ui.plain} onClick={() => onSort({ column, order: order === 'asc' ? 'desc' : 'asc' })}>
        {title}
        <Mark size={order ? 15 : 14} stroke={order ? 2 : 1.5} aria-hidden />
      </button>
    </th>
  );
}
