import { buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { agency, pageSettings } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { lazyPart, withMoreTexts } from '../lazy-part';
import ui from '../styles/ui.module.css';
import styles from './footer.module.css';

const ReleaseNotes = lazyPart(withMoreTexts(async () => (await import('./release-notes-dialog')).ReleaseNotesDialog));
const BareReleaseNotes = lazyPart(withMoreTexts(async () => (await import('./release-notes-dialog')).BareReleaseNotesDialog));

/** The footer of every page: owner of the system, and version with release notes. `bare` on the pages before sign-in. */
export function Footer({ bare = false }: { bare?: boolean }) {
  const { t, language } = useText();
  const [open, setOpen] = useState(false);
  const { copyright, name, system } = agency();
  const { version, build, footer, contact } = pageSettings();
  const year = buddhistYear(new Date().toISOString());
  const Notes = bare ? BareReleaseNotes : ReleaseNotes;
  return (
    <footer className={clsx(ui.screenOnly, styles.foot, bare && styles.footBare)}>
      <span>
        {footer ? footer[language] : copyright ? t('start.copyright', { year, name: name[language] }) : `${system[language]} · ${name[language]}`}
        {contact && ` · ${contact}`}
      </span>
      <a
        href="/"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('start.version', { version, build })}
      </a>
      {open && (
        <Suspense>
          <Notes onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}
