import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Kept } from '../kept';
import ui from '../styles/ui.module.css';
import { Pager } from './pager';

/** What a page of a list shows, counted from 1. */
export interface Shown {
  first: number;
  last: number;
  total: number;
}

interface ListFootProps {
  page: number;
  pageSize: number;
  /** Undefined until the first answer. */
  total: number | undefined;
  onPage: (page: number) => void;
  /** Says which are shown; “1–10 of 57 rows” where not given. */
  words?: (shown: Shown) => string;
}

/** Which rows are shown of how many, and the pages. */
export function ListFoot({ page, pageSize, total = 0, onPage, words }: ListFootProps) {
  const { t } = useText();
  const first = (page - 1) * pageSize + 1;
  const shown = { first, last: Math.min(total, first + pageSize - 1), total };
  return (
    <footer className={ui.pager}>
      <span className={clsx(ui.num, ui.grow)} aria-live="polite">
        <Kept>{total > 0 && (words?.(shown) ?? t('ui.shown', { ...shown }))}</Kept>
      </span>
      <Pager page={page} pageSize={pageSize} total={total} onPage={onPage} />
    </footer>
  );
}
