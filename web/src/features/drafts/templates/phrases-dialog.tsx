import type { RichText } from '@sarabun/contract/drafts/rich-text';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { FailedState } from '../../../ui/blank-state';
import { Button } from '../../../ui/button';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../../ui/dialogs/dialog-parts';
import { Field } from '../../../ui/fields/field';
import ui from '../../../ui/styles/ui.module.css';
import { RemoveTemplate } from './remove-template';
import styles from './templates.module.css';
import { excerptOf, phrasesWith, usePhrases } from './use-templates';

interface PhrasesDialogProps {
  /** The selected part of the letter, which can be kept; empty if nothing is selected. */
  selected: RichText;
  onInsert: (body: RichText) => void;
  onKeep: () => void;
  onClose: () => void;
}

/** The phrases of the person and the units: to put one into the letter, to keep the selected words, or to remove one. */
export function PhrasesDialog({ selected, onInsert, onKeep, onClose }: PhrasesDialogProps) {
  const { t } = useText();
  const query = usePhrases({ enabled: true });
  const { data } = query;
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const items = data?.items ?? [];
  const found = phrasesWith(items, search);
  const words = excerptOf(selected).trim();
  return (
    <DialogFrame title={t('letterTemplates.phrases')} width={620} onClose={onClose} sheet>
      <DialogHead title={t('letterTemplates.phrases')} note={t('letterTemplates.phrasesNote')} onClose={onClose} quiet />
      <div className={clsx(ui.drawerBody, ui.stack)}>
        {query.isError && <FailedState query={query} small />}
        <Field label={t('letterTemplates.find')}>
          {(control) => (
            <input
              {...control}
              ref={box}
              className={ui.input}
              value={search}
              data-autofocus
              autoComplete="off"
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
        {data && items.length === 0 && <p className={clsx(ui.sm, ui.soft)}>{t('letterTemplates.noPhrases')}</p>}
        {items.length > 0 && found.length === 0 && (
          <p className={clsx(ui.sm, ui.soft)} role="status">
            {t('letterTemplates.noneFound')}
          </p>
        )}
        <ul className={styles.phrases}>
          {found.map((phrase) => (
            <li key={phrase.letterTemplateId}>
              <button type="button" className={clsx(styles.option, styles.phrase)} onClick={() => onInsert(phrase.body)}>
                <span className={ui.strong}>{phrase.name}</span>
                <span className={clsx(ui.xs, ui.muted, styles.excerpt)}>
                  {phrase.unitName ?? t('letterTemplates.mine')} · {excerptOf(phrase.body)}
                </span>
              </button>
              {phrase.mayChange && <RemoveTemplate template={phrase} onRemoved={() => box.current?.focus()} />}
            </li>
          ))}
        </ul>
      </div>
      <div className={ui.drawerFoot}>
        {words !== '' && (
          <Button tone="ghost" icon={<IconDeviceFloppy size={18} stroke={1.7} aria-hidden />} onClick={onKeep}>
            {t('letterTemplates.keepPhrase')}
          </Button>
        )}
        <span className={ui.grow} />
        <Button tone="ghost" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </DialogFrame>
  );
}
