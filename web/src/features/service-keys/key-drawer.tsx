import { type SenderModule, senderModules } from '@sarabun/contract/service-keys/module-notices';
import { createServiceKey, type ServiceKey, saveServiceKey } from '@sarabun/contract/service-keys/service-keys';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';
import { NumberInput } from '../../ui/fields/number-input';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { useModule } from '../notifications';
import type { NewSecret } from './secret-dialog';
import styles from './service-keys.module.css';
import { useMadeSecret } from './use-made-secret';

const usualPerMinute = 60;

/** Creates a key, or changes what one may do. */
export function KeyDrawer({ item, onClose, onSecret }: { item?: ServiceKey; onClose: () => void; onSecret: (secret: NewSecret) => void }) {
  const { t } = useText();
  const { act, made } = useMadeSecret(onClose, onSecret);
  const kept = useDraft(item ? `serviceKey_${item.id}_${item.version}` : 'serviceKey_new', {
    name: item?.name ?? '',
    modules: item?.modules ?? ([] as SenderModule[]),
    origins: item?.origins.join('\n') ?? '',
    perMinute: String(item?.perMinute ?? usualPerMinute),
  });
  const { draft, change } = kept;
  const submit = () => {
    const missing = {
      ...(draft.name.trim() === '' && { name: t('settings.needed', { label: t('serviceKeys.name') }) }),
      ...(draft.modules.length === 0 && { modules: t('serviceKeys.modulesNeeded') }),
      ...(draft.perMinute === '' && { perMinute: t('settings.needed', { label: t('serviceKeys.perMinute') }) }),
    };
    if (Object.keys(missing).length > 0) return act.setFaults(missing);
    const origins = draft.origins.split('\n').flatMap((line) => line.trim().replace(/\/$/, '') || []);
    const settings = { name: draft.name, modules: draft.modules, origins, perMinute: Number(draft.perMinute) };
    if (item) return act.run(() => call(saveServiceKey, { ...settings, id: item.id, version: item.version }), t('serviceKeys.saved'));
    return act.run(async () => {
      const { secret } = await call(createServiceKey, settings);
      made.current = { name: settings.name, secret };
    }, t('serviceKeys.created'));
  };
  return (
    <Drawer title={t(item ? 'serviceKeys.edit' : 'serviceKeys.add')} onClose={onClose}>
      <DialogForm
        act={act}
        onSubmit={submit}
        kept={kept}
        foot={<DialogFoot submit={t(item ? 'serviceKeys.save' : 'serviceKeys.create')} busy={act.busy} onClose={onClose} />}
      >
        <Field label={t('serviceKeys.name')} hint={t('serviceKeys.nameHint')} required error={act.faults.name}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={100} value={draft.name} onChange={(event) => change({ name: event.target.value })} />
          )}
        </Field>
        <fieldset className={styles.modules}>
          <legend>{t('serviceKeys.modules')}</legend>
          {senderModules.map((code) => (
            <ModuleChoice
              key={code}
              code={code}
              checked={draft.modules.includes(code)}
              onChange={(checked) => change({ modules: senderModules.filter((one) => (one === code ? checked : draft.modules.includes(one))) })}
            />
          ))}
          {act.faults.modules && (
            <p className={ui.fault} role="alert">
              {act.faults.modules}
            </p>
          )}
        </fieldset>
        <Field label={t('serviceKeys.origins')} hint={t('serviceKeys.originsHint')} error={act.faults.origins}>
          {(control) => <LongText {...control} rows={3} most={2000} value={draft.origins} onChange={(event) => change({ origins: event.target.value })} />}
        </Field>
        <Field label={t('serviceKeys.perMinute')} required error={act.faults.perMinute}>
          {(control) => <NumberInput {...control} maxLength={4} value={draft.perMinute} onChange={(perMinute) => change({ perMinute })} />}
        </Field>
      </DialogForm>
    </Drawer>
  );
}

function ModuleChoice({ code, checked, onChange }: { code: SenderModule; checked: boolean; onChange: (checked: boolean) => void }) {
  const { language } = useText();
  const module = useModule(code);
  return (
    <label className={ui.row}>
      <input type="checkbox" className={ui.tick} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {module[language]}
    </label>
  );
}
