import { createPerson } from '@sarabun/contract/people/persons';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import type { Pickable } from '../../ui/fields/search-picker';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from '../organization';
import { draftOf, emptyPerson, missingFields, PersonFields } from './person-fields';
import { useAct } from './use-act';

const chosen = ['prefix', 'unitId'];

/** Adds a person; a link for the first password is mailed. */
export function NewPersonDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const kept = useDraft('person_new', { ...emptyPerson, username: '', unit: null as Pickable | null });
  const { draft, change } = kept;
  const { username, unit } = draft;
  const act = useAct(onClose);
  const submit = () => {
    const missing: string[] = missingFields(draft);
    if (username.trim() === '') missing.push('username');
    if (unit === null) missing.push('unitId');
    if (missing.length > 0 || unit === null) {
      const label = (name: string) => (name === 'unitId' ? t('people.unit') : t(`people.${name as 'username'}`));
      return act.setFaults(
        Object.fromEntries(missing.map((name) => [name, t(chosen.includes(name) ? 'settings.neededChoice' : 'settings.needed', { label: label(name) })])),
      );
    }
    return act.run(() => call(createPerson, { ...draftOf(draft), username, unitId: unit.id }), t('people.created'));
  };
  return (
    <Drawer title={t('people.add')} onClose={onClose}>
      <DialogForm act={act} onSubmit={submit} kept={kept} foot={<DialogFoot submit={t('people.add')} busy={act.busy} onClose={onClose} />}>
        <PersonFields draft={draft} faults={act.faults} readOnly={false} emailHint={t('people.mailHint')} onChange={change} />
        <OfficePicker kind="unit" label={t('people.unit')} required value={unit} error={act.faults.unitId} onPick={(picked) => change({ unit: picked })} />
        <Field label={t('people.username')} required error={act.faults.username} hint={t('people.usernameHint')}>
          {(control) => (
            <input
              {...control}
              className={ui.input}
              maxLength={40}
              autoComplete="off"
              value={username}
              onChange={(event) => change({ username: event.target.value })}
            />
          )}
        </Field>
      </DialogForm>
    </Drawer>
  );
}
