import type { RefObject } from 'react';
import { useKey } from '../../platform/use-key';

/** The button that sends a form. It may stand outside, such as at the foot of a drawer. */
const sender = (form: HTMLFormElement) => [...form.elements].find((one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit');

/** Presses the button that sends a form, unless it is disabled or another dialog lies in front. A key that is held presses it once. */
function pressSubmit(event: KeyboardEvent, form: HTMLFormElement | null | undefined): void {
  if (!form || form.closest('[inert]')) return;
  event.preventDefault();
  if (event.repeat) return;
  sender(form)?.click();
}

const formInHand = () => document.activeElement?.closest('form');

/** The form of the dialog or drawer whose title or else has the focus, where it has only one. */
function formOfDialog(): HTMLFormElement | undefined {
  const forms = [...(document.activeElement?.closest('[role=dialog]')?.querySelectorAll('form') ?? [])].filter(sender);
  return forms.length === 1 ? forms[0] : undefined;
}

/** Ctrl+Enter sends the form in which the focus is, or that of its dialog. The frame of the pages behind the sign-in uses it once. */
export function useSubmitKeys(): void {
  useKey('submit', (event) => pressSubmit(event, formInHand() ?? formOfDialog()));
}

/** Ctrl+Enter sends this form from anywhere on its page, unless the focus is in another form. */
export function useSubmitKey(form: RefObject<HTMLFormElement | null>): void {
  useKey('submit', (event) => pressSubmit(event, formInHand() ?? form.current));
}
