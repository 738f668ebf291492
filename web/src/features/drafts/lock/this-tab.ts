import { newKey } from '../../../platform/new-key';

const place = 'tab';

/** Takes a text out of the storage of this tab, so that a copy of the tab does not get it. */
function takeOut(): string | null {
  try {
    const key = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return key;
  } catch {
    return null;
  }
}

/** This tab. It stays the same when the page is loaded again, so that its own lock does not keep it out; a copy of the tab is another one. */
export const thisTab = takeOut() ?? newKey();

addEventListener('pageshow', takeOut);
addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(place, thisTab);
  } catch {
    // Without storage the page that is loaded again is another tab.
  }
});
