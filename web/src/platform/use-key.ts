import { useEffect, useEffectEvent } from 'react';
import { isKey, type KeyName } from './keys';

/** Hears a key wherever the focus is, unless who has the focus took it. */
export function useKey(name: KeyName, onPress: (event: KeyboardEvent) => void, active = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && isKey(event, name)) onPress(event);
  });
  useEffect(() => {
    if (!active) return;
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [active]);
}
