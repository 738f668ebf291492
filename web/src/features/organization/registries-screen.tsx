import type { RegistryRow } from '@sarabun/contract/organization/registry-structure';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import { Segments } from '../../ui/fields/segments';
import ui from '../../ui/styles/ui.module.css';
import { ListCard } from '../../ui/tables/list-card';
import { Row, RowName, Table } from '../../ui/tables/table';
import { useNarrowing } from '../../ui/tables/use-narrowing';
import { SettingsFrame, useOpenRow } from '../settings';
import styles from './organization.module.css';
import { RegistryDrawer } from './registry-drawer';
import { registriesAtOnce, useRegistries } from './use-seats';

/** The registries of units, and where their letters go first. */
export function RegistriesScreen() {
  const { t } = useText();
  const [open, setOpen] = useOpenRow();
  return (
    <SettingsFrame path="sarabun-structure" purpose={t('registries.purpose')}>
      {({ mayManage }) => (
        <>
          <Registries onOpen={setOpen} />
          {typeof open === 'number' && <RegistryDrawer key={open} unitId={open} mayManage={mayManage} onClose={() => setOpen(null)} />}
        </>
      )}
    </SettingsFrame>
  );
}

const kinds = ['all', 'own', 'missing'] as const;

function Registries({ onOpen }: { onOpen: (unitId: number) => void }) {
  const { t } = useText();
  const { typed, type, search, page, setPage, narrow } = useNarrowing();
  const [which, setWhich] = useState<(typeof kinds)[number]>('all');
  const found = useRegistries({ search, which, page });
  return (
    <ListCard
      query={found}
      none={t(which === 'missing' ? 'registries.nobodyMissing' : 'organization.none')}
      page={page}
      pageSize={registriesAtOnce}
      onPage={setPage}
      tools={
        <>
          <SearchBox label={t('organization.find')} value={typed} onChange={type} className={styles.find} />
          <Segments
            label={t('settings.state')}
            values={kinds}
            chosen={which}
            onChoose={(one) => narrow(() => setWhich(one))}
            word={(one) => t(`registries.which.${one}`)}
            count={(one) => found.data?.[one]}
          />
        </>
      }
    >
      {({ data }) => <RegistryTable rows={data} onOpen={onOpen} />}
    </ListCard>
  );
}

function RegistryTable({ rows, onOpen }: { rows: readonly RegistryRow[]; onOpen: (unitId: number) => void }) {
  const { t } = useText();
  return (
    <Table heads={(['unit', 'registry', 'registrars', 'first'] as const).map((column) => t(`registries.${column}`))}>
      {rows.map((row) => (
        <Row key={row.unitId} onOpen={() => onOpen(row.unitId)}>
          <td>
            <RowName onOpen={() => onOpen(row.unitId)}>{row.name}</RowName>
            <span className={clsx(ui.xs, ui.muted, ui.num, styles.line)}>{row.code}</span>
          </td>
          <td>
            {row.hasRegistry ? <Chip tone="brand">{t('registries.own')}</Chip> : (row.registry?.name ?? '—')}
            {row.isNamed && !row.hasRegistry && <span className={clsx(ui.xs, ui.muted, styles.line)}>{t('registries.isNamed')}</span>}
          </td>
          <td>
            <Registrars row={row} />
          </td>
          <td>{row.presentsFirst ? t('registries.presents') : t('registries.assigns')}</td>
        </Row>
      ))}
    </Table>
  );
}

function Registrars({ row }: { row: RegistryRow }) {
  const { t } = useText();
  if (!row.hasRegistry) return <span className={ui.muted}>—</span>;
  if (row.heads + row.registrars === 0) return <Chip tone="amber">{t('registries.nobody')}</Chip>;
  const parts = (['heads', 'registrars', 'secretRegistrars'] as const).flatMap((what) =>
    row[what] > 0 ? [t(`registries.counts.${what}`, { count: row[what] })] : [],
  );
  return <span className={ui.sm}>{parts.join(' · ')}</span>;
}
