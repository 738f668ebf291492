import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Drawer } from '../../ui/dialogs/drawer';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { Pager } from '../../ui/tables/pager';
import { SpeedMark } from '../settings';
import { DueMark } from './due-mark';
import styles from './follow-up.module.css';
import type { PendencySearch } from './follow-up-search';
import { lettersPageSize, usePendingLetters } from './use-follow-up';

interface PendingLettersProps {
  lineKey: string;
  name: string;
  state: PendencySearch;
  onClose: () => void;
}

/** The letters behind a line of the report. Those that the reader may not open are only counted. */
export function PendingLetters({ lineKey, name, state, onClose }: PendingLettersProps) {
  const { t } = useText();
  const dates = useDates();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePendingLetters(lineKey, state, page);
  const title = t(state.only ? 'followUp.lateLetters' : 'followUp.waitingLetters', { name });
  return (
    <Drawer title={title} note={data && t('followUp.lettersCount', { n: data.total })} onClose={onClose}>
      <div className={styles.letters}>
        {error && !data ? (
          <BlankState kind="error" small title={t('followUp.failed')} text={sentenceOf(error)}>
            <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
          </BlankState>
        ) : !data ? (
          <Bone width="80%" height={60} />
        ) : (
          <>
            {data.data.length === 0 && data.hidden === 0 && <BlankState kind="empty" small title={t('followUp.nothingWaits')} />}
            <ul className={styles.list}>
              {data.data.map((letter) => (
                <li key={letter.legId} className={styles.row}>
                  <div className={ui.grow}>
                    <Link to="/sarabun/dashboard" search={{ document: letter.documentId, leg: letter.legId }} className={styles.subject}>
                      {letter.number && <span className={ui.num}>{letterNumberInThai(letter.number)} </span>}
                      <Kept>{letter.subject}</Kept>
                    </Link>
                    <div className={clsx(ui.row, ui.wrap, styles.facts, ui.sm, ui.muted)}>
                      <DueMark dueOn={letter.dueOn} />
                      {letter.speed > 1 && <SpeedMark speed={letter.speed} />}
                      <span>
                        <Kept>{t('followUp.at', { name: letter.deskName })}</Kept>
                      </span>
                      <span className={ui.num}>{dates.ago(letter.sentAt)}</span>
                    </div>
                  </div>
                </li>
              ))}
            </ul>
            {data.hidden > 0 && <p className={clsx(ui.sm, ui.muted, styles.hidden)}>{t('followUp.hidden', { n: data.hidden })}</p>}
            <Pager page={page} pageSize={lettersPageSize} total={data.total} onPage={setPage} />
          </>
        )}
      </div>
    </Drawer>
  );
}
