import { appointmentStates } from '@sarabun/contract/rights/appointment';
import { appointClearance, type ClearanceRow, endClearance } from '@sarabun/contract/rights/clearances';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import { useDraft } from '../../ui/forms/use-draft';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { Row } from '../../ui/tables/table';
import { SettingsFrame } from '../settings';
import { type Party, PartyField } from './party-field';
import styles from './rights.module.css';
import { RightsList } from './rights-list';
import { EndForm, OrderField, RightsForm, StateChip, Term, Who } from './rights-parts';
import { useListState } from './use-list-state';
import { useClearances, useSecretRegistrars } from './use-rights';

/** Who is appointed for which secrecy class (`clearance`, ข้อ 35). */
export function ClearancesScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<ClearanceRow | 'new' | null>(null);
  const close = () => setOpen(null);
  return (
    <SettingsFrame path="clearance" purpose={t('rights.clearances.purpose')} add={{ word: t('rights.clearances.appoint'), onAdd: () => setOpen('new') }}>
      {({ mayManage }) => (
        <div className={ui.rightsStack}>
          <Clearances onEnd={mayManage ? setOpen : null} />
          <SecretRegistrars />
          {open === 'new' && mayManage && <ClearanceForm onClose={close} />}
          {open !== null && open !== 'new' && (
            <EndForm
              title={t('rights.clearances.end')}
              text={t('rights.clearances.endText', { name: open.name })}
              submit={t('rights.clearances.end')}
              done={t('rights.ended')}
              send={(reason) => call(endClearance, { clearanceId: open.clearanceId, reason })}
              onClose={close}
            />
          )}
        </div>
      )}
    </SettingsFrame>
  );
}

function Clearances({ onEnd }: { onEnd: ((row: ClearanceRow) => void) | null }) {
  const { t } = useText();
  const { list, ...change } = useListState(appointmentStates);
  return (
    <RightsList
      query={useClearances(list)}
      find={t('rights.findPerson')}
      state={list}
      states={appointmentStates}
      none={t('rights.clearances.none')}
      columns={[t('rights.person'), t('rights.clearances.level'), t('rights.days'), t('settings.state'), '']}
      {...change}
      row={(row) => (
        <Row key={row.clearanceId}>
          <td>
            <Who name={row.name} detail={row.unitName} />
          </td>
          <td>
            <Chip tone={row.level === 3 ? 'gold' : 'blue'}>{t(`rights.clearances.levels.${row.level}`)}</Chip>
            <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>
              {t('rights.order', { number: row.orderNumber })}
              <Kept>{row.givenBy && ` · ${t('rights.by', { name: row.givenBy })}`}</Kept>
            </span>
          </td>
          <td>
            <Term {...row} />
          </td>
          <td>
            <StateChip state={row.state} reason={row.endReason} />
          </td>
          <td>
            {onEnd && row.state !== 'past' && (
              <button type="button" className={ui.btnView} aria-label={`${t('rights.clearances.end')} ${row.name}`} onClick={() => onEnd(row)}>
                {t('rights.clearances.end')}
              </button>
            )}
          </td>
        </Row>
      )}
    />
  );
}

function SecretRegistrars() {
  const { t, language } = useText();
  const { data: registrars } = useSecretRegistrars();
  return (
    <section className={clsx(ui.card, styles.block)} aria-label={t('rights.clearances.registrars')}>
      <h2 className={clsx(ui.h3, ui.strong)}>{t('rights.clearances.registrars')}</h2>
      <p className={clsx(ui.sm, ui.soft)}>{t('rights.clearances.registrarsText')}</p>
      {registrars?.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('rights.clearances.noRegistrars')}</p>}
      <ul className={ui.rightsOrder}>
        {registrars?.map(({ personId, name, unitName, roleName, level }) => (
          <li key={`${personId} ${unitName}`}>
            <span className={ui.grow}>
              <span className={clsx(ui.sm, ui.strong, ui.rightsLine)}>
                <Kept>{name}</Kept>
              </span>
              <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>
                {roleName[language]} · {unitName}
              </span>
            </span>
            {level > 1 ? (
              <Chip tone={level === 3 ? 'gold' : 'blue'}>{t(`rights.clearances.levels.${level as 2 | 3}`)}</Chip>
            ) : (
              <Chip>{t('rights.clearances.notCleared')}</Chip>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClearanceForm({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const kept = useDraft('clearance', {
    person: null as Party | null,
    level: 2 as 2 | 3,
    orderNumber: '',
    startsOn: bangkokDay(new Date()) as string | null,
    endsOn: null as string | null,
  });
  const { draft, change } = kept;
  const { person, level, orderNumber, startsOn, endsOn } = draft;
  const needed = (label: string) => t('settings.needed', { label });
  const missing = () => ({
    ...(!person && { personId: t('settings.neededChoice', { label: t('rights.person') }) }),
    ...(orderNumber.trim() === '' && { orderNumber: needed(t('rights.orderNumber')) }),
    ...(!startsOn && { startsOn: t('settings.neededChoice', { label: t('rights.startsOn') }) }),
  });
  const send = () => call(appointClearance, { personId: person?.id ?? 0, level, orderNumber, startsOn: startsOn ?? '', endsOn });
  const title = t('rights.clearances.appoint');
  return (
    <RightsForm title={title} submit={title} done={t('rights.given')} missing={missing} send={send} kept={kept} onClose={onClose}>
      {(faults) => (
        <>
          <PartyField label={t('rights.person')} from="persons" value={person} onChange={(party) => change({ person: party })} error={faults.personId} />
          <Field label={t('rights.clearances.level')} required error={faults.level} hint={t('rights.clearances.levelHint')}>
            {(control) => (
              <select {...control} className={ui.input} value={level} onChange={(event) => change({ level: event.target.value === '3' ? 3 : 2 })}>
                {([2, 3] as const).map((one) => (
                  <option key={one} value={one}>
                    {t(`rights.clearances.levels.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <OrderField value={orderNumber} required error={faults.orderNumber} onChange={(text) => change({ orderNumber: text })} />
          <div className={ui.pair}>
            <DayField label={t('rights.startsOn')} required value={startsOn} onChange={(day) => change({ startsOn: day })} error={faults.startsOn} />
            <DayField label={t('rights.endsOn')} value={endsOn} earliest={startsOn} onChange={(day) => change({ endsOn: day })} error={faults.endsOn} />
          </div>
        </>
      )}
    </RightsForm>
  );
}
