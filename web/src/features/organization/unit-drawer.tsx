import type { MasterRow } from '@sarabun/contract/settings/master-calls';
import type { MasterTable, MasterValues } from '@sarabun/contract/settings/master-table';
import type { SettingsPage } from '@sarabun/contract/settings/settings-menu';
import { IconArrowsMove, IconHash, IconLock, IconPlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { useNameOf } from '../../platform/name-of';
import { Button } from '../../ui/button';
import { Flyout } from '../../ui/flyout';
import ui from '../../ui/styles/ui.module.css';
import { MasterDrawer } from '../settings';
import { CloseUnitDialog } from './close-unit-dialog';
import { MoveDialog } from './move-dialog';
import styles from './organization.module.css';
import { RenumberDialog } from './renumber-dialog';
import { UnitCard } from './unit-card';

interface UnitDrawerProps {
  table: MasterTable;
  page: SettingsPage;
  row: number | 'new';
  start?: MasterValues;
  onAddBelow?: (parentId: number) => void;
  onClose: () => void;
}

type Asking = { what: 'move' | 'renumber' | 'close'; item: MasterRow };

/** One unit: its data, people, scheduled changes, and actions. */
export function UnitDrawer({ table, page, row, start, onAddBelow, onClose }: UnitDrawerProps) {
  const { t } = useText();
  const nameOf = useNameOf();
  const [asking, setAsking] = useState<Asking | null>(null);
  const actions = (item: MasterRow) => (
    <Flyout
      label={t('organization.more2')}
      className={clsx(ui.menuLines, styles.menu)}
      button={(control) => (
        <Button {...control} tone="ghost">
          {t('organization.actions')}
        </Button>
      )}
    >
      {(close) => {
        const choose = (what: Asking['what']) => () => {
          close();
          setAsking({ what, item });
        };
        return (
          <>
            {onAddBelow && (
              <button type="button" className={ui.plain} onClick={() => onAddBelow(item.id)}>
                <IconPlus size={18} aria-hidden /> {t('organization.addBelow')}
              </button>
            )}
            <button type="button" className={ui.plain} onClick={choose('move')}>
              <IconArrowsMove size={18} aria-hidden /> {t('organization.move')}
            </button>
            <button type="button" className={ui.plain} onClick={choose('renumber')}>
              <IconHash size={18} aria-hidden /> {t('organization.renumber')}
            </button>
            <button type="button" className={clsx(ui.plain, ui.drawerOff)} onClick={choose('close')}>
              <IconLock size={18} aria-hidden /> {t('organization.close')}
            </button>
          </>
        );
      }}
    </Flyout>
  );
  const unit = asking && {
    unitId: asking.item.id,
    version: asking.item.version,
    name: nameOf(asking.item.values),
    parentId: asking.item.values.parentId as number | null,
  };
  const done = () => setAsking(null);
  return (
    <>
      <MasterDrawer
        key={row}
        table={table}
        page={page}
        row={row}
        {...(start && { start })}
        below={(item) => <UnitCard unitId={item.id} mayManage={page.mayManage} />}
        actions={actions}
        onClose={onClose}
      />
      {unit && asking?.what === 'move' && <MoveDialog unit={unit} to={null} onClose={done} />}
      {unit && asking?.what === 'renumber' && <RenumberDialog unit={unit} now={String(asking.item.values.letterCode)} onClose={done} />}
      {unit && asking?.what === 'close' && <CloseUnitDialog unit={unit} onClose={done} />}
    </>
  );
}
