import { numberPlace, registerKinds, templateFault, usualTemplate, yearPlace } from '@sarabun/contract/registers/register';
import { type NumberFormat, saveNumberFormat } from '@sarabun/contract/registers/registration-display';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button, IconButton } from '../../../ui/button';
import { DialogFoot, DialogForm } from '../../../ui/dialogs/dialog-parts';
import { Drawer } from '../../../ui/dialogs/drawer';
import { DayField } from '../../../ui/fields/day-field';
import { Field } from '../../../ui/fields/field';
import { useAct } from '../../../ui/forms/use-act';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { Row, Table } from '../../../ui/tables/table';
import styles from './register-settings.module.css';

interface NumberFormatsProps {
  unitId: number;
  letterCode: string;
  formats: readonly NumberFormat[];
  mayManage: boolean;
}

/** The number formats of a registry with their periods. */
export function NumberFormats({ unitId, letterCode, formats, mayManage }: NumberFormatsProps) {
  const { t } = useText();
  const dates = useDates();
  const [open, setOpen] = useState<NumberFormat | 'new' | null>(null);
  return (
    <section className={clsx(ui.card, styles.form)} aria-label={t('registerSettings.formats')}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <h2 className={clsx(ui.h3, ui.strong)}>{t('registerSettings.formats')}</h2>
        {mayManage && (
          <Button tone="ghost" size="sm" icon={<IconPlus size={17} aria-hidden />} onClick={() => setOpen('new')}>
            {t('registerSettings.addFormat')}
          </Button>
        )}
      </div>
      <p className={clsx(ui.soft, ui.sm)}>{t('registerSettings.formatsText', { code: letterCode })}</p>
      {formats.length > 0 && (
        <Table
          heads={[
            ...(['kind', 'template', 'example', 'valid'] as const).map((column) => t(`registerSettings.${column}`)),
            ...(mayManage ? [{ title: t('registerSettings.edit'), silent: true }] : []),
          ]}
        >
          {formats.map((format) => (
            <Row key={format.formatId}>
              <td>{t(`registerSettings.registerKinds.${format.kind}`)}</td>
              <td className={ui.num}>{format.template}</td>
              <td className={clsx(ui.num, ui.strong)}>{format.example}</td>
              <td className={ui.sm}>
                {t('registerSettings.validFrom', { day: dates.day(format.validFrom) })}
                {format.validTo && ` ${t('registerSettings.validTo', { day: dates.day(format.validTo) })}`}
              </td>
              {mayManage && (
                <td>
                  <IconButton label={`${t('registerSettings.edit')} ${format.template}`} dense onClick={() => setOpen(format)}>
                    <IconPencil size={18} aria-hidden />
                  </IconButton>
                </td>
              )}
            </Row>
          ))}
        </Table>
      )}
      {open && <FormatDrawer unitId={unitId} letterCode={letterCode} format={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function FormatDrawer({ unitId, letterCode, format, onClose }: { unitId: number; letterCode: string; format: NumberFormat | null; onClose: () => void }) {
  const { t, language } = useText();
  const kept = useDraft(`numberFormat_${unitId}_${format?.formatId ?? 'new'}`, {
    kind: format?.kind ?? 'send',
    template: format?.template ?? usualTemplate('send', letterCode),
    validFrom: format?.validFrom ?? null,
    validTo: format?.validTo ?? null,
  });
  const { draft, change } = kept;
  const { kind, template, validFrom, validTo } = draft;
  const act = useAct(['registers'], onClose);
  const fault = templateFault(template);
  const example = template.replace(numberPlace, toThaiDigits('123')).replace(yearPlace, toThaiDigits('2569'));
  const save = () =>
    validFrom !== null &&
    act.run(() => call(saveNumberFormat, { unitId, formatId: format?.formatId ?? null, kind, template, validFrom, validTo }), t('registerSettings.saved'));
  const foot = <DialogFoot submit={t('registerSettings.save')} busy={act.busy} disabled={validFrom === null || fault !== null} onClose={onClose} />;
  return (
    <Drawer title={t(format ? 'registerSettings.edit' : 'registerSettings.addFormat')} onClose={onClose}>
      <DialogForm act={act} onSubmit={save} kept={kept} foot={foot}>
        <Field label={t('registerSettings.kind')}>
          {(control) => (
            <select
              {...control}
              className={ui.input}
              disabled={format !== null}
              value={kind}
              onChange={(event) => {
                const next = registerKinds.find((one) => one === event.target.value) ?? 'send';
                change({ kind: next, template: usualTemplate(next, letterCode) });
              }}
            >
              {registerKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`registerSettings.registerKinds.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label={t('registerSettings.template')}
          required
          error={act.faults.template ?? fault?.[language]}
          hint={t('registerSettings.templateHint', { example })}
        >
          {(control) => (
            <input
              {...control}
              className={clsx(ui.input, ui.num)}
              maxLength={120}
              value={template}
              onChange={(event) => change({ template: event.target.value })}
              data-autofocus
            />
          )}
        </Field>
        <DayField label={t('registerSettings.from')} required value={validFrom} error={act.faults.validFrom} onChange={(day) => change({ validFrom: day })} />
        <DayField
          label={t('registerSettings.to')}
          value={validTo}
          earliest={validFrom}
          error={act.faults.validTo}
          onChange={(day) => change({ validTo: day })}
        />
      </DialogForm>
    </Drawer>
  );
}
