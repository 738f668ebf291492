import { createPerson } from '@sarabun/contract/people/persons';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { useLeaveForm, useUnsavedForm } from '../../ui/dialogs/unsaved-page';
import { Field } from '../../ui/fields/field';
import type { Pickable } from '../../ui/fields/search-picker';
import { Form } from '../../ui/forms/form';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import styles from './people.module.css';
import { draftOf, emptyPerson, PersonFields } from './person-fields';
import { useAct } from './use-act';

const blank = { ...emptyPerson, typed: null as string | null };

interface PeopleStepProps {
  unitId: number;
  persons: readonly Pickable[];
  onNext: () => void;
}

/** The second step: the people of the unit, one after another. The name before the @ is proposed as the user name. Who is filled in but not added is asked about. */
export function PeopleStep({ unitId, persons, onNext }: PeopleStepProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`setUpPerson_${unitId}`, blank);
  const form = useRef<HTMLFormElement>(null);
  const leave = useLeaveForm();
  useUnsavedForm(
    Object.entries(blank).some(([field, empty]) => draft[field as keyof typeof blank] !== empty),
    clear,
  );
  const username = draft.typed ?? draft.email.split('@')[0]?.toLowerCase() ?? '';
  const act = useAct(() => {
    change(blank);
    clear();
    const first = form.current?.querySelector<HTMLElement>('select, input');
    first?.focus({ preventScroll: true });
    // Not below the header of the page, and with the names above.
    first?.scrollIntoView({ block: 'center' });
  });
  const save = () => act.run(() => call(createPerson, { ...draftOf(draft), username, unitId }), t('people.created'));
  return (
    <>
      {persons.length === 0 ? (
        <p className={ui.soft}>{t('setUp.noPeople')}</p>
      ) : (
        <ul className={styles.seats}>
          {persons.map(({ id, name }) => (
            <li key={id} className={ui.strong}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <Form ref={form} act={act} className={ui.stack} onSubmit={save}>
        <PersonFields draft={draft} faults={act.faults} readOnly={false} emailHint={t('people.mailHint')} onChange={change} />
        <Field label={t('people.username')} required error={act.faults.username} hint={t('people.usernameHint')}>
          {(control) => (
            <input
              {...control}
              className={ui.input}
              maxLength={40}
              autoComplete="off"
              value={username}
              onChange={(event) => change({ typed: event.target.value })}
            />
          )}
        </Field>
        <div className={clsx(ui.row, ui.wrap)}>
          <Button type="submit" tone={persons.length === 0 ? 'filled' : 'ghost'} busy={act.busy}>
            {t('setUp.addPerson')}
          </Button>
          <Button tone={persons.length === 0 ? 'ghost' : 'filled'} onClick={() => leave(onNext)}>
            {t('setUp.next')}
          </Button>
        </div>
      </Form>
    </>
  );
}
