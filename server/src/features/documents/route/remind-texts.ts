import type { Label } from '@sarabun/contract/values/label';

/** The default text of a reminder; the Thai words are stored. */
export const usualReminder: Label = { th: 'ขอทราบความคืบหน้า', en: 'Please say how far this is.' };
