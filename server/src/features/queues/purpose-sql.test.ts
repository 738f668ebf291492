import { legStates, responsibilities } from '@sarabun/contract/documents/action';
import { givenBy, givenShares, isGiven, legPurposeCodes, legPurposes } from '@sarabun/contract/documents/leg-purposes';
import { queues } from '@sarabun/contract/queues/queue';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { continuesSql, givenEndSql, isGivenSql, workQueueSql } from './purpose-sql-store';
import { workQueue } from './queue-rules';

const { running } = await testPortal();

const deskKinds = ['unit', 'post', 'person'] as const;
/** Every possible leg, as far as the rules look at it. */
const legs = legPurposeCodes.flatMap((purpose) =>
  [null, ...responsibilities].flatMap((responsibility) =>
    legStates.flatMap((state) => deskKinds.flatMap((kind) => [true, false].map((needsReceipt) => ({ purpose, responsibility, state, kind, needsReceipt })))),
  ),
);

it('says in SQL of every leg there may be what the rules say', async () => {
  const { rows } = await sql`
    with l as (select "purpose", responsibility, state, kind, "needsReceipt" as needs_receipt, row_number() over () as place from json_to_recordset(${JSON.stringify(legs)}::json)
      as leg (purpose leg_purpose, responsibility responsibility, state leg_state, kind desk_kind, "needsReceipt" boolean))
    select ${sql.raw(givenEndSql('l'))} as end, ${sql.raw(isGivenSql('l'))} as "isGiven", ${sql.raw(continuesSql('l'))} as continues, ${sql.raw(workQueueSql)} as queue
    from l order by place`.execute(running.db);
  const base = { legId: 1, parentLegId: null, fromDeskId: 2, toDeskId: 3, sentAt: '', backAt: null, dueOn: null };
  expect(rows).toEqual(
    legs.map(({ kind, ...leg }) => {
      const share = givenBy(leg);
      const queue = workQueue({ ...base, ...leg, toDeskKind: kind });
      return {
        end: share && givenShares[share].end,
        isGiven: isGiven(leg),
        continues: legPurposes[leg.purpose].continues === true && share === null,
        queue: queue && queues[queue].number,
      };
    }),
  );
});

it('has a notice in the settings for each purpose whose receiver is told', async () => {
  const { rows } = await sql<{ code: string }>`select code from notification_event`.execute(running.db);
  const codes = rows.map(({ code }) => code);
  expect(legPurposeCodes.filter((purpose) => codes.includes(purpose) !== legPurposes[purpose].isNotified)).toEqual([]);
});

it('knows every purpose that the database knows, and no other', async () => {
  const { rows } = await sql<{ purposes: string[] }>`select enum_range(null::leg_purpose)::text[] as purposes`.execute(running.db);
  expect([...legPurposeCodes].sort()).toEqual(rows[0]?.purposes.toSorted());
});
