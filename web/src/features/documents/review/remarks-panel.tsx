import type { Remark } from '@sarabun/contract/drafts/letter-remarks';
import { placeOf, type Quoted, quoteAt } from '@sarabun/contract/drafts/text-places';
import { IconChecks, IconMessagePlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/forms/form';
import { useDraft } from '../../../ui/forms/use-draft';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import { AddRemark } from './add-remark';
import { RemarkCard, SettledRemark } from './remark-card';
import styles from './review.module.css';
import { type ChosenLine, remarkDraft } from './unsent-remark';
import { type OpenEditor, useRemarks, useSettling } from './use-remarks';

interface RemarksPanelProps {
  documentId: number;
  /** The editor next to it, if the letter is being written. */
  editor?: OpenEditor;
  onShow?: (words: Quoted) => void;
}

/** Comments and suggested changes on an unsigned letter: open ones first. */
export function RemarksPanel({ documentId, editor, onShow }: RemarksPanelProps) {
  const { t } = useText();
  const found = useRemarks(documentId);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was typed and not sent is shown again.
  const { draft } = useDraft<ChosenLine>(remarkDraft(documentId), { line: null, of: '' });
  const [adds, setAdds] = useState(draft.line !== null);
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const settling = useSettling(documentId, found.data?.revision ?? 0, editor, toHeading);
  if (found.isError) return <Note tone="red">{found.error.message}</Note>;
  if (!found.data) return null;
  const { remarks, mayAdd, maySettle, revision } = found.data;
  const body = editor?.body ?? found.data.body;
  const open = remarks.filter(({ state }) => state === 'open');
  const settled = remarks.filter(({ state }) => state !== 'open');
  const offersAdding = mayAdd && !editor;
  if (remarks.length === 0 && !offersAdding) return null;
  const hasPlace = (remark: Remark) => placeOf(body, remark) !== null;
  /** The words with what stands next to them now: other suggestions may have changed that. */
  const wordsNow = (remark: Remark) => {
    const place = placeOf(body, remark);
    return place && quoteAt(body, place);
  };
  const suggested = open.filter(({ replacement }) => replacement !== null);
  const placed = suggested.filter(hasPlace);
  return (
    <section className={styles.panel} aria-label={t('review.title')}>
      <h2 ref={heading} tabIndex={-1} className={clsx(ui.row, ui.wrap, ui.strong, styles.heading)} data-remarks>
        {t('review.title')}
        <span role="status" className={clsx(ui.sm, ui.soft)}>
          {open.length > 0 ? t('review.open', { n: open.length }) : t('review.noneOpen')}
        </span>
      </h2>
      <FormFailure text={settling.failure} />
      {maySettle && suggested.length > 1 && (
        <div className={clsx(ui.row, ui.wrap)}>
          {placed.length > 1 && (
            <Button size="sm" busy={settling.busy} icon={<IconChecks size={18} aria-hidden />} onClick={() => void settling.settle(placed, 'accepted')}>
              {t('review.acceptAll', { n: placed.length })}
            </Button>
          )}
          <Button size="sm" tone="ghost" busy={settling.busy} onClick={() => void settling.settle(suggested, 'rejected')}>
            {t('review.rejectAll', { n: suggested.length })}
          </Button>
        </div>
      )}
      <ul className={styles.remarks}>
        {open.map((remark) => (
          <RemarkCard
            key={remark.remarkId}
            remark={remark}
            words={wordsNow(remark)}
            maySettle={maySettle}
            busy={settling.busy}
            onSettle={(verdict, answer) => void settling.settle([remark], verdict, answer)}
            onShow={onShow && (() => onShow(remark))}
          />
        ))}
      </ul>
      {offersAdding && (
        <>
          <Button size="sm" tone="ghost" icon={<IconMessagePlus size={18} aria-hidden />} aria-expanded={adds} onClick={() => setAdds(!adds)}>
            {t('review.add')}
          </Button>
          {adds && (
            <Suspense>
              <AddRemark documentId={documentId} revision={revision} body={found.data.body} />
            </Suspense>
          )}
        </>
      )}
      {settled.length > 0 && (
        <details className={styles.settled}>
          <summary className={ui.sm}>{t('review.settled', { n: settled.length })}</summary>
          <ul className={styles.remarks}>
            {settled.map((remark) => (
              <SettledRemark key={remark.remarkId} remark={remark} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
