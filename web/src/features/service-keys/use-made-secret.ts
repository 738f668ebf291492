import { useRef } from 'react';
import { useSettingsAct } from '../settings';
import type { NewSecret } from './secret-dialog';

/** The act of a drawer in which a secret may be made: `made` is shown once the drawer is closed. */
export function useMadeSecret(onClose: () => void, onSecret: (secret: NewSecret) => void) {
  const made = useRef<NewSecret | null>(null);
  const act = useSettingsAct(() => {
    onClose();
    if (made.current) onSecret(made.current);
  });
  return { act, made };
}
