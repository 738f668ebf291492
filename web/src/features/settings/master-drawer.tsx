import { type MasterRow, masterCalls } from '@sarabun/contract/settings/master-calls';
import { editableFields, emptyValue, type MasterTable, type MasterValues } from '@sarabun/contract/settings/master-table';
import type { SettingsPage } from '@sarabun/contract/settings/settings-menu';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { useDraft } from '../../ui/forms/use-draft';
import { useRequest } from '../../ui/forms/use-request';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { MasterConflict } from './master-conflict';
import { MasterFieldControl } from './master-field';
import { MasterHistory } from './master-history';
import { rowQuery, useRefresh } from './use-master';

/** Additions of a page to the drawer of its rows. */
export interface DrawerParts {
  /** Shown below the fields of an existing row. */
  below?: (item: MasterRow) => ReactNode;
  /** Shown in the footer instead of switching a row off. */
  actions?: (item: MasterRow) => ReactNode;
  /** The initial values of a new row. */
  start?: MasterValues;
}

interface MasterDrawerProps extends DrawerParts {
  table: MasterTable;
  page: SettingsPage;
  row: number | 'new';
  onClose: () => void;
}

/** One row of a settings page, to view or change; or a new one. */
export function MasterDrawer({ row, ...rest }: MasterDrawerProps) {
  return row === 'new' ? <NewRow {...rest} /> : <KnownRow {...rest} id={row} />;
}

function NewRow({ table, page, start, onClose }: Omit<MasterDrawerProps, 'row'>) {
  const { t, language } = useText();
  if (!page.mayManage || table.rows === 'fixed') return null;
  return (
    <Drawer title={t('settings.add', { item: table.item[language] })} onClose={onClose}>
      <RowForm table={table} item={null} uses={[]} mayManage start={start} onClose={onClose} />
    </Drawer>
  );
}

type Uses = { th: string; en: string; count: number; more: boolean }[];

function KnownRow({ table, page, id, below, actions, onClose }: Omit<MasterDrawerProps, 'row'> & { id: number }) {
  const { t, language } = useText();
  const found = useQuery(rowQuery(table, id));
  const item = found.data?.item;
  const uses = found.data?.uses ?? [];
  const title = t(page.mayManage ? 'settings.edit' : 'settings.view', { item: table.item[language] });
  const used = uses.map((use) => `${use[language]} ${use.count.toLocaleString('en')}${use.more ? '+' : ''}`).join(' · ');
  const note = item && `${String(item.values[table.key] ?? '')} · ${used ? `${t('settings.usedIn')} ${used}` : t('settings.notUsed')}`;
  return (
    <Drawer title={title} note={note} onClose={onClose}>
      {found.isError ? (
        <FailedState query={found} />
      ) : item ? (
        <RowForm key={item.id} table={table} item={item} uses={uses} mayManage={page.mayManage} below={below} actions={actions} onClose={onClose} />
      ) : (
        <div className={ui.drawerBody}>
          <Bone width="40%" />
          <Bone width="100%" height={40} />
        </div>
      )}
    </Drawer>
  );
}

interface RowFormProps {
  table: MasterTable;
  item: MasterRow | null;
  uses: Uses;
  mayManage: boolean;
  below?: DrawerParts['below'] | undefined;
  actions?: DrawerParts['actions'] | undefined;
  start?: MasterValues | undefined;
  onClose: () => void;
}

const editable = (table: MasterTable, values: MasterValues | undefined): MasterValues =>
  Object.fromEntries(editableFields(table).map(([name, field]) => [name, values?.[name] ?? emptyValue(field)]));

function RowForm({ table, item, uses, mayManage, below, actions, start, onClose }: RowFormProps) {
  const { t } = useText();
  const dates = useDates();
  const [base, setBase] = useState(item);
  const begun = editable(table, base?.values ?? start);
  // Kept for the version that it was typed over.
  const typed = useDraft(`row_${table.path}_${base ? `${base.id}_${base.version}` : 'new'}`, begun);
  const { draft: values, clear } = typed;
  const act = useRowAct(table, () => {
    clear();
    onClose();
  });
  const save = (version = base?.version) => {
    const calls = masterCalls(table);
    const request = base ? () => call(calls.update, { id: base.id, version: version ?? 0, values }) : () => call(calls.create, { values });
    return act.run(request, t('settings.saved'), base);
  };
  const takeTheirs = (theirs: MasterRow) => {
    setBase(theirs);
    typed.change(editable(table, theirs.values));
    act.setTheirs(null);
  };
  if (act.theirs && base) {
    return (
      <MasterConflict
        table={table}
        theirs={act.theirs}
        mine={values}
        busy={act.busy}
        onTheirs={takeTheirs}
        onMine={(theirs) => {
          setBase(theirs);
          void save(theirs.version);
        }}
      />
    );
  }
  return (
    <DialogForm
      act={act}
      onSubmit={save}
      values={values}
      start={begun}
      onDrop={clear}
      foot={mayManage && <RowFoot table={table} item={base} uses={uses} act={act} actions={actions} onClose={onClose} />}
    >
      {base && !base.active && <Note tone="blue">{t('settings.isOff')}</Note>}
      <RowFields table={table} base={base} values={values} faults={act.faults} mayManage={mayManage} onChange={typed.change} />
      {base && below?.(base)}
      {base && (
        <p className={clsx(ui.xs, ui.muted)}>
          <Kept>{t('settings.lastChanged', { by: base.changedBy || t('settings.byProduct'), at: dates.moment(base.changedAt) })}</Kept>
        </p>
      )}
      {base && <MasterHistory table={table} id={base.id} />}
    </DialogForm>
  );
}

interface RowFieldsProps {
  table: MasterTable;
  base: MasterRow | null;
  values: MasterValues;
  faults: Record<string, string>;
  mayManage: boolean;
  onChange: (part: MasterValues) => void;
}

function RowFields({ table, base, values, faults, mayManage, onChange }: RowFieldsProps) {
  return Object.entries(table.fields).map(([name, field]) =>
    field.fixed && !base ? null : (
      <MasterFieldControl
        key={name}
        table={table}
        rowId={base?.id ?? null}
        saved={base?.values[name] ?? null}
        name={name}
        field={field}
        value={field.fixed ? (base?.values[name] ?? null) : (values[name] ?? null)}
        referenced={base?.names[name]}
        readOnly={!mayManage || (field.fixed ?? false)}
        error={faults[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    ),
  );
}

/** Changes a row: problems are shown at their fields; a newer version is loaded for comparison. */
function useRowAct(table: MasterTable, onClose: () => void) {
  const queries = useQueryClient();
  const refresh = useRefresh();
  const [theirs, setTheirs] = useState<MasterRow | null>(null);
  const { run, faults, ...request } = useRequest();
  const change = (send: () => Promise<unknown>, done: string, item: MasterRow | null, isGone = false) =>
    run(async () => {
      try {
        await send();
      } catch (error) {
        if (!(error instanceof CallFailed) || error.code !== 'changedMeanwhile' || !item) throw error;
        setTheirs((await queries.fetchQuery(rowQuery(table, item.id))).item);
        return;
      }
      await refresh(isGone && item ? { path: table.path, id: item.id } : undefined);
      toast({ tone: 'success', title: done });
      onClose();
    });
  const byField = Object.fromEntries(Object.entries(faults).map(([name, text]) => [name.replace(/^values\./, ''), text]));
  return { ...request, faults: byField, theirs, run: change, setTheirs };
}

type RowAct = ReturnType<typeof useRowAct>;

interface RowFootProps {
  table: MasterTable;
  item: MasterRow | null;
  uses: Uses;
  act: RowAct;
  actions?: DrawerParts['actions'] | undefined;
  onClose: () => void;
}

function RowFoot({ table, item, uses, act, actions, onClose }: RowFootProps) {
  const { t } = useText();
  const [removing, setRemoving] = useState(false);
  const calls = masterCalls(table);
  return (
    <DialogFoot submit={t('settings.save')} busy={act.busy} onClose={onClose}>
      {item?.active && actions ? (
        actions(item)
      ) : item ? (
        <Button
          tone="quiet"
          className={item.active ? ui.drawerOff : undefined}
          disabled={act.busy}
          onClick={() =>
            void act.run(
              () => call(calls.switch, { id: item.id, version: item.version, active: !item.active }),
              t(item.active ? 'settings.switchedOff' : 'settings.switchedOn'),
              item,
            )
          }
        >
          {t(item.active ? 'settings.switchOff' : 'settings.switchOn')}
        </Button>
      ) : null}
      {item && table.rows === 'open' && uses.length === 0 && (
        <Button tone="quiet" className={ui.drawerOff} disabled={act.busy} onClick={() => setRemoving(true)}>
          {t('settings.remove')}
        </Button>
      )}
      {removing && item && (
        <ConfirmDialog
          tone="warning"
          title={t('settings.removeTitle', { name: String(item.values[table.display] ?? '') })}
          text={t('settings.removeText')}
          cancel={{ label: t('common.cancel'), onPress: () => setRemoving(false) }}
          confirm={{
            label: t('settings.remove'),
            busy: act.busy,
            onPress: () => {
              setRemoving(false);
              void act.run(() => call(calls.remove, { id: item.id, version: item.version }), t('settings.removed'), item, true);
            },
          }}
        />
      )}
    </DialogFoot>
  );
}
