import type { RefObject } from 'react';
import { useKey } from '../platform/use-key';

/** Sends a form by Ctrl+Enter from anywhere on its page or in its dialog, unless another dialog lies in front. */
export function useSubmitKey(form: RefObject<HTMLFormElement | null>): void {
  useKey('submit', (event) => {
    if (!form.current || form.current.closest('[inert]')) return;
    event.preventDefault();
    form.current.requestSubmit();
  });
}
