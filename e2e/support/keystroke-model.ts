import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The keystroke-level model of Card, Moran and Newell: a key of an average typist, thinking before a field, pointing, a click, and the
 * hand going to the mouse and back, in seconds. A tap is pointing and touching. What the machine takes is not counted.
 */
const model = { key: 0.28, think: 1.35, point: 1.1, click: 0.2, hand: 0.8 };

interface Count {
  keys: number;
  clicks: number;
  taps: number;
  thoughts: number;
}

const secondsOf = ({ keys, clicks, taps, thoughts }: Count) =>
  keys * model.key + thoughts * model.think + clicks * (model.point + model.click + model.hand) + taps * (model.point + model.click);

/** The figures of one row in `docs/desk.md`: under a heading, by the beginning of the row; each with the name of its column. */
function writtenFigures(heading: string, row: string): [string, number][] {
  const page = readFileSync(join(import.meta.dirname, '../../docs/desk.md'), 'utf8');
  const part = page.split('\n## ').find((one) => one.startsWith(heading)) ?? '';
  const [heads = [], ...rows] = part.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|').slice(1, -1)] : []));
  const cells = rows.find(([name]) => name?.trim().startsWith(row));
  if (!cells) throw new Error(`docs/desk.md has no row “${row}” under “${heading}”.`);
  return heads.slice(1).map((head, index) => [head.trim(), Number(cells[index + 1])]);
}

/** What was counted is what `docs/desk.md` says; pages and dialogs are not counted there by journeys. */
export function expectAsWritten(count: Count, heading: string, row: string): void {
  const { keys, clicks, taps, thoughts } = count;
  const counted: Record<string, number> = { keys, clicks, taps, fields: thoughts, looks: thoughts, 'seconds by the model': Math.round(secondsOf(count)) };
  const written = writtenFigures(heading, row).filter(([column]) => column in counted);
  expect(written.map(([column]) => [column, counted[column]])).toEqual(written);
}

/** Hands at the desk: every key and click is counted, and every field that is thought about. */
export function handsOn(page: Page) {
  const count: Count = { keys: 0, clicks: 0, taps: 0, thoughts: 0 };
  return {
    count,
    async type(text: string) {
      count.thoughts++;
      for (const letter of text) {
        count.keys++;
        await page.keyboard.insertText(letter);
      }
    },
    async press(...keys: string[]) {
      for (const key of keys) {
        count.keys += key.split('+').length;
        await page.keyboard.press(key);
      }
    },
    async click(what: Locator) {
      count.clicks++;
      await what.click();
    },
    async tap(what: Locator) {
      count.taps++;
      await what.tap();
    },
    async think() {
      count.thoughts++;
    },
    seconds: () => secondsOf(count),
  };
}
