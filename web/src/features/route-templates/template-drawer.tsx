import type { Responsibility } from '@sarabun/contract/documents/action';
import {
  type RouteTemplate,
  removeTemplate,
  saveTemplate,
  type TemplateWay,
  templateUnits,
  templateWays,
} from '@sarabun/contract/route-templates/route-templates';
import { IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button, IconButton } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import { useAct } from '../../ui/forms/use-act';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { NamedDeskRow, PartiesField, PartyPicker } from '../documents';
import styles from './route-templates.module.css';

interface Draft {
  nameTh: string;
  nameEn: string;
  way: TemplateWay;
  unitId: number | null;
  active: boolean;
  steps: { deskId: number; name: string; detail: string; responsibility: Responsibility }[];
}

const empty: Draft = { nameTh: '', nameEn: '', way: 'parallel', unitId: null, active: true, steps: [] };

interface TemplateDrawerProps {
  /** Null for a new one. */
  template: RouteTemplate | null;
  mayManage: boolean;
  onClose: () => void;
}

/** One route template: its name, users and receivers. */
export function TemplateDrawer({ template, mayManage, onClose }: TemplateDrawerProps) {
  const { t } = useText();
  const kept = useDraft<Draft>(template ? `routeTemplate_${template.templateId}_${template.version}` : 'routeTemplate_new', template ?? empty);
  const { draft, change } = kept;
  const act = useAct(['routeTemplates'], onClose);
  const [asking, setAsking] = useState(false);
  const submit = () => {
    const faults = {
      ...(draft.nameTh.trim() === '' && { nameTh: t('settings.needed', { label: t('route.templates.nameTh') }) }),
      ...(draft.steps.length === 0 && { steps: t('route.templates.needSteps') }),
    };
    if (Object.keys(faults).length > 0) return act.setFaults(faults);
    const { nameTh, nameEn, way, unitId, active } = draft;
    const steps = draft.steps.map(({ deskId, responsibility }) => ({ deskId, responsibility }));
    const input = { templateId: template?.templateId ?? null, version: template?.version ?? 1, nameTh, nameEn, way, unitId, active, steps };
    return act.run(() => call(saveTemplate, input), t('route.templates.saved'));
  };
  return (
    <Drawer title={template ? t('route.templates.edit') : t('route.templates.add')} note={template?.nameTh} onClose={onClose}>
      <DialogForm
        act={act}
        onSubmit={submit}
        kept={kept}
        bodyClassName={styles.body}
        frozen={!mayManage}
        foot={
          mayManage && (
            <DialogFoot submit={t('settings.save')} busy={act.busy} onClose={onClose}>
              {template && (
                <Button tone="quiet" onClick={() => setAsking(true)}>
                  {t('route.templates.remove')}
                </Button>
              )}
            </DialogFoot>
          )
        }
      >
        <Suspense>
          <TemplateFields draft={draft} faults={act.faults} onChange={change} />
        </Suspense>
      </DialogForm>
      {asking && template && (
        <ConfirmDialog
          tone="warning"
          title={`${t('route.templates.remove')} ${template.nameTh}`}
          text={t('route.templates.removeText')}
          cancel={{ label: t('common.cancel'), onPress: () => setAsking(false) }}
          confirm={{
            label: t('route.templates.remove'),
            onPress: () => {
              setAsking(false);
              void act.run(() => call(removeTemplate, { templateId: template.templateId }), t('route.templates.removed'));
            },
          }}
        />
      )}
    </Drawer>
  );
}

interface FieldsProps {
  draft: Draft;
  faults: Record<string, string>;
  onChange: (part: Partial<Draft>) => void;
}

function TemplateFields({ draft, faults, onChange }: FieldsProps) {
  const { t } = useText();
  const { data: units = [] } = useQuery({
    queryKey: ['routeTemplates', 'units'],
    queryFn: ({ signal }) => call(templateUnits, {}, { signal }),
    select: ({ items }) => items,
  });
  return (
    <>
      {(['nameTh', 'nameEn'] as const).map((field) => (
        <Field key={field} label={t(`route.templates.${field}`)} required={field === 'nameTh'} error={faults[field]}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={120} value={draft[field]} onChange={(event) => onChange({ [field]: event.target.value })} />
          )}
        </Field>
      ))}
      <Field label={t('route.templates.unit')} error={faults.unitId}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            value={draft.unitId ?? ''}
            onChange={(event) => onChange({ unitId: event.target.value === '' ? null : Number(event.target.value) })}
          >
            <option value="">{t('route.templates.wholeOffice')}</option>
            {units.map(({ unitId, name }) => (
              <option key={unitId} value={unitId}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className={ui.choiceField}>
        <legend className={ui.lbl}>{t('route.templates.way')}</legend>
        <div className={ui.seg}>
          {templateWays.map((way) => (
            <button key={way} type="button" aria-pressed={draft.way === way} onClick={() => onChange({ way, steps: draft.way === way ? draft.steps : [] })}>
              {t(`route.templates.ways.${way}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <p className={clsx(ui.xs, ui.muted)}>{t(`route.templates.wayHint.${draft.way}`)}</p>
      {draft.way === 'parallel' ? (
        <PartiesField label={t('route.templates.steps')} parties={draft.steps} onChange={(steps) => onChange({ steps })} error={faults.steps} />
      ) : (
        <Sequence draft={draft} fault={faults.steps} onChange={onChange} />
      )}
      <label className={clsx(ui.row, ui.sm)}>
        <input type="checkbox" className={ui.tick} checked={draft.active} onChange={(event) => onChange({ active: event.target.checked })} />
        {t('route.templates.active')}
      </label>
    </>
  );
}

/** Posts in order; each can be moved up. */
function Sequence({ draft: { steps }, fault, onChange }: { draft: Draft; fault: string | undefined; onChange: FieldsProps['onChange'] }) {
  const { t } = useText();
  const up = (index: number) => {
    const moved = [...steps];
    const [step] = moved.splice(index, 1);
    if (step) moved.splice(index - 1, 0, step);
    onChange({ steps: moved });
  };
  return (
    <div className={clsx(ui.stack, styles.parties)}>
      <PartyPicker
        label={t('route.templates.stepsInOrder')}
        kind="post"
        taken={steps}
        onPick={(desk) => onChange({ steps: [...steps, { ...desk, responsibility: 'joint' }] })}
        invalid={fault !== undefined}
      />
      <ol className={clsx(ui.stack, styles.parties, styles.steps)}>
        {steps.map((step, index) => (
          <li key={step.deskId} className={ui.row}>
            <span className={clsx(ui.num, ui.muted)}>{index + 1}</span>
            <div className={ui.grow}>
              <NamedDeskRow desk={step} onRemove={() => onChange({ steps: steps.filter(({ deskId }) => deskId !== step.deskId) })} />
            </div>
            <IconButton dense label={t('route.templates.up', { name: step.name })} disabled={index === 0} onClick={() => up(index)}>
              <IconArrowUp size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {fault && (
        <p className={ui.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
