import { createPerson } from '@sarabun/contract/people/persons';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import type { Pickable } from '../../ui/fields/search-picker';
import { Form } from '../../ui/forms/form';
import ui from '../../ui/styles/ui.module.css';
import styles from './people.module.css';
import { emptyPerson, PersonFields } from './person-fields';
import { useAct } from './use-act';

interface PeopleStepProps {
  unitId: number;
  persons: readonly Pickable[];
  onNext: () => void;
}

/** The second step: the people of the unit, one after another. The name before the @ is proposed as the user name. */
export function PeopleStep({ unitId, persons, onNext }: PeopleStepProps) {
  const { t } = useText();
  const [draft, setDraft] = useState(emptyPerson);
  const [typed, setTyped] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const username = typed ?? draft.email.split('@')[0]?.toLowerCase() ?? '';
  const act = useAct(() => {
    setDraft(emptyPerson);
    setTyped(null);
    form.current?.querySelector<HTMLElement>('select, input')?.focus();
  });
  const save = () => act.run(() => call(createPerson, { ...draft, username, unitId }), t('people.created'));
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
        <PersonFields
          draft={draft}
          faults={act.faults}
          readOnly={false}
          emailHint={t('people.mailHint')}
          onChange={(part) => setDraft((old) => ({ ...old, ...part }))}
        />
        <Field label={t('people.username')} required error={act.faults.username} hint={t('people.usernameHint')}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={40} autoComplete="off" value={username} onChange={(event) => setTyped(event.target.value)} />
          )}
        </Field>
        <div className={clsx(ui.row, ui.wrap)}>
          <Button type="submit" tone={persons.length === 0 ? 'filled' : 'ghost'} busy={act.busy}>
            {t('setUp.addPerson')}
          </Button>
          {persons.length > 0 && <Button onClick={onNext}>{t('setUp.next')}</Button>}
        </div>
      </Form>
    </>
  );
}
