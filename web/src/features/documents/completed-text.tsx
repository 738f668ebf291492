import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDebounced } from '../../ui/use-debounced';
import { completionOf } from './completion-rules';

const searchDelay = 120;
const shortest = 2;

interface CompletedTextProps {
  /** What the field around it gives its control. */
  control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined; required: boolean };
  value: string;
  onChange: (value: string) => void;
  /** Under which key found texts are remembered. */
  queryKey: readonly unknown[];
  find: (text: string, signal: AbortSignal) => Promise<string[]>;
  maxLength: number;
  /** A text of several lines on the screen. */
  rows?: number;
  /** The id of a list of proposals. */
  list?: string;
  /** The value was filled in and has not been looked at. */
  guessed?: boolean;
}

/**
 * A text that is completed while it is typed: what is proposed stands selected behind what was typed. Tab or → takes it, typing on
 * goes past it, Enter and leaving the field keep only what was typed.
 */
export function CompletedText({ control, value, onChange, queryKey, find, maxLength, rows, list, guessed = false }: CompletedTextProps) {
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [typing, setTyping] = useState(false);
  const search = useDebounced(typing ? value : '', searchDelay);
  const { data = [] } = useQuery({
    queryKey: [...queryKey, search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: search.trim().length >= shortest,
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  const rest = typing ? completionOf(value, data) : '';
  useLayoutEffect(() => {
    if (rest && document.activeElement === box.current) box.current?.setSelectionRange(value.length, value.length + rest.length);
  }, [rest, value]);
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { inputType = '', isComposing = false } = event.nativeEvent as InputEvent;
    const text = event.target.value.replace(/\n/g, ' ');
    setTyping(inputType === 'insertText' && !isComposing && event.target.selectionStart === text.length);
    onChange(text);
  };
  const press = (event: KeyboardEvent) => {
    if (!rest) return;
    const takes = (event.key === 'Tab' && !event.shiftKey) || event.key === 'ArrowRight' || event.key === 'End';
    if (takes) onChange(value + rest);
    if (takes || event.key === 'Enter' || event.key === 'Escape') setTyping(false);
    if (event.key === 'Escape') event.stopPropagation();
  };
  const shared = {
    ...control,
    ref: box,
    className: guessed ? 'in guess' : 'in',
    maxLength,
    value: value + rest,
    autoComplete: 'off',
    'aria-autocomplete': 'inline' as const,
    onChange: change,
    onKeyDown: press,
    onBlur: () => setTyping(false),
  };
  return rows ? <textarea {...shared} rows={rows} /> : <input {...shared} list={list} />;
}
