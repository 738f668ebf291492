import { lineSorts } from '@sarabun/contract/registers/line-sorts';
import type { RegisterColumn, RegisterLine } from '@sarabun/contract/registers/register-pages';
import { letterNumberInThai, toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import type { Sorting } from '../../ui/tables/sort-header';
import { Row, Table } from '../../ui/tables/table';
import { Token } from '../../ui/token';
import styles from './registers.module.css';
import { mayChangeLines, type OpenRegister } from './use-registers';

interface LineTableProps {
  register: OpenRegister;
  /** Null while the first lines load. */
  lines: RegisterLine[] | null;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onOpen: (line: RegisterLine) => void;
  onDetail: (line: RegisterLine) => void;
}

/** The lines of a register in the configured columns; a row opens its letter, the pencil the line itself, or an eye if it can only be read. */
export function LineTable({ register, lines, sorting, onSort, onOpen, onDetail }: LineTableProps) {
  const { t, language } = useText();
  const { columns } = register;
  // The form has no column of its own for the time (ข้อ 38).
  const saysWhen = register.kind === 'receive' && !columns.some(({ field }) => field === 'enteredAt');
  const DetailIcon = mayChangeLines(register) ? IconPencil : IconEye;
  return (
    <Table
      caption={register.title[language]}
      heads={[
        ...columns.map(({ field, title }) => ({
          title: title[language],
          ...(lineSorts.some((one) => one === field) && { sort: field ?? '' }),
        })),
        { title: t('registers.detail'), silent: true },
      ]}
      sorting={sorting}
      onSort={onSort}
      className={styles.table}
    >
      {lines === null
        ? [86, 64, 92, 71, 58].map((bone) => (
            <tr key={bone} aria-hidden>
              <td colSpan={columns.length + 1}>
                <Bone width={`${bone}%`} />
              </td>
            </tr>
          ))
        : lines.map((line) => (
            <Row key={line.entryId} className={line.state === 'void' ? styles.rgVoid : undefined} onOpen={() => onOpen(line)}>
              {columns.map((column) => (
                <td key={column.columnId} className={column.field === 'subject' ? clsx(ui.cardWide, ui.subjectColumn) : undefined}>
                  {column.field === 'number' ? <NumberCell line={line} saysWhen={saysWhen} onOpen={onOpen} /> : <Cell column={column} line={line} />}
                </td>
              ))}
              <td>
                <IconButton
                  label={t('registers.detailOf', { number: toThaiDigits(String(line.number)) })}
                  dense
                  onClick={(event) => {
                    event.stopPropagation();
                    onDetail(line);
                  }}
                >
                  <DetailIcon size={18} stroke={1.7} aria-hidden />
                </IconButton>
              </td>
            </Row>
          ))}
    </Table>
  );
}

/** The number with its state in words, and when it was given, as on the receive stamp. */
function NumberCell({ line, saysWhen, onOpen }: { line: RegisterLine; saysWhen: boolean; onOpen: (line: RegisterLine) => void }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <>
      <button
        type="button"
        className={clsx(ui.plain, ui.strong, ui.num, styles.number)}
        data-row
        aria-label={t('registers.open', { number: toThaiDigits(String(line.number)), subject: line.subject })}
        onClick={(event) => {
          event.stopPropagation();
          onOpen(line);
        }}
      >
        {toThaiDigits(String(line.number))}
      </button>
      {saysWhen && line.documentId !== null && (
        <span className={clsx(ui.xs, ui.muted, ui.num, styles.line)}>
          <span className={styles.line}>{dates.dayOf(line.enteredAt)}</span> <span className={styles.line}>{dates.time(line.enteredAt)}</span>
        </span>
      )}
      {line.state === 'void' && <Chip tone="red">{t('registers.void')}</Chip>}
      {line.state === 'reserved' && <Chip tone="amber">{t('registers.reservedMark')}</Chip>}
      {line.datedFor && <Chip tone="blue">{t('registers.backDatedMark')}</Chip>}
    </>
  );
}

function Cell(of: { column: RegisterColumn; line: RegisterLine }) {
  return <Kept>{useCell(of)}</Kept>;
}

function useCell({ column, line }: { column: RegisterColumn; line: RegisterLine }): ReactNode {
  const { t } = useText();
  const dates = useDates();
  if (column.field === null) {
    const value = line.own[column.columnId] ?? '';
    return <span className={column.valueKind === 'text' ? undefined : ui.num}>{column.valueKind === 'date' && value !== '' ? dates.day(value) : value}</span>;
  }
  switch (column.field) {
    case 'datedOn':
      return (
        <span className={ui.num}>
          {line.datedOn ? dates.dated(line.datedOn) : line.documentId !== null && <span className={ui.muted}>{t('documents.undated')}</span>}
          {line.datedFor && <span className={clsx(ui.xs, ui.muted, styles.line)}>{t('registers.enteredOn', { when: dates.moment(line.enteredAt) })}</span>}
        </span>
      );
    case 'enteredAt':
      return <span className={ui.num}>{dates.moment(line.enteredAt)}</span>;
    case 'number':
      return null;
    case 'letterNumber':
      return <Token>{letterNumberInThai(line.letterNumber)}</Token>;
    case 'subject':
      return line.state === 'reserved' ? (
        <span className={ui.soft}>
          {t('registers.reservedFor', { reason: line.subject })}
          {line.expiresOn && <span className={clsx(ui.xs, styles.line)}>{t('registers.reservedUntil', { day: dates.day(line.expiresOn) })}</span>}
        </span>
      ) : (
        line.subject
      );
    default:
      return line[column.field];
  }
}
