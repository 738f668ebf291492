import { cancelHandover } from '@sarabun/contract/handover/handover';
import { getPerson, type Person, savePerson } from '@sarabun/contract/people/persons';
import { IconUserPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { use, useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Flyout } from '../../ui/flyout';
import { Around } from '../../ui/forms/around';
import { useDraft } from '../../ui/forms/use-draft';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { CloseDialog } from './close-dialog';
import { GiveWorkDialog } from './give-work-dialog';
import { HandoverDialog } from './handover-dialog';
import styles from './people.module.css';
import { PersonAccount } from './person-account';
import { PersonConflict } from './person-conflict';
import { draftOf, type PersonDraft, PersonFields } from './person-fields';
import { PersonPicture } from './person-picture';
import { PersonRoles } from './person-roles';
import { MovedDialog, TransferDialog } from './transfer-dialog';
import { useAct } from './use-act';
import { usePerson } from './use-people';

interface PersonDrawerProps {
  personId: number;
  mayManage: boolean;
  onClose: () => void;
}

/** One person: data, functions, roles, moving, handing over and leaving. */
export function PersonDrawer({ personId, mayManage, onClose }: PersonDrawerProps) {
  const { t } = useText();
  const person = usePerson(personId);
  return (
    <Drawer title={t('people.edit')} note={person.data && `${person.data.username} · ${person.data.unitName}`} width={520} onClose={onClose}>
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
  // Kept for the version that it was typed over.
  const kept = useDraft<PersonDraft>(`person_${person.personId}_${base}`, draftOf(person));
  const { draft } = kept;
  const [theirs, setTheirs] = useState<Person | null>(null);
  const act = useAct(() => {
    kept.clear();
    onClose();
  });
  const { personId } = person;
  const save = (version = base) => {
    const request = () =>
      call(savePerson, { personId, version, ...draft }).catch(async (error) => {
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
      <PersonConflict
        theirs={theirs}
        mine={draft}
        busy={act.busy}
        onTheirs={take(() => kept.change(draftOf(theirs)))}
        onMine={take(() => void save(theirs.version))}
      />
    );
  }
  return (
    <DialogForm act={act} onSubmit={save} kept={kept} foot={mayManage && <PersonFoot person={person} act={act} onClose={onClose} />}>
      <PersonPicture person={person} mayManage={mayManage} />
      <PersonFields draft={draft} faults={act.faults} readOnly={!mayManage} onChange={kept.change} />
      <Seats person={person} mayManage={mayManage} />
      <PersonRoles person={person} name={person.name} />
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

type Asking = 'transfer' | 'moved' | 'give' | 'handover' | 'close';

function PersonFoot({ person, act, onClose }: { person: Person; act: ReturnType<typeof useAct>; onClose: () => void }) {
  const { t } = useText();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { saved } = use(Around);
  const { name } = person;
  // What was typed in the drawer is no longer asked about: the person has left it.
  const left = () => {
    saved();
    onClose();
  };
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
      {asking === 'close' && <CloseDialog person={person} name={name} onHandOver={() => setAsking('handover')} onDone={left} onClose={back} />}
      {asking === 'transfer' && <TransferDialog person={person} name={name} onDone={left} onMissing={() => setAsking('moved')} onClose={back} />}
      {asking === 'moved' && <MovedDialog name={name} onGive={() => setAsking('give')} onClose={left} />}
      {asking === 'give' && <GiveWorkDialog personId={person.personId} onClose={left} />}
      {asking === 'handover' && <HandoverDialog person={person} name={name} onDone={left} onClose={back} />}
    </DialogFoot>
  );
}
