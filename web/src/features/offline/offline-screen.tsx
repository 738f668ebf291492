import { fileSize } from '@sarabun/contract/values/file-size';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { forgetLetter, type KeptRow } from '../../platform/offline/kept-letters';
import { useWaiting } from '../../platform/offline/waiting';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { IconButton } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import styles from './offline.module.css';
import { useKept } from './use-kept';
import { WaitingList } from './waiting-list';

/** What is on this device: acts that wait for a connection, and letters that can be read without one. */
export function OfflineScreen() {
  const { t } = useText();
  const acts = useWaiting();
  const kept = useKept();
  return (
    <div className={styles.root}>
      <div>
        <h1 className={ui.h1}>{t('shell.offline')}</h1>
        <p className={clsx(ui.sm, ui.muted)}>{t('offline.purpose')}</p>
      </div>
      <section className={clsx(ui.card, styles.card)} aria-labelledby="waiting-acts">
        <h2 id="waiting-acts" className={ui.h3}>
          {t('offline.waiting')}
        </h2>
        <p className={clsx(ui.sm, ui.muted)}>{t('offline.waitingHint')}</p>
        {acts.length > 0 ? <WaitingList acts={acts} /> : <p className={ui.soft}>{t('offline.nothingWaits')}</p>}
      </section>
      <section className={clsx(ui.card, styles.card)} aria-labelledby="kept-letters" aria-busy={kept.isFetching}>
        <h2 id="kept-letters" className={ui.h3}>
          {t('offline.letters')}
        </h2>
        <p className={clsx(ui.sm, ui.muted)}>{t('offline.lettersHint')}</p>
        {kept.isError ? (
          <FailedState small query={{ error: null, refetch: kept.refetch }} title={t('offline.not.blocked')} />
        ) : kept.data?.length === 0 ? (
          <BlankState kind="empty" small title={t('offline.noLetters')} text={t('offline.noLettersText')} />
        ) : (
          <ul className={styles.list}>
            {kept.data?.map((letter) => (
              <Kept key={letter.documentId} letter={letter} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Kept({ letter: { documentId, legId, number, subject, bytes, seenAt, until } }: { letter: KeptRow }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <li className={styles.row}>
      <div className={ui.grow}>
        <Link to="/sarabun/dashboard" search={{ document: documentId, leg: legId ?? undefined }} className={styles.subject}>
          {number && <span className={ui.num}>{letterNumberInThai(number)} </span>}
          {subject}
        </Link>
        <p className={clsx(ui.xs, ui.muted)}>
          {t('offline.seen', { ago: dates.ago(seenAt), until: dates.moment(until) })} · {fileSize(bytes)}
        </p>
      </div>
      <IconButton label={`${t('offline.remove')} ${subject}`} onClick={() => void forgetLetter(documentId).catch(() => undefined)}>
        <IconTrash size={19} stroke={1.7} aria-hidden />
      </IconButton>
    </li>
  );
}
