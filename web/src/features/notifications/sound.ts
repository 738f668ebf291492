import { useSyncExternalStore } from 'react';
import { keep, kept } from '../../platform/storage';

const listeners = new Set<() => void>();

function isOn(): boolean {
  return kept('sound') !== 'off';
}

/** Plays the soft tone of a new notification, unless the person has switched it off or the browser blocks it. */
export function playSound(): void {
  if (!isOn()) return;
  new Audio('/media/notification.wav').play().catch(() => undefined);
}

export function useSound(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, isOn);
  return [
    on,
    (next) => {
      keep('sound', next ? 'on' : 'off');
      for (const changed of listeners) changed();
    },
  ];
}
