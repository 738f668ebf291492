import { joinedPlaces } from '@sarabun/contract/values/kept-together';
import { findTerms, loosenSearch } from '@sarabun/contract/values/search-text';
import { Fragment } from 'react';
import ui from '../../ui/styles/ui.module.css';

/** A span of a text that is kept on one line or highlighted, from one offset to another. */
type Place = readonly [from: number, to: number];

/** A text with highlighted search terms, in any spelling; `loose` as files are searched. Dates, numbers and names do not break. */
export function Marked({ text, terms, loose = false }: { text: string; terms: readonly string[]; loose?: boolean }) {
  const marks = loose ? findTerms(loosenSearch(text), terms.map(loosenSearch)) : findTerms(text, terms);
  const wholes = joinedPlaces(text).map(({ from, to }): Place => [from, to]);
  return pieces([0, text.length], wholes).map(([from, to, whole]) => {
    const parts = pieces([from, to], marks).map(([start, end, marked]) =>
      marked ? <mark key={start}>{text.slice(start, end)}</mark> : text.slice(start, end),
    );
    if (!whole) return <Fragment key={from}>{parts}</Fragment>;
    return (
      <span key={from} className={ui.whole}>
        {parts}
      </span>
    );
  });
}

/** A span cut at the ends of inner spans. */
function pieces([from, to]: Place, places: readonly Place[]): [from: number, to: number, inside: boolean][] {
  const found: [number, number, boolean][] = [];
  let at = from;
  for (const [start, end] of places) {
    const [first, last] = [Math.max(start, at), Math.min(end, to)];
    if (first >= last) continue;
    if (first > at) found.push([at, first, false]);
    found.push([first, last, true]);
    at = last;
  }
  if (at < to) found.push([at, to, false]);
  return found;
}
