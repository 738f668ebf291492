/** The largest width of a large dialog in pixels: 1400 on Windows, 1000 on an iPad, else 1200 (specification §9). */
export function largeDialogWidth({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): number {
  if (userAgent.includes('Windows')) return 1400;
  // An iPad calls itself a Macintosh; it is the one that can be touched.
  return userAgent.includes('iPad') || (userAgent.includes('Macintosh') && maxTouchPoints > 1) ? 1000 : 1200;
}
