/** Runs on a screen as narrow as a phone's. */
export async function onNarrowScreen(run: () => Promise<void>): Promise<void> {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width'), addEventListener: () => {}, removeEventListener: () => {} });
  try {
    await run();
  } finally {
    window.matchMedia = matchMedia;
  }
}
