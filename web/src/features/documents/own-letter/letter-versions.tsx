import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { letterVersions } from '@sarabun/contract/drafts/drafts';
import { changesBetween } from '@sarabun/contract/drafts/letter-changes';
import { fieldLabels, letterForms } from '@sarabun/contract/drafts/letter-fields';
import { IconGitCompare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/lazy-dialog';
import { withMoreTexts } from '../../../ui/lazy-part';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import styles from './own-letter.module.css';

const CompareVersions = lazyDialog(withMoreTexts(async () => (await import('../review/compare-versions')).CompareVersions));

/** The stored versions of a letter, newest first: who saved them, and what they changed. */
export default function LetterVersions({ documentId, kind }: { documentId: number; kind: number }) {
  const { t, language } = useText();
  const dates = useDates();
  const [compares, setCompares] = useState(false);
  const versions = useQuery({
    queryKey: ['documents', 'versions', documentId],
    queryFn: ({ signal }) => call(letterVersions, { documentId }, { signal }),
    select: ({ items, copies }) => [
      ...items.map((one, index) => ({ ...one, number: index + 1, isCopy: false })),
      ...copies.map((one) => ({ ...one, suggestedBy: [], number: null, isCopy: true })),
    ],
  });
  if (versions.isError) return <Note tone="red">{versions.error.message}</Note>;
  if (!versions.data) return <Bone width="80%" />;
  const labels = letterForms[kind as DocumentKind].labels;
  return (
    <>
      <Button size="sm" tone="ghost" icon={<IconGitCompare size={18} aria-hidden />} onClick={() => setCompares(true)}>
        {t('letterRoute.compare')}
      </Button>
      {compares && (
        <Suspense>
          <CompareVersions versions={versions.data} kind={kind} onClose={() => setCompares(false)} />
        </Suspense>
      )}
      <ol className={styles.history}>
        {versions.data
          .map((version, index) => {
            const before = version.isCopy ? versions.data.findLast(({ isCopy }) => !isCopy) : versions.data[index - 1];
            const changes = before ? changesBetween(before.content, version.content) : [];
            return (
              <li key={`${version.revision} ${version.savedAt.getTime()}`}>
                <p className={clsx(ui.sm, ui.strong)}>
                  {version.number !== null && `${t('letterRoute.versionNumber', { n: version.number })} · `}
                  {t('letterRoute.versionBy', { by: version.savedBy, at: dates.moment(version.savedAt) })}
                </p>
                {version.isCopy && <p className={clsx(ui.xs, ui.muted)}>{t('letterRoute.keptCopy')}</p>}
                {version.suggestedBy.length > 0 && (
                  <p className={clsx(ui.xs, ui.muted)}>{t('letterRoute.suggestedBy', { names: version.suggestedBy.join(', ') })}</p>
                )}
                {version.number === 1 && <p className={clsx(ui.xs, ui.muted)}>{t('letterRoute.firstVersion')}</p>}
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
    </>
  );
}
