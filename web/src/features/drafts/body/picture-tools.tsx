import { IconAlignCenter, IconAlignLeft, IconAlignRight, IconPhotoMinus } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/button';
import ui from '../../../ui/styles/ui.module.css';
import styles from './body-editor.module.css';

const widths = [25, 50, 75, 100] as const;
const aligns = [
  { name: 'left', Icon: IconAlignLeft },
  { name: 'center', Icon: IconAlignCenter },
  { name: 'right', Icon: IconAlignRight },
] as const;

/** What can be said of the picture that is chosen; nothing while none is. */
export function PictureTools({ editor }: { editor: Editor }) {
  const { t } = useText();
  const is = useEditorState({ editor, selector: ({ editor: now }) => (now.isActive('picture') ? now.getAttributes('picture') : null) });
  if (!is) return null;
  // Without moving the focus, which may stand in a field of this bar.
  const set = (attributes: object) => editor.commands.updateAttributes('picture', attributes);
  return (
    <div className={clsx(ui.row, ui.wrap, styles.bodyTools)} role="toolbar" aria-label={t('letters.pictureTools')}>
      <select
        className={styles.marks}
        aria-label={t('letters.picture.width')}
        value={is.width}
        onChange={(event) => set({ width: Number(event.target.value) })}
      >
        {widths.map((width) => (
          <option key={width} value={width}>
            {width} %
          </option>
        ))}
      </select>
      {aligns.map(({ name, Icon }) => (
        <IconButton key={name} dense label={t(`letters.tableTool.${name}`)} aria-pressed={is.align === name} onClick={() => set({ align: name })}>
          <Icon size={18} stroke={1.8} aria-hidden />
        </IconButton>
      ))}
      {(['caption', 'alt'] as const).map((name) => (
        <input
          key={name}
          className={clsx(ui.input, styles.pictureWords)}
          aria-label={t(`letters.picture.${name}`)}
          placeholder={t(`letters.picture.${name}`)}
          maxLength={300}
          value={is[name]}
          onChange={(event) => set({ [name]: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
        />
      ))}
      <IconButton dense label={t('letters.picture.remove')} onClick={() => editor.chain().focus().deleteSelection().run()}>
        <IconPhotoMinus size={18} stroke={1.8} aria-hidden />
      </IconButton>
    </div>
  );
}
