import { closePerson, type Person, savePerson, transferPerson } from '@sarabun/contract/people/persons';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { DialogFrame } from '../../ui/dialog-frame';
import { Drawer } from '../../ui/drawer';
import { Field } from '../../ui/field';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import { missingFields, type PersonDraft, PersonFields } from './person-fields';
import { useAct } from './use-act';
import { useChoices, usePerson } from './use-people';

interface PersonDrawerProps {
  personId: number;
  mayManage: boolean;
  onClose: () => void;
}

/** One person: data, what they do today, moving and leaving. */
export function PersonDrawer({ personId, mayManage, onClose }: PersonDrawerProps) {
  const { t } = useText();
  const person = usePerson(personId);
  return (
    <Drawer title={t('people.edit')} note={person.data && `${person.data.username} · ${person.data.unitName}`} onClose={onClose}>
      {person.isError ? (
        <BlankState kind="error" title={t('settings.failed')} text={person.error.message} />
      ) : person.data ? (
        <PersonForm key={person.data.version} person={person.data} mayManage={mayManage && person.data.closedOn === null} onClose={onClose} />
      ) : (
        <div className="drawer-body">
          <Bone width="100%" height={40} />
        </div>
      )}
    </Drawer>
  );
}

function PersonForm({ person, mayManage, onClose }: { person: Person; mayManage: boolean; onClose: () => void }) {
  const { t } = useText();
  const [draft, setDraft] = useState<PersonDraft>(person);
  const act = useAct(onClose);
  const { personId, version } = person;
  const submit = () => {
    const missing = missingFields(draft);
    if (missing.length > 0) return act.setFaults(Object.fromEntries(missing.map((name) => [name, t('settings.needed', { label: t(`people.${name}`) })])));
    const { prefix, firstName, lastName, firstNameEn, lastNameEn, email, phone, employeeTypeId } = draft;
    const fields = { prefix, firstName, lastName, firstNameEn, lastNameEn, email, phone, employeeTypeId };
    return act.run(() => call(savePerson, { personId, version, ...fields }), t('settings.saved'));
  };
  return (
    <form
      className="drawer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="drawer-body">
        {act.failure && <Note tone="red">{act.failure}</Note>}
        <PersonFields draft={draft} faults={act.faults} readOnly={!mayManage} onChange={(part) => setDraft((old) => ({ ...old, ...part }))} />
        <Seats person={person} />
        {person.openWork > 0 && <Note tone="blue">{t('people.openWork', { count: person.openWork })}</Note>}
      </div>
      {mayManage && <PersonFoot person={person} act={act} onClose={onClose} />}
    </form>
  );
}

function Seats({ person }: { person: Person }) {
  const { t } = useText();
  return (
    <section>
      <h3 className="lbl">{t('people.seats')}</h3>
      {person.seats.length === 0 && <p className="sm muted">{t('people.noSeats')}</p>}
      <ul className="pe-seats">
        {person.seats.map((seat) => (
          <li key={`${seat.function} ${seat.name} ${seat.startsOn}`}>
            <span className="sm strong pe-line">{seat.name}</span>
            <span className="xs muted pe-line">
              {t(`people.functions.${seat.function}`)} · {seat.unitName}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PersonFoot({ person, act, onClose }: { person: Person; act: ReturnType<typeof useAct>; onClose: () => void }) {
  const { t } = useText();
  const [asking, setAsking] = useState<'transfer' | 'close' | null>(null);
  const { personId, version } = person;
  const name = `${person.prefix}${person.firstName} ${person.lastName}`;
  return (
    <div className="drawer-foot">
      <Button tone="quiet" onClick={() => setAsking('transfer')}>
        {t('people.transfer')}
      </Button>
      <Button tone="quiet" className="pe-leave" onClick={() => setAsking('close')}>
        {t('people.close')}
      </Button>
      <span className="grow" />
      <Button tone="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" busy={act.busy}>
        {t('settings.save')}
      </Button>
      {asking === 'close' && (
        <ConfirmDialog
          tone="warning"
          title={t('people.closeTitle', { name })}
          text={t('people.closeText')}
          cancel={{ label: t('common.cancel'), onPress: () => setAsking(null) }}
          confirm={{
            label: t('people.close'),
            onPress: () => {
              setAsking(null);
              void act.run(() => call(closePerson, { personId, version }), t('people.closed'));
            },
          }}
        />
      )}
      {asking === 'transfer' && (
        <TransferDialog
          title={t('people.transferTitle', { name })}
          from={person.unitId}
          onClose={() => setAsking(null)}
          onMove={(unitId) => {
            setAsking(null);
            void act.run(() => call(transferPerson, { personId, version, unitId }), t('people.transferred'));
          }}
        />
      )}
    </div>
  );
}

function TransferDialog({ title, from, onClose, onMove }: { title: string; from: number; onClose: () => void; onMove: (unitId: number) => void }) {
  const { t } = useText();
  const { data: choices } = useChoices();
  const [unitId, setUnitId] = useState<number | null>(null);
  return (
    <DialogFrame title={title} width={460} onClose={onClose}>
      <div className="drawer-body">
        <h2 className="h3 strong">{title}</h2>
        <p className="soft sm">{t('people.transferText')}</p>
        <Field label={t('people.newUnit')} required>
          {(control) => (
            <select {...control} className="in" value={unitId ?? ''} onChange={(event) => setUnitId(Number(event.target.value) || null)} data-autofocus>
              <option value="">{t('settings.choose')}</option>
              {choices?.units
                .filter((unit) => unit.id !== from)
                .map((unit) => (
                  <option key={unit.id} value={unit.id}>
                    {unit.name}
                  </option>
                ))}
            </select>
          )}
        </Field>
      </div>
      <div className="drawer-foot">
        <span className="grow" />
        <Button tone="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button disabled={unitId === null} onClick={() => unitId !== null && onMove(unitId)}>
          {t('people.transfer')}
        </Button>
      </div>
    </DialogFrame>
  );
}
