import type { BookItem } from '@sarabun/contract/collections/get-dashboard';
import { bookPanel } from '@sarabun/contract/constants';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconChevronDown, IconChevronLeft, IconChevronRight, IconChevronUp, IconPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { pressRow } from '../../ui/tables/press-row';
import { useDebounced } from '../../ui/use-debounced';
import styles from './collections.module.css';
import { type Items, useCollectionSearch, useWholeGroup } from './use-collections';

interface CollectionPanelProps {
  code: string;
  title: string;
  icon: ReactNode;
  startsOpen: boolean;
  /** Undefined while loading. */
  items: Items | undefined;
  onOpen: (item: BookItem) => void;
}

/** One collection: a collapsible box with its own search and five rows per page. */
export function CollectionPanel({ code, title, icon, startsOpen, items, onOpen }: CollectionPanelProps) {
  const { t } = useText();
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const pageSize = rowsOn('panels');
  const [page, setPage] = useState(0);
  const { typed, setTyped, search, searchNow } = usePanelSearch(() => setPage(0));
  const found = useCollectionSearch(code, search);
  const whole = useWholeGroup(code, search === '' && page > 0);
  const rows = search === '' ? (whole.data ?? items) : found.data;
  const last = Math.max(0, Math.ceil((rows?.total ?? 0) / pageSize) - 1);
  const shown = Math.min(page, last);
  const onPage = rows?.items.slice(shown * pageSize, (shown + 1) * pageSize) ?? [];
  const awaited = rows === undefined || (onPage.length === 0 && rows.total > 0);
  return (
    <section className={clsx(ui.card, styles.panel, !open && styles.shut)} aria-labelledby={`${id}-title`}>
      <div className={styles.panelHead}>
        <span className={styles.panelIcon}>{icon}</span>
        <h3 className={ui.strong} id={`${id}-title`}>
          {title}
        </h3>
        {items && (
          <span className={ui.num}>
            <Chip>{items.total}</Chip>
          </span>
        )}
        <span className={ui.grow} />
        {open && (
          <SearchBox
            className={styles.panelFind}
            label={t('collections.search', { title })}
            placeholder={t('collections.search', { title })}
            value={typed}
            onChange={setTyped}
            onSearch={searchNow}
          />
        )}
        <IconButton
          dense
          label={t(open ? 'collections.shut' : 'collections.open', { title })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
        </IconButton>
      </div>
      <div id={id} hidden={!open}>
        <div className={styles.panelRows} data-paged={last > 0 || undefined} aria-busy={awaited || found.isFetching}>
          {awaited && whole.isError ? (
            <FailedState query={whole} small />
          ) : awaited ? (
            <PanelBones />
          ) : rows.total === 0 ? (
            <BlankState kind="empty" small title={t(search ? 'collections.noMatch' : 'collections.empty', { title })} />
          ) : (
            <ItemTable title={title} items={onPage} onOpen={onOpen} />
          )}
        </div>
        {rows !== undefined && rows.total > 0 && <PanelPager code={code} title={title} page={shown} last={last} total={rows.total} onPage={setPage} />}
      </div>
    </section>
  );
}

/**
 * The typed text and the search text: searches from three letters on, after a pause or at once with icon and Enter; an empty box shows all.
 */
function usePanelSearch(onChange: () => void) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const settled = useDebounced(typed.trim(), bookPanel.searchDelay);
  const apply = (text: string) => {
    if (text !== '' && text.length < bookPanel.minSearchLength) return;
    setSearch(text);
    onChange();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what settled starts a search
  useEffect(() => apply(settled), [settled]);
  const change = (text: string) => {
    setTyped(text);
    if (text === '') apply('');
  };
  return { typed, setTyped: change, search, searchNow: () => apply(typed.trim()) };
}

function ItemTable({ title, items, onOpen }: { title: string; items: BookItem[]; onOpen: (item: BookItem) => void }) {
  const { t } = useText();
  const dates = useDates();
  const numberOf = (item: BookItem) => toThaiDigits(item.meetingNumber ?? item.number);
  const bare = items.every((item) => numberOf(item) === '');
  return (
    <table className={bare ? clsx(styles.mini, styles.miniBare) : styles.mini}>
      <caption className={ui.vh}>{title}</caption>
      <colgroup>
        <col className={styles.miniNumber} />
        <col />
        <col className={styles.miniDay} />
      </colgroup>
      <thead className={ui.vh}>
        <tr>
          <th scope="col">{t('collections.number')}</th>
          <th scope="col">{t('collections.subject')}</th>
          <th scope="col">{t('collections.announced')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.documentId ?? `written ${item.itemId}`} onClick={pressRow(() => onOpen(item))}>
            <td className={clsx(ui.num, ui.soft)}>{numberOf(item)}</td>
            <td>
              <button
                type="button"
                className={clsx(ui.plain, ui.clip2)}
                onClick={(event) => {
                  event.stopPropagation();
                  onOpen(item);
                }}
              >
                {!item.isRead && (
                  <span className={styles.miniNew}>
                    <span className={ui.vh}>{t('common.unread')} </span>
                  </span>
                )}
                {item.isPinned && <IconPin size={15} role="img" aria-label={t('collections.pinned')} />} <Kept>{item.subject}</Kept>
              </button>
            </td>
            <td className={clsx(ui.num, ui.muted, ui.xs)}>{item.announcedOn && dates.day(item.announcedOn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PanelPager({
  code,
  title,
  page,
  last,
  total,
  onPage,
}: {
  code: string;
  title: string;
  page: number;
  last: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const { t } = useText();
  const pageSize = rowsOn('panels');
  const first = page * pageSize + 1;
  return (
    <div className={clsx(ui.row, ui.xs, ui.muted, styles.panelFoot)}>
      <span className={ui.num}>{t('collections.shown', { first, last: Math.min(total, first + pageSize - 1), total })}</span>
      <Link to="/collections/$type" params={{ type: code }} aria-label={t('collections.allOf', { title })}>
        {t('collections.all')}
      </Link>
      <span className={ui.grow} />
      {last > 0 && (
        <span className={ui.row}>
          <IconButton dense label={t('collections.previous', { title })} disabled={page === 0} onClick={() => onPage(page - 1)}>
            <IconChevronLeft size={16} aria-hidden />
          </IconButton>
          <IconButton dense label={t('collections.next', { title })} disabled={page === last} onClick={() => onPage(page + 1)}>
            <IconChevronRight size={16} aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}

function PanelBones() {
  return (
    <div className={styles.panelBones} aria-hidden>
      {[84, 62, 74, 56, 68].map((width) => (
        <Bone key={width} width={`${width}%`} />
      ))}
    </div>
  );
}
