import { findTerms, loosenSearch } from '@sarabun/contract/values/search-text';
import { Fragment } from 'react';

/** A text with the terms marked that were looked for, however they are written in it; `loose` as files are searched. */
export function Marked({ text, terms, loose = false }: { text: string; terms: readonly string[]; loose?: boolean }) {
  const places = loose ? findTerms(loosenSearch(text), terms.map(loosenSearch)) : findTerms(text, terms);
  if (places.length === 0) return text;
  return (
    <>
      {places.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1])}
    </>
  );
}
