import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { useText } from '../../platform/i18n';
import styles from './change-table.module.css';
import { labelOf } from './draft-fields';
import type { FieldChange } from './lock/letter-changes';

interface ChangeTableProps {
  kind: DocumentKind;
  changes: readonly FieldChange[];
  /** The column headings. */
  before: string;
  after: string;
}

/** The differences between two versions of a letter, by field. */
export function ChangeTable({ kind, changes, before, after }: ChangeTableProps) {
  const { t, language } = useText();
  return (
    <div className={styles.changes}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('letters.field')}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{labelOf(kind, change.field, language)}</th>
              <td>{change.before || '—'}</td>
              <td>{change.after || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
