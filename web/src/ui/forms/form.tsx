import { type ComponentProps, type RefObject, use, useEffect, useRef, useState } from 'react';
import { Note } from '../note';
import { Around, FormAround } from './around';
import type { Faults } from './use-request';

/** What a form shows of its request (`useRequest`, `useAct`). */
export interface FormAct {
  busy: boolean;
  failure?: string;
  faults?: Faults;
  refusals?: number;
  fail?: (failure: string) => void;
  forget?: (fault: string) => void;
  /** Takes what is called when the request has been done, before anything else happens. */
  hearDone?: (listener: () => void) => () => void;
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> {
  act: FormAct;
  /** The name of the form, if several are on the page. */
  label?: string | undefined;
  /** The children show the failure themselves, as a `FormFailure`. */
  failureInside?: boolean;
  onSubmit: (form: HTMLFormElement) => unknown;
  ref?: RefObject<HTMLFormElement | null>;
}

/**
 * Every form of the product. It sends once at a time, nothing while a text is too long (`LongText`), shows a failure of the whole above its fields,
 * and moves the focus to the first field with a fault, to the group that says one below its choices, or to the failure. A fault of a field that is
 * not there is shown above the fields, too.
 */
export function Form({ act, label, failureInside = false, onSubmit, ref, children, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const forgetting = useRef(act.forget);
  forgetting.current = act.forget;
  const [tries, setTries] = useState(0);
  const { busy, failure, faults = {}, refusals = 0, fail, forget, hearDone } = act;
  const [told] = useState(() => ({ answered: (fault: string) => forgetting.current?.(fault) }));
  const { saved } = use(Around);
  useEffect(() => hearDone?.(saved), [hearDone, saved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once after each try and each refusal
  useEffect(() => {
    if (tries === 0 && refusals === 0) return;
    const group = form.current?.querySelector('fieldset > [role=alert]:not([data-failure])')?.parentElement;
    const wrong = form.current?.querySelector('[aria-invalid=true]') ?? group ?? form.current?.querySelector('[data-failure]');
    const unseen = Object.values(faults);
    if (wrong) focusIn(wrong);
    else if (unseen.length > 0) fail?.(unseen.join(' · '));
  }, [tries, refusals]);
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      aria-label={label}
      onChange={({ target }) => {
        // The choices of a group say what is wrong below them.
        const fault = target instanceof Element && target.closest('fieldset')?.querySelector(':scope > [role=alert]')?.textContent;
        if (fault) forget?.(fault);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog over the form is no part of it, although React says so.
        event.stopPropagation();
        if (busy) return;
        setTries(tries + 1);
        if (event.currentTarget.querySelector('[data-too-long]')) return;
        void onSubmit(event.currentTarget);
      }}
    >
      {!failureInside && <FormFailure text={failure} />}
      <FormAround value={told}>{children}</FormAround>
    </form>
  );
}

/** A refusal as a whole, which is read out; `Form` moves the focus here if no field is at fault. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Note tone="red" tabIndex={-1} data-failure>
      {text}
    </Note>
  );
}

const controls = 'input, select, textarea, button, [tabindex], [contenteditable=true]';

function focusIn(wrong: Element) {
  const control = wrong.matches(controls) ? wrong : wrong.querySelector(controls);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  // With what is wrong, which stands below it.
  control.scrollIntoView({ block: 'center' });
}
