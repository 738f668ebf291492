import { type Registry, saveRegistry } from '@sarabun/contract/organization/registry-structure';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from '../organization';
import { useHeadPost } from './set-up-head-post';
import { useAct } from './use-act';

/** The last step: where letters go once they are received. */
export function RegistryStep({ item, onSaved }: { item: Registry; onSaved: () => void }) {
  const { t } = useText();
  const isSet = item.presentTo !== null || item.assignTo !== null;
  const head = useHeadPost(item.unitId);
  // Until something is chosen: as it is kept, or first to the head of the new unit.
  const [first, setPresentsFirst] = useState<boolean | undefined>(undefined);
  const [post, setPresentTo] = useState<{ id: number; name: string } | null | undefined>(undefined);
  const presentsFirst = first ?? (isSet ? item.presentsFirst : head !== null);
  const presentTo = post === undefined ? (item.presentTo ?? (isSet ? null : head)) : post;
  const [assignTo, setAssignTo] = useState(item.assignTo);
  const act = useAct(onSaved);
  const save = () =>
    act.run(
      () =>
        call(saveRegistry, {
          unitId: item.unitId,
          version: item.version,
          registryUnitId: item.namedRegistry?.id ?? null,
          presentsFirst,
          presentToPostId: presentTo?.id ?? null,
          assignToUnitId: assignTo?.id ?? null,
        }),
      t('settings.saved'),
    );
  return (
    <>
      {isSet && <Note tone="green">{t('setUp.ready', { name: item.name })}</Note>}
      {act.failure && <Note tone="red">{act.failure}</Note>}
      <Field label={t('registries.first')} hint={t('registries.firstHint')}>
        {(control) => (
          <select {...control} className={ui.input} value={String(presentsFirst)} onChange={(event) => setPresentsFirst(event.target.value === 'true')}>
            <option value="true">{t('registries.presents')}</option>
            <option value="false">{t('registries.assigns')}</option>
          </select>
        )}
      </Field>
      {presentsFirst ? (
        <OfficePicker kind="post" label={t('registries.presentTo')} required value={presentTo} error={act.faults.presentToPostId} onPick={setPresentTo} />
      ) : (
        <OfficePicker kind="unit" label={t('registries.assignTo')} value={assignTo} error={act.faults.assignToUnitId} onPick={setAssignTo} />
      )}
      <div className={clsx(ui.row, ui.wrap)}>
        <Button busy={act.busy} onClick={() => void save()}>
          {t('setUp.saveRegistry')}
        </Button>
        <Link to="/settings/$menuID/$page" params={{ menuID: '3170', page: 'setup-organization' }} className={clsx(ui.btn, ui.ghost)}>
          {t('setUp.toChart')}
        </Link>
      </div>
    </>
  );
}
