/**
 * The signed codes with which a link from a mail or a notification opens a letter (specification §4, dashboard links), as the query for the
 * page that follows it: `t` names the notification, `d` the letter. Empty without them.
 */
export function letterLink(search: string): string {
  const query = new URLSearchParams(search);
  const codes = ['t', 'd'].flatMap((name) => {
    const code = query.get(name);
    return code ? [[name, code]] : [];
  });
  return codes.length > 0 ? `?${new URLSearchParams(codes)}` : '';
}

/** Pages that follow such a link themselves; any other leads to the portal. */
export const followsLetterLinks = (pathname: string) => ['/portal', '/sarabun/dashboard'].includes(pathname.replace(/(.)\/+$/, '$1'));
