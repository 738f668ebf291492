const longestMs = 24 * 3_600_000;

/**
 * Until when a service asks to be left alone by `Retry-After`, in seconds or as a date (RFC 9110 10.2.3); at most a day. Undefined if it does not
 * say, or says a moment that has passed.
 */
export function askedToWait(header: string | null | undefined, now: Date): Date | undefined {
  const said = header?.trim() ?? '';
  const until = /^\d+$/.test(said) ? now.getTime() + Number(said) * 1000 : /[a-z]/i.test(said) ? Date.parse(said) : Number.NaN;
  return until > now.getTime() ? new Date(Math.min(until, now.getTime() + longestMs)) : undefined;
}
