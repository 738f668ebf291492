import { previewAbsence, previewOwnAbsence, type StandIns } from '@sarabun/contract/acting/acting';
import { actingLine } from '@sarabun/contract/acting/acting-phrase';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { Term } from '../rights';

interface AbsencePreviewProps {
  /** Null for the reader. */
  personId: number | null;
  startsOn: string;
  endsOn: string;
}

/** Who stands in for each post on the chosen days, before the absence is saved; and where nobody does, what to do. */
export function AbsencePreview({ personId, startsOn, endsOn }: AbsencePreviewProps) {
  const { t } = useText();
  const { data } = useQuery({
    queryKey: ['rights', 'absence-preview', personId, startsOn, endsOn],
    queryFn: ({ signal }) =>
      personId === null ? call(previewOwnAbsence, { startsOn, endsOn }, { signal }) : call(previewAbsence, { personId, startsOn, endsOn }, { signal }),
  });
  if (!data) return null;
  return (
    <section aria-label={t('rights.absence.standIns')} aria-live="polite">
      <h3 className={ui.lbl}>{t('rights.absence.standIns')}</h3>
      {data.posts.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('rights.absence.noPost')}</p>}
      {data.posts.map((post) => (
        <PostStandIns key={post.postId} post={post} />
      ))}
    </section>
  );
}

function PostStandIns({ post: { postName, acting, without } }: { post: StandIns }) {
  const { t, language } = useText();
  return (
    <>
      {acting.length > 0 && (
        <ul className={ui.rightsList}>
          {acting.map((one) => (
            <li key={`${one.name} ${one.orderNumber} ${one.startsOn}`}>
              <span className={clsx(ui.sm, ui.strong, ui.rightsLine)}>
                <Kept>{`${one.name} ${actingLine(one.phrase, postName, language)}`}</Kept>
              </span>
              <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>{t('rights.order', { number: one.orderNumber })}</span>
              <Term {...one} />
            </li>
          ))}
        </ul>
      )}
      {without.length > 0 && (
        <Note tone="amber">
          <p>
            <Kept>{t('rights.absence.nobody', { post: postName })}</Kept>
          </p>
          {without.map((days) => (
            <Term key={days.startsOn} {...days} />
          ))}
        </Note>
      )}
    </>
  );
}
