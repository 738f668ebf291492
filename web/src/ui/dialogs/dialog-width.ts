import { dialogWidth } from '@sarabun/contract/constants';

/** The largest width of a large dialog in pixels, by the device. */
export function largeDialogWidth({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): number {
  if (userAgent.includes('Windows')) return dialogWidth.windows;
  // An iPad calls itself a Macintosh; it is the one that can be touched.
  return userAgent.includes('iPad') || (userAgent.includes('Macintosh') && maxTouchPoints > 1) ? dialogWidth.iPad : dialogWidth.standard;
}
