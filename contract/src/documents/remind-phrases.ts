import type { Label } from '../values/label';

/** What a reminder usually says. */
export const remindPhrases: readonly Label[] = [
  { th: 'ขอทราบความคืบหน้า', en: 'How far is it?' },
  { th: 'ขอรายงานภายในวันนี้', en: 'Please report today' },
  { th: 'หากติดขัดขอให้แจ้งเหตุผล', en: 'If something is in the way, please say what' },
];
