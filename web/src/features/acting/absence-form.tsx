import { type Absence, absenceKinds, enterAbsence, enterOwnAbsence } from '@sarabun/contract/acting/acting';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { type Party, PartyField, RightsForm } from '../rights';
import { AbsencePreview } from './absence-preview';

/** Enters an absence, of another person or one's own. */
export function AbsenceForm({ own, onClose }: { own: boolean; onClose: () => void }) {
  const { t } = useText();
  const kept = useDraft(own ? 'absence_own' : 'absence', {
    person: null as Party | null,
    kind: 'travel' as Absence['kind'],
    note: '',
    startsOn: null as string | null,
    endsOn: null as string | null,
  });
  const { draft, change } = kept;
  const { person, kind, note, startsOn, endsOn } = draft;
  const needed = (label: string) => t('settings.neededChoice', { label });
  const missing = () => ({
    ...(!own && !person && { personId: needed(t('rights.person')) }),
    ...(!startsOn && { startsOn: needed(t('rights.startsOn')) }),
    ...(!endsOn && { endsOn: needed(t('rights.endsOn')) }),
  });
  const away = { kind, note, startsOn: startsOn ?? '', endsOn: endsOn ?? '' };
  const send = () => (own ? call(enterOwnAbsence, away) : call(enterAbsence, { ...away, personId: person?.id ?? 0 }));
  const title = t(own ? 'rights.absence.enterOwn' : 'rights.absence.enter');
  return (
    <RightsForm title={title} submit={title} done={t('rights.absence.entered')} missing={missing} send={send} kept={kept} onClose={onClose}>
      {(faults) => (
        <>
          <p className={clsx(ui.sm, ui.soft)}>{t('rights.absence.text')}</p>
          {!own && (
            <PartyField label={t('rights.person')} from="person" value={person} onChange={(party) => change({ person: party })} error={faults.personId} />
          )}
          <Field label={t('rights.absence.kind')} required error={faults.kind}>
            {(control) => (
              <select
                {...control}
                className={ui.input}
                value={kind}
                onChange={(event) => change({ kind: absenceKinds.find((one) => one === event.target.value) ?? 'other' })}
              >
                {absenceKinds.map((one) => (
                  <option key={one} value={one}>
                    {t(`rights.absence.kinds.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className={ui.pair}>
            <DayField label={t('rights.startsOn')} required value={startsOn} onChange={(day) => change({ startsOn: day })} error={faults.startsOn} />
            <DayField
              label={t('rights.endsOn')}
              required
              value={endsOn}
              earliest={startsOn}
              onChange={(day) => change({ endsOn: day })}
              error={faults.endsOn}
            />
          </div>
          {startsOn && endsOn && endsOn >= startsOn && (own || person) && (
            <AbsencePreview personId={own ? null : (person?.id ?? null)} startsOn={startsOn} endsOn={endsOn} />
          )}
          <Field label={t('rights.note')} error={faults.note}>
            {(control) => (
              <input
                {...control}
                className={ui.input}
                maxLength={300}
                autoComplete="off"
                value={note}
                onChange={(event) => change({ note: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
    </RightsForm>
  );
}
