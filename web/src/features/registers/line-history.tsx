import type { RegisterColumn, RegisterLine } from '@sarabun/contract/registers/register-pages';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { useDocumentWords } from '../settings';
import { useEntryHistory } from './use-registers';

interface Values {
  before: Readonly<Record<string, string | null>>;
  after: Readonly<Record<string, string | null>>;
}

/** The columns that differ; none where it was saved without a change. */
const changedIn = ({ before, after }: Values) => Object.keys(after).filter((key) => (before[key] ?? '') !== (after[key] ?? ''));

/** The corrections of a line, newest first. */
export function LineHistory({ line, columns }: { line: RegisterLine; columns: readonly RegisterColumn[] }) {
  const { t, language } = useText();
  const dates = useDates();
  const { speeds } = useDocumentWords();
  const history = useEntryHistory(line.entryId);
  if (history.isPending) return <Bone width="60%" />;
  if (!history.data) return null;
  const ofLetter: Record<string, string> = {
    action: t('registers.action'),
    remark: t('registers.remark'),
    number: t('registers.letterNumber'),
    datedOn: t('registers.dated'),
    sender: t('registers.sender'),
    addressee: t('registers.addressee'),
    subject: t('registers.subject'),
    references: t('documents.desk.references'),
    enclosures: t('documents.desk.enclosures'),
    speed: t('documents.desk.speed'),
  };
  const columnOf = (key: string) => columns.find((column) => String(column.columnId) === key);
  const said = (key: string, value: string | null | undefined) => {
    if (key === 'datedOn' && value === null) return t('documents.undated');
    if (!value) return '–';
    if (key === 'datedOn') return dates.dated(value);
    if (key === 'speed') return speeds.find(({ code }) => String(code) === value)?.[language] ?? value;
    return columnOf(key)?.valueKind === 'date' ? dates.day(value) : value;
  };
  const nameOf = (key: string) => ofLetter[key] ?? columnOf(key)?.title[language] ?? t('registers.goneColumn');
  const changes = history.data.map((change) => ({ ...change, changed: changedIn(change) })).filter(({ changed }) => changed.length > 0);
  if (changes.length === 0) return null;
  return (
    <section aria-label={t('registers.history')}>
      <h3 className={ui.lbl}>{t('registers.history')}</h3>
      <ul className={clsx(ui.settingsHistory, ui.sm)}>
        {changes.map((change) => (
          <li key={change.at.getTime()}>
            <p className={clsx(ui.xs, ui.muted)}>
              <Kept>
                {[change.by, dates.moment(change.at), change.reason && t('documents.because', { reason: change.reason })].filter(Boolean).join(' · ')}
              </Kept>
            </p>
            {change.changed.map((key) => (
              <p key={key}>
                {nameOf(key)}: <del className={ui.muted}>{said(key, change.before[key])}</del> → <ins>{said(key, change.after[key])}</ins>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
