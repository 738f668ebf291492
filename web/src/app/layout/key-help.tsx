import { Suspense, useState } from 'react';
import { isTyping } from '../../platform/keys';
import { useKey } from '../../platform/use-key';
import { lazyDialog } from '../../ui/lazy-dialog';

const KeySheet = lazyDialog(async () => (await import('./key-sheet')).KeySheet);

/** `?` opens the sheet of keys on every page, over an open letter too. */
export function KeyHelp() {
  const [open, setOpen] = useState(false);
  useKey('sheet', (event) => {
    if (isTyping(event.target)) return;
    event.preventDefault();
    setOpen(!open);
  });
  if (!open) return null;
  return (
    <Suspense>
      <KeySheet onClose={() => setOpen(false)} />
    </Suspense>
  );
}
