/**
 * Retries style sheets that failed to load, because a browser tries each only once. Resolves when they have loaded, or failed again. A
 * sheet that is still loading is requested twice, which is harmless.
 */
export async function fetchSheetsAgain(page: Document): Promise<void> {
  const failed = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isEmpty);
  await Promise.all(failed.map(fetchAgain));
}

/** Whether loading failed: a browser then has no sheet, an empty one, or one whose rules it hides. The build has no empty sheets. */
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
