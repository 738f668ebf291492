import type { BookItem } from '@sarabun/contract/collections/get-dashboard';
import type { CollectionCode } from '@sarabun/contract/portal/collection';
import { IconNews, IconRotateClockwise2, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { IntranetDialog, itemsOf, newestQuery, useMarkRead } from '../collections';
import styles from './portal.module.css';

const shown = [
  { code: 'news', title: 'portal.news', Icon: IconNews, length: 5 },
  { code: 'circular', title: 'portal.circulars', Icon: IconRotateClockwise2, length: 4 },
  { code: 'announcement', title: 'portal.announcements', Icon: IconSpeakerphone, length: 4 },
] as const satisfies readonly { code: CollectionCode; title: string; Icon: typeof IconNews; length: number }[];

/** The newest news, circulars and announcements. Empty collections are hidden. */
export function CollectionCards() {
  const { t } = useText();
  const { data } = useQuery(newestQuery());
  const markRead = useMarkRead();
  const [written, setWritten] = useState<number | null>(null);
  const cards = shown.flatMap((card) => {
    const items = data ? itemsOf(data, card.code).items : [];
    return items.length > 0 ? [{ ...card, items: items.slice(0, card.length) }] : [];
  });
  if (cards.length === 0) return null;
  const open = (item: BookItem) => {
    if (!item.isRead) markRead.mutate(item);
    setWritten(item.itemId);
  };
  return (
    <aside className={clsx(ui.stack, styles.portalSide)}>
      {cards.map(({ code, title, Icon, items }) => (
        <section key={code} className={ui.card}>
          <div className={styles.portalCardHead}>
            <Icon size={20} stroke={1.6} aria-hidden />
            <h2 className={clsx(ui.strong, ui.grow)}>{t(title)}</h2>
            <Link to="/collections/$type" params={{ type: code }} className={ui.xs} aria-label={t('collections.allOf', { title: t(title) })}>
              {t('collections.all')}
            </Link>
          </div>
          <ul>
            {items.map((item) => (
              <NewsLine key={item.documentId ?? `written ${item.itemId}`} item={item} onOpen={open} />
            ))}
          </ul>
        </section>
      ))}
      {written !== null && (
        <Suspense>
          <IntranetDialog itemId={written} onClose={() => setWritten(null)} />
        </Suspense>
      )}
    </aside>
  );
}

/** One item: a letter opens its dialog, a written item opens here. */
function NewsLine({ item, onOpen }: { item: BookItem; onOpen: (item: BookItem) => void }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <li className={styles.newsLine}>
      <span className={ui.grow}>
        {item.documentId === null ? (
          <button type="button" className={clsx(ui.plain, ui.clip2)} onClick={() => onOpen(item)}>
            <Kept>{item.subject}</Kept>
          </button>
        ) : (
          <Link to="/sarabun/dashboard" search={{ document: item.documentId, ...(item.legId ? { leg: item.legId } : {}) }} className={ui.clip2}>
            <Kept>{item.subject}</Kept>
          </Link>
        )}
        <span className={clsx(ui.xs, ui.muted, ui.num)}>{[item.number, item.announcedOn && dates.day(item.announcedOn)].filter(Boolean).join(' · ')}</span>
      </span>
      {item.isNew && <Chip tone="gold">{t('portal.isNew')}</Chip>}
    </li>
  );
}
