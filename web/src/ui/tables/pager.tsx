import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { IconButton } from '../button';
import ui from '../styles/ui.module.css';

/** The pages to offer: first, last, the current one and its neighbours; null marks a gap. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
  return wanted.flatMap((number, index) => (index > 0 && number - (wanted[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}

/** The buttons that turn the pages of a list. Pages count from 1. */
export function Pager({ page, pageSize, total, onPage }: { page: number; pageSize: number; total: number; onPage: (page: number) => void }) {
  const { t } = useText();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  return (
    <nav className={ui.row} style={{ gap: 4 }} aria-label={t('ui.pages')}>
      <IconButton label={t('ui.previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={18} aria-hidden />
      </IconButton>
      {pagesShown(page, last).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={clsx(ui.btn, ui.sm, ui.num, ui.pageNumber, !(number === page) && clsx(ui.ghost, ui.hideS))}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('ui.page', { page: number })}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ),
      )}
      <IconButton label={t('ui.nextPage')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={18} aria-hidden />
      </IconButton>
    </nav>
  );
}
