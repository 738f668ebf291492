import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import ui from '../styles/ui.module.css';

interface SegmentsProps<One> {
  /** The accessible name of the choice. */
  label: string;
  values: readonly One[];
  chosen: One;
  onChoose: (one: One) => void;
  word: (one: One) => ReactNode;
  /** The number of each, if known. */
  count?: (one: One) => number | undefined;
  className?: string | undefined;
}

/** A choice of one among few, side by side. */
export function Segments<One extends string | number | boolean | undefined>({
  label,
  values,
  chosen,
  onChoose,
  word,
  count,
  className = '',
}: SegmentsProps<One>) {
  return (
    <fieldset className={clsx(ui.seg, className)}>
      <legend className={ui.vh}>{label}</legend>
      {values.map((one) => (
        <button key={String(one ?? '')} type="button" aria-pressed={chosen === one} onClick={() => onChoose(one)}>
          {word(one)}
          {count?.(one) !== undefined && <span className={ui.num}> {count(one)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
