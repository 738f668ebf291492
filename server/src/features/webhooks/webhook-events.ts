import type { LegPurpose } from '@sarabun/contract/documents/leg-purposes';
import type { WebhookEvent } from '@sarabun/contract/webhooks/webhooks';
import type { EventName } from '../../events';

/** The events of the outbox that other systems may be told of. What `document.sentOn` is told as follows from the purposes of its legs. */
export const toldEvents = {
  'document.arrived': 'letter.arrived',
  'document.received': 'letter.received',
  'document.sentBack': 'letter.sentBack',
  'document.answered': 'letter.answered',
  'document.closed': 'letter.closed',
  'document.reopened': 'letter.reopened',
  'document.cancelled': 'letter.cancelled',
  'document.corrected': 'letter.corrected',
  'document.signed': 'letter.signed',
  'letter.printed': 'letter.issued',
} as const satisfies Partial<Record<EventName, WebhookEvent>>;

export const toldPurposes: Partial<Record<LegPurpose, WebhookEvent>> = {
  presentation: 'letter.presented',
  assignment: 'letter.assigned',
  command: 'letter.commanded',
  opinion: 'letter.opinionAsked',
  information: 'letter.circulated',
};
