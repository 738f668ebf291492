import { type LetterTemplate, saveLetterTemplate } from '@sarabun/contract/drafts/letter-templates';
import type { RichText } from '@sarabun/contract/drafts/rich-text';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame';
import { DialogFoot, DialogForm, DialogHead } from '../../../ui/dialogs/dialog-parts';
import { Field } from '../../../ui/fields/field';
import { useAct } from '../../../ui/forms/use-act';
import ui from '../../../ui/styles/ui.module.css';
import styles from './templates.module.css';
import { excerptOf, templatesKey, usePhrases, useTemplates } from './use-templates';

interface KeepTemplateProps {
  /** Saves what was typed and returns the draft; null if it could not be saved. */
  saved: () => Promise<number | null>;
  /** The text of a phrase; null to keep the whole letter. */
  phrase: RichText | null;
  onClose: () => void;
}

/** Keeps a letter as a template, or a part of its text as a phrase: for the person, or a unit. A name that is in use is replaced. */
export function KeepTemplate({ saved, phrase, onClose }: KeepTemplateProps) {
  const { t } = useText();
  const templates = useTemplates({ enabled: phrase === null });
  const phrases = usePhrases({ enabled: phrase !== null });
  const { items = [], units = [] }: { items?: LetterTemplate[]; units?: { unitId: number; name: string }[] } = (phrase ? phrases : templates).data ?? {};
  const [name, setName] = useState('');
  const [unitId, setUnitId] = useState<number | null>(null);
  const act = useAct([templatesKey], onClose);
  const before = items.find((one) => one.mayChange && one.unitId === unitId && one.name === name.trim());
  const keep = async () => {
    if (name.trim() === '') return act.setFaults({ name: t('letterTemplates.nameMissing') });
    await act.run(
      async () => {
        const documentId = await saved();
        if (documentId === null) throw new Error(t('letters.state.failed'));
        const replaces = before ? { letterTemplateId: before.letterTemplateId, version: before.version } : null;
        return call(saveLetterTemplate, { documentId, name: name.trim(), unitId, phrase, replaces });
      },
      t('letterTemplates.kept', { name: name.trim() }),
    );
  };
  const title = t(phrase ? 'letterTemplates.keepPhrase' : 'letterTemplates.keepTitle');
  return (
    <DialogFrame title={title} width={520} onClose={onClose}>
      <DialogHead title={title} note={phrase ? '' : t('letterTemplates.keepNote')} onClose={onClose} quiet />
      <DialogForm
        act={act}
        onSubmit={keep}
        foot={<DialogFoot submit={t(before ? 'letterTemplates.replace' : 'letterTemplates.save')} busy={act.busy} onClose={onClose} />}
      >
        {phrase && <p className={clsx(ui.sm, ui.soft, styles.excerpt)}>{t('letterTemplates.selected', { text: excerptOf(phrase) })}</p>}
        <Field label={t('letterTemplates.name')} error={act.faults.name} hint={before ? t('letterTemplates.replaces') : undefined} required>
          {(control) => (
            <input
              {...control}
              className={ui.input}
              maxLength={80}
              value={name}
              data-autofocus
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('letterTemplates.whose')} error={act.faults.unitId}>
          {(control) => (
            <select {...control} className={ui.input} value={unitId ?? ''} onChange={(event) => setUnitId(Number(event.target.value) || null)}>
              <option value="">{t('letterTemplates.mine')}</option>
              {units.map((unit) => (
                <option key={unit.unitId} value={unit.unitId}>
                  {unit.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </DialogForm>
    </DialogFrame>
  );
}
