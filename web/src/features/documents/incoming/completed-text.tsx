import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useEscape } from '../../../ui/dialogs/use-escape';
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
  /** The number of lines on the screen. */
  rows?: number;
  /** The id of a list of suggestions. */
  list?: string;
}

/**
 * A text that is completed while typing: the suggestion is selected after the typed text and is part of the value, so the field shows what
 * is stored. Further typing replaces it; Backspace and Escape remove it.
 */
export function CompletedText({ control, value, onChange, queryKey, find, maxLength, rows, list }: CompletedTextProps) {
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
  const rest = typed === null || typed !== value ? '' : completionOf(typed, data);
  const completed = value + rest;
  useLayoutEffect(() => {
    if (rest !== '' && document.activeElement === box.current && completed.length <= maxLength) onChange(completed);
  }, [rest, completed, maxLength, onChange]);
  const isCompleted = typed !== null && value.length > typed.length && value.startsWith(typed);
  useLayoutEffect(() => {
    if (isCompleted && document.activeElement === box.current) box.current?.setSelectionRange(typed?.length ?? 0, value.length);
  }, [isCompleted, typed, value]);
  useEscape(isCompleted, () => {
    onChange(typed ?? '');
    setTyped(null);
  });
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { inputType = '', isComposing = false } = event.nativeEvent as InputEvent;
    const text = event.target.value.replace(/\n/g, ' ');
    const goesOn = inputType === 'insertText' && !isComposing && event.target.selectionStart === text.length;
    setTyped(goesOn ? text : null);
    onChange(text);
  };
  const press = (event: KeyboardEvent) => {
    if (rows && event.key === 'Enter' && !event.ctrlKey) {
      // The text is one line, however many it takes on the screen: Enter does what it does in every other field.
      event.preventDefault();
      box.current?.form?.requestSubmit();
    }
    if (!isCompleted) return;
    if (event.key === 'ArrowRight' || event.key === 'End' || event.key === 'Enter') setTyped(null);
  };
  const shared = {
    ...control,
    ref: box,
    className: ui.input,
    maxLength,
    value,
    autoComplete: 'off',
    'aria-autocomplete': 'inline' as const,
    onChange: change,
    onKeyDown: press,
    onBlur: () => setTyped(null),
  };
  return rows ? <textarea {...shared} rows={rows} /> : <input {...shared} list={list} />;
}
