import { IconSearch } from '@tabler/icons-react';
import { Suspense, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useKey } from '../../platform/use-key';
import { lazyDialog } from '../../ui/lazy-dialog';
import { withMoreTexts } from '../../ui/lazy-part';
import ui from '../../ui/styles/ui.module.css';
import { whenIdle } from '../../ui/when-idle';
import { takeEarlySearch, textAfter } from './early-search';

const Palette = lazyDialog(withMoreTexts(async () => (await import('./palette')).Palette));

/** The search button in the header, and Ctrl-K (⌘K) on every page. The palette is loaded when nothing else is to be done. */
export function PaletteButton() {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const { type, takeTyped } = useTypedEarly(open, () => setOpen(false));
  // Before it is painted: the next key belongs to the palette already.
  useLayoutEffect(() => {
    const early = takeEarlySearch();
    if (early === null) return;
    type(early);
    setOpen(true);
  }, [type]);
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
          <Palette takeTyped={takeTyped} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const shownDialogs = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];

/**
 * What is typed after Ctrl-K while the palette is loaded and drawn, which takes it when it gets the focus. Nothing of it reaches the page
 * behind: Enter would open the letter that had the focus.
 */
function useTypedEarly(open: boolean, onClose: () => void): { type: (text: string) => void; takeTyped: () => string } {
  const typed = useRef('');
  const isOver = useRef(true);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    const before = shownDialogs().length;
    isOver.current = false;
    const hear = (event: KeyboardEvent) => {
      const dialogs = shownDialogs();
      // If the palette could not be loaded, a dialog says so and has the focus.
      isOver.current ||= dialogs.length > before && dialogs.at(-1)?.contains(document.activeElement) === true;
      if (isOver.current || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') close();
      else typed.current = textAfter(typed.current, event) ?? typed.current;
    };
    window.addEventListener('keydown', hear, true);
    return () => {
      typed.current = '';
      window.removeEventListener('keydown', hear, true);
    };
  }, [open]);
  const type = useCallback((text: string) => {
    typed.current += text;
  }, []);
  const takeTyped = useCallback(() => {
    isOver.current = true;
    const taken = typed.current;
    typed.current = '';
    return taken;
  }, []);
  return { type, takeTyped };
}
