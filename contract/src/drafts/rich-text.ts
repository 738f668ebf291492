import * as z from 'zod/mini';
import { whole } from '../wire';

/** A uniformly styled part of a paragraph. There are no italics: the letters' font has none. */
const run = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(20_000)),
  bold: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
});
export type Run = z.output<typeof run>;

/**
 * One paragraph of a body. A body is a flat list with the depth in `level`, so input cannot nest endlessly. A `paragraph` with a level
 * above 0 continues the item before it.
 */
const block = z.object({
  kind: z.enum(['paragraph', 'heading', 'numbered', 'bullet']),
  level: whole(0, 3),
  runs: z.array(run).check(z.maxLength(500)),
});
export type TextBlock = z.output<typeof block>;

export const richText = z.array(block).check(z.maxLength(1000));
export type RichText = z.output<typeof richText>;

/** The plain text of a paragraph. */
export const textOf = ({ runs }: TextBlock): string => runs.map(({ text }) => text).join('');

export const isBlank = (body: RichText): boolean => body.every((one) => textOf(one).trim() === '');

/** A text as a body: one paragraph per line. */
export const bodyOf = (text: string): RichText =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', level: 0, runs: [{ text: line }] }));
