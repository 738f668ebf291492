import { letterCopies, letterCopyPath, letterZipPath } from '@sarabun/contract/copies/letter-copies';
import { IconFileZip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './copies.module.css';
import { EnvelopeForm } from './envelope-form';
import { MakeCopyForm } from './make-copy-form';

const copiesKey = 'letterCopies';

/** The book of copies of a letter, and what can be made of it. */
export default function LetterCopies({ documentId }: { documentId: number }) {
  const { t } = useText();
  const dates = useDates();
  const query = useQuery({ queryKey: [copiesKey, documentId], queryFn: ({ signal }) => call(letterCopies, { documentId }, { signal }) });
  if (query.isError) return <FailedState query={query} small />;
  if (!query.data) return <Bone width="100%" height={120} />;
  const { copies, files, agenda, receivers, isOwn } = query.data.item;
  return (
    <div className={styles.copies}>
      {copies.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('copies.none')}</p>}
      {copies.length > 0 && (
        <ul className={styles.book} aria-label={t('copies.book')}>
          {copies.map((copy) => (
            <li key={copy.copyId}>
              <a href={letterCopyPath(documentId, copy.copyId)} target="_blank" rel="noreferrer">
                {t('copies.numbered', { kind: t(`copies.kinds.${copy.kind}`), number: copy.number })}
              </a>
              <span className={clsx(ui.xs, ui.muted, ui.ownLine)}>
                <Kept>{[copy.madeBy, copy.post, dates.moment(copy.madeAt)].filter(Boolean).join(' · ')}</Kept>
              </span>
              <span className={clsx(ui.xs, ui.ownLine)}>
                <Kept>{t('copies.because', { reason: copy.reason, file: copy.fileName })}</Kept>
              </span>
            </li>
          ))}
        </ul>
      )}
      {(files.length > 0 || agenda.length > 0) && <MakeCopyForm documentId={documentId} files={files} agenda={agenda} isOwn={isOwn} />}
      {receivers.length > 0 && <EnvelopeForm documentId={documentId} receivers={receivers} />}
      <a href={letterZipPath(documentId)} className={clsx(ui.btn, ui.ghost, ui.sm)} download>
        <IconFileZip size={18} stroke={1.7} aria-hidden />
        {t('copies.zip')}
      </a>
    </div>
  );
}
