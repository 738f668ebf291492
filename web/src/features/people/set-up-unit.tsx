import { unitsBelow } from '@sarabun/contract/organization/unit-tree';
import { masterCalls } from '@sarabun/contract/settings/master-calls';
import { editableFields, emptyValue } from '@sarabun/contract/settings/master-table';
import { unitsOfTree } from '@sarabun/contract/settings/tables/manage-section';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useNameOf } from '../../platform/name-of';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import type { Pickable } from '../../ui/fields/search-picker';
import { Form } from '../../ui/forms/form';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from '../organization';
import { useAct } from './use-act';

const calls = masterCalls(unitsOfTree);
const labels = Object.fromEntries(Object.entries(unitsOfTree.fields).map(([name, { label }]) => [name, label]));
const nothing = Object.fromEntries(editableFields(unitsOfTree).map(([name, field]) => [name, emptyValue(field)]));
const levels = unitsOfTree.fields.level?.kind === 'choice' ? unitsOfTree.fields.level.options : {};

const empty = { nameTh: '', nameEn: '', code: '', letterCode: '', level: '2', hasRegistry: true, parent: null as Pickable | null, isParentChosen: false };

/** The first step: the unit itself. */
export function UnitStep({ onSaved }: { onSaved: (unitId: number) => void }) {
  const { t, language } = useText();
  const nameOf = useNameOf();
  const { draft, change, clear } = useDraft('setUpUnit', empty);
  // A unit stands below another; most stand below the office itself.
  const top = useQuery({ queryKey: ['organization', 'below', 0, 'top'], queryFn: ({ signal }) => call(unitsBelow, { page: 1 }, { signal }) }).data?.items[0];
  const parent = draft.isParentChosen || !top ? draft.parent : { id: top.unitId, name: nameOf(top), detail: '' };
  const act = useAct(() => undefined);
  // The server names the fields of the definition in what it refuses.
  const label = (name: 'nameTh' | 'nameEn' | 'code' | 'letterCode' | 'parentId' | 'level' | 'hasRegistry') => labels[name]?.[language] ?? name;
  const text = (name: 'nameTh' | 'nameEn' | 'code' | 'letterCode', more: { hint?: string; most: number; required?: boolean }) => (
    <Field label={label(name)} required={more.required ?? false} hint={more.hint} error={act.faults[`values.${name}`] ?? act.faults[name]}>
      {(control) => (
        <input
          {...control}
          className={ui.input}
          maxLength={more.most}
          autoComplete="off"
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const save = async () => {
    const { nameTh, nameEn, code, letterCode, hasRegistry } = draft;
    const values = { ...nothing, nameTh, nameEn, code, letterCode, hasRegistry, level: Number(draft.level), parentId: parent?.id ?? null };
    let made = 0;
    await act.run(async () => {
      made = (await call(calls.create, { values })).item.id;
    }, t('setUp.unitSaved'));
    if (made === 0) return;
    clear();
    onSaved(made);
  };
  return (
    <Form act={act} className={ui.stack} onSubmit={save}>
      <div className={ui.pair}>
        {text('nameTh', { most: 200, required: true })}
        {text('nameEn', { most: 200 })}
      </div>
      <div className={ui.pair}>
        <OfficePicker
          kind="unit"
          label={label('parentId')}
          required
          value={parent}
          error={act.faults['values.parentId'] ?? act.faults.parentId}
          onPick={(picked) => change({ parent: picked, isParentChosen: true })}
        />
        <Field label={label('level')}>
          {(control) => (
            <select {...control} className={ui.input} value={draft.level} onChange={(event) => change({ level: event.target.value })}>
              {Object.entries(levels).map(([level, label]) => (
                <option key={level} value={level}>
                  {label[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={ui.pair}>
        {text('code', { most: 30, required: true, hint: t('setUp.codeHint') })}
        {text('letterCode', { most: 60, hint: t('setUp.letterCodeHint') })}
      </div>
      <label className={clsx(ui.row, ui.settingsCheck)}>
        <input type="checkbox" className={ui.tick} checked={draft.hasRegistry} onChange={(event) => change({ hasRegistry: event.target.checked })} />
        {label('hasRegistry')}
      </label>
      <div className={ui.row}>
        <Button type="submit" busy={act.busy}>
          {t('setUp.saveUnit')}
        </Button>
      </div>
    </Form>
  );
}
