import {
  type GivenShare,
  givenShares,
  type LegPurpose,
  legPurposeCodes,
  legPurposes,
  mayBeWatched,
  purposesThat,
} from '@sarabun/contract/documents/leg-purposes';
import { queues } from '@sarabun/contract/queues/queue';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';

const among = (column: string, purposes: readonly LegPurpose[]) => `${column} = any ('{${purposes.join()}}'::leg_purpose[])`;
const shares = Object.keys(givenShares) as GivenShare[];
const number = (code: QueueCode | 'dispatch') => String(queues[code].number);

/** `givenBy` in SQL for a row of `leg`: the outcome of what it gave to its desk, such as `reported`; null if it gave nothing. */
export const givenEndSql = (leg: string) => `case
  when ${leg}.responsibility = 'information' then '${givenShares.information.end}'
  when ${among(
    `${leg}.purpose`,
    purposesThat(({ gives }) => gives === 'workIfNamed'),
  )} and ${leg}.responsibility is not null then '${givenShares.work.end}'
  ${shares
    .map(
      (share) =>
        `when ${among(
          `${leg}.purpose`,
          purposesThat(({ gives }) => gives === share),
        )} then '${givenShares[share].end}'`,
    )
    .join('\n  ')} end`;

/** `isGiven` as SQL. */
export const isGivenSql = (leg: string) => `(${among(
  `${leg}.purpose`,
  purposesThat((row) => mayBeWatched(row) && row.gives !== 'workIfNamed'),
)}
  or (${among(
    `${leg}.purpose`,
    purposesThat(({ gives }) => gives === 'workIfNamed'),
  )} and ${leg}.responsibility is not null))`;

/** Whether a leg only asks for or returns a decision: later actions belong to the receipt before it. */
export const continuesSql = (leg: string) =>
  `(${among(
    `${leg}.purpose`,
    purposesThat(({ continues }) => continues),
  )} and ${givenEndSql(leg)} is null)`;

const queueOf = (purpose: LegPurpose) => {
  const { queue } = legPurposes[purpose];
  return queue ? [`when purpose = '${purpose}' then ${number(queue)}`] : [];
};

/** `workQueue` in SQL for a row with `purpose`, `state`, `needs_receipt` and the `kind` of its desk. */
export const workQueueSql = `case when state not in ('delivered', 'received') then null
  ${legPurposeCodes.flatMap((code) => (legPurposes[code].ofOwnLetter ? queueOf(code) : [])).join('\n  ')}
  when needs_receipt and state = 'delivered' then ${number('unreceived')}
  ${legPurposeCodes.flatMap((code) => (legPurposes[code].ofOwnLetter ? [] : queueOf(code))).join('\n  ')}
  when kind = 'unit' then ${number('jobReceived')} when kind = 'post' then ${number('waitAssign')}
  else ${number('jobReceived2')} end`;
