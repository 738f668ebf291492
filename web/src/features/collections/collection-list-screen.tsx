import type { BookItem } from '@sarabun/contract/collections/get-dashboard';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconPin } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { Pager } from '../../ui/tables/pager';
import { useDebounced } from '../../ui/use-debounced';
import styles from './collections.module.css';
import { GroupIcon } from './group-icon';
import { IntranetDialog } from './opened-item';
import { useGroupPage, useGroups, useMarkRead } from './use-collections';

const pageSize = 20;
const searchDelay = 400;

/** All items of a group: searched, filtered by category, paged. */
export function CollectionListScreen() {
  const { t } = useText();
  const { type = '' } = useParams({ strict: false });
  const group = useGroups().find(({ code }) => code === type);
  return (
    <div className={clsx(styles.page, ui.stack)}>
      <TabTitle>{group?.title ?? t('collections.title')}</TabTitle>
      <div className={clsx(ui.row, ui.wrap, ui.between)}>
        <h1 className={clsx(ui.h1, ui.row)}>
          {group && <GroupIcon name={group.icon} />}
          {group?.title ?? t('collections.title')}
        </h1>
        <Link to="/portal" className={clsx(ui.sm, styles.back)}>
          {t('collections.back')}
        </Link>
      </div>
      {group ? (
        <GroupList key={type} code={type} title={group.title} categories={group.categories} />
      ) : (
        <div className={ui.card}>
          <BlankState kind="empty" title={t('collections.missing')} />
        </div>
      )}
    </div>
  );
}

function GroupList({ code, title, categories }: { code: string; title: string; categories: { id: number; th: string; en: string }[] }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const [written, setWritten] = useState<number | null>(null);
  const search = useDebounced(typed.trim(), searchDelay);
  const found = useGroupPage({ code, categoryId, search, page, pageSize });
  const markRead = useMarkRead();
  const open = (item: BookItem) => {
    if (!item.isRead) markRead.mutate(item);
    if (item.documentId === null) setWritten(item.itemId);
    else void navigate({ to: '/sarabun/dashboard', search: { document: item.documentId } as never });
  };
  return (
    <section className={ui.card} aria-busy={found.isFetching} aria-label={title}>
      <div className={clsx(ui.row, ui.wrap, ui.listTools, styles.tools)}>
        <SearchBox
          label={t('collections.search', { title })}
          placeholder={t('collections.search', { title })}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setPage(1);
          }}
        />
        {categories.length > 0 && (
          <select
            className={clsx(ui.input, styles.select)}
            aria-label={t('collections.category')}
            value={categoryId ?? ''}
            onChange={(event) => {
              setCategoryId(event.target.value === '' ? null : Number(event.target.value));
              setPage(1);
            }}
          >
            <option value="">{t('collections.allCategories')}</option>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category[language]}
              </option>
            ))}
          </select>
        )}
      </div>
      {found.isError && !found.data ? (
        <FailedState query={found} title={t('collections.failed')} />
      ) : !found.data ? (
        <Bone width="70%" height={60} />
      ) : found.data.data.length === 0 ? (
        <BlankState kind="empty" title={t(search ? 'collections.noMatch' : 'collections.empty', { title })} />
      ) : (
        <ul>
          {found.data.data.map((item) => (
            <li key={item.documentId ?? `written ${item.itemId}`}>
              <Line item={item} onOpen={open} />
            </li>
          ))}
        </ul>
      )}
      <div className={clsx(ui.row, ui.between, styles.foot)}>
        <span className={clsx(ui.sm, ui.muted, ui.num)}>
          <Kept>{found.data && t('collections.total', { n: found.data.total })}</Kept>
        </span>
        <Pager page={page} pageSize={pageSize} total={found.data?.total ?? 0} onPage={setPage} />
      </div>
      {written !== null && (
        <Suspense>
          <IntranetDialog itemId={written} onClose={() => setWritten(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Line({ item, onOpen }: { item: BookItem; onOpen: (item: BookItem) => void }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <button type="button" className={clsx(ui.plain, styles.line)} onClick={() => onOpen(item)}>
      <span className={item.isRead ? undefined : ui.strong}>
        {item.isPinned && <IconPin size={15} role="img" aria-label={t('collections.pinned')} />} <Kept>{item.subject}</Kept>{' '}
        {item.isNew && <Chip tone="gold">{t('portal.isNew')}</Chip>}
      </span>
      <span className={clsx(ui.xs, ui.muted, ui.num)}>
        {[toThaiDigits(item.meetingNumber ?? item.number), item.announcedOn && dates.day(item.announcedOn)].filter(Boolean).join(' · ')}
      </span>
    </button>
  );
}
