import type { Agency } from '@sarabun/contract/agencies/agency';

/** The name of the calendar in the person's calendar program. */
export const feedName = ({ shortName }: Agency, language: 'th' | 'en'): string =>
  ({ th: `กำหนดหนังสือ ${shortName.th}`, en: `Deadlines of letters, ${shortName.en}` })[language];

/** The title of an event. */
export const feedSummary = ({ subject }: { subject: string }, language: 'th' | 'en'): string =>
  ({ th: `ครบกำหนด: ${subject}`, en: `Due: ${subject}` })[language];
