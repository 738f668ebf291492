import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useKey } from '../../platform/use-key';
import { lazyDialog } from '../../ui/lazy-dialog';
import { withMoreTexts } from '../../ui/lazy-part';
import ui from '../../ui/styles/ui.module.css';
import { whenIdle } from '../../ui/when-idle';

const Palette = lazyDialog(withMoreTexts(async () => (await import('./palette')).Palette));

/** The search button in the header, and Ctrl-K (⌘K) on every page. The palette is loaded when nothing else is to be done. */
export function PaletteButton() {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  // What is typed right after Ctrl-K needs the palette to be there.
  useEffect(() => whenIdle(() => void Palette.preload()), []);
  useKey('search', (event) => {
    event.preventDefault();
    setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        className={ui.headFind}
        aria-label={t('shell.openSearch')}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void Palette.preload()}
      >
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <span className={ui.headFindText}>{t('shell.shortSearch')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
