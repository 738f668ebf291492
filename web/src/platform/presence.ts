/** So long after a movement somebody is still at this page, in milliseconds. */
const presentFor = 60_000;
/** What shows that somebody is there; the same as what keeps the idle question away. */
const movements = ['mousemove', 'keydown', 'wheel', 'mousedown', 'touchstart', 'touchmove'] as const;

let movedAt = Date.now();
let usedAt = Date.now();

/** Whether somebody is at this page. What it asks the server while nobody is, it asks by itself, and that does not keep the session open. */
export function isPresent(): boolean {
  return Date.now() - movedAt < presentFor;
}

/** Notes that the server was asked something for the person. */
export function noteUse(): void {
  usedAt = Date.now();
}

/** For how many milliseconds the server has heard nothing of the person. */
export function silentFor(): number {
  return Date.now() - usedAt;
}

/** Watches for movements, until the returned function is called. */
export function watchPresence(): () => void {
  const moved = () => {
    movedAt = Date.now();
  };
  moved();
  const options = { passive: true, capture: true };
  for (const name of movements) addEventListener(name, moved, options);
  return () => {
    for (const name of movements) removeEventListener(name, moved, options);
  };
}
