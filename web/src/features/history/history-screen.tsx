import './history.css';
import { useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Bone } from '../../ui/skeleton';
import { ListFoot } from '../../ui/tables/list-foot';
import { useDebounced } from '../../ui/use-debounced';
import { SettingsFrame, useSettingsState } from '../settings';
import { HistoryFilters } from './history-filters';
import { type HistoryFilter, type HistoryOf, useHistory } from './use-history';

const searchDelay = 400;
const everything: HistoryFilter = { search: '', from: undefined, to: undefined, action: undefined };
const pages = { activity: 'history-activity', systemLog: 'activity-system-log' } as const;

/** The history of what was done: for auditors and administrators, filtered, paged on the server, and to take away as a spreadsheet. */
export function HistoryScreen({ of }: { of: HistoryOf }) {
  const { t } = useText();
  return (
    <SettingsFrame path={pages[of]} purpose={t(of === 'activity' ? 'history.activityPurpose' : 'history.logPurpose')}>
      {() => <History of={of} />}
    </SettingsFrame>
  );
}

function History({ of }: { of: HistoryOf }) {
  const { t } = useText();
  const [address, changeAddress] = useSettingsState();
  const [typed, setTyped] = useState(address.search ?? '');
  const { from, to, action, page = 1 } = address;
  const filter: HistoryFilter = { search: typed, from, to, action };
  const asked = { ...filter, search: useDebounced(typed.trim(), searchDelay) };
  const rows = useHistory(of, asked, page);
  /** Kept in the address: a link reopens the same rows. */
  const change = ({ search, ...part }: Partial<HistoryFilter>) => {
    if (search !== undefined) setTyped(search);
    changeAddress({ ...part, ...(search !== undefined && { search: search.trim() || undefined }), page: undefined }, { replace: search !== undefined });
  };
  return (
    <section className="card list-card" aria-busy={rows.isFetching}>
      <HistoryFilters of={of} filter={filter} asked={asked} onChange={change} />
      {rows.isError && !rows.data ? (
        <FailedState query={rows} />
      ) : rows.data?.data.length === 0 ? (
        <BlankState kind="empty" small title={t('history.none')}>
          <Button tone="ghost" onClick={() => change(everything)}>
            {t('history.clear')}
          </Button>
        </BlankState>
      ) : (
        <Rows of={of} rows={rows.data?.data ?? null} />
      )}
      <ListFoot
        page={page}
        pageSize={rowsOn('lists')}
        total={rows.data?.total}
        onPage={(next) => changeAddress({ page: next > 1 ? next : undefined })}
        words={(shown) => t(rows.data?.more ? 'history.shownOfMore' : 'history.shown', { ...shown })}
      />
    </section>
  );
}

type Found = NonNullable<ReturnType<typeof useHistory>['data']>['data'];

function Rows({ of, rows }: { of: HistoryOf; rows: Found | null }) {
  const { t } = useText();
  if (!rows) return <Bone width="70%" height={40} />;
  return (
    <div className="list-scroll">
      <table className="dt hi-table">
        <thead>
          <tr>
            {(['at', 'person', 'action', 'document', 'address'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`history.${column}`)}
              </th>
            ))}
            <th scope="col" className="hi-wide">
              {t('history.detail')}
            </th>
            {of === 'systemLog' && <th scope="col">{t('history.seal')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: Found[number] }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <tr>
      <td className="num">{dates.moment(row.at)}</td>
      <td data-label={t('history.person')}>{row.personName || <span className="muted">{t('history.system')}</span>}</td>
      <td className="strong">{row.actionName}</td>
      <td className="num">{row.documentId !== null && t('history.documentId', { id: row.documentId })}</td>
      <td className="num sm">{row.address}</td>
      <td className="hi-detail">
        <Facts facts={row.facts} />
      </td>
      {row.sealed !== null && (
        <td>
          <Chip tone={row.sealed ? 'green' : 'plain'}>{t(row.sealed ? 'history.sealed' : 'history.waiting')}</Chip>
        </td>
      )}
    </tr>
  );
}

/** What an act noted: each with its name, and what it was before. */
function Facts({ facts }: { facts: Found[number]['facts'] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="hi-facts">
      {facts.map(({ label, before, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts are told in their order and never change
        <li key={index}>
          {label && <span className="muted">{label}: </span>}
          {before !== null && (
            <>
              <s>{before}</s> →{' '}
            </>
          )}
          {value}
        </li>
      ))}
    </ul>
  );
}
