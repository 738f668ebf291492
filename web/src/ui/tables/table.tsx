import { clsx } from 'clsx';
import { Children, cloneElement, createContext, isValidElement, type ReactElement, type ReactNode, useContext } from 'react';
import { Kept } from '../kept';
import ui from '../styles/ui.module.css';
import { pressRow } from './press-row';
import { SortChoice } from './sort-choice';
import { SortHeader, type Sorting } from './sort-header';

/** The heading of a column. */
export interface Head {
  title: string;
  /** The list can be sorted by this column. */
  sort?: string;
  /** Read to those who do not see the page, but not shown: buttons need no heading. */
  silent?: boolean;
  className?: string | undefined;
}

interface TableProps {
  caption?: string;
  heads: readonly (Head | string)[];
  sorting?: Sorting | null;
  onSort?: (sorting: Sorting) => void;
  className?: string | undefined;
  children: ReactNode;
}

const headOf = (head: Head | string): Head => (typeof head === 'string' ? { title: head, silent: head === '' } : head);

const Heads = createContext<readonly (Head | string)[]>([]);

/**
 * The table of a list. Columns are as wide as their content; below 1024 px each row becomes a card, whose cells carry the headings of their
 * columns. It scrolls sideways by itself where a very long word makes it wider than its place.
 */
export function Table({ caption, heads, sorting = null, onSort, className, children }: TableProps) {
  const sorted = heads.map(headOf).flatMap(({ title, sort }) => (sort === undefined ? [] : [{ column: sort, title }]));
  return (
    <div className={ui.listScroll}>
      {onSort && sorted.length > 0 && <SortChoice above columns={sorted} sorting={sorting} onSort={onSort} />}
      <table className={clsx(ui.dt, ui.dtCards, className)}>
        {caption !== undefined && <caption className={ui.vh}>{caption}</caption>}
        <thead>
          <tr>
            {heads.map(headOf).map((head, index) =>
              head.sort !== undefined && onSort ? (
                <SortHeader key={head.sort} {...head} column={head.sort} sorting={sorting} onSort={onSort} />
              ) : head.title === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay in their order
                <td key={index} className={head.className} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay in their order
                <th key={index} scope="col" className={head.className}>
                  {head.silent ? <span className={ui.vh}>{head.title}</span> : head.title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          <Heads value={heads}>{children}</Heads>
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  /** A press anywhere in the row; a control in one of its cells does the same for keys. */
  onOpen?: (() => void) | undefined;
  className?: string | undefined;
  /** The cells, in the order of the columns. */
  children: ReactNode;
}

/** A row of a table, or its card. Dates, names and numbers with what they count stay on one line. */
export function Row({ onOpen, className, children }: RowProps) {
  const heads = useContext(Heads);
  return (
    <tr className={clsx(className, !onOpen && ui.still)} onClick={onOpen && pressRow(onOpen)}>
      {Children.map(children, (cell, index) => {
        if (!isValidElement(cell)) return cell;
        const { children: content } = cell.props as { children?: ReactNode };
        const { title, silent } = headOf(heads[index] ?? '');
        return cloneElement(cell as ReactElement<{ 'data-title'?: string | undefined; children?: ReactNode }>, {
          'data-title': silent ? undefined : title,
          children: content === undefined ? undefined : <Kept>{content}</Kept>,
        });
      })}
    </tr>
  );
}

/** The name of a row that opens by a press anywhere in it: here, for keys and for those who do not see it. */
export function RowName({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={clsx(ui.plain, ui.strong)}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      <Kept>{children}</Kept>
    </button>
  );
}
