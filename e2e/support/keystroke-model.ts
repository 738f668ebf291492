import type { Locator, Page } from '@playwright/test';

/**
 * The keystroke-level model of Card, Moran and Newell: a key of an average typist, thinking before a field, pointing, a click, and the
 * hand going to the mouse and back, in seconds. A tap is pointing and touching. What the machine takes is not counted.
 */
const model = { key: 0.28, think: 1.35, point: 1.1, click: 0.2, hand: 0.8 };

/** Hands at the desk: every key and click is counted, and every field that is thought about. */
export function handsOn(page: Page) {
  const count = { keys: 0, clicks: 0, taps: 0, thoughts: 0 };
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
    seconds: () =>
      count.keys * model.key +
      count.thoughts * model.think +
      count.clicks * (model.point + model.click + model.hand) +
      count.taps * (model.point + model.click),
  };
}
