import { useMediaQuery } from '@mantine/hooks';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../button';
import ui from '../styles/ui.module.css';
import styles from './sort-choice.module.css';
import type { Sorting } from './sort-header';

/** Below this width a list shows cards. The styles of tables say the same. */
export const narrowWidth = 'screen and (max-width: 1023px)';

interface SortChoiceProps {
  columns: readonly { column: string; title: string }[];
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
  /** Orders of the list that are not those of a column, each as an option whose value begins with a colon. */
  others?: ReactNode;
  /** The chosen one of them; `:` is the usual order. */
  other?: string;
  onOther?: (other: string) => void;
  /** Above the cards, with a line below; otherwise it stands among other tools. */
  above?: boolean;
}

/** What the headings of a table do where its rows are cards, and headings are not shown. */
export function SortChoice({ columns, sorting, onSort, others, other = ':', onOther, above = false }: SortChoiceProps) {
  const { t } = useText();
  const narrow = useMediaQuery(narrowWidth, false, { getInitialValueInEffect: false });
  if (!narrow) return null;
  const order = sorting?.order ?? 'asc';
  const choose = (value: string) => (value.startsWith(':') ? onOther?.(value) : onSort({ column: value, order }));
  return (
    <span className={clsx(ui.row, styles.root, above && styles.above)}>
      <select className={ui.input} aria-label={t('ui.sortBy')} value={sorting?.column ?? other} onChange={(event) => choose(event.target.value)}>
        {others ?? (!sorting && <option value=":">{t('ui.usualOrder')}</option>)}
        {columns.map(({ column, title }) => (
          <option key={column} value={column}>
            {t('ui.sortedBy', { title })}
          </option>
        ))}
      </select>
      <IconButton
        label={t(order === 'asc' ? 'ui.ascending' : 'ui.descending')}
        disabled={!sorting}
        onClick={() => sorting && onSort({ column: sorting.column, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {order === 'asc' ? <IconSortAscending size={20} stroke={1.7} aria-hidden /> : <IconSortDescending size={20} stroke={1.7} aria-hidden />}
      </IconButton>
    </span>
  );
}
