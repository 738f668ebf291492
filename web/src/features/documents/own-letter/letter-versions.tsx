import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { letterVersions } from '@sarabun/contract/drafts/drafts';
import { changesBetween } from '@sarabun/contract/drafts/letter-changes';
import { fieldLabels, letterForms } from '@sarabun/contract/drafts/letter-fields';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import styles from './own-letter.module.css';

/** The stored versions of a letter, newest first: who saved them, and what they changed. */
export default function LetterVersions({ documentId, kind }: { documentId: number; kind: number }) {
  const { t, language } = useText();
  const dates = useDates();
  const versions = useQuery({
    queryKey: ['documents', 'versions', documentId],
    queryFn: ({ signal }) => call(letterVersions, { documentId }, { signal }),
    select: ({ items }) => items,
  });
  if (versions.isError) return <Note tone="red">{versions.error.message}</Note>;
  if (!versions.data) return <Bone width="80%" />;
  const labels = letterForms[kind as DocumentKind].labels;
  return (
    <ol className={styles.history}>
      {versions.data
        .map((version, index) => {
          const before = versions.data[index - 1];
          const changes = before ? changesBetween(before.content, version.content) : [];
          return (
            <li key={version.revision}>
              <p className={clsx(ui.sm, ui.strong)}>{t('letterRoute.versionBy', { by: version.savedBy, at: dates.moment(version.savedAt) })}</p>
              {!before && <p className={clsx(ui.xs, ui.muted)}>{t('letterRoute.firstVersion')}</p>}
              {before && changes.length === 0 && <p className={clsx(ui.xs, ui.muted)}>{t('letterRoute.noChange')}</p>}
              {changes.map(({ field, before: old, after }) => (
                <div key={field} className={styles.change}>
                  <p className={clsx(ui.xs, ui.muted)}>{(labels?.[field] ?? fieldLabels[field])[language]}</p>
                  {old && (
                    <p>
                      <span className={ui.vh}>{t('letterRoute.before')} </span>
                      <del>{old}</del>
                    </p>
                  )}
                  {after && (
                    <p>
                      <span className={ui.vh}>{t('letterRoute.after')} </span>
                      <ins>{after}</ins>
                    </p>
                  )}
                </div>
              ))}
            </li>
          );
        })
        .reverse()}
    </ol>
  );
}
