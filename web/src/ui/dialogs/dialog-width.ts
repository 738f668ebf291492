import { dialogWidth } from '@sarabun/contract/constants';

/** The maximum width of a large dialog in pixels, by device. */
export function largeDialogWidth({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): number {
  if (userAgent.includes('Windows')) return dialogWidth.windows;
  // An iPad calls itself a Macintosh, but has touch.
  return userAgent.includes('iPad') || (userAgent.includes('Macintosh') && maxTouchPoints > 1) ? dialogWidth.iPad : dialogWidth.standard;
}
