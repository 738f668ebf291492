import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

interface Finding {
  id: string;
  impact: string;
  /** Selectors of what it was found at. */
  places: string;
}

/**
 * What axe finds wrong with the current page, by all rules unless some are named. It runs and reports within the page, where it is loaded
 * once: what it found right takes longer to hand over than to find. None of our pages has frames.
 */
export async function findingsOf(page: Page, named: Pick<RunOptions, 'runOnly'> = {}): Promise<Finding[]> {
  // Of what axe may fetch first, no rule that applies reads style sheets.
  const options: RunOptions = { ...named, resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked);
    return violations.map(({ id, impact, nodes }) => ({ id, impact: impact ?? '', places: nodes.map(({ target }) => target.join(' ')).join(', ') }));
  }, options);
}
