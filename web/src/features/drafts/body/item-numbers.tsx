import { type ItemMarks, itemMarks } from '@sarabun/contract/drafts/rich-text';
import type { Editor } from '@tiptap/react';
import { useText } from '../../../platform/i18n';
import styles from './body-editor.module.css';
import { numberItems } from './body-extensions';

/** How the items of the list at the cursor are counted. */
export function ItemNumbers({ editor, marks }: { editor: Editor; marks: ItemMarks | null }) {
  const { t } = useText();
  return (
    <select
      className={styles.marks}
      aria-label={t('letters.itemNumbers')}
      value={marks ?? ''}
      onChange={(event) => numberItems(editor, itemMarks.find((one) => one === event.target.value) ?? null)}
    >
      {(['', ...itemMarks] as const).map((one) => (
        <option key={one} value={one}>
          {t(`letters.itemMarks.${one || 'form'}`)}
        </option>
      ))}
    </select>
  );
}
