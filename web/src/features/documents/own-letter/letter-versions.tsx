import { letterVersions } from '@sarabun/contract/drafts/drafts';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { IconGitCompare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useMemo, useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/lazy-dialog';
import { withMoreTexts } from '../../../ui/lazy-part';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import { ComparedParts } from '../review/compared-parts';
import { compareVersions } from '../review/version-changes';
import styles from './own-letter.module.css';

const CompareVersions = lazyDialog(withMoreTexts(async () => (await import('../review/compare-versions')).CompareVersions));

/** The stored versions of a letter, newest first: who saved them, and what they changed. */
export default function LetterVersions({ documentId, kind }: { documentId: number; kind: number }) {
  const { t } = useText();
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
                {before && <Changes before={before.content} after={version.content} kind={kind} />}
              </li>
            );
          })
          .reverse()}
      </ol>
    </>
  );
}

/** What one version changed in the one before it, by words; what stayed is left out. */
function Changes({ before, after, kind }: { before: LetterContent; after: LetterContent; kind: number }) {
  const { t } = useText();
  const { day } = useDates();
  const parts = useMemo(() => compareVersions(before, after, day).filter(({ change }) => change !== 'same'), [before, after, day]);
  if (parts.length === 0) return <p className={clsx(ui.xs, ui.muted)}>{t('letterRoute.noChange')}</p>;
  return <ComparedParts parts={parts} kind={kind} />;
}
