import './organization.css';
import type { RegistryRow } from '@sarabun/contract/organization/registry-structure';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Pager } from '../../ui/pager';
import { SearchBox } from '../../ui/search-box';
import { Bone } from '../../ui/skeleton';
import { useDebounced } from '../../ui/use-debounced';
import { SettingsFrame } from '../settings';
import { RegistryDrawer } from './registry-drawer';
import { registriesAtOnce, useRegistries } from './use-seats';

const searchDelay = 400;

/** Who registers for which unit, and where its letters go first. */
export function RegistriesScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <SettingsFrame path="sarabun-structure" purpose={t('registries.purpose')}>
      {({ mayManage }) => (
        <>
          <Registries onOpen={setOpen} />
          {open !== null && <RegistryDrawer key={open} unitId={open} mayManage={mayManage} onClose={() => setOpen(null)} />}
        </>
      )}
    </SettingsFrame>
  );
}

const kinds = ['all', 'own', 'missing'] as const;

function Registries({ onOpen }: { onOpen: (unitId: number) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [which, setWhich] = useState<(typeof kinds)[number]>('all');
  const [page, setPage] = useState(1);
  const found = useRegistries({ search: useDebounced(typed.trim(), searchDelay), which, page });
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <section className="card sl-card" aria-busy={found.isFetching}>
      <div className="row wrap sl-tools">
        <SearchBox
          label={t('organization.find')}
          placeholder={t('organization.find')}
          value={typed}
          onChange={(value) => narrow(() => setTyped(value))}
          className="og-find"
        />
        <fieldset className="seg">
          <legend className="vh">{t('settings.state')}</legend>
          {kinds.map((one) => (
            <button key={one} type="button" aria-pressed={which === one} onClick={() => narrow(() => setWhich(one))}>
              {t(`registries.which.${one}`)} {found.data && <span className="num">{found.data[one]}</span>}
            </button>
          ))}
        </fieldset>
      </div>
      {found.isError && !found.data ? (
        <BlankState kind="error" title={t('settings.failed')} text={found.error.message}>
          <Button onClick={() => void found.refetch()}>{t('common.retry')}</Button>
        </BlankState>
      ) : !found.data ? (
        <Bone width="70%" height={40} />
      ) : found.data.data.length === 0 ? (
        <BlankState kind="empty" small title={t(which === 'missing' ? 'registries.nobodyMissing' : 'organization.none')} />
      ) : (
        <RegistryTable rows={found.data.data} onOpen={onOpen} />
      )}
      <footer className="pager">
        <span className="grow" />
        <Pager page={page} pageSize={registriesAtOnce} total={found.data?.total ?? 0} onPage={setPage} />
      </footer>
    </section>
  );
}

function RegistryTable({ rows, onOpen }: { rows: readonly RegistryRow[]; onOpen: (unitId: number) => void }) {
  const { t } = useText();
  return (
    <table className="dt og-registries">
      <thead>
        <tr>
          {(['unit', 'registry', 'registrars', 'first'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`registries.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.unitId} onClick={() => onOpen(row.unitId)}>
            <td>
              <button
                type="button"
                className="plain strong"
                onClick={(event) => {
                  event.stopPropagation();
                  onOpen(row.unitId);
                }}
              >
                {row.name}
              </button>
              <span className="xs muted num og-line">{row.code}</span>
            </td>
            <td>
              {row.hasRegistry ? <Chip tone="brand">{t('registries.own')}</Chip> : (row.registry?.name ?? '—')}
              {row.isNamed && !row.hasRegistry && <span className="xs muted og-line">{t('registries.isNamed')}</span>}
            </td>
            <td>
              <Registrars row={row} />
            </td>
            <td>{row.presentsFirst ? t('registries.presents') : t('registries.assigns')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Registrars({ row }: { row: RegistryRow }) {
  const { t } = useText();
  if (!row.hasRegistry) return <span className="muted">—</span>;
  if (row.heads + row.registrars === 0) return <Chip tone="amber">{t('registries.nobody')}</Chip>;
  const parts = (['heads', 'registrars', 'secretRegistrars'] as const).flatMap((what) =>
    row[what] > 0 ? [t(`registries.counts.${what}`, { count: row[what] })] : [],
  );
  return <span className="sm">{parts.join(' · ')}</span>;
}
