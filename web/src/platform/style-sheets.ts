/**
 * Fetches style sheets again that could not be fetched: a browser tries each only once. Answers when they have come, or failed again. A
 * sheet that is still on its way is asked for twice, which does no harm.
 */
export async function fetchSheetsAgain(page: Document): Promise<void> {
  const failed = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isEmpty);
  await Promise.all(failed.map(fetchAgain));
}

/** Whether nothing has come: a browser then has no sheet, an empty one, or one whose rules it refuses to show. The build makes no empty sheets. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => resolve());
    link.replaceWith(again);
  });
}
