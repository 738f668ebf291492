import { appointmentStates } from '@sarabun/contract/rights/appointment';
import { endRole, giveRole, type RoleAssignment } from '@sarabun/contract/rights/roles';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import type { Pickable } from '../../ui/fields/search-picker';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from '../organization';
import { SettingsFrame } from '../settings';
import { type Party, PartyField } from './party-field';
import { RightsList } from './rights-list';
import { EndForm, OrderField, RightsForm, StateChip, Term, Who } from './rights-parts';
import { useListState } from './use-list-state';
import { useRoleChoices, useRoles } from './use-rights';

/** Who has which role at which unit (`manage-role`). */
export function RolesScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<RoleAssignment | 'new' | null>(null);
  const close = () => setOpen(null);
  return (
    <SettingsFrame path="manage-role" purpose={t('rights.roles.purpose')} add={{ word: t('rights.roles.give'), onAdd: () => setOpen('new') }}>
      {({ mayManage }) => (
        <>
          <Roles onEnd={mayManage ? setOpen : null} />
          {open === 'new' && mayManage && <RoleForm onClose={close} />}
          {open !== null && open !== 'new' && (
            <EndForm
              title={t('rights.roles.end')}
              text={t('rights.roles.endText', { name: open.name, role: open.roleName.th })}
              submit={t('rights.roles.end')}
              done={t('rights.ended')}
              send={(reason) => call(endRole, { assignmentId: open.assignmentId, reason })}
              onClose={close}
            />
          )}
        </>
      )}
    </SettingsFrame>
  );
}

function Roles({ onEnd }: { onEnd: ((role: RoleAssignment) => void) | null }) {
  const { t, language } = useText();
  const { list, ...change } = useListState(appointmentStates);
  const roles = useRoles(list);
  return (
    <RightsList
      query={roles}
      find={t('rights.findPerson')}
      state={list}
      states={appointmentStates}
      none={t('rights.roles.none')}
      columns={[t('rights.person'), t('rights.roles.role'), t('rights.days'), t('settings.state'), '']}
      {...change}
      row={(role) => (
        <tr key={role.assignmentId} className={ui.still}>
          <td>
            <Who name={role.name} detail={role.postName ?? role.unitName} />
          </td>
          <td>
            <span className={clsx(ui.strong, ui.rightsLine)}>
              {role.roleName[language]} <Chip>{t(`rights.labels.${role.label}`)}</Chip>
            </span>
            <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>
              {role.unitName}
              {role.orderNumber && ` · ${t('rights.order', { number: role.orderNumber })}`}
            </span>
          </td>
          <td>
            <Term {...role} />
          </td>
          <td>
            <StateChip state={role.state} reason={role.endReason} />
          </td>
          <td>
            {onEnd && role.state !== 'past' && (
              <button type="button" className={ui.btnView} aria-label={`${t('rights.roles.end')} ${role.name}`} onClick={() => onEnd(role)}>
                {t('rights.roles.end')}
              </button>
            )}
          </td>
        </tr>
      )}
    />
  );
}

function RoleForm({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const { data: choices } = useRoleChoices();
  const [person, setPerson] = useState<Party | null>(null);
  const [unit, setUnit] = useState<Pickable | null>(null);
  const [draft, setDraft] = useState<{ roleTypeId: number; orderNumber: string; startsOn: string | null; endsOn: string | null }>({
    roleTypeId: 0,
    orderNumber: '',
    startsOn: bangkokDay(new Date()),
    endsOn: null,
  });
  const change = (part: Partial<typeof draft>) => setDraft((old) => ({ ...old, ...part }));
  const needed = (label: string) => t('settings.needed', { label });
  const missing = () => ({
    ...(!person && { personId: needed(t('rights.person')) }),
    ...(!draft.roleTypeId && { roleTypeId: needed(t('rights.roles.role')) }),
    ...(!unit && { unitId: needed(t('rights.unit')) }),
    ...(!draft.startsOn && { startsOn: needed(t('rights.startsOn')) }),
  });
  const send = () => call(giveRole, { ...draft, personId: person?.id ?? 0, unitId: unit?.id ?? 0, startsOn: draft.startsOn ?? '' });
  const role = choices?.roles.find(({ id }) => id === draft.roleTypeId);
  return (
    <RightsForm title={t('rights.roles.give')} submit={t('rights.roles.give')} done={t('rights.given')} missing={missing} send={send} onClose={onClose}>
      {(faults) => (
        <>
          <PartyField label={t('rights.person')} from="persons" value={person} onChange={setPerson} error={faults.personId} />
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
            onPick={setUnit}
          />
          <OrderField value={draft.orderNumber} required={false} error={faults.orderNumber} onChange={(orderNumber) => change({ orderNumber })} />
          <div className={ui.pair}>
            <DayField label={t('rights.startsOn')} required value={draft.startsOn} onChange={(startsOn) => change({ startsOn })} error={faults.startsOn} />
            <DayField label={t('rights.endsOn')} value={draft.endsOn} onChange={(endsOn) => change({ endsOn })} error={faults.endsOn} />
          </div>
        </>
      )}
    </RightsForm>
  );
}
