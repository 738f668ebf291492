import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { useDaysFault } from '../../ui/fields/day-range';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { ListFoot } from '../../ui/tables/list-foot';
import { Row, Table } from '../../ui/tables/table';
import { Token } from '../../ui/token';
import { SettingsFrame, useSettingsState } from '../settings';
import styles from './history.module.css';
import { HistoryFilters } from './history-filters';
import { type HistoryFilter, type HistoryOf, useHistory } from './use-history';
import { useTypedWords } from './use-typed-words';

const everything = { search: undefined, letter: undefined, from: undefined, to: undefined, action: undefined, document: undefined };
const pages = { activity: 'history-activity', systemLog: 'activity-system-log' } as const;

/** The history for auditors and administrators, filtered, paged on the server, with export. */
export function HistoryScreen({ of }: { of: HistoryOf }) {
  const { t } = useText();
  return (
    <SettingsFrame path={pages[of]} purpose={t(of === 'activity' ? 'history.activityPurpose' : 'history.logPurpose')}>
      {() => <History of={of} />}
    </SettingsFrame>
  );
}

function History({ of }: { of: HistoryOf }) {
  const { t } = useText();
  const [address, changeAddress] = useSettingsState();
  const { from, to, action, page = 1 } = address;
  const words = { search: address.search ?? '', letter: address.letter ?? '' };
  // In the address: a link reopens the same rows.
  const asked: HistoryFilter = { ...words, from, to, action, documentId: address.document };
  const [typed, setTyped] = useTypedWords(words, (next) =>
    changeAddress({ search: undefined, letter: undefined, ...next, page: undefined }, { replace: true }),
  );
  const filter = { ...asked, ...typed };
  const daysFault = useDaysFault(asked);
  const rows = useHistory(of, asked, page);
  const change: typeof changeAddress = (part) => changeAddress({ ...part, page: undefined });
  const isSought = useRef(filter.documentId === undefined && filter.letter !== '');
  const list = useRef<HTMLElement>(null);
  // A link that leads to letters of a number begins at their rows.
  useEffect(() => {
    if (isSought.current) list.current?.focus();
  }, []);
  return (
    <section ref={list} className={clsx(ui.card, ui.listCard)} aria-label={t('history.rows')} aria-busy={rows.isFetching} tabIndex={-1}>
      <HistoryFilters
        of={of}
        filter={filter}
        asked={asked}
        onChange={(part) => ('search' in part || 'letter' in part ? setTyped({ ...typed, ...part }) : change(part))}
      />
      {filter.documentId !== undefined && (
        <TrailHead
          key={filter.documentId}
          documentId={filter.documentId}
          letter={rows.data?.data.find((row) => row.documentId === filter.documentId)?.letter ?? null}
          onClear={() => change({ document: undefined })}
        />
      )}
      {daysFault === null ? (
        <Found of={of} rows={rows} page={page} byNumber={asked.letter !== ''} change={changeAddress} />
      ) : (
        <BlankState kind="empty" small title={daysFault} />
      )}
    </section>
  );
}

interface FoundProps {
  of: HistoryOf;
  rows: ReturnType<typeof useHistory>;
  page: number;
  /** Rows of letters of a number are sought. */
  byNumber: boolean;
  change: ReturnType<typeof useSettingsState>[1];
}

/** The rows of a page and its foot. */
function Found({ of, rows, page, byNumber, change }: FoundProps) {
  const { t } = useText();
  return (
    <>
      {rows.isError && !rows.data ? (
        <FailedState query={rows} />
      ) : rows.data?.data.length === 0 ? (
        <BlankState kind="empty" small title={t(byNumber ? 'history.noneOfNumber' : 'history.none')}>
          <Button tone="ghost" onClick={() => change({ ...everything, page: undefined })}>
            {t('history.clear')}
          </Button>
        </BlankState>
      ) : (
        <Rows of={of} rows={rows.data?.data ?? null} trail={(document) => change({ ...everything, document, page: undefined })} />
      )}
      <ListFoot
        page={page}
        pageSize={rowsOn('lists')}
        total={rows.data?.total}
        onPage={(next) => change({ page: next > 1 ? next : undefined })}
        words={(shown) => t(rows.data?.more ? 'history.shownOfMore' : 'history.shown', { ...shown })}
      />
    </>
  );
}

/** The letter whose trail is shown, and the way back to all. */
function TrailHead({ documentId, letter, onClear }: { documentId: number; letter: FoundRows[number]['letter']; onClear: () => void }) {
  const { t } = useText();
  const title = useRef<HTMLHeadingElement>(null);
  // What led here, a row or a link elsewhere, has gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={clsx(ui.row, ui.between, ui.wrap, styles.trail)}>
      <h2 ref={title} className={ui.h3} tabIndex={-1}>
        {letter ? t('history.trailOf', { number: numberOf(letter), subject: letter.subject }) : t('history.trailOfUnnamed', { id: documentId })}
      </h2>
      <Button tone="ghost" size="sm" onClick={onClear}>
        {t('history.allLetters')}
      </Button>
    </div>
  );
}

/** The number of a letter, after its kind where that says of what it is. */
const numberOf = ({ kind, number }: { kind: string; number: string }) => [kind, number].filter(Boolean).join(' ');

type FoundRows = NonNullable<ReturnType<typeof useHistory>['data']>['data'];

function Rows({ of, rows, trail }: { of: HistoryOf; rows: FoundRows | null; trail: (documentId: number) => void }) {
  const { t } = useText();
  if (!rows) return <Bone width="70%" height={40} />;
  return (
    <Table
      heads={[
        ...(['at', 'person', 'action', 'document', 'address', 'detail'] as const).map((column) => t(`history.${column}`)),
        ...(of === 'systemLog' ? [t('history.seal')] : []),
      ]}
    >
      {rows.map((row) => (
        <HistoryRow key={row.id} row={row} trail={trail} />
      ))}
    </Table>
  );
}

function HistoryRow({ row, trail }: { row: FoundRows[number]; trail: (documentId: number) => void }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <Row>
      <td className={ui.num}>{dates.instant(row.at)}</td>
      <td>{row.personName || <span className={ui.muted}>{t('history.system')}</span>}</td>
      <td className={ui.strong}>{row.actionName}</td>
      <td className={styles.letter}>{row.documentId !== null && <LetterCell documentId={row.documentId} letter={row.letter} onTrail={trail} />}</td>
      <td className={clsx(ui.num, ui.sm)}>{row.address}</td>
      <td className={clsx(ui.cardWide, styles.detail)}>
        <Facts facts={row.facts} />
      </td>
      {row.sealed !== null && (
        <td>
          <Chip tone={row.sealed ? 'green' : 'plain'}>{t(row.sealed ? 'history.sealed' : 'history.waiting')}</Chip>
        </td>
      )}
    </Row>
  );
}

/** The letter, as far as the reader may know it; a press shows only its trail. */
function LetterCell({ documentId, letter, onTrail }: { documentId: number; letter: FoundRows[number]['letter']; onTrail: (documentId: number) => void }) {
  const { t } = useText();
  return (
    <button type="button" className={styles.open} title={t('history.ofLetter')} onClick={() => onTrail(documentId)}>
      <Token>{(letter && numberOf(letter)) || t(letter ? 'history.noNumber' : 'history.documentId', { id: documentId })}</Token>
      {letter && (
        <span className={styles.subject}>
          <Kept>{letter.subject}</Kept>
        </span>
      )}
    </button>
  );
}

/** The recorded details of an action, with old values. */
function Facts({ facts }: { facts: FoundRows[number]['facts'] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({ label, before, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts are told in their order and never change
        <li key={index}>
          <Kept>
            {label && <span className={ui.muted}>{label}: </span>}
            {before !== null && (
              <>
                <s>{before}</s> →{' '}
              </>
            )}
            {value}
          </Kept>
        </li>
      ))}
    </ul>
  );
}
