import type { Editor } from '@tiptap/react';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog';
import { insertPhrase, selectedText } from './insert-phrase';

const PhrasesDialog = lazyDialog(async () => (await import('../templates/phrases-dialog')).PhrasesDialog);
const KeepTemplate = lazyDialog(async () => (await import('../templates/keep-template')).KeepTemplate);

interface PhrasesProps {
  editor: Editor;
  onKeep: (() => Promise<number | null>) | null;
  onClose: () => void;
}

/** The dialog of the phrases, and then that of keeping the words that were selected when it opened. */
export function Phrases({ editor, onKeep, onClose }: PhrasesProps) {
  const [selected] = useState(() => (onKeep ? selectedText(editor) : []));
  const [keeps, setKeeps] = useState(false);
  /** Closes, and does something in the text after the dialog has given the focus back. */
  const leave = (act: () => unknown) => {
    onClose();
    setTimeout(act);
  };
  const close = () => leave(() => editor.commands.focus());
  return (
    <Suspense>
      {keeps && onKeep ? (
        <KeepTemplate saved={onKeep} phrase={selected} onClose={close} />
      ) : (
        <PhrasesDialog selected={selected} onInsert={(body) => leave(() => insertPhrase(editor, body))} onKeep={() => setKeeps(true)} onClose={close} />
      )}
    </Suspense>
  );
}
