import type { RetirementRule } from './platform/postgres/retirement';

const days = (count: number) => count * 24;

/**
 * What is deleted automatically, each hour. Letters, numbers, signatures, notices, the audit log and the histories of settings are records
 * and stay. `docs/operations.md` has the same list.
 */
export const retirementRules: readonly RetirementRule[] = [
  { table: 'job', since: 'ended_at', only: `state = 'done'`, keptHours: days(7), why: 'facts that everybody has heard of, and other work that is done' },
  { table: 'job', since: 'ended_at', only: `state = 'failed'`, keptHours: days(90), why: 'work that was given up, and why' },
  { table: 'given_answer', since: 'at', keptHours: days(1), why: 'nobody repeats an act after a day' },
  { table: 'mail', since: 'ended_at', only: `state <> 'waiting'`, keptHours: days(90), why: 'that and when a mail left, without its text' },
  { table: 'session', since: 'expires_at', keptHours: days(400), why: 'the list of own devices shows a year' },
  { table: 'one_time_code', since: 'asked_at', keptHours: days(1), why: 'codes live for minutes; the limit of mails looks back an hour' },
  { table: 'sign_in_ticket', since: 'expires_at', keptHours: 1, why: 'tickets live for minutes' },
  { table: 'line_nonce', since: 'expires_at', keptHours: 1, why: 'nonces live for minutes' },
  { table: 'sign_in_trouble', since: 'last_at', keptHours: days(1), why: 'wrong tries count for minutes' },
  { table: 'service_key_use', since: 'minute', keptHours: days(400), why: 'a leaked key is noticed within a year' },
  { table: 'module_notice', since: 'sent_at', keptHours: days(400), why: 'receivers have them as notices; the uses of a key show a year' },
  { table: 'module_figure', since: 'expires_at', keptHours: 1, why: 'figures of other systems are shown until they expire' },
  { table: 'webhook_delivery', since: 'ended_at', keptHours: days(30), why: 'what other systems were told, and what they answered' },
  { table: 'notice_delivery', since: 'ended_at', keptHours: days(30), why: 'what left the system for whom, and what failed' },
  { table: 'calendar_feed_use', since: 'hour', keptHours: days(90), why: 'who read a feed of deadlines is looked at within weeks' },
  { table: 'known_device', since: 'signed_in_at', keptHours: days(400), why: 'a browser not used for a year is a stranger again' },
];
