import { Suspense, useState } from 'react';
import { isTyping } from '../../platform/keys';
import { useKey } from '../../platform/use-key';
import { useSubmitKeys } from '../../ui/forms/use-submit-key';
import { lazyDialog } from '../../ui/lazy-dialog';
import { withMoreTexts } from '../../ui/lazy-part';

const KeySheet = lazyDialog(withMoreTexts(async () => (await import('./key-sheet')).KeySheet));

/** `?` opens the sheet of keys on every page, over an open letter too, and Ctrl+/ from a field; Ctrl+Enter sends the form in hand. */
export function KeyHelp() {
  useSubmitKeys();
  const [open, setOpen] = useState(false);
  const turn = (event: KeyboardEvent) => {
    event.preventDefault();
    setOpen(!open);
  };
  useKey('sheet', (event) => {
    if (!isTyping(event.target)) turn(event);
  });
  useKey('sheetInField', turn);
  if (!open) return null;
  return (
    <Suspense>
      <KeySheet onClose={() => setOpen(false)} />
    </Suspense>
  );
}
