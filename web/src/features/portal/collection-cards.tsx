import { type BookItem, getDashboard } from '@sarabun/contract/collections/get-dashboard';
import { type CollectionCode, collectionCodes } from '@sarabun/contract/portal/collection';
import { IconNews, IconRotateClockwise2, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip } from '../../ui/chip';

/** The collections that the portal shows the newest items of. */
const shown = [
  { code: 'news', title: 'portal.news', Icon: IconNews, length: 5 },
  { code: 'circular', title: 'portal.circulars', Icon: IconRotateClockwise2, length: 4 },
  { code: 'announcement', title: 'portal.announcements', Icon: IconSpeakerphone, length: 4 },
] as const satisfies readonly { code: CollectionCode; title: string; Icon: typeof IconNews; length: number }[];

/** The newest news, circulars and announcements. A collection with nothing in it is not shown. */
export function CollectionCards() {
  const { t } = useText();
  const { data } = useQuery({
    queryKey: ['collections', 'all'],
    queryFn: ({ signal }) => call(getDashboard, { querySearch: '', bookType: undefined }, { signal }),
  });
  const cards = shown.flatMap((card) => {
    const items = data?.item[collectionCodes.indexOf(card.code)] ?? [];
    return items.length > 0 ? [{ ...card, items: items.slice(0, card.length) }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <aside className="stack portal-side">
      {cards.map(({ code, title, Icon, items }) => (
        <section key={code} className="card">
          <div className="portal-card-head">
            <Icon size={20} stroke={1.6} aria-hidden />
            <h2 className="strong grow">{t(title)}</h2>
          </div>
          <ul>
            {items.map((item) => (
              <NewsLine key={item.documentId} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}

function NewsLine({ item }: { item: BookItem }) {
  const { t } = useText();
  const dates = useDates();
  const search = { document: item.documentId, ...(item.legId ? { leg: item.legId } : {}) };
  return (
    <li className="news-line">
      <span className="grow">
        <Link to="/sarabun/dashboard" search={search} className="clip2">
          {item.subject}
        </Link>
        <span className="xs muted num">{[item.number, item.announcedOn && dates.day(item.announcedOn)].filter(Boolean).join(' · ')}</span>
      </span>
      {!item.isRead && <Chip tone="gold">{t('portal.isNew')}</Chip>}
    </li>
  );
}
