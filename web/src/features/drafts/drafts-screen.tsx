import { documentKinds } from '@sarabun/contract/documents/document-kind';
import { myDrafts } from '@sarabun/contract/drafts/drafts';
import { IconPencilPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { Pager } from '../../ui/tables/pager';
import { useDebounced } from '../../ui/use-debounced';
import styles from './drafts.module.css';

const pageSize = 10;
const searchDelay = 400;

/** The drafts on one's own desk: returned ones first, with the reason. */
export function DraftsScreen() {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim(), searchDelay);
  const drafts = useQuery({
    queryKey: ['letters', 'mine', search, page],
    queryFn: ({ signal }) => call(myDrafts, { search, page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div className={styles.drafts}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <h1 className={ui.h1}>{t('shell.myDrafts')}</h1>
        <Link to="/sarabun/compose" className={ui.btn}>
          <IconPencilPlus size={19} stroke={1.8} aria-hidden />
          {t('shell.newLetter')}
        </Link>
      </div>
      <SearchBox
        label={t('letters.findDraft')}
        placeholder={t('letters.findDraft')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setPage(1);
        }}
      />
      {drafts.isError ? (
        <FailedState query={drafts} title={t('letters.draftsFailed')} />
      ) : !drafts.data ? (
        <div className={clsx(ui.card, ui.stack, styles.bones)} aria-hidden>
          <Bone width="80%" height={22} />
          <Bone width="60%" height={22} />
          <Bone width="70%" height={22} />
        </div>
      ) : drafts.data.total === 0 ? (
        <BlankState kind="empty" title={t(search ? 'letters.noneFound' : 'letters.noDrafts')} text={search ? undefined : t('letters.noDraftsText')} />
      ) : (
        <>
          <ul className={clsx(ui.card, styles.draftList)} aria-busy={drafts.isFetching}>
            {drafts.data.data.map((draft) => (
              <DraftRow key={draft.documentId} draft={draft} />
            ))}
          </ul>
          <Pager page={page} pageSize={pageSize} total={drafts.data.total} onPage={setPage} />
        </>
      )}
    </div>
  );
}

function DraftRow({
  draft,
}: {
  draft: { documentId: number; kind: number; subject: string; addressee: string; savedAt: Date; returnedReason: string | null; isRecalled: boolean };
}) {
  const { t, language } = useText();
  const dates = useDates();
  const kind = documentKinds[draft.kind as keyof typeof documentKinds];
  return (
    <li>
      <Link to="/sarabun/compose" search={{ document: draft.documentId }} className={styles.draft}>
        <span className={ui.grow}>
          <span className={clsx(ui.strong, ui.clip2)}>{draft.subject || t('letters.noSubject')}</span>
          <span className={clsx(ui.xs, ui.muted, ui.clip)}>
            {kind.label[language]}
            {draft.addressee && ` · ${draft.addressee}`}
          </span>
          {draft.isRecalled && (
            <span className={ui.row}>
              <Chip tone="blue">{t('letters.recalled')}</Chip>
            </span>
          )}
          {draft.returnedReason && (
            <span className={clsx(ui.row, ui.sm)}>
              <Chip tone="amber">{t('letters.returned')}</Chip>
              <span className={ui.clip2}>{draft.returnedReason}</span>
            </span>
          )}
        </span>
        <span className={clsx(ui.xs, ui.muted, ui.num)}>{dates.moment(draft.savedAt)}</span>
      </Link>
    </li>
  );
}
