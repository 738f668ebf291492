import { letterPdfPath } from '@sarabun/contract/drafts/paper-paths';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { PdfViewer } from '../documents';
import { useCursor } from './body/use-cursor';
import styles from './compose.module.css';
import { fetchPaper } from './fetch-paper';

/** The PDF of the letter next to its fields, set by the server from the last save; it shows the place where one writes. */
export function LetterPreview({ kept, saving }: { kept: { documentId: number; revision: number } | null; saving: boolean }) {
  const { t } = useText();
  const cursor = useCursor();
  const paper = useQuery({
    queryKey: ['letters', 'paper', kept?.documentId, kept?.revision],
    queryFn: ({ signal }) => fetchPaper(letterPdfPath(kept?.documentId ?? 0, kept?.revision ?? 0), signal),
    enabled: kept !== null,
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
  });
  return (
    <section className={styles.paper} aria-label={t('letters.paper')} aria-busy={saving || paper.isFetching}>
      {paper.isError && <Note tone="amber">{paper.error.message}</Note>}
      {paper.data ? (
        <Suspense fallback={<div className={clsx(ui.desk, ui.grow)} aria-busy="true" />}>
          <PdfViewer source={paper.data} cursor={cursor} before={<span className={clsx(ui.sm, ui.strong)}>{t('letters.preview')}</span>} />
        </Suspense>
      ) : (
        <div className={clsx(ui.desk, ui.grow, ui.bare)}>
          <BlankState kind="empty" title={t('letters.noPaper')} text={t('letters.noPaperText')} />
        </div>
      )}
    </section>
  );
}
