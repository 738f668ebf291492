import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { oneLine } from '../values/one-line';
import { whole } from '../wire';
import { senderModules } from './module-notices';

/** The longest time for which a figure is shown without being reported again, in minutes. */
export const longestFigureMinutes = 7 * 24 * 60;

const label = z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(30), z.regex(oneLine));

/** What a module shows on its tile of the portal. A later report replaces an earlier one for the same person, or for all. */
export const reportFigures = endpoint({
  name: 'reportFigures',
  summary: 'For other systems: report the figures on the tile of the module, with an API key of the module',
  method: 'POST',
  path: '/api/service/figures',
  kind: 'act',
  access: 'serviceKey',
  labels: {
    figures: { th: 'ตัวเลข', en: 'Figures' },
    receiver: { th: 'ผู้เห็น', en: 'For whom' },
    minutes: { th: 'จำนวนนาทีที่แสดง', en: 'Minutes shown' },
    labelTh: { th: 'คำกำกับภาษาไทย', en: 'Thai label' },
    labelEn: { th: 'คำกำกับภาษาอังกฤษ', en: 'English label' },
  },
  request: z.object({
    /** The key must be for it. */
    module: z.enum(senderModules),
    figures: z
      .array(
        z.object({
          /** A user name or an e-mail address; without one, the figure is for everyone who has none of their own. */
          receiver: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
          /** 0 shows nothing. */
          count: whole(0, 999_999),
          labelTh: label.check(z.minLength(1)),
          labelEn: z._default(label, ''),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
    /** For how many minutes the figures are shown unless reported again: a system that went silent shows none. */
    minutes: z._default(whole(1, longestFigureMinutes), 24 * 60),
  }),
  response: z.object({
    accepted: z.number(),
    /** The named receivers without an open account. */
    unknown: z.array(z.string()),
  }),
  examples: {
    requests: {
      summary: 'What waits for two persons',
      input: {
        module: 'LEAVE',
        figures: [
          { receiver: 'somchai.j', count: 3, labelTh: 'คำขอ', labelEn: 'requests' },
          { receiver: 'suda.r@example.go.th', count: 0, labelTh: 'คำขอ', labelEn: 'requests' },
        ],
        minutes: 60,
      },
    },
    everyone: {
      summary: 'The same figure for everyone',
      input: { module: 'MEET', figures: [{ count: 1, labelTh: 'ประชุมวันนี้', labelEn: 'meeting today' }] },
    },
  },
});
