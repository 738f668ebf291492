import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import styles from './search.module.css';
import { askedOf, type SearchState } from './search-state';
import { useSave } from './use-search';

/** Asks for the name of a saved search. A taken name is refused, and the input stays. */
export function SaveSearchDialog({ state, onClose }: { state: SearchState; onClose: () => void }) {
  const { t } = useText();
  const [name, setName] = useState(state.q ?? '');
  const [fault, setFault] = useState<string>();
  const save = useSave();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setFault(t('search.nameMissing'));
    save.mutate(
      { name, asked: askedOf(state) },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: t('search.kept') });
          onClose();
        },
        onError: (error) => setFault((error instanceof CallFailed && error.fields.name) || error.message),
      },
    );
  };
  return (
    <DialogFrame title={t('search.saveTitle')} width={420} onClose={onClose}>
      <form className={styles.save} onSubmit={submit}>
        <h2 className={clsx(ui.h3, ui.strong)}>{t('search.saveTitle')}</h2>
        <Field label={t('search.name')} required error={fault}>
          {(control) => (
            <input
              {...control}
              className={ui.input}
              data-autofocus
              maxLength={80}
              autoComplete="off"
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setFault(undefined);
              }}
            />
          )}
        </Field>
        <div className={clsx(ui.row, styles.saveActs)}>
          <Button tone="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {t('search.save')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
