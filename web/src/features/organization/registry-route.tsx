import { type Registry, saveRegistry } from '@sarabun/contract/organization/registry-structure';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Field } from '../../ui/fields/field';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from './office-picker';
import { useOfficeAct } from './use-office-act';

type Named = { id: number; name: string } | null;

interface Route {
  /** The registry that serves a unit without one. */
  named: Named;
  presentsFirst: boolean;
  presentTo: Named;
  assignTo: Named;
}

/** Where the letters of a unit go once they are received; until that is set, first to the `proposed` post. */
export function useRegistryRoute(item: Registry, proposed: Named, onSaved: () => void) {
  const { t } = useText();
  const isSet = item.isRouteSet;
  const kept = useDraft<Partial<Route>>(`registry_${item.unitId}_${item.version}`, {});
  const route: Route = {
    named: item.namedRegistry,
    presentsFirst: item.presentsFirst || (!isSet && proposed !== null),
    presentTo: item.presentTo ?? (isSet ? null : proposed),
    assignTo: item.assignTo,
    ...kept.draft,
  };
  const act = useOfficeAct(() => {
    kept.clear();
    onSaved();
  });
  const request = {
    unitId: item.unitId,
    version: item.version,
    registryUnitId: route.named?.id ?? null,
    presentsFirst: route.presentsFirst,
    presentToPostId: route.presentTo?.id ?? null,
    assignToUnitId: route.assignTo?.id ?? null,
  };
  return {
    act,
    route,
    isSet,
    /** What is shown is a proposal that nobody has saved. */
    isProposed: !isSet && proposed !== null && route.presentTo?.id === proposed.id,
    kept,
    change: kept.change,
    save: () => act.run(() => call(saveRegistry, request), t('settings.saved')),
  };
}

/** Whether letters are presented or assigned first, and to whom. */
export function RegistryRouteFields({ of: { act, route, change } }: { of: ReturnType<typeof useRegistryRoute> }) {
  const { t } = useText();
  return (
    <>
      <Field label={t('registries.first')} hint={t('registries.firstHint')}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            value={String(route.presentsFirst)}
            onChange={(event) => change({ presentsFirst: event.target.value === 'true' })}
          >
            <option value="true">{t('registries.presents')}</option>
            <option value="false">{t('registries.assigns')}</option>
          </select>
        )}
      </Field>
      <OfficePicker
        kind="post"
        label={t('registries.presentTo')}
        required={route.presentsFirst}
        value={route.presentTo}
        error={act.faults.presentToPostId}
        onPick={(presentTo) => change({ presentTo })}
      />
      <OfficePicker
        kind="unit"
        label={t('registries.assignTo')}
        value={route.assignTo}
        error={act.faults.assignToUnitId}
        onPick={(assignTo) => change({ assignTo })}
      />
    </>
  );
}
