import { useEffect, useEffectEvent } from 'react';

interface Layer {
  close: () => void;
}

/** What is open and closes by Escape, the last opened last. */
let layers: readonly Layer[] = [];

/** Fields of the kit that close their own list say so. */
const closesItself = (target: EventTarget | null) => target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';

/** Before anything in the page, like the overlays of the kit: one press closes what was opened last, and nothing behind it. */
function hear(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || closesItself(event.target)) return;
  event.stopPropagation();
  layers.at(-1)?.close();
}

/** Closes what is open by Escape. A menu in a dialog closes before the dialog. */
export function useEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => close() };
    if (layers.length === 0) window.addEventListener('keydown', hear, { capture: true });
    layers = [...layers, layer];
    return () => {
      layers = layers.filter((one) => one !== layer);
      if (layers.length === 0) window.removeEventListener('keydown', hear, { capture: true });
    };
  }, [isOpen]);
}
