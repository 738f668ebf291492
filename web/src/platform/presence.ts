/** A person counts as present for this long after an input, in milliseconds. */
const presentFor = 60_000;
/** The inputs that show presence; the same ones prevent the idle question. */
const movements = ['mousemove', 'keydown', 'wheel', 'mousedown', 'touchstart', 'touchmove'] as const;

let movedAt = Date.now();
let usedAt = Date.now();

/** Whether someone is using this page. Calls without a present person are background calls and do not keep the session open. */
export function isPresent(): boolean {
  return Date.now() - movedAt < presentFor;
}

/** Records a call made for the person. */
export function noteUse(): void {
  usedAt = Date.now();
}

/** Milliseconds since the last call made for the person. */
export function silentFor(): number {
  return Date.now() - usedAt;
}

/** Listens for input until the returned function is called. */
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
