import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { PendencyLine, pendency } from '@sarabun/contract/follow-up/pendency';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';

interface PendencyTableProps {
  report: AnswerOf<typeof pendency>;
  onUnit: (unitId: number) => void;
  onLetters: (key: string, only: 'overdue' | undefined) => void;
}

/** The report as a table: a unit opens by person, a number opens its letters. */
export function PendencyTable({ report: { by, data }, onUnit, onLetters }: PendencyTableProps) {
  const { t } = useText();
  return (
    <div className="fu-scroll">
      <table className="dt fu-table">
        <caption className="vh">{t('followUp.pendency')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(by === 'unit' ? 'followUp.unit' : 'followUp.person')}</th>
            {(['waiting', 'overdue', 'averageDays', 'oldestAt'] as const).map((name) => (
              <th key={name} scope="col" className="fu-figure">
                {t(`followUp.sums.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((line) => (
            <Line key={line.key} line={line} onUnit={onUnit} onLetters={onLetters} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line, onUnit, onLetters }: { line: PendencyLine } & Omit<PendencyTableProps, 'report'>) {
  const { t } = useText();
  const dates = useDates();
  const figure = (name: 'waiting' | 'overdue', only: 'overdue' | undefined) =>
    line[name] === 0 ? (
      <span className="muted">0</span>
    ) : (
      <button type="button" className={`plain num strong fu-number ${name === 'overdue' ? 'late' : ''}`} onClick={() => onLetters(line.key, only)}>
        {line[name]}
        <span className="vh"> {t('followUp.lettersOf', { name: line.name })}</span>
      </button>
    );
  return (
    <tr>
      <th scope="row" className="fu-name">
        {line.kind === 'unit' ? (
          <button type="button" className="plain strong ink-brand" onClick={() => onUnit(Number(line.key.split(':')[1]))}>
            {line.name}
          </button>
        ) : (
          <span className="strong">{line.name}</span>
        )}
        {line.detail && <span className="xs muted fu-detail">{line.detail}</span>}
      </th>
      <td className="fu-figure" data-label={t('followUp.sums.waiting')}>
        {figure('waiting', undefined)}
      </td>
      <td className="fu-figure" data-label={t('followUp.sums.overdue')}>
        {figure('overdue', 'overdue')}
      </td>
      <td className="fu-figure num" data-label={t('followUp.sums.averageDays')}>
        {line.averageDays === null ? '–' : t('followUp.days', { n: line.averageDays })}
      </td>
      <td className="fu-figure num" data-label={t('followUp.sums.oldestAt')}>
        {line.oldestAt ? dates.dayOf(line.oldestAt) : '–'}
      </td>
    </tr>
  );
}
