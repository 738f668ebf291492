const anyOrigin = 'https://portal.invalid';

/**
 * An address from outside as the browser will follow it on this site; null if it leads elsewhere. It is parsed as a browser does, which
 * drops tabs and newlines, reads `\` as `/` and resolves dots: `/\t/host` and `/.//host` lead to another host.
 */
export function ownAddress(wanted: string): string | null {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** Whether an address is an https page without a name or password in it. */
export function isWebAddress(wanted: string): boolean {
  if (!URL.canParse(wanted)) return false;
  const { protocol, username, password } = new URL(wanted);
  return protocol === 'https:' && username === '' && password === '';
}
