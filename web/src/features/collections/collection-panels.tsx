import './collections.css';
import type { BookItem } from '@sarabun/contract/collections/get-dashboard';
import type { CollectionCode } from '@sarabun/contract/portal/collection';
import {
  IconBook2,
  IconGavel,
  IconMessage2Exclamation,
  IconNews,
  IconRotateClockwise2,
  IconScale,
  IconSpeakerphone,
  IconUsersGroup,
} from '@tabler/icons-react';
import { agency } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { CollectionPanel } from './collection-panel';
import { itemsOf, useCollections, useMarkRead } from './use-collections';

/** The panels in the order of the screen; those most read stand open. */
const panels = [
  { code: 'circular', Icon: IconRotateClockwise2, open: true },
  { code: 'meeting', Icon: IconUsersGroup, open: true },
  { code: 'news', Icon: IconNews, open: true },
  { code: 'command', Icon: IconGavel, open: true },
  { code: 'announcement', Icon: IconSpeakerphone, open: false },
  { code: 'regulation', Icon: IconBook2, open: false },
  { code: 'rule', Icon: IconScale, open: false },
  { code: 'declaration', Icon: IconMessage2Exclamation, open: false },
] as const satisfies readonly { code: CollectionCode; Icon: typeof IconNews; open: boolean }[];

/** The book collections under the tiles (specification §2). Opening an item marks it read. */
export function CollectionPanels({ onOpen }: { onOpen: (documentId: number, legId: number | null) => void }) {
  const { t } = useText();
  const { data, isError, error, refetch } = useCollections();
  const markRead = useMarkRead();
  const shown = panels.filter(({ code }) => !agency().dashboard.hiddenCollections.includes(code));
  const open = (item: BookItem) => {
    if (!item.isRead) markRead.mutate(item.documentId);
    onOpen(item.documentId, item.legId);
  };
  return (
    <section aria-labelledby="collections-title">
      <div className="row between collections-head">
        <h2 className="h2" id="collections-title">
          {t('collections.title')}
        </h2>
        <span className="sm muted hide-s">{t('collections.hint')}</span>
      </div>
      {isError && !data ? (
        <div className="card">
          <BlankState kind="error" small title={t('collections.failed')} text={error.message}>
            <Button size="sm" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          </BlankState>
        </div>
      ) : (
        <div className="panels">
          {shown.map(({ code, Icon, open: startsOpen }) => (
            <CollectionPanel
              key={code}
              code={code}
              icon={<Icon size={20} stroke={1.6} aria-hidden />}
              startsOpen={startsOpen}
              items={data && itemsOf(data.item, code)}
              onOpen={open}
            />
          ))}
        </div>
      )}
    </section>
  );
}
