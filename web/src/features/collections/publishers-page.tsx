import './collections.css';
import { addBookPublisher, type BookGroup, type Publisher, removeBookPublisher } from '@sarabun/contract/collections/intranet';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import { useDebounced } from '../../ui/use-debounced';
import { SettingsFrame } from '../settings';
import { GroupIcon } from './group-icon';
import { useCollectionAct, usePublisherSearch, usePublishers } from './use-intranet';

/** Who may publish into which group of news and collections (`manage-book-creation`). */
export function PublishersPage() {
  const { t } = useText();
  const found = usePublishers();
  return (
    <SettingsFrame path="manage-book-creation" purpose={t('intranet.publishersPurpose')}>
      {({ mayManage }) =>
        found.isError ? (
          <div className="card">
            <FailedState query={found} />
          </div>
        ) : !found.data ? (
          <Bone width="80%" height={120} />
        ) : (
          <div className="bp-groups">
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
    <section className="card bp-group" aria-label={group[language]}>
      <h2 className="strong row">
        <GroupIcon name={group.icon} />
        {group[language]}
      </h2>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      {publishers.length === 0 && <p className="sm muted">{t('intranet.nobody')}</p>}
      <ul className="stack">
        {publishers.map(({ id, kind, name, detail }) => (
          <li key={id} className="row sm">
            <Chip>{t(`intranet.kinds.${kind}`)}</Chip>
            <span className="grow in-title">
              {name}
              {detail && <span className="xs muted"> {detail}</span>}
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
        <div className="in-found">
          {data.map(({ kind, id, name, detail }) => (
            <button
              key={`${kind} ${id}`}
              type="button"
              className="plain sm"
              onClick={() => {
                onAdd(kind, id);
                setTyped('');
              }}
            >
              <Chip>{t(`intranet.kinds.${kind}`)}</Chip> {name} <span className="xs muted">{detail}</span>
            </button>
          ))}
          {data.length === 0 && <span className="sm muted in-nothing">{t('intranet.noUnit')}</span>}
        </div>
      )}
    </>
  );
}
