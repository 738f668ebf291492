import { removeSignTypeRule, type SignTypeRule, saveSignTypeRule } from '@sarabun/contract/signing/sign-types';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import { NumberInput } from '../../ui/fields/number-input';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { useDocumentWords, useSettingsAct } from '../settings';
import styles from './sign-types.module.css';

interface RuleDrawerProps {
  signTypeId: number;
  /** Null for a new one. */
  rule: SignTypeRule | null;
  levels: { id: number; name: string }[];
  mayManage: boolean;
  onClose: () => void;
}

const empty = { name: '', kinds: [] as number[], levelIds: [] as number[], lowestRank: null as number | null, active: true };

/** One rule of a type of signature: its kinds of letters and posts. */
export function RuleDrawer({ signTypeId, rule, levels, mayManage, onClose }: RuleDrawerProps) {
  const { t, language } = useText();
  const { kinds } = useDocumentWords();
  const kept = useDraft(
    rule ? `signRule_${rule.id}_${rule.version}` : `signRule_new_${signTypeId}`,
    rule ? { name: rule.name, kinds: rule.kinds, levelIds: rule.levelIds, lowestRank: rule.lowestRank, active: rule.active } : empty,
  );
  const { draft, change } = kept;
  const act = useSettingsAct(onClose);
  const save = () => {
    if (draft.name.trim() === '') return act.setFaults({ name: t('settings.needed', { label: t('signTypes.name') }) });
    const known = rule && { id: rule.id, version: rule.version };
    return act.run(() => call(saveSignTypeRule, { signTypeId, rule: known, ...draft }), t('settings.saved'));
  };
  return (
    <Drawer title={t(rule ? 'signTypes.edit' : 'signTypes.add')} onClose={onClose}>
      <DialogForm
        act={act}
        onSubmit={save}
        kept={kept}
        frozen={!mayManage}
        foot={
          mayManage && (
            <DialogFoot submit={t('settings.save')} busy={act.busy} onClose={onClose}>
              {rule && (
                <Button
                  tone="quiet"
                  className={ui.drawerOff}
                  disabled={act.busy}
                  onClick={() => void act.run(() => call(removeSignTypeRule, { id: rule.id, version: rule.version }), t('signTypes.removed'))}
                >
                  {t('signTypes.remove')}
                </Button>
              )}
            </DialogFoot>
          )
        }
      >
        <Field label={t('signTypes.name')} required error={act.faults.name}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={100} value={draft.name} onChange={(event) => change({ name: event.target.value })} />
          )}
        </Field>
        <Ticks
          title={t('signTypes.kinds')}
          options={kinds.map((kind) => ({ id: kind.code, name: kind[language] }))}
          chosen={draft.kinds}
          onChange={(chosen) => change({ kinds: chosen })}
        />
        <Ticks title={t('signTypes.levels')} options={levels} chosen={draft.levelIds} onChange={(levelIds) => change({ levelIds })} />
        <Field label={t('signTypes.rank')} hint={t('signTypes.rankHint')} error={act.faults.lowestRank}>
          {(control) => (
            <NumberInput
              {...control}
              maxLength={3}
              value={String(draft.lowestRank ?? '')}
              onChange={(digits) => change({ lowestRank: digits === '' ? null : Number(digits) })}
            />
          )}
        </Field>
        <label className={clsx(ui.row, ui.sm)}>
          <input type="checkbox" className={ui.tick} checked={draft.active} onChange={(event) => change({ active: event.target.checked })} />
          {t('signTypes.active')}
        </label>
      </DialogForm>
    </Drawer>
  );
}

interface TicksProps {
  title: string;
  options: readonly { id: number; name: string }[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Several choices; none means all. */
function Ticks({ title, options, chosen, onChange }: TicksProps) {
  const { t } = useText();
  return (
    <fieldset className={styles.ticks}>
      <legend className={ui.lbl}>
        {title} <span className={clsx(ui.xs, ui.muted)}>({t('signTypes.allHint')})</span>
      </legend>
      {options.map(({ id, name }) => (
        <label key={id} className={ui.sm}>
          <input
            type="checkbox"
            className={ui.tick}
            checked={chosen.includes(id)}
            onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
