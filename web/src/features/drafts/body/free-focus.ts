import type { Editor } from '@tiptap/react';
import { isDialogOpen } from '../../../ui/dialogs/open-dialogs';

const typedIn = 'input, textarea, select, [contenteditable=true]';

/** Whether the editor may take the focus on its own: not under a dialog, and not from another field in which the person may be typing. */
export function mayTakeFocus(editor: Editor): boolean {
  const at = document.activeElement;
  return !isDialogOpen() && (at === editor.view.dom || !at?.matches(typedIn));
}

/** The commands of something that comes late, such as a picture that was sent: they bring the cursor along unless it is needed elsewhere. */
export const lateChain = (editor: Editor) => (mayTakeFocus(editor) ? editor.chain().focus() : editor.chain());
