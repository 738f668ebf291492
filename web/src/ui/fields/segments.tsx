import type { ReactNode } from 'react';

interface SegmentsProps<One> {
  /** What is chosen, for those who do not see it. */
  label: string;
  values: readonly One[];
  chosen: One;
  onChoose: (one: One) => void;
  word: (one: One) => ReactNode;
  /** How many there are of each, where it is known. */
  count?: (one: One) => number | undefined;
  className?: string;
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
    <fieldset className={`seg ${className}`}>
      <legend className="vh">{label}</legend>
      {values.map((one) => (
        <button key={String(one ?? '')} type="button" aria-pressed={chosen === one} onClick={() => onChoose(one)}>
          {word(one)}
          {count?.(one) !== undefined && <span className="num"> {count(one)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
