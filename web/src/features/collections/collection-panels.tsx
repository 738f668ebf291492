import { useMediaQuery } from '@mantine/hooks';
import type { BookItem } from '@sarabun/contract/collections/get-dashboard';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import { CollectionPanel } from './collection-panel';
import styles from './collections.module.css';
import { GroupIcon } from './group-icon';
import { IntranetDialog } from './opened-item';
import { type Items, itemsOf, useCollections, useFurtherGroup, useGroups, useMarkRead } from './use-collections';

/** The height of an open panel in closed panels. */
const openHeight = 5;

/** The book collections under the tiles (specification §2), in the office's order and with its names. Opening an item marks it read. */
export function CollectionPanels({ onOpen }: { onOpen: (documentId: number, legId: number | null) => void }) {
  const { t } = useText();
  const { data, isError, error, refetch } = useCollections();
  const groups = useGroups();
  const narrow = useMediaQuery('(max-width: 1000px)', false, { getInitialValueInEffect: false });
  const markRead = useMarkRead();
  const [written, setWritten] = useState<number | null>(null);
  const open = (item: BookItem) => {
    if (!item.isRead) markRead.mutate(item);
    if (item.documentId !== null) onOpen(item.documentId, item.legId);
    else setWritten(item.itemId);
  };
  return (
    <section aria-labelledby="collections-title">
      <div className={clsx(ui.row, ui.between, styles.collectionsHead)}>
        <h2 className={ui.h2} id="collections-title">
          {t('collections.title')}
        </h2>
        <span className={clsx(ui.sm, ui.muted, ui.hideS)}>{t('collections.hint')}</span>
      </div>
      {isError && !data ? (
        <div className={ui.card}>
          <BlankState kind="error" small title={t('collections.failed')} text={error.message}>
            <Button size="sm" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          </BlankState>
        </div>
      ) : (
        <div className={styles.panels}>
          {sideBySide(groups, narrow ? 1 : 2).map((column) => (
            <div key={column[0]?.code} className={styles.panelColumn}>
              {column.map((group) => (
                <Panel key={group.code} group={group} main={data && itemsOf(data, group.code)} onOpen={open} />
              ))}
            </div>
          ))}
        </div>
      )}
      {written !== null && (
        <Suspense>
          <IntranetDialog itemId={written} onClose={() => setWritten(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** Distributes panels over columns, each into the least filled one, so that a closed panel leaves no gap next to an open one. */
export function sideBySide<Group extends { standsOpen: boolean }>(groups: readonly Group[], columns: number): Group[][] {
  const laid = Array.from({ length: columns }, () => ({ height: 0, groups: [] as Group[] }));
  for (const group of groups) {
    const column = laid.reduce((least, one) => (one.height < least.height ? one : least));
    column.groups.push(group);
    column.height += group.standsOpen ? openHeight : 1;
  }
  return laid.filter((column) => column.groups.length > 0).map((column) => column.groups);
}

interface PanelProps {
  group: ReturnType<typeof useGroups>[number];
  /** The items in the dashboard's answer; undefined while loading. */
  main: Items | undefined;
  onOpen: (item: BookItem) => void;
}

function Panel({ group: { code, title, icon, standsOpen }, main, onOpen }: PanelProps) {
  const further = useFurtherGroup(code);
  const items = further.isEnabled ? (further.data ?? (further.isError ? { items: [], total: 0 } : undefined)) : main;
  return <CollectionPanel code={code} title={title} icon={<GroupIcon name={icon} />} startsOpen={standsOpen} items={items} onOpen={onOpen} />;
}
