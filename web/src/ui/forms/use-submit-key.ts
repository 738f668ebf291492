import type { RefObject } from 'react';
import { useKey } from '../../platform/use-key';

/** Presses the button that sends a form, unless it is disabled or another dialog lies in front. */
function pressSubmit(event: KeyboardEvent, form: HTMLFormElement | null | undefined): void {
  if (!form || form.closest('[inert]')) return;
  event.preventDefault();
  form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

const formInHand = () => document.activeElement?.closest('form');

/** Ctrl+Enter sends the form in which the focus is. The frame of the pages behind the sign-in uses it once. */
export function useSubmitKeys(): void {
  useKey('submit', (event) => pressSubmit(event, formInHand()));
}

/** Ctrl+Enter sends this form from anywhere on its page, unless the focus is in another form. */
export function useSubmitKey(form: RefObject<HTMLFormElement | null>): void {
  useKey('submit', (event) => pressSubmit(event, formInHand() ?? form.current));
}
