import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { PendencyLine, pendency } from '@sarabun/contract/follow-up/pendency';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import ui from '../../ui/styles/ui.module.css';
import { Row, Table } from '../../ui/tables/table';
import styles from './follow-up.module.css';

interface PendencyTableProps {
  report: AnswerOf<typeof pendency>;
  onUnit: (unitId: number) => void;
  onLetters: (key: string, only: 'overdue' | undefined) => void;
}

/** The report as a table: a unit opens by person, a number opens its letters. */
export function PendencyTable({ report: { by, data }, onUnit, onLetters }: PendencyTableProps) {
  const { t } = useText();
  return (
    <Table
      caption={t('followUp.pendency')}
      heads={[
        t(by === 'unit' ? 'followUp.unit' : 'followUp.person'),
        ...(['waiting', 'overdue', 'averageDays', 'oldestAt'] as const).map((name) => ({ title: t(`followUp.sums.${name}`), className: styles.figure })),
      ]}
      className={styles.table}
    >
      {data.map((line) => (
        <Line key={line.key} line={line} onUnit={onUnit} onLetters={onLetters} />
      ))}
    </Table>
  );
}

function Line({ line, onUnit, onLetters }: { line: PendencyLine } & Omit<PendencyTableProps, 'report'>) {
  const { t } = useText();
  const dates = useDates();
  const figure = (name: 'waiting' | 'overdue', only: 'overdue' | undefined) =>
    line[name] === 0 ? (
      <span className={ui.muted}>0</span>
    ) : (
      <button
        type="button"
        className={clsx(ui.plain, ui.num, ui.strong, styles.number, name === 'overdue' && styles.late)}
        onClick={() => onLetters(line.key, only)}
      >
        {line[name]}
        <span className={ui.vh}> {t('followUp.lettersOf', { name: line.name })}</span>
      </button>
    );
  return (
    <Row>
      <th scope="row" className={styles.name}>
        {line.kind === 'unit' ? (
          <button type="button" className={clsx(ui.plain, ui.strong)} onClick={() => onUnit(Number(line.key.split(':')[1]))}>
            {line.name}
          </button>
        ) : (
          <span className={ui.strong}>{line.name}</span>
        )}
        {line.detail && <span className={clsx(ui.xs, ui.muted, styles.detail)}>{line.detail}</span>}
      </th>
      <td className={styles.figure}>{figure('waiting', undefined)}</td>
      <td className={styles.figure}>{figure('overdue', 'overdue')}</td>
      <td className={clsx(styles.figure, ui.num)}>{line.averageDays === null ? '–' : t('followUp.days', { n: line.averageDays })}</td>
      <td className={clsx(styles.figure, ui.num)}>{line.oldestAt ? dates.dayOf(line.oldestAt) : '–'}</td>
    </Row>
  );
}
