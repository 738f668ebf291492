import type { BookGroup } from '@sarabun/contract/collections/intranet';
import { addBookPublisher, type Publisher, removeBookPublisher } from '@sarabun/contract/collections/manage-intranet';
import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { useDebounced } from '../../ui/use-debounced';
import { SettingsFrame } from '../settings';
import styles from './collections.module.css';
import { GroupIcon } from './group-icon';
import { useCollectionAct, usePublisherSearch, usePublishers } from './use-intranet';

/** Who may publish in which group (`manage-book-creation`). */
export function PublishersPage() {
  const { t } = useText();
  const found = usePublishers();
  return (
    <SettingsFrame path="manage-book-creation" purpose={t('intranet.publishersPurpose')}>
      {({ mayManage }) =>
        found.isError ? (
          <div className={ui.card}>
            <FailedState query={found} />
          </div>
        ) : !found.data ? (
          <Bone width="80%" height={120} />
        ) : (
          <div className={styles.publisherGroups}>
            {found.data.groups.map((group) => (
              <GroupCard key={group.id} group={group} publishers={found.data.items.filter(({ groupId }) => groupId === group.id)} mayManage={mayManage} />
            ))}
          </div>
        )
      }
    </SettingsFrame>
  );
}

function GroupCard({ group, publishers, mayManage }: { group: BookGroup; publishers: Publisher[]; mayManage: boolean }) {
  const { t, language } = useText();
  const act = useCollectionAct(() => undefined);
  return (
    <section className={clsx(ui.card, styles.publisherGroup)} aria-label={group[language]}>
      <h2 className={clsx(ui.strong, ui.row)}>
        <GroupIcon name={group.icon} />
        {group[language]}
      </h2>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      {publishers.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('intranet.nobody')}</p>}
      <ul className={ui.stack}>
        {publishers.map(({ id, kind, name, detail }) => (
          <li key={id} className={clsx(ui.row, ui.sm)}>
            <Chip>{t(`intranet.kinds.${kind}`)}</Chip>
            <span className={clsx(ui.grow, styles.title)}>
              {name}
              {detail && <span className={clsx(ui.xs, ui.muted)}> {detail}</span>}
            </span>
            {mayManage && (
              <IconButton
                dense
                label={t('intranet.takeOff', { name })}
                onClick={() => void act.run(() => call(removeBookPublisher, { id }), t('settings.saved'))}
              >
                <IconX size={16} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {mayManage && <AddPublisher onAdd={(kind, id) => void act.run(() => call(addBookPublisher, { groupId: group.id, kind, id }), t('settings.saved'))} />}
    </section>
  );
}

function AddPublisher({ onAdd }: { onAdd: (kind: Publisher['kind'], id: number) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const { data } = usePublisherSearch(useDebounced(typed.trim(), 300));
  return (
    <>
      <SearchBox label={t('intranet.findPublisher')} placeholder={t('intranet.findPublisher')} value={typed} onChange={setTyped} />
      {typed.trim() !== '' && data && (
        <div className={styles.found}>
          {data.map(({ kind, id, name, detail }) => (
            <button
              key={`${kind} ${id}`}
              type="button"
              className={clsx(ui.plain, ui.sm)}
              onClick={() => {
                onAdd(kind, id);
                setTyped('');
              }}
            >
              <Chip>{t(`intranet.kinds.${kind}`)}</Chip> {name} <span className={clsx(ui.xs, ui.muted)}>{detail}</span>
            </button>
          ))}
          {data.length === 0 && <span className={clsx(ui.sm, ui.muted, styles.nothing)}>{t('intranet.noUnit')}</span>}
        </div>
      )}
    </>
  );
}
