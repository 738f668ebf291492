import type { BatchListener } from '../../platform/outbox';
import type { Notices } from '../notifications';
import { findModuleNotices } from './module-notice-store';

/** Writes the notices of other systems into the bells of their receivers, by the channels that the office has set for the module. */
export function moduleNoticeListener(notices: Notices): BatchListener<'moduleNotice.sent'> {
  return {
    async handleBatch(context, facts) {
      const sent = await findModuleNotices(
        context.db,
        facts.map(({ fact }) => fact.noticeId),
      );
      await notices.tell(
        context,
        sent.map(({ module, titleTh, titleEn, textTh, textEn, sentAt, ...notice }) => ({
          ...notice,
          event: `module.${module}`,
          title: { th: titleTh, en: titleEn || titleTh },
          words: { th: { message: textTh }, en: { message: textEn || textTh } },
          documentId: null,
          legId: null,
          secrecy: 1,
          now: sentAt,
        })),
      );
    },
  };
}
