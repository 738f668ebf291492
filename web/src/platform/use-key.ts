import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { isKey, type KeyName } from './keys';

/** Whether a part of the page hears its keys; not while a dialog that has the same keys lies over it. */
export const KeysHeard = createContext(true);

/** Hears a key wherever the focus is, unless who has the focus took it. */
export function useKey(name: KeyName, onPress: (event: KeyboardEvent) => void, active = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && isKey(event, name)) onPress(event);
  });
  const isHeard = useContext(KeysHeard) && active;
  useEffect(() => {
    if (!isHeard) return;
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isHeard]);
}
