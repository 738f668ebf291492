import { type IntranetState, intranetStates, type ManagedItem } from '@sarabun/contract/collections/manage-intranet';
import { IconPin, IconPlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { Pager } from '../../ui/tables/pager';
import { useDebounced } from '../../ui/use-debounced';
import styles from './collections.module.css';
import { ItemEditor } from './item-editor';
import { useManagedItems, useMyGroups } from './use-intranet';

const searchDelay = 400;
const tones: Record<IntranetState, 'plain' | 'blue' | 'green' | 'amber'> = {
  draft: 'plain',
  scheduled: 'blue',
  shown: 'green',
  over: 'plain',
  withdrawn: 'amber',
};

/** The editor of news and collections (`/intranet/manage-intranet`): the person's items with their states. */
export function ManageIntranetScreen() {
  const { t } = useText();
  const mine = useMyGroups();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const may = (mine.data?.items.length ?? 0) > 0;
  return (
    <div className={clsx(styles.page, ui.stack)}>
      <div className={clsx(ui.row, ui.wrap, ui.between)}>
        <div>
          <h1 className={ui.h1}>{t('intranet.title')}</h1>
          <p className={clsx(ui.sm, ui.muted)}>{t('intranet.purpose')}</p>
        </div>
        {may && (
          <Button icon={<IconPlus size={19} aria-hidden />} onClick={() => setOpen('new')}>
            {t('intranet.add')}
          </Button>
        )}
      </div>
      {mine.isError ? (
        <div className={ui.card}>
          <FailedState query={mine} title={t('collections.failed')} />
        </div>
      ) : mine.data && !may ? (
        <div className={ui.card}>
          <BlankState kind="empty" title={t('intranet.notAllowed')} text={t('intranet.notAllowedText')} />
        </div>
      ) : (
        <ManagedList onOpen={setOpen} />
      )}
      {open !== null && mine.data && <ItemEditor key={open} itemId={open === 'new' ? null : open} mine={mine.data} onClose={() => setOpen(null)} />}
    </div>
  );
}

function ManagedList({ onOpen }: { onOpen: (itemId: number) => void }) {
  const { t, language } = useText();
  const { data: mine } = useMyGroups();
  const [typed, setTyped] = useState('');
  const [groupId, setGroupId] = useState<number | null>(null);
  const [state, setState] = useState<IntranetState | null>(null);
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim(), searchDelay);
  const found = useManagedItems({ search, groupId, state, page });
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <section className={ui.card} aria-busy={found.isFetching}>
      <div className={clsx(ui.row, ui.wrap, styles.tools)}>
        <SearchBox label={t('intranet.find')} placeholder={t('intranet.find')} value={typed} onChange={(value) => narrow(() => setTyped(value))} />
        <select
          className={clsx(ui.input, styles.select)}
          aria-label={t('collections.group')}
          value={groupId ?? ''}
          onChange={(event) => narrow(() => setGroupId(event.target.value === '' ? null : Number(event.target.value)))}
        >
          <option value="">{t('intranet.allGroups')}</option>
          {mine?.items.map((group) => (
            <option key={group.id} value={group.id}>
              {group[language]}
            </option>
          ))}
        </select>
        <select
          className={clsx(ui.input, styles.select)}
          aria-label={t('intranet.state')}
          value={state ?? ''}
          onChange={(event) => narrow(() => setState(intranetStates.find((one) => one === event.target.value) ?? null))}
        >
          <option value="">{t('intranet.allStates')}</option>
          {intranetStates.map((one) => (
            <option key={one} value={one}>
              {t(`intranet.states.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {found.isError && !found.data ? (
        <FailedState query={found} title={t('collections.failed')} />
      ) : !found.data ? (
        <Bone width="70%" height={60} />
      ) : found.data.data.length === 0 ? (
        <BlankState kind="empty" title={t(search || groupId || state ? 'intranet.noMatch' : 'intranet.none')} text={t('intranet.noneText')} />
      ) : (
        <ul>
          {found.data.data.map((item) => (
            <li key={item.itemId}>
              <ManagedLine item={item} onOpen={() => onOpen(item.itemId)} />
            </li>
          ))}
        </ul>
      )}
      <div className={clsx(ui.row, ui.between, styles.foot)}>
        <span className={clsx(ui.sm, ui.muted, ui.num)}>{found.data && t('collections.total', { n: found.data.total })}</span>
        <Pager page={page} pageSize={rowsOn('lists')} total={found.data?.total ?? 0} onPage={setPage} />
      </div>
    </section>
  );
}

function ManagedLine({ item, onOpen }: { item: ManagedItem; onOpen: () => void }) {
  const { t, language } = useText();
  const dates = useDates();
  const days = item.showsUntil
    ? t('intranet.fromTo', { from: dates.day(item.showsFrom), to: dates.day(item.showsUntil) })
    : t('intranet.from', { from: dates.day(item.showsFrom) });
  return (
    <button type="button" className={clsx(ui.plain, styles.line)} onClick={onOpen}>
      <span className={clsx(ui.row, ui.between)}>
        <span className={clsx(ui.strong, ui.grow, styles.title)}>
          {item.pinned && <IconPin size={15} role="img" aria-label={t('collections.pinned')} />} {item.title}
        </span>
        <Chip tone={tones[item.state]}>{t(`intranet.states.${item.state}`)}</Chip>
      </span>
      <span className={clsx(ui.xs, ui.muted, ui.num)}>
        {[
          item.group[language],
          days,
          t(item.forEveryone ? 'intranet.everyone' : 'intranet.named'),
          t('intranet.readers', { n: item.readers }),
          item.changedBy,
        ].join(' · ')}
      </span>
    </button>
  );
}
