/**
 * Runs in the page: reports when the focus has fallen to the document after an act in the registry, and stayed there for seconds. The keyboard
 * would begin at the top again, and a screen reader would say nothing. Who presses beside everything leaves the focus on purpose, and a link to
 * another page is looked at by the walks by links.
 */
export function watchFocus(): void {
  // A busy machine takes its time to draw what gets the focus.
  const stays = 3000;
  const stops = 'a, button, input, select, textarea, summary, label, [contenteditable], [tabindex], [role=option]';
  let pressed = '';
  let page = '';
  let lostAt = 0;
  const note = (event: Event) => {
    const stop = event.target instanceof Element ? event.target.closest(stops) : null;
    const says = stop?.getAttribute('aria-label') ?? stop?.textContent?.trim().slice(0, 40);
    pressed = stop ? `${event.type} ${event instanceof KeyboardEvent ? event.key : ''} on ${stop.tagName.toLowerCase()} “${says}”` : '';
    page = location.pathname;
    lostAt = 0;
  };
  addEventListener('click', note, true);
  addEventListener('keydown', note, true);
  setInterval(() => {
    const isAct = pressed !== '' && page === location.pathname && page.startsWith('/sarabun/');
    if (!isAct || document.activeElement !== document.body) lostAt = 0;
    else if (lostAt === 0) lostAt = Date.now();
    else if (Date.now() - lostAt > stays) {
      (globalThis as unknown as { lostFocus(after: string): void }).lostFocus(`${pressed} at ${page}${location.search}`);
      pressed = '';
    }
  }, 100);
}
