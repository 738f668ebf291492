import type { TreeUnit } from '@sarabun/contract/organization/unit-tree';
import { unitsOfTree } from '@sarabun/contract/settings/tables/manage-section';
import { IconCalendarClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { useNameOf } from '../../platform/name-of';
import { Button } from '../../ui/button';
import { SearchBox } from '../../ui/fields/search-box';
import ui from '../../ui/styles/ui.module.css';
import { useDebounced } from '../../ui/use-debounced';
import { SettingsFrame } from '../settings';
import { ChangesDialog } from './changes-dialog';
import { FoundUnits } from './found-units';
import { MoveDialog } from './move-dialog';
import styles from './organization.module.css';
import { UnitDrawer } from './unit-drawer';
import { UnitTree } from './unit-tree';
import { useChanges } from './use-organization';

const searchDelay = 300;

type Opened =
  | { what: 'unit'; unitId: number }
  | { what: 'new'; parentId: number | null }
  | { what: 'changes' }
  | { what: 'move'; unit: TreeUnit; to: TreeUnit };

/** The office as a tree: search, open level by level, add, change, and move on a day. */
export function OrganizationScreen() {
  const { t } = useText();
  const nameOf = useNameOf();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <SettingsFrame
      path="setup-organization"
      purpose={t('organization.purpose')}
      tools={(page) => (
        <>
          {page.mayManage && (
            <Link to="/settings/$menuID/$page" params={{ menuID: '3217', page: 'set-up-unit' }} className={clsx(ui.btn, ui.ghost)}>
              {t('setUp.open')}
            </Link>
          )}
          <ComingButton onOpen={() => setOpened({ what: 'changes' })} />
        </>
      )}
      add={{ word: t('organization.add'), onAdd: () => setOpened({ what: 'new', parentId: null }) }}
    >
      {(page) => (
        <>
          <Office
            mayManage={page.mayManage}
            selected={opened?.what === 'unit' ? opened.unitId : null}
            onOpen={(unitId) => setOpened({ what: 'unit', unitId })}
            onMove={(unit, to) => setOpened({ what: 'move', unit, to })}
          />
          {opened?.what === 'unit' && (
            <UnitDrawer
              key={opened.unitId}
              table={unitsOfTree}
              page={page}
              row={opened.unitId}
              onAddBelow={(parentId) => setOpened({ what: 'new', parentId })}
              onClose={close}
            />
          )}
          {opened?.what === 'new' && page.mayManage && (
            <UnitDrawer table={unitsOfTree} page={page} row="new" start={{ parentId: opened.parentId, level: 2 }} onClose={close} />
          )}
          {opened?.what === 'changes' && <ChangesDialog mayManage={page.mayManage} onClose={close} />}
          {opened?.what === 'move' && (
            <MoveDialog unit={{ ...opened.unit, name: nameOf(opened.unit) }} to={{ id: opened.to.unitId, name: nameOf(opened.to) }} onClose={close} />
          )}
        </>
      )}
    </SettingsFrame>
  );
}

/** A link to the scheduled changes with their number. */
function ComingButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useText();
  const { data } = useChanges('coming', 1);
  return (
    <Button tone="ghost" icon={<IconCalendarClock size={19} aria-hidden />} onClick={onOpen}>
      {t('organization.coming')} {data && <span className={ui.num}>{data.total}</span>}
    </Button>
  );
}

interface OfficeProps {
  mayManage: boolean;
  selected: number | null;
  onOpen: (unitId: number) => void;
  onMove: (unit: TreeUnit, to: TreeUnit) => void;
}

function Office({ mayManage, selected, onOpen, onMove }: OfficeProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), searchDelay);
  return (
    <section className={clsx(ui.card, ui.listCard)}>
      <div className={clsx(ui.row, ui.wrap, ui.listTools)}>
        <SearchBox label={t('organization.find')} placeholder={t('organization.find')} value={typed} onChange={setTyped} className={styles.find} />
        {mayManage && <p className={clsx(ui.xs, ui.muted, ui.grow)}>{t('organization.hint')}</p>}
      </div>
      {search === '' ? <UnitTree mayManage={mayManage} selected={selected} onOpen={onOpen} onMove={onMove} /> : <FoundUnits search={search} onOpen={onOpen} />}
    </section>
  );
}
