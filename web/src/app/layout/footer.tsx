import { buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { Suspense, useState } from 'react';
import { agency, pageSettings } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { lazyDialog } from '../../ui/lazy-dialog';

const ReleaseNotesDialog = lazyDialog(async () => (await import('./release-notes-dialog')).ReleaseNotesDialog);

/** The foot of every page: whose system it is, and its version, which tells what is new. */
export function Footer() {
  const { t, language } = useText();
  const [open, setOpen] = useState(false);
  const { copyright, name, system } = agency();
  const { version, build, footer, contact } = pageSettings();
  const year = buddhistYear(new Date().toISOString());
  return (
    <footer className="foot">
      <span>
        {footer ? footer[language] : copyright ? t('shell.copyright', { year, name: name[language] }) : `${system[language]} · ${name[language]}`}
        {contact && ` · ${contact}`}
      </span>
      <a
        href="/"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('shell.version', { version, build })}
      </a>
      {open && (
        <Suspense>
          <ReleaseNotesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}
