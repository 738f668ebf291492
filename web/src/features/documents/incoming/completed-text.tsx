import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useEscape } from '../../../ui/dialogs/use-escape';
import { growing } from '../../../ui/fields/growing';
import ui from '../../../ui/styles/ui.module.css';
import { useDebounced } from '../../../ui/use-debounced';
import { completionOf } from './completion-rules';

const searchDelay = 120;
const shortest = 2;

interface CompletedTextProps {
  /** The props for the control inside the field. */
  control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined; required: boolean };
  value: string;
  onChange: (value: string) => void;
  queryKey: readonly unknown[];
  find: (text: string, signal: AbortSignal) => Promise<string[]>;
  maxLength: number;
  /** A text of several lines on the screen; the box grows with it. */
  isLong?: boolean;
  /** The id of a list of suggestions. */
  list?: string;
}

/**
 * A text that is completed while typing: the proposal is shown selected after the typed text. Tab and → (or End) take it. Further typing replaces
 * it; with anything else, such as Enter, a click or Escape, what was typed stays. Only that, or what was taken, is the value.
 */
export function CompletedText({ control, value, onChange, queryKey, find, maxLength, isLong, list }: CompletedTextProps) {
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  /** The typed end of the text, as long as it may be completed. */
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebounced(typed ?? '', searchDelay);
  const { data = [] } = useQuery({
    queryKey: [...queryKey, search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: search.trim().length >= shortest,
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  const found = typed === null || typed !== value ? '' : completionOf(typed, data);
  const rest = value.length + found.length <= maxLength ? found : '';
  const shown = value + rest;
  const drop = () => setTyped(null);
  useLayoutEffect(() => {
    if (rest !== '' && document.activeElement === box.current) box.current?.setSelectionRange(shown.length - rest.length, shown.length);
  }, [rest, shown]);
  useEscape(rest !== '', drop);
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { inputType = '', isComposing = false } = event.nativeEvent as InputEvent;
    const text = event.target.value.replace(/\n/g, ' ');
    const goesOn = inputType === 'insertText' && !isComposing && event.target.selectionStart === text.length;
    setTyped(goesOn ? text : null);
    onChange(text);
  };
  const press = (event: KeyboardEvent) => {
    if (rest !== '' && takes(event)) onChange(shown);
    if (event.key === 'Enter' || event.key === 'Tab' || moves.test(event.key)) drop();
    if (isLong && event.key === 'Enter' && !event.ctrlKey) {
      // The text is one line, however many it takes on the screen: Enter does what it does in every other field.
      event.preventDefault();
      box.current?.form?.requestSubmit();
    }
  };
  const shared = {
    ...control,
    ref: box,
    className: ui.input,
    maxLength,
    value: shown,
    autoComplete: 'off',
    'aria-autocomplete': 'inline' as const,
    onChange: change,
    onKeyDown: press,
    onPointerDown: drop,
    onBlur: drop,
  };
  const { className, rows } = growing(shown);
  return isLong ? <textarea {...shared} className={clsx(ui.input, className)} rows={rows} /> : <input {...shared} list={list} />;
}

/** The keys that move the caret. */
const moves = /^(?:Arrow.+|Home|End|Page.+)$/;

/** Whether a key takes what is proposed. */
const takes = ({ key, shiftKey, altKey }: KeyboardEvent) => !shiftKey && !altKey && (key === 'Tab' || key === 'ArrowRight' || key === 'End');
