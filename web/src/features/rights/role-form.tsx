import { giveRole } from '@sarabun/contract/rights/roles';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import type { Pickable } from '../../ui/fields/search-picker';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from '../organization';
import { type Party, PartyField } from './party-field';
import { OrderField, RightsForm, Who } from './rights-parts';
import { useRoleChoices } from './use-rights';

/** Gives a role at a unit, to the person that is named or to one to be chosen. */
export function RoleForm({ person: named, onClose }: { person?: Party; onClose: () => void }) {
  const { t, language } = useText();
  const { data: choices } = useRoleChoices();
  const kept = useDraft(`role_${named?.id ?? 'new'}`, {
    person: (named ?? null) as Party | null,
    unit: null as Pickable | null,
    roleTypeId: 0,
    orderNumber: '',
    startsOn: bangkokDay(new Date()) as string | null,
    endsOn: null as string | null,
  });
  const { draft, change } = kept;
  const { person, unit, ...given } = draft;
  const needed = (label: string) => t('settings.neededChoice', { label });
  const missing = () => ({
    ...(!person && { personId: needed(t('rights.person')) }),
    ...(!draft.roleTypeId && { roleTypeId: needed(t('rights.roles.role')) }),
    ...(!unit && { unitId: needed(t('rights.unit')) }),
    ...(!draft.startsOn && { startsOn: needed(t('rights.startsOn')) }),
  });
  const send = () => call(giveRole, { ...given, personId: person?.id ?? 0, unitId: unit?.id ?? 0, startsOn: draft.startsOn ?? '' });
  const role = choices?.roles.find(({ id }) => id === draft.roleTypeId);
  return (
    <RightsForm
      title={t('rights.roles.give')}
      submit={t('rights.roles.give')}
      done={t('rights.given')}
      missing={missing}
      send={send}
      kept={kept}
      onClose={onClose}
    >
      {(faults) => (
        <>
          {named ? (
            <Who name={named.name} detail={named.detail} />
          ) : (
            <PartyField label={t('rights.person')} from="persons" value={person} onChange={(party) => change({ person: party })} error={faults.personId} />
          )}
          <Field label={t('rights.roles.role')} required error={faults.roleTypeId}>
            {(control) => (
              <select {...control} className={ui.input} value={draft.roleTypeId || ''} onChange={(event) => change({ roleTypeId: Number(event.target.value) })}>
                <option value="">{t('settings.choose')}</option>
                {choices?.roles.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[language]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <OfficePicker
            kind="unit"
            label={t('rights.unit')}
            required
            value={unit}
            error={faults.unitId}
            hint={role?.function && t(role.function === 'secretary' ? 'rights.roles.headOnly' : 'rights.roles.registryOnly')}
            onPick={(picked) => change({ unit: picked })}
          />
          <OrderField value={draft.orderNumber} required={false} error={faults.orderNumber} onChange={(orderNumber) => change({ orderNumber })} />
          <div className={ui.pair}>
            <DayField label={t('rights.startsOn')} required value={draft.startsOn} onChange={(startsOn) => change({ startsOn })} error={faults.startsOn} />
            <DayField
              label={t('rights.endsOn')}
              value={draft.endsOn}
              earliest={draft.startsOn}
              onChange={(endsOn) => change({ endsOn })}
              error={faults.endsOn}
            />
          </div>
        </>
      )}
    </RightsForm>
  );
}
