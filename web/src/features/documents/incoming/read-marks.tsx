import { useEffect, useRef } from 'react';
import styles from '../view/receive-stamp.module.css';
import type { Guesses } from './guess-rules';

/** Marks on a page where the values of the form were read; that of the field in hand is framed and brought into view. */
export function ReadMarks({ guessed, page, field }: { guessed: Guesses; page: number; field: string | null }) {
  return Object.entries(guessed).map(([name, { place }]) =>
    place?.page === page ? (
      <Mark key={name} isNow={name === field} style={{ left: part(place.x), top: part(place.y), width: part(place.width), height: part(place.height) }} />
    ) : null,
  );
}

const part = (value: number) => `${value * 100}%`;

function Mark({ isNow, style }: { isNow: boolean; style: Record<'left' | 'top' | 'width' | 'height', string> }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNow) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isNow]);
  return <i ref={box} className={styles.mark} data-now={isNow} style={style} aria-hidden />;
}
