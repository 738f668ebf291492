import { appointmentStates } from '@sarabun/contract/rights/appointment';
import { endRole, type RoleAssignment } from '@sarabun/contract/rights/roles';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import ui from '../../ui/styles/ui.module.css';
import { Row } from '../../ui/tables/table';
import { SettingsFrame } from '../settings';
import { RightsList } from './rights-list';
import { EndForm, StateChip, Term, Who } from './rights-parts';
import { RoleForm } from './role-form';
import { useListState } from './use-list-state';
import { useRoles } from './use-rights';

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
        <Row key={role.assignmentId}>
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
        </Row>
      )}
    />
  );
}
