export interface BrowserName {
  /** Such as Chrome; empty if the user agent does not say. */
  browser: string;
  system: string;
  kind: 'computer' | 'phone' | 'tablet';
}

/** The first match counts: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: [string, RegExp][] = [
  ['LINE', /\bLine\//i],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.* Safari\//],
];

/** iPads call themselves iPad or, newer ones, Macintosh; only the browser can tell those apart. */
const systems: [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(iPhone|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\b(Linux|X11)\b/],
];

const first = (names: [string, RegExp][], userAgent: string) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';

/** Names browser, system and kind of device from the user agent. It may be forged, so the result is only for its owner to read. */
export function browserNameOf(userAgent: string): BrowserName {
  const system = first(systems, userAgent);
  const tablet = system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent));
  return { browser: first(browsers, userAgent), system, kind: tablet ? 'tablet' : system === 'Android' || system === 'iOS' ? 'phone' : 'computer' };
}
