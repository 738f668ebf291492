import './people.css';
import type { PersonRow } from '@sarabun/contract/people/persons';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Avatar } from '../../ui/avatar';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Pager } from '../../ui/pager';
import { SearchBox } from '../../ui/search-box';
import { Bone } from '../../ui/skeleton';
import { useDebounced } from '../../ui/use-debounced';
import { SettingsFrame } from '../settings';
import { NewPersonDrawer } from './new-person-drawer';
import { OfficeImport } from './office-import';
import { PersonDrawer } from './person-drawer';
import { peoplePageSize, useChoices, usePersons } from './use-people';

const searchDelay = 400;

/** The people of the office: found, added, changed, moved and let leave. */
export function PersonsScreen() {
  const { t } = useText();
  const { row } = useSearch({ strict: false }) as { row?: number | 'new' };
  const navigate = useNavigate();
  const [importing, setImporting] = useState(false);
  // The person in the drawer is in the address, so that other pages can lead to one.
  const setOpen = (next: number | 'new' | null) =>
    void navigate({ to: '.', search: (next === null ? {} : { row: next }) as never, resetScroll: false } as never);
  const open = row ?? null;
  return (
    <SettingsFrame
      path="employee-information"
      purpose={t('people.purpose')}
      tools={({ mayManage }) =>
        mayManage && (
          <div className="row wrap">
            <Button tone="ghost" icon={<IconUpload size={19} aria-hidden />} onClick={() => setImporting(true)}>
              {t('people.importOffice')}
            </Button>
            <Button icon={<IconPlus size={19} aria-hidden />} onClick={() => setOpen('new')}>
              {t('people.add')}
            </Button>
          </div>
        )
      }
    >
      {({ mayManage }) => (
        <>
          <Persons onOpen={setOpen} />
          {importing && <OfficeImport onClose={() => setImporting(false)} />}
          {open === 'new' && mayManage && <NewPersonDrawer onClose={() => setOpen(null)} />}
          {typeof open === 'number' && <PersonDrawer key={open} personId={open} mayManage={mayManage} onClose={() => setOpen(null)} />}
        </>
      )}
    </SettingsFrame>
  );
}

function Persons({ onOpen }: { onOpen: (personId: number) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [unitId, setUnitId] = useState<number | undefined>();
  const [state, setState] = useState<'on' | 'off'>('on');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim(), searchDelay);
  const persons = usePersons({ search, unitId, state, page });
  const { data: choices } = useChoices();
  const first = (page - 1) * peoplePageSize + 1;
  const total = persons.data?.total ?? 0;
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <section className="card sl-card" aria-busy={persons.isFetching}>
      <div className="row wrap sl-tools">
        <SearchBox label={t('people.find')} placeholder={t('people.find')} value={typed} onChange={(value) => narrow(() => setTyped(value))} />
        <select
          className="in pe-unit"
          aria-label={t('people.unit')}
          value={unitId ?? ''}
          onChange={(event) => narrow(() => setUnitId(event.target.value === '' ? undefined : Number(event.target.value)))}
        >
          <option value="">{t('people.allUnits')}</option>
          {choices?.units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {unit.name}
            </option>
          ))}
        </select>
        <fieldset className="seg">
          <legend className="vh">{t('settings.state')}</legend>
          {(['on', 'off'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={state === one} onClick={() => narrow(() => setState(one))}>
              {t(one === 'on' ? 'people.inOffice' : 'people.left')} {persons.data && <span className="num">{persons.data[one]}</span>}
            </button>
          ))}
        </fieldset>
      </div>
      {persons.isError && !persons.data ? (
        <BlankState kind="error" title={t('settings.failed')} text={persons.error.message}>
          <Button onClick={() => void persons.refetch()}>{t('common.retry')}</Button>
        </BlankState>
      ) : persons.data?.data.length === 0 ? (
        <BlankState kind="empty" small title={t('people.none')} />
      ) : (
        <PersonTable persons={persons.data?.data ?? null} onOpen={onOpen} />
      )}
      <footer className="pager">
        <span className="num grow" aria-live="polite">
          {total > 0 && t('settings.shown', { first, last: Math.min(total, first + peoplePageSize - 1), total })}
        </span>
        <Pager page={page} pageSize={peoplePageSize} total={total} onPage={setPage} />
      </footer>
    </section>
  );
}

function PersonTable({ persons, onOpen }: { persons: PersonRow[] | null; onOpen: (personId: number) => void }) {
  const { t } = useText();
  const dates = useDates();
  if (!persons) return <Bone width="70%" height={40} />;
  return (
    <table className="dt pe-table pe-persons">
      <thead>
        <tr>
          {(['name', 'unit', 'username', 'contact'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`people.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {persons.map((person) => (
          <tr key={person.personId} onClick={() => onOpen(person.personId)}>
            <td>
              <div className="row">
                <Avatar name={person.name} />
                <span className="grow">
                  <button
                    type="button"
                    className="plain strong"
                    onClick={(event) => {
                      event.stopPropagation();
                      onOpen(person.personId);
                    }}
                  >
                    {person.name}
                  </button>
                  <span className="xs muted pe-line">{person.positionName}</span>
                </span>
              </div>
            </td>
            <td>{person.unitName}</td>
            <td>{person.closedOn ? <Chip>{t('people.leftOn', { day: dates.day(person.closedOn) })}</Chip> : person.username}</td>
            <td className="sm">
              {person.email}
              <span className="xs muted num pe-line">{person.phone}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
