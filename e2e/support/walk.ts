import { expect, type Page } from '@playwright/test';

/** How a page looked when it was opened by a link: which of its parts could be seen. */
type Look = ReadonlySet<string>;

/** A page by its address, whichever row it is about and however its list is narrowed. */
const patternOf = (address: string) =>
  new URL(address).pathname.replace(/\/\d+(?=\/|$)/g, (id, at: number, path: string) => (/^\/settings$/.test(path.slice(0, at)) ? id : '/#'));

/** What of the content can be seen, by the classes of its elements. Runs in the page. */
function seen(main: Element): string[] {
  const parts = [...main.querySelectorAll('[class]')].filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0);
  return [...new Set(parts.map((part) => `${part.tagName.toLowerCase()}.${[...part.classList].join('.')}`))];
}

/** Goes through the product by its links alone, and holds every page it comes to against what any page owes its reader. */
export class Walk {
  /** What failed so far; empty at the end. */
  readonly complaints: string[] = [];
  /** The pages that were seen, by their pattern. */
  readonly looks = new Map<string, Look>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('response', (response) => {
      if (response.status() >= 400) this.complaints.push(`${page.url()}: ${response.status()} of ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // A page that was left does not wait for its answers.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') this.complaints.push(`${page.url()}: ${request.url()} failed, ${request.failure()?.errorText}`);
    });
  }
}
