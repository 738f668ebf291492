import * as z from 'zod/mini';
import { whole } from '../wire';

/** A piece of a paragraph, in one look. Italics are not known: the letters' font stands upright. */
const run = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(20_000)),
  bold: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
});
export type Run = z.output<typeof run>;

/**
 * One paragraph of a body. A body is a flat list: how deep an item lies is its `level`, so nothing that is sent can nest without
 * an end. `paragraph` of a level above 0 goes on within the item before it.
 */
const block = z.object({
  kind: z.enum(['paragraph', 'heading', 'numbered', 'bullet']),
  level: whole(0, 3),
  runs: z.array(run).check(z.maxLength(500)),
});
export type TextBlock = z.output<typeof block>;

/** The body of a letter. */
export const richText = z.array(block).check(z.maxLength(1000));
export type RichText = z.output<typeof richText>;

/** The words of a paragraph without their look. */
export const textOf = ({ runs }: TextBlock): string => runs.map(({ text }) => text).join('');

/** Whether nothing is written in a body. */
export const isBlank = (body: RichText): boolean => body.every((one) => textOf(one).trim() === '');

/** A text as a body: a paragraph for each line. */
export const bodyOf = (text: string): RichText =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', level: 0, runs: [{ text: line }] }));
