import { cancelHandover } from '@sarabun/contract/handover/handover';
import { closePerson, getPerson, type Person, savePerson } from '@sarabun/contract/people/persons';
import { IconUserPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Flyout } from '../../ui/flyout';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { GiveWorkDialog } from './give-work-dialog';
import { HandoverDialog } from './handover-dialog';
import styles from './people.module.css';
import { PersonAccount } from './person-account';
import { PersonConflict } from './person-conflict';
import { type PersonDraft, PersonFields } from './person-fields';
import { PersonPicture } from './person-picture';
import { PersonRoles } from './person-roles';
import { TransferDialog } from './transfer-dialog';
import { useAct } from './use-act';
import { usePerson } from './use-people';

interface PersonDrawerProps {
  personId: number;
  mayManage: boolean;
  onClose: () => void;
}

const nameOf = ({ prefix, firstName, lastName }: Person) => `${prefix}${firstName} ${lastName}`;

/** One person: data, functions, roles, moving, handing over and leaving. */
export function PersonDrawer({ personId, mayManage, onClose }: PersonDrawerProps) {
  const { t } = useText();
  const person = usePerson(personId);
  return (
    <Drawer title={t('people.edit')} note={person.data && `${person.data.username} · ${person.data.unitName}`} onClose={onClose}>
      {person.isError ? (
        <FailedState query={person} />
      ) : person.data ? (
        <PersonForm person={person.data} mayManage={mayManage && person.data.closedOn === null} onClose={onClose} />
      ) : (
        <div className={ui.drawerBody}>
          <Bone width="100%" height={40} />
        </div>
      )}
    </Drawer>
  );
}

function PersonForm({ person, mayManage, onClose }: { person: Person; mayManage: boolean; onClose: () => void }) {
  const { t } = useText();
  const queries = useQueryClient();
  const [base, setBase] = useState(person.version);
  const [draft, setDraft] = useState<PersonDraft>(person);
  const [theirs, setTheirs] = useState<Person | null>(null);
  const act = useAct(onClose);
  const { personId } = person;
  const save = (version = base) => {
    const { prefix, suffix, firstName, lastName, firstNameEn, lastNameEn, email, phone, employeeTypeId, signatureRank } = draft;
    const fields = { prefix, suffix, firstName, lastName, firstNameEn, lastNameEn, email, phone, employeeTypeId, signatureRank };
    const request = () =>
      call(savePerson, { personId, version, ...fields }).catch(async (error) => {
        if (!(error instanceof CallFailed) || error.code !== 'changedMeanwhile') throw error;
        setTheirs((await queries.fetchQuery({ queryKey: ['people', 'person', personId], queryFn: () => call(getPerson, { personId }), staleTime: 0 })).item);
        throw error;
      });
    return act.run(request, t('settings.saved'));
  };
  if (theirs) {
    const take = (then: () => void) => () => {
      setBase(theirs.version);
      setTheirs(null);
      then();
    };
    return (
      <PersonConflict theirs={theirs} mine={draft} busy={act.busy} onTheirs={take(() => setDraft(theirs))} onMine={take(() => void save(theirs.version))} />
    );
  }
  return (
    <DialogForm act={act} onSubmit={save} values={draft} foot={mayManage && <PersonFoot person={person} act={act} onClose={onClose} />}>
      <PersonPicture person={person} mayManage={mayManage} />
      <PersonFields draft={draft} faults={act.faults} readOnly={!mayManage} onChange={(part) => setDraft((old) => ({ ...old, ...part }))} />
      <Seats person={person} mayManage={mayManage} />
      <PersonRoles person={person} name={nameOf(person)} />
      {mayManage && <PersonAccount person={person} />}
      <Coming person={person} mayManage={mayManage} />
      {person.openWork > 0 && person.handoverId === null && <Note tone="blue">{t('people.openWork', { count: person.openWork })}</Note>}
    </DialogForm>
  );
}

/** The person's scheduled moves and open handover. */
function Coming({ person, mayManage }: { person: Person; mayManage: boolean }) {
  const { t } = useText();
  const dates = useDates();
  const act = useAct(() => undefined);
  const { handoverId } = person;
  return (
    <>
      {person.changes.map((change) => (
        <Note key={change.changeId} tone="blue">
          {t('people.movesOn', { to: change.toName, day: dates.day(change.effectiveOn) })}
        </Note>
      ))}
      {handoverId !== null && (
        <Note tone="amber">
          <p>{t('handover.underWay')}</p>
          {act.failure && <p className={ui.fault}>{act.failure}</p>}
          {mayManage && (
            <Button tone="ghost" size="sm" busy={act.busy} onClick={() => void act.run(() => call(cancelHandover, { handoverId }), t('handover.cancelled'))}>
              {t('handover.cancel')}
            </Button>
          )}
        </Note>
      )}
    </>
  );
}

function Seats({ person, mayManage }: { person: Person; mayManage: boolean }) {
  const { t } = useText();
  const [giving, setGiving] = useState(false);
  return (
    <section>
      <h3 className={ui.lbl}>{t('people.seats')}</h3>
      {person.seats.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('people.noSeats')}</p>}
      <ul className={styles.seats}>
        {person.seats.map((seat) => (
          <li key={seat.seatId}>
            <span className={clsx(ui.sm, ui.strong, styles.line)}>
              {seat.name} {seat.isMain && <Chip tone="brand">{t('posts.main')}</Chip>}
            </span>
            <span className={clsx(ui.xs, ui.muted, styles.line)}>
              {[t(`people.functions.${seat.function}`), seat.levelName, seat.unitName].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {mayManage && (
        <Button tone="ghost" size="sm" icon={<IconUserPlus size={18} aria-hidden />} onClick={() => setGiving(true)}>
          {t('people.giveWork')}
        </Button>
      )}
      {giving && <GiveWorkDialog personId={person.personId} onClose={() => setGiving(false)} />}
    </section>
  );
}

type Asking = 'transfer' | 'handover' | 'close';

function PersonFoot({ person, act, onClose }: { person: Person; act: ReturnType<typeof useAct>; onClose: () => void }) {
  const { t } = useText();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { personId, version } = person;
  const name = nameOf(person);
  const back = () => setAsking(null);
  return (
    <DialogFoot submit={t('settings.save')} busy={act.busy} onClose={onClose}>
      <Flyout
        label={t('people.actions')}
        className={ui.menuLines}
        button={(control) => (
          <Button {...control} tone="ghost">
            {t('people.actions')}
          </Button>
        )}
      >
        {(close) =>
          (['transfer', 'handover', 'close'] as const).map((what) => (
            <button
              key={what}
              type="button"
              className={what === 'close' ? clsx(ui.plain, ui.drawerOff) : ui.plain}
              onClick={() => {
                close();
                setAsking(what);
              }}
            >
              {t(what === 'handover' ? 'handover.action' : `people.${what}`)}
            </button>
          ))
        }
      </Flyout>
      {asking === 'close' && (
        <ConfirmDialog
          tone="warning"
          title={t('people.closeTitle', { name })}
          text={t('people.closeText')}
          cancel={{ label: t('common.cancel'), onPress: back }}
          confirm={{
            label: t('people.close'),
            onPress: () => {
              back();
              void act.run(() => call(closePerson, { personId, version }), t('people.closed'));
            },
          }}
        />
      )}
      {asking === 'transfer' && <TransferDialog person={person} name={name} onDone={onClose} onClose={back} />}
      {asking === 'handover' && <HandoverDialog person={person} name={name} onDone={onClose} onClose={back} />}
    </DialogFoot>
  );
}
