import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowsJoin,
  IconArrowsSplit,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableMinus,
  IconTableRow,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/button';
import ui from '../../../ui/styles/ui.module.css';
import styles from './body-editor.module.css';

/** What can be done with the table in which the cursor stands; nothing outside of one. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useText();
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      table: now.isActive('table'),
      heading: now.isActive('tableHeader'),
      align: String(now.getAttributes(now.isActive('tableHeader') ? 'tableHeader' : 'tableCell').align ?? 'left'),
      merge: now.can().mergeCells(),
      split: now.can().splitCell(),
    }),
  });
  if (!is.table) return null;
  const run = () => editor.chain().focus();
  const align = (side: 'left' | 'center' | 'right') => () =>
    run()
      .setCellAttribute('align', side === 'left' ? null : side)
      .run();
  const tools = [
    { name: 'rowBelow', Icon: IconRowInsertBottom, act: () => run().addRowAfter().run() },
    { name: 'columnRight', Icon: IconColumnInsertRight, act: () => run().addColumnAfter().run() },
    { name: 'removeRow', Icon: IconRowRemove, act: () => run().deleteRow().run() },
    { name: 'removeColumn', Icon: IconColumnRemove, act: () => run().deleteColumn().run() },
    { name: 'headRow', Icon: IconTableRow, pressed: is.heading, act: () => run().toggleHeaderRow().run() },
    { name: 'merge', Icon: IconArrowsJoin, disabled: !is.merge, act: () => run().mergeCells().run() },
    { name: 'split', Icon: IconArrowsSplit, disabled: !is.split, act: () => run().splitCell().run() },
    { name: 'left', Icon: IconAlignLeft, pressed: is.align === 'left', act: align('left') },
    { name: 'center', Icon: IconAlignCenter, pressed: is.align === 'center', act: align('center') },
    { name: 'right', Icon: IconAlignRight, pressed: is.align === 'right', act: align('right') },
    { name: 'removeTable', Icon: IconTableMinus, act: () => run().deleteTable().run() },
  ] as const;
  return (
    <div className={clsx(ui.row, ui.wrap, styles.bodyTools)} role="toolbar" aria-label={t('letters.tableTools')}>
      {tools.map(({ name, Icon, act, ...state }) => (
        <IconButton
          key={name}
          dense
          label={t(`letters.tableTool.${name}`)}
          aria-pressed={'pressed' in state ? state.pressed : undefined}
          disabled={'disabled' in state ? state.disabled : false}
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          <Icon size={18} stroke={1.8} aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}
