import { addRemarks } from '@sarabun/contract/drafts/letter-remarks';
import type { RichText } from '@sarabun/contract/drafts/rich-text';
import { linesOf } from '@sarabun/contract/drafts/text-places';
import { IconMessagePlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { LongText } from '../../../ui/fields/long-text';
import { Form } from '../../../ui/forms/form';
import { useAct } from '../../../ui/forms/use-act';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { ChangedWords } from './changed-words';
import styles from './review.module.css';
import { piecesBetween, suggestionsFor } from './text-changes';
import { type ChosenLine, remarkDraft } from './unsent-remark';

interface AddRemarkProps {
  documentId: number;
  revision: number;
  body: RichText;
}

/** As many paragraphs are offered at once; others are found by their words. */
const offered = 30;

/** Chooses a paragraph of the letter to remark on. */
export function AddRemark(props: AddRemarkProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft<ChosenLine>(remarkDraft(props.documentId), { line: null, of: '' });
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLElement>(null);
  const heading = useId();
  // Below the letter on a narrow screen: without this, nothing seems to happen. Of a long list the beginning is shown.
  useEffect(() => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const lines = linesOf(props.body).map(({ text, cell }, line) => ({ text, cell, line }));
  const chosen = lines.find(({ line, text }) => line === draft.line && text === draft.of);
  const close = () => {
    clear();
    change({ line: null, of: '' });
    requestAnimationFrame(() => list.current?.focus());
  };
  if (chosen)
    return (
      <Suspense>
        <RemarkForm key={chosen.line} {...props} line={chosen.line} text={chosen.text} onClose={close} />
      </Suspense>
    );
  const found = lines.filter(({ text }) => text.trim() !== '' && text.includes(wanted.trim()));
  return (
    <section ref={list} tabIndex={-1} aria-labelledby={heading} className={ui.stack}>
      <h3 id={heading} className={clsx(ui.sm, ui.strong)}>
        {t('review.choose')}
      </h3>
      {lines.length > offered && (
        <Field label={t('review.find')}>
          {(control) => <input {...control} className={ui.input} value={wanted} onChange={(event) => setWanted(event.target.value)} />}
        </Field>
      )}
      <ul className={styles.lines}>
        {found.slice(0, offered).map(({ line, text, cell }) => (
          <li key={line}>
            <button type="button" className={styles.line} onClick={() => change({ line, of: text })}>
              {cell && <span className={clsx(ui.xs, ui.muted)}>{t('review.cell', { row: cell[0] + 1, cell: cell[1] + 1 })} </span>}
              {text}
            </button>
          </li>
        ))}
      </ul>
      {found.length > offered && <p className={clsx(ui.xs, ui.muted)}>{t('review.more', { n: found.length - offered })}</p>}
    </section>
  );
}

interface RemarkFormProps extends AddRemarkProps {
  line: number;
  text: string;
  onClose: () => void;
}

/** The paragraph as the reviewer would write it, and a comment: on the marked words, or on all of it. */
function RemarkForm({ documentId, revision, line, text, onClose }: RemarkFormProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(remarkDraft(documentId, line), { words: text, comment: '' });
  const [marked, setMarked] = useState<{ start: number; end: number } | null>(null);
  const [tried, setTried] = useState(false);
  const act = useAct(['documents'], () => {
    clear();
    onClose();
  });
  const words = draft.words.replace(/\s*[\r\n]+\s*/g, ' ');
  const suggestions = suggestionsFor(text, words);
  const comment = draft.comment.trim();
  const isEmpty = suggestions.length === 0 && comment === '';
  const submit = () => {
    setTried(true);
    if (isEmpty) return;
    const place = marked ?? { start: 0, end: text.length };
    const remarks =
      suggestions.length > 0
        ? suggestions.map((one, index) => ({ line, ...one, text: index === 0 ? comment : '' }))
        : [{ line, ...place, replacement: null, text: comment }];
    return act.run(() => call(addRemarks, { documentId, revision, remarks }), t('review.saved'));
  };
  return (
    <Form act={act} label={t('review.add')} className={clsx(ui.stack, styles.remark)} data-remark onSubmit={submit}>
      <Field label={t('review.paragraph')} hint={t('review.paragraphHint')}>
        {(control) => (
          <LongText
            {...control}
            autoFocus
            rows={Math.min(10, Math.max(3, Math.ceil(text.length / 45)))}
            most={5000}
            value={draft.words}
            onChange={(event) => change({ words: event.target.value })}
            onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) => setMarked(end > start && words === text ? { start, end } : null)}
          />
        )}
      </Field>
      {suggestions.length > 0 && (
        <p aria-live="polite">
          <span className={clsx(ui.xs, ui.muted)}>{t('review.willSuggest', { n: suggestions.length })} </span>
          <ChangedWords pieces={piecesBetween(text, words)} />
        </p>
      )}
      {suggestions.length === 0 && marked && <p className={ui.sm}>{t('review.onWords', { words: text.slice(marked.start, marked.end) })}</p>}
      <Field label={t('review.comment')} error={tried && isEmpty ? t('review.nothing') : undefined}>
        {(control) => <LongText {...control} rows={2} most={2000} value={draft.comment} onChange={(event) => change({ comment: event.target.value })} />}
      </Field>
      <div className={clsx(ui.row, ui.wrap)}>
        <Button type="submit" size="sm" icon={<IconMessagePlus size={18} aria-hidden />} busy={act.busy}>
          {t(suggestions.length > 0 ? 'review.suggest' : 'review.addComment')}
        </Button>
        <Button size="sm" tone="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  );
}
