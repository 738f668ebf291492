import { saveSearch } from '@sarabun/contract/search/search';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { Field } from '../../ui/fields/field';
import { useAct } from '../../ui/forms/use-act';
import ui from '../../ui/styles/ui.module.css';
import { askedOf, type SearchState } from './search-state';

/** Asks for the name of a saved search. A taken name is refused, and the input stays. */
export function SaveSearchDialog({ state, onClose }: { state: SearchState; onClose: () => void }) {
  const { t } = useText();
  const [name, setName] = useState(state.q ?? '');
  const act = useAct(['search'], onClose);
  const save = () => act.run(() => call(saveSearch, { name, asked: askedOf(state) }), t('search.kept'));
  return (
    <AskingDialog title={t('search.saveTitle')} width={420} act={act} submit={t('search.save')} onSubmit={save} onClose={onClose}>
      <Field label={t('search.name')} required error={act.faults.name}>
        {(control) => (
          <input
            {...control}
            className={ui.input}
            data-autofocus
            maxLength={80}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </AskingDialog>
  );
}
