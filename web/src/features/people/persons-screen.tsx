import type { PersonRow } from '@sarabun/contract/people/persons';
import { IconUpload } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import type { Pickable } from '../../ui/fields/search-picker';
import { Segments } from '../../ui/fields/segments';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { ListCard } from '../../ui/tables/list-card';
import { Row, RowName, Table } from '../../ui/tables/table';
import { useNarrowing } from '../../ui/tables/use-narrowing';
import { OfficeImport } from '../office-import';
import { OfficePicker } from '../organization';
import { SettingsFrame } from '../settings';
import { NewPersonDrawer } from './new-person-drawer';
import styles from './people.module.css';
import { PersonDrawer } from './person-drawer';
import { usePersons } from './use-people';

/** The people of the office: search, add, change, move and remove. */
export function PersonsScreen() {
  const { t } = useText();
  const { row } = useSearch({ strict: false }) as { row?: number | 'new' };
  const navigate = useNavigate();
  const [importing, setImporting] = useState(false);
  // The person in the drawer is in the address, so that other pages can link to them.
  const setOpen = (next: number | 'new' | null) =>
    void navigate({ to: '.', search: (next === null ? {} : { row: next }) as never, resetScroll: false } as never);
  const open = row ?? null;
  return (
    <SettingsFrame
      path="employee-information"
      purpose={t('people.purpose')}
      add={{ word: t('people.add'), onAdd: () => setOpen('new') }}
      tools={({ mayManage }) =>
        mayManage && (
          <Button tone="ghost" icon={<IconUpload size={19} aria-hidden />} onClick={() => setImporting(true)}>
            {t('people.importOffice')}
          </Button>
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
  const { typed, type, search, page, setPage, narrow } = useNarrowing();
  const [unit, setUnit] = useState<Pickable | null>(null);
  const [state, setState] = useState<'on' | 'off'>('on');
  const persons = usePersons({ search, unitId: unit?.id, state, page });
  return (
    <ListCard
      query={persons}
      none={t('people.none')}
      page={page}
      pageSize={rowsOn('lists')}
      onPage={setPage}
      tools={
        <>
          <SearchBox label={t('people.find')} value={typed} onChange={type} />
          <div className={styles.unit}>
            <OfficePicker
              kind="unit"
              label={<span className={ui.vh}>{t('people.unit')}</span>}
              placeholder={t('people.allUnits')}
              value={unit}
              onPick={(picked) => narrow(() => setUnit(picked))}
            />
          </div>
          <Segments
            label={t('settings.state')}
            values={['on', 'off'] as const}
            chosen={state}
            onChoose={(one) => narrow(() => setState(one))}
            word={(one) => t(one === 'on' ? 'people.inOffice' : 'people.left')}
            count={(one) => persons.data?.[one]}
          />
        </>
      }
    >
      {({ data }) => <PersonTable persons={data} onOpen={onOpen} />}
    </ListCard>
  );
}

function PersonTable({ persons, onOpen }: { persons: PersonRow[]; onOpen: (personId: number) => void }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <Table heads={(['name', 'unit', 'username', 'contact'] as const).map((column) => t(`people.${column}`))}>
      {persons.map((person) => (
        <Row key={person.personId} onOpen={() => onOpen(person.personId)}>
          <td>
            <div className={ui.row}>
              <Avatar name={person.name} />
              <span className={ui.grow}>
                <RowName onOpen={() => onOpen(person.personId)}>
                  <Kept>{person.name}</Kept>
                </RowName>
                <span className={clsx(ui.xs, ui.muted, styles.line)}>{person.positionName}</span>
              </span>
            </div>
          </td>
          <td>{person.unitName}</td>
          <td>{person.closedOn ? <Chip>{t('people.leftOn', { day: dates.day(person.closedOn) })}</Chip> : person.username}</td>
          <td className={ui.sm}>
            {person.email}
            <span className={clsx(ui.xs, ui.muted, ui.num, styles.line)}>{person.phone}</span>
          </td>
        </Row>
      ))}
    </Table>
  );
}
