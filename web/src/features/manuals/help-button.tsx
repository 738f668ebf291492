import { IconHelp } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';

const HelpDrawer = lazyDialog(async () => (await import('./help-drawer')).HelpDrawer);

/** The question mark of every page: the manual's text about it. */
export function HelpButton() {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('shell.help')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconHelp size={22} stroke={1.7} aria-hidden />
      </IconButton>
      {open && (
        <Suspense>
          <HelpDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
