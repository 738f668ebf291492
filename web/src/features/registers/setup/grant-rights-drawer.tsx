import { grantNumberRights, type NumberRightRow } from '@sarabun/contract/registers/number-rights';
import { type NumberRight, numberRights } from '@sarabun/contract/registers/register';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { DialogFoot, DialogForm } from '../../../ui/dialogs/dialog-parts';
import { Drawer } from '../../../ui/dialogs/drawer';
import { Field } from '../../../ui/fields/field';
import { useAct } from '../../../ui/forms/use-act';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { useDebounced } from '../../../ui/use-debounced';
import styles from './register-settings.module.css';
import { useRightChoices } from './use-book-settings';

type Holder = NumberRightRow['holder'];

const fields = [
  ['holder', 'holder'],
  ['unitId', 'unit'],
  ['what', 'right'],
] as const;

/** Gives a person, or whoever holds a post, rights on the numbers of a unit. */
export function GrantRightsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const kept = useDraft('numberRights', { holder: null as Holder | null, unitId: null as number | null, what: [] as NumberRight[] });
  const { draft, change } = kept;
  const { holder, unitId, what } = draft;
  const { data: choices } = useRightChoices(useDebounced(typed.trim(), 300));
  const act = useAct(['registers'], onClose);
  const grant = () => {
    if (holder === null || unitId === null || what.length === 0) {
      const missing = { holder: holder === null, unitId: unitId === null, what: what.length === 0 };
      return act.setFaults(
        Object.fromEntries(
          fields.flatMap(([name, label]) => (missing[name] ? [[name, t('settings.neededChoice', { label: t(`registerSettings.${label}`) })]] : [])),
        ),
      );
    }
    return act.run(() => call(grantNumberRights, { unitId, holder: { kind: holder.kind, id: holder.id }, what }), t('registerSettings.granted'));
  };
  return (
    <Drawer title={t('registerSettings.grant')} onClose={onClose}>
      <DialogForm act={act} onSubmit={grant} kept={kept} foot={<DialogFoot submit={t('registerSettings.grantNow')} busy={act.busy} onClose={onClose} />}>
        <Field label={t('registerSettings.holder')} required error={act.faults.holder} hint={t('registerSettings.holderHint')}>
          {(control) => (
            <input
              {...control}
              className={ui.input}
              value={holder ? holder.name : typed}
              onChange={(event) => {
                change({ holder: null });
                setTyped(event.target.value);
              }}
              data-autofocus
            />
          )}
        </Field>
        {!holder && typed.trim() !== '' && (
          <ul className={styles.choices}>
            {choices?.holders.map((one) => (
              <li key={`${one.kind}${one.id}`}>
                <button type="button" className={ui.plain} onClick={() => change({ holder: one })}>
                  {one.name}
                  <span className={clsx(ui.xs, ui.muted, styles.line)}>
                    {t(one.kind === 'post' ? 'registerSettings.post' : 'registerSettings.person')} · {one.unitName}
                  </span>
                </button>
              </li>
            ))}
            {choices?.holders.length === 0 && <li className={clsx(ui.sm, ui.muted)}>{t('registerSettings.nobody')}</li>}
          </ul>
        )}
        <Field label={t('registerSettings.unit')} required error={act.faults.unitId}>
          {(control) => (
            <select {...control} className={ui.input} value={unitId ?? ''} onChange={(event) => change({ unitId: Number(event.target.value) || null })}>
              <option value="">{t('settings.choose')}</option>
              {choices?.units.map((unit) => (
                <option key={unit.id} value={unit.id}>
                  {unit.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <fieldset className={styles.checks}>
          <legend className={ui.lbl}>{t('registerSettings.right')}</legend>
          {numberRights.map((one) => (
            <label key={one} className={clsx(ui.row, ui.settingsCheck)}>
              <input
                type="checkbox"
                checked={what.includes(one)}
                onChange={(event) => change({ what: event.target.checked ? [...what, one] : what.filter((other) => other !== one) })}
              />
              {t(`registers.rights.${one}`)}
            </label>
          ))}
          {act.faults.what && (
            <p className={ui.fault} role="alert">
              {act.faults.what}
            </p>
          )}
        </fieldset>
      </DialogForm>
    </Drawer>
  );
}
