import { givePost, vacantPosts } from '@sarabun/contract/organization/post-seats';
import { type Person, transferPerson } from '@sarabun/contract/people/persons';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from '../organization';
import { LeavesEmpty } from './leaves-empty';
import styles from './people.module.css';
import { useAct } from './use-act';

interface TransferDialogProps {
  person: Person;
  name: string;
  onDone: () => void;
  /** The person has moved and has no post yet. */
  onMissing: () => void;
  onClose: () => void;
}

/** Moves a person to another unit, today or on a future day; today into a vacant post of it, if one is chosen. */
export function TransferDialog({ person, name, onDone, onMissing, onClose }: TransferDialogProps) {
  const { t } = useText();
  const { personId, version } = person;
  const [unit, setUnit] = useState<{ id: number; name: string } | null>(null);
  const [postId, setPost] = useState<number | null>(null);
  const [day, setDay] = useState<string | null>(bangkokDay(new Date()));
  const isMissing = useRef(false);
  const act = useAct(() => (isMissing.current ? onMissing() : onDone()));
  const isLater = day !== null && day > bangkokDay(new Date());
  const submit = () => {
    if (!unit || !day) return;
    const move = async () => {
      await call(transferPerson, { personId, version, unitId: unit.id, effectiveOn: day });
      isMissing.current = !isLater && postId === null;
      if (isLater || postId === null) return null;
      const refused = await call(givePost, { postId, personId, function: 'holder', isMain: true, startsOn: day, endsOn: null }).then(() => null, sentenceOf);
      isMissing.current = refused !== null;
      return refused;
    };
    void act.run(move, (refused) => {
      const title = t(isLater ? 'people.transferKept' : 'people.transferred');
      return refused === null ? title : { title, text: refused };
    });
  };
  return (
    <AskingDialog
      title={t('people.transferTitle', { name })}
      width={520}
      act={act}
      submit={t('people.transfer')}
      blocked={!unit || !day}
      onSubmit={submit}
      onClose={onClose}
    >
      <OfficePicker
        kind="unit"
        label={t('people.newUnit')}
        required
        autoFocus
        value={unit}
        without={[person.unitId]}
        error={act.faults.unitId}
        onPick={(picked) => {
          setUnit(picked);
          setPost(null);
        }}
      />
      <DayField label={t('organization.effectiveOn')} required value={day} earliest={bangkokDay(new Date())} onChange={setDay} error={act.faults.effectiveOn} />
      {unit && <NewPost unitId={unit.id} isLater={isLater} value={postId} onChoose={setPost} />}
      <Consequences person={person} />
      <LeavesEmpty person={person} />
    </AskingDialog>
  );
}

/** The vacant posts of the new unit; on a later day the post is given when that day has come. */
function NewPost({ unitId, isLater, value, onChoose }: { unitId: number; isLater: boolean; value: number | null; onChoose: (postId: number | null) => void }) {
  const { t } = useText();
  const { data } = useQuery({ queryKey: ['organization', 'vacant-posts', unitId], queryFn: ({ signal }) => call(vacantPosts, { unitId }, { signal }) });
  if (!data) return null;
  if (isLater || data.items.length === 0) return <p className={clsx(ui.sm, ui.muted)}>{t(isLater ? 'people.postLater' : 'people.noVacantPost')}</p>;
  return (
    <Field label={t('people.newPost')}>
      {(control) => (
        <select
          {...control}
          className={ui.input}
          value={value ?? ''}
          onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{t('people.noPostYet')}</option>
          {data.items.map((post) => (
            <option key={post.postId} value={post.postId}>
              {post.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** What ends for the person, and what goes along. */
function Consequences({ person: { seats, openWork } }: { person: Person }) {
  const { t } = useText();
  return (
    <section>
      <h3 className={ui.lbl}>{t('people.ends')}</h3>
      {seats.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('people.noSeats')}</p>}
      <ul className={styles.seats}>
        {seats.map((seat) => (
          <li key={seat.seatId}>
            <span className={clsx(ui.sm, ui.strong, styles.line)}>{seat.name}</span>
            <span className={clsx(ui.xs, ui.muted, styles.line)}>{`${t(`people.functions.${seat.function}`)} · ${seat.unitName}`}</span>
          </li>
        ))}
      </ul>
      <p className={clsx(ui.sm, ui.soft)}>{t('people.goesAlong', { count: openWork })}</p>
    </section>
  );
}

/** After a move: what the person lacks now, and the way to give it. */
export function MovedDialog({ name, onGive, onClose }: { name: string; onGive: () => void; onClose: () => void }) {
  const { t } = useText();
  return (
    <ConfirmDialog
      tone="warning"
      title={t('people.transferred')}
      text={t('people.movedWithout', { name })}
      cancel={{ label: t('people.giveLater'), onPress: onClose }}
      confirm={{ label: t('people.giveWork'), onPress: onGive }}
    />
  );
}
