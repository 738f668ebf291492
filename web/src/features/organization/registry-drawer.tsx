import { appointRegistrar, endRegistrar, type Registry, type RegistryFunction, registryFunctions } from '@sarabun/contract/organization/registry-structure';
import { IconUserPlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { EndSeatDialog } from './end-seat-dialog';
import { OfficePicker } from './office-picker';
import styles from './organization.module.css';
import { RegistryRouteFields, useRegistryRoute } from './registry-route';
import { SeatDialog } from './seat-dialog';
import { useOfficeAct } from './use-office-act';
import { useRegistry } from './use-seats';

interface RegistryDrawerProps {
  unitId: number;
  mayManage: boolean;
  onClose: () => void;
}

/** The registry of a unit: which one serves it, its registrars, where letters go first. */
export function RegistryDrawer({ unitId, mayManage, onClose }: RegistryDrawerProps) {
  const { t } = useText();
  const registry = useRegistry(unitId);
  const item = registry.data?.item;
  return (
    <Drawer title={item?.name ?? t('registries.unit')} note={item?.registry && t('registries.servedBy', { name: item.registry.name })} onClose={onClose}>
      {registry.isError ? (
        <FailedState query={registry} />
      ) : item ? (
        <RegistryForm key={item.version} item={item} roles={registry.data?.headOfRegistryRoles ?? []} mayManage={mayManage} onClose={onClose} />
      ) : (
        <div className={ui.drawerBody}>
          <Bone width="100%" height={40} />
        </div>
      )}
    </Drawer>
  );
}

function RegistryForm({ item, roles, mayManage, onClose }: { item: Registry; roles: readonly number[]; mayManage: boolean; onClose: () => void }) {
  const { t } = useText();
  const form = useRegistryRoute(item, null, onClose);
  const { act, route, change, save } = form;
  return (
    <DialogForm act={act} onSubmit={save} kept={form.kept} foot={mayManage && <DialogFoot submit={t('settings.save')} busy={act.busy} onClose={onClose} />}>
      {item.hasRegistry ? (
        <Registrars item={item} roles={roles} mayManage={mayManage} />
      ) : (
        <fieldset className={styles.plain} disabled={!mayManage}>
          <OfficePicker
            kind="unit"
            label={t('registries.named')}
            hint={t('registries.namedHint')}
            value={route.named}
            error={act.faults.registryUnitId}
            onPick={(named) => change({ named })}
          />
        </fieldset>
      )}
      {item.serves.length > 0 && <Note tone="blue">{t('registries.serves', { names: item.serves.map(({ name }) => name).join(', ') })}</Note>}
      <fieldset className={styles.plain} disabled={!mayManage}>
        <RegistryRouteFields of={form} />
      </fieldset>
    </DialogForm>
  );
}

type Appointed = Registry['registrars'][number];

function Registrars({ item, roles, mayManage }: { item: Registry; roles: readonly number[]; mayManage: boolean }) {
  const { t } = useText();
  const dates = useDates();
  const [asking, setAsking] = useState<'new' | Appointed | null>(null);
  const [work, setWork] = useState<RegistryFunction>('registrar');
  const act = useOfficeAct(() => setAsking(null));
  return (
    <section>
      <h3 className={ui.lbl}>{t('registries.registrars')}</h3>
      {item.registrars.length === 0 && <Note tone="amber">{t('registries.nobody')}</Note>}
      <ul className={styles.changes}>
        {item.registrars.map((one) => (
          <li key={one.seatId}>
            <div className={ui.grow}>
              <p className={clsx(ui.sm, ui.strong)}>
                <Kept>{one.name}</Kept>
              </p>
              <p className={clsx(ui.xs, ui.muted)}>
                {t(`people.functions.${one.function}`)}
                {one.function === 'registryHead' && ` (${t('registries.roles', { ids: roles.join(', ') })})`} · {one.unitName}
                {one.endsOn && ` · ${t('posts.until', { day: dates.day(one.endsOn) })}`}
              </p>
            </div>
            {mayManage && (
              <Button tone="quiet" size="sm" onClick={() => setAsking(one)}>
                {t('posts.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayManage && (
        <Button tone="ghost" size="sm" icon={<IconUserPlus size={18} aria-hidden />} onClick={() => setAsking('new')}>
          {t('registries.appoint')}
        </Button>
      )}
      {asking === 'new' && (
        <SeatDialog
          title={t('registries.appoint')}
          act={act}
          onClose={() => setAsking(null)}
          onGive={({ personId, startsOn, endsOn }) =>
            void act.run(() => call(appointRegistrar, { unitId: item.unitId, personId, function: work, startsOn, endsOn }), t('registries.appointed'))
          }
        >
          <Field label={t('registries.function')}>
            {(control) => (
              <select {...control} className={ui.input} value={work} onChange={(event) => setWork(event.target.value as RegistryFunction)}>
                {registryFunctions.map((one) => (
                  <option key={one} value={one}>
                    {t(`people.functions.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </SeatDialog>
      )}
      {asking !== null && asking !== 'new' && (
        <EndSeatDialog
          name={asking.name}
          act={act}
          onClose={() => setAsking(null)}
          onEnd={(lastDay) => void act.run(() => call(endRegistrar, { seatId: asking.seatId, lastDay }), t('posts.ended'))}
        />
      )}
    </section>
  );
}
