import { foldSearch, squeezeSearch } from '@sarabun/contract/values/search-text';
import type { ReactNode } from 'react';

/** The groups of the palette, in their order. */
export const groups = ['recent', 'acts', 'screens', 'settings', 'people', 'units', 'letters', 'further'] as const;
export type Group = (typeof groups)[number];

/** A line of the palette. */
export interface Choice {
  /** Unique, and the same at every opening: recent choices are kept by it. */
  key: string;
  group: Group;
  icon: ReactNode;
  title: string;
  /** The title with marks, where it has any. */
  content?: ReactNode;
  detail?: ReactNode;
  /** Other words by which it is found. */
  words?: string;
  run: () => void;
  /** What the browser keeps of it: its key only, its key with its title, or nothing. */
  keeps: 'key' | 'title' | 'nothing';
}

/**
 * Whether a text contains every typed word. The script of digits does not matter, nor do spaces between Thai words: Latin letters of two words
 * next to each other are no word.
 */
export function saysAll(text: string, typed: string): boolean {
  const wanted = foldSearch(typed).split(/\s+/).filter(Boolean);
  const said = foldSearch(text);
  const squeezed = squeezeSearch(said);
  return wanted.every((word) => said.includes(word) || (/[\u0e00-\u0e7f]/.test(word) && squeezed.includes(squeezeSearch(word))));
}

/** The choices whose title or other words contain every typed word. */
export const matching = (choices: readonly Choice[], typed: string): Choice[] => choices.filter(({ title, words = '' }) => saysAll(`${title} ${words}`, typed));

/** The choices by group, at most so many of each, and those before that the person chose lately. */
export function inGroups(choices: readonly Choice[], recent: readonly string[], most: number): { group: Group; choices: Choice[] }[] {
  const lately = recent.flatMap((key) => choices.filter((choice) => choice.key === key)).slice(0, most);
  const others = choices.filter((choice) => !lately.includes(choice));
  const found = groups.map((group) => ({ group, choices: group === 'recent' ? lately : others.filter((choice) => choice.group === group).slice(0, most) }));
  return found.filter((one) => one.choices.length > 0);
}
