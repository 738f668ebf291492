import { type EditedMenu, isAction, launcherRoot, menuIcons, removeMenuItem, saveMenuItem } from '@sarabun/contract/portal/menu-editor';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useNameOf } from '../../platform/name-of';
import { Button } from '../../ui/button';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import { useDraft } from '../../ui/forms/use-draft';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { useSettingsAct } from '../settings';
import { MenuIcon } from './menu-icon';
import styles from './menu-system.module.css';

interface Choices {
  groups: { id: number; name: string }[];
  parents: { id: number; nameTh: string; nameEn: string }[];
}

interface MenuItemDrawerProps {
  /** Null for a new one. */
  item: EditedMenu | null;
  parentId: number;
  choices: Choices;
  mayManage: boolean;
  onClose: () => void;
}

type Icon = (typeof menuIcons)[number];
interface Draft {
  parentId: number;
  nameTh: string;
  nameEn: string;
  icon: Icon;
  type: 'r' | 'b';
  action: string;
  active: boolean;
  detailTh: string;
  detailEn: string;
  onPortal: boolean;
  groupIds: number[];
}

const everyone = 1;

/** One item of a menu: names, icon, target, parent and user groups. */
export function MenuItemDrawer({ item, parentId, choices, mayManage, onClose }: MenuItemDrawerProps) {
  const { t } = useText();
  const act = useSettingsAct(onClose);
  const kept = useDraft<Draft>(item ? `menu_${item.id}_${item.version}` : `menu_new_${parentId}`, {
    parentId,
    nameTh: item?.nameTh ?? '',
    nameEn: item?.nameEn ?? '',
    icon: menuIcons.find((icon) => icon === item?.icon) ?? 'apps',
    type: item?.type ?? 'r',
    action: item?.action ?? '',
    active: item?.active ?? true,
    detailTh: item?.detailTh ?? '',
    detailEn: item?.detailEn ?? '',
    onPortal: item?.onPortal ?? true,
    groupIds: item?.groupIds ?? [everyone],
  });
  const { draft, change } = kept;
  const save = () => {
    const faults = {
      ...(draft.nameTh.trim() === '' && { nameTh: t('settings.needed', { label: t('menus.nameTh') }) }),
      ...(!item?.isProtected && !isAction(draft.type, draft.action.trim()) && { action: t('menus.badAction') }),
    };
    if (Object.keys(faults).length > 0) return act.setFaults(faults);
    return act.run(() => call(saveMenuItem, { item: item && { id: item.id, version: item.version }, ...draft }), t('settings.saved'));
  };
  return (
    <Drawer title={t(item ? 'menus.edit' : 'menus.add')} onClose={onClose}>
      <DialogForm
        act={act}
        onSubmit={save}
        kept={kept}
        frozen={!mayManage}
        foot={
          mayManage && (
            <DialogFoot submit={t('settings.save')} busy={act.busy} onClose={onClose}>
              {item?.isOwn && (
                <Button
                  tone="quiet"
                  className={ui.drawerOff}
                  disabled={act.busy}
                  onClick={() => void act.run(() => call(removeMenuItem, { id: item.id, version: item.version }), t('settings.removed'))}
                >
                  {t('settings.remove')}
                </Button>
              )}
            </DialogFoot>
          )
        }
      >
        {item?.isProtected && <Note tone="blue">{t('menus.neededText')}</Note>}
        <MenuFields draft={draft} faults={act.faults} choices={choices} isProtected={item?.isProtected ?? false} onChange={change} />
      </DialogForm>
    </Drawer>
  );
}

interface MenuFieldsProps {
  draft: Draft;
  faults: Record<string, string>;
  choices: Choices;
  isProtected: boolean;
  onChange: (part: Partial<Draft>) => void;
}

function MenuFields({ draft, faults, choices, isProtected, onChange }: MenuFieldsProps) {
  const { t } = useText();
  const nameOf = useNameOf();
  return (
    <>
      <Field label={t('menus.nameTh')} required error={faults.nameTh}>
        {(control) => (
          <input {...control} className={ui.input} maxLength={80} value={draft.nameTh} onChange={(event) => onChange({ nameTh: event.target.value })} />
        )}
      </Field>
      <Field label={t('menus.nameEn')} error={faults.nameEn}>
        {(control) => (
          <input {...control} className={ui.input} maxLength={80} value={draft.nameEn} onChange={(event) => onChange({ nameEn: event.target.value })} />
        )}
      </Field>
      {draft.parentId === launcherRoot && <PortalFields draft={draft} faults={faults} onChange={onChange} />}
      <fieldset className={styles.icons}>
        <legend className={ui.lbl}>{t('menus.icon')}</legend>
        {menuIcons.map((icon) => (
          <button key={icon} type="button" aria-label={icon} aria-pressed={draft.icon === icon} onClick={() => onChange({ icon })}>
            <MenuIcon name={icon} />
          </button>
        ))}
      </fieldset>
      <div className={ui.seg}>
        {(['r', 'b'] as const).map((type) => (
          <button key={type} type="button" disabled={isProtected} aria-pressed={draft.type === type} onClick={() => onChange({ type })}>
            {t(type === 'r' ? 'menus.inside' : 'menus.newTab')}
          </button>
        ))}
      </div>
      <Field label={t('menus.action')} required hint={t(draft.type === 'r' ? 'menus.insideHint' : 'menus.newTabHint')} error={faults.action}>
        {(control) => (
          <input
            {...control}
            className={ui.input}
            maxLength={500}
            spellCheck={false}
            autoCapitalize="none"
            readOnly={isProtected}
            value={draft.action}
            onChange={(event) => onChange({ action: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('menus.parent')} error={faults.parentId}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            disabled={isProtected}
            value={draft.parentId}
            onChange={(event) => onChange({ parentId: Number(event.target.value) })}
          >
            {choices.parents.map((parent) => (
              <option key={parent.id} value={parent.id}>
                {nameOf(parent)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {!isProtected && (
        <>
          <fieldset className={ui.stack}>
            <legend className={ui.lbl}>{t('menus.seenBy')}</legend>
            {choices.groups.map(({ id, name }) => (
              <label key={id} className={clsx(ui.row, ui.sm)}>
                <input
                  type="checkbox"
                  className={ui.tick}
                  checked={draft.groupIds.includes(id)}
                  onChange={(event) => onChange({ groupIds: event.target.checked ? [...draft.groupIds, id] : draft.groupIds.filter((one) => one !== id) })}
                />
                {name}
              </label>
            ))}
            {faults.groupIds && (
              <p className={ui.fault} role="alert">
                {faults.groupIds}
              </p>
            )}
          </fieldset>
          <label className={clsx(ui.row, ui.sm)}>
            <input type="checkbox" className={ui.tick} checked={draft.active} onChange={(event) => onChange({ active: event.target.checked })} />
            {t('menus.active')}
          </label>
        </>
      )}
    </>
  );
}

/** Whether an item of the launcher is a tile of the portal, and what the tile says about it. */
function PortalFields({ draft, faults, onChange }: Pick<MenuFieldsProps, 'draft' | 'faults' | 'onChange'>) {
  const { t } = useText();
  return (
    <>
      <label className={clsx(ui.row, ui.sm)}>
        <input type="checkbox" className={ui.tick} checked={draft.onPortal} onChange={(event) => onChange({ onPortal: event.target.checked })} />
        {t('menus.onPortal')}
      </label>
      {draft.onPortal &&
        (['detailTh', 'detailEn'] as const).map((name) => (
          <Field key={name} label={t(`menus.${name}`)} error={faults[name]}>
            {(control) => (
              <input {...control} className={ui.input} maxLength={120} value={draft[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
            )}
          </Field>
        ))}
    </>
  );
}
