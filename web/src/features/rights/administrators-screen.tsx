import { appointAdministrator, removeAdministrator, type SystemRoleHolder, systemRoles } from '@sarabun/contract/rights/administrators';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Chip } from '../../ui/chip';
import { Field } from '../../ui/fields/field';
import { useDraft } from '../../ui/forms/use-draft';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { Row, Table } from '../../ui/tables/table';
import { SettingsFrame } from '../settings';
import { type Party, PartyField } from './party-field';
import styles from './rights.module.css';
import { EndForm, OrderField, RightsForm, Who } from './rights-parts';
import { useAdministrators } from './use-rights';

/** Administrators and auditors (`manage-admin`). */
export function AdministratorsScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<SystemRoleHolder | 'new' | null>(null);
  const close = () => setOpen(null);
  return (
    <SettingsFrame path="manage-admin" purpose={t('rights.admins.purpose')} add={{ word: t('rights.admins.appoint'), onAdd: () => setOpen('new') }}>
      {({ mayManage }) => (
        <div className={ui.rightsStack}>
          <Note tone="blue">{t('rights.admins.noReading')}</Note>
          <Administrators onEnd={mayManage ? setOpen : null} />
          {open === 'new' && mayManage && <AdministratorForm onClose={close} />}
          {open !== null && open !== 'new' && (
            <EndForm
              title={t('rights.admins.remove')}
              text={t('rights.admins.removeText', { name: open.name, role: t(`rights.admins.roles.${open.role}`) })}
              submit={t('rights.admins.remove')}
              done={t('rights.ended')}
              send={(reason) => call(removeAdministrator, { personId: open.personId, role: open.role, reason })}
              onClose={close}
            />
          )}
        </div>
      )}
    </SettingsFrame>
  );
}

function Administrators({ onEnd }: { onEnd: ((holder: SystemRoleHolder) => void) | null }) {
  const { t } = useText();
  const { dayOf } = useDates();
  const found = useAdministrators();
  if (found.isError && !found.data) {
    return (
      <div className={ui.card}>
        <FailedState query={found} />
      </div>
    );
  }
  if (!found.data) return <Bone width="70%" height={40} />;
  return (
    <>
      <section className={clsx(ui.card, ui.listCard)}>
        <Table heads={[t('rights.person'), t('rights.admins.role'), t('rights.admins.given'), '']} className={styles.whoMay}>
          {found.data.items.map((holder) => (
            <Row key={`${holder.personId} ${holder.role}`}>
              <td>
                <Who name={holder.name} detail={holder.unitName} />
              </td>
              <td>
                <Chip tone={holder.role === 'administrator' ? 'brand' : 'blue'}>{t(`rights.admins.roles.${holder.role}`)}</Chip>{' '}
                {holder.isSelf && <Chip>{t('rights.oneself')}</Chip>}
              </td>
              <td className={ui.sm}>
                <span className={clsx(ui.num, ui.rightsLine)}>{holder.givenAt ? dayOf(holder.givenAt) : '–'}</span>
                <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>
                  {[holder.orderNumber && t('rights.order', { number: holder.orderNumber }), holder.givenBy && t('rights.by', { name: holder.givenBy })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </td>
              <td>
                {onEnd && (
                  <button type="button" className={ui.btnView} aria-label={`${t('rights.admins.remove')} ${holder.name}`} onClick={() => onEnd(holder)}>
                    {t('rights.admins.remove')}
                  </button>
                )}
              </td>
            </Row>
          ))}
        </Table>
      </section>
      {found.data.past.length > 0 && (
        <section className={clsx(ui.card, styles.block)} aria-label={t('rights.admins.past')}>
          <h2 className={clsx(ui.h3, ui.strong)}>{t('rights.admins.past')}</h2>
          <ul className={ui.rightsList}>
            {found.data.past.map(({ id, name, role, endedAt, endedBy, reason }) => (
              <li key={id}>
                <span className={clsx(ui.sm, ui.strong, ui.rightsLine)}>
                  <Kept>{name}</Kept> · {t(`rights.admins.roles.${role}`)}
                </span>
                <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>
                  {dayOf(endedAt)}{' '}
                  <Kept>
                    {endedBy && `· ${t('rights.by', { name: endedBy })}`} · {reason}
                  </Kept>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function AdministratorForm({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const kept = useDraft('administrator', { person: null as Party | null, role: 'administrator' as SystemRoleHolder['role'], orderNumber: '' });
  const { draft, change } = kept;
  const { person, role, orderNumber } = draft;
  const missing = (): Record<string, string> => (person ? {} : { personId: t('settings.neededChoice', { label: t('rights.person') }) });
  const title = t('rights.admins.appoint');
  return (
    <RightsForm
      title={title}
      submit={title}
      done={t('rights.given')}
      missing={missing}
      kept={kept}
      send={() => call(appointAdministrator, { personId: person?.id ?? 0, role, orderNumber })}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <PartyField label={t('rights.person')} from="persons" value={person} onChange={(party) => change({ person: party })} error={faults.personId} />
          <Field label={t('rights.admins.role')} required error={faults.role}>
            {(control) => (
              <select
                {...control}
                className={ui.input}
                value={role}
                onChange={(event) => change({ role: event.target.value === 'auditor' ? 'auditor' : 'administrator' })}
              >
                {systemRoles.map((one) => (
                  <option key={one} value={one}>
                    {t(`rights.admins.roles.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <OrderField value={orderNumber} required={false} error={faults.orderNumber} onChange={(text) => change({ orderNumber: text })} />
        </>
      )}
    </RightsForm>
  );
}
