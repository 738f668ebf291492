import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { LetterReceiver, StepRole } from '@sarabun/contract/drafts/drafts';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import type { InkMove } from '@sarabun/contract/signing/signature-place';
import { sql } from 'kysely';
import type { ActContext } from '../../platform/action';
import type { Database, Transaction } from '../../platform/database';
import { notFound } from '../../platform/refusals';
import type { DocumentState, RegisterKind } from '../../platform/schema';
import { type Letter, readLetter } from '../documents';
import type { SigningProof } from '../session';
import type { AskedStep, AskedWay } from './panel-rules';

/** A reviewer or signer on the route of a letter. */
export interface Step {
  role: StepRole;
  deskId: number;
  /** A member of the committee, of which as many sign as the letter says. */
  ofPanel: boolean;
}

/** The route of an own letter to its signature: all steps in order and the current one; null while it is with its writer. */
export interface Way extends AskedWay {
  steps: (Step & AskedStep)[];
  at: number | null;
  revision: number;
}

/** Locks a draft that is with its writer, only for the writer. */
export async function lockDraft({ db, actor, audit }: ActContext, documentId: number): Promise<Letter> {
  const { rows } = await sql<{ id: number }>`
    select id from document where id = ${documentId} and state = 'draft' and direction = 'outgoing'
      and entered_by = ${actor.personId} and secrecy <= ${actor.clearance}
    for update`.execute(db);
  if (rows.length === 0) throw notFound();
  audit({ documentId });
  return readLetter(db, documentId);
}

const wayColumns = sql`
  l.at_step as at, l.revision,
  nullif(l.content -> 'panel', 'null') as panel,
  coalesce((select json_agg(json_build_object('role', s.role, 'deskId', s.desk_id, 'ofPanel', s.of_panel,
    'legId', s.leg_id, 'legState', a.state, 'isSigned', exists (select 1 from signature g
      where g.document_id = s.document_id and g.position = s.position)) order by s.position)
    from letter_step s left join leg a on a.id = s.leg_id where s.document_id = l.document_id), '[]') as steps`;

export async function readWay(db: Database, documentId: number): Promise<Way> {
  const { rows } = await sql<Way>`
    select ${wayColumns} from letter l where l.document_id = ${documentId}`.execute(db);
  const way = rows[0];
  if (!way) throw notFound();
  return way;
}

interface WayAt extends Way {
  askedLegId: number;
  kind: DocumentKind;
  content: LetterContent;
  /** Somebody has signed by certificate. */
  isCertified: boolean;
}

/** The routes of the letters that these legs ask the person to sign. */
export async function readWaysAt(
  db: Database,
  { legIds, deskIds, clearance }: { legIds: readonly number[]; deskIds: readonly number[]; clearance: number },
): Promise<WayAt[]> {
  const { rows } = await sql<WayAt>`
    select ${wayColumns}, k.id as "askedLegId", d.kind, l.content,
      exists (select 1 from certificate_signature c where c.document_id = d.id) as "isCertified"
    from leg k join document d on d.id = k.document_id join letter l on l.document_id = d.id
    where k.id = any(${legIds}) and k.to_desk_id = any(${deskIds}) and k.purpose = 'signature'
      and d.secrecy <= ${clearance}`.execute(db);
  return rows;
}

/** The step that was asked through a leg. Legs of before there were committees lead to the step at which the letter is. */
export function positionOf({ steps, at }: Way, legId: number): number {
  const found = steps.findIndex((step) => step.legId === legId);
  return found === -1 ? (at ?? 0) : found;
}

/** Remembers through which legs the steps at these positions are asked, one for each. */
export async function saveAsked(db: Transaction, documentId: number, positions: readonly number[], legIds: readonly number[]): Promise<void> {
  if (positions.length === 0) return;
  await sql`
    update letter_step set leg_id = g.leg_id
    from unnest(${positions}::smallint[], ${legIds}::bigint[]) as g (position, leg_id)
    where document_id = ${documentId} and letter_step.position = g.position`.execute(db);
}

/** Moves a letter to a step of its route, or to its writer (null); its current text is kept as a version. Steps from there on are to be asked again. */
export async function saveStepReached(db: Transaction, documentId: number, at: number | null, state: DocumentState): Promise<void> {
  await sql`
    with moved as (update letter set at_step = ${at}, sealed_revision = revision where document_id = ${documentId}),
      asked as (update letter_step set leg_id = null
        where document_id = ${documentId} and position >= ${at ?? 0} and leg_id is not null)
    update document set state = ${state} where id = ${documentId}`.execute(db);
}

export async function replaceSteps(db: Transaction, documentId: number, steps: readonly Step[]): Promise<void> {
  await sql`delete from letter_step where document_id = ${documentId}`.execute(db);
  if (steps.length === 0) return;
  await db
    .insertInto('letter_step')
    .values(steps.map(({ role, deskId, ofPanel }, position) => ({ document_id: documentId, position, role, desk_id: deskId, of_panel: ofPanel })))
    .execute();
}

export async function replaceReceivers(db: Transaction, documentId: number, receivers: readonly LetterReceiver[]): Promise<void> {
  await sql`delete from letter_receiver where document_id = ${documentId}`.execute(db);
  if (receivers.length === 0) return;
  await db
    .insertInto('letter_receiver')
    .values(receivers.map(({ deskId, name }, position) => ({ document_id: documentId, position, desk_id: deskId, name })))
    .execute();
}

export async function readReceivers(db: Database, documentId: number): Promise<LetterReceiver[]> {
  return db.selectFrom('letter_receiver').where('document_id', '=', documentId).orderBy('position').select(['desk_id as deskId', 'name']).execute();
}

/** Sets which received letters an own one answers; the caller has checked that the writer may know about them. */
export async function replaceAnswers(db: Transaction, documentId: number, answers: readonly number[]): Promise<void> {
  await sql`delete from letter_answer where document_id = ${documentId}`.execute(db);
  if (answers.length === 0) return;
  await db
    .insertInto('letter_answer')
    .values(answers.map((answersId) => ({ document_id: documentId, answers_id: answersId })))
    .execute();
}

interface Numbering {
  usesOwnerNumber: boolean;
  ownerUnitId: number;
  /** The unit of the last signer's post or person; of a committee the unit over all its members, otherwise the owner; null if nobody is named. */
  signerUnitId: number | null;
  /** The name of the top unit. */
  agency: string;
  secrecy: number;
  kind: number;
  /** Notices take a send number, by the agency's setting. */
  numbersNotices: boolean;
  /** The number chosen by the writer, if it takes no register number. */
  number: string;
  content: LetterContent;
}

/** SQL: the unit of that member of the committee of the letter `d` to whose unit those of all others belong; null if there is none. */
const unitOverCommittee = sql`
  (select m.unit_id from letter_step p join desk m on m.id = p.desk_id
    where p.document_id = d.id and p.of_panel and p.role = 'sign' and not exists (
      select from letter_step o join desk n on n.id = o.desk_id
      where o.document_id = d.id and o.of_panel and o.role = 'sign' and m.unit_id not in (
        with recursive above as (
          select n.unit_id as id
          union select u.parent_id from above join unit u on u.id = above.id where u.parent_id is not null
        ) select id from above))
    limit 1)`;

export async function readForNumbering(db: Database, documentId: number): Promise<Numbering> {
  const { rows } = await sql<Numbering>`
    with recursive up as (
      select u.id, u.parent_id, u.name_th, 0 as height from document d join unit u on u.id = d.owner_unit_id
      where d.id = ${documentId}
      union all select u.id, u.parent_id, u.name_th, up.height + 1 from unit u join up on u.id = up.parent_id
        where up.height < 20
    )
    select d.uses_owner_number as "usesOwnerNumber", d.owner_unit_id as "ownerUnitId", d.secrecy, d.kind, d.number,
      l.content,
      coalesce((select name_th from up order by height desc limit 1), '') as agency,
      (select case when s.of_panel then coalesce(${unitOverCommittee}, d.owner_unit_id) else k.unit_id end
        from letter_step s join desk k on k.id = s.desk_id
        where s.document_id = d.id and s.role = 'sign' order by s.position desc limit 1) as "signerUnitId",
      exists (select 1 from agency_value where name = 'noticeNumbers' and value = '1') as "numbersNotices"
    from document d join letter l on l.document_id = d.id where d.id = ${documentId}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound();
  return found;
}

export interface NewSignature {
  documentId: number;
  position: number;
  legId: number;
  personId: number;
  name: string;
  lines: string[];
  picture: Buffer | null;
  proof: SigningProof;
  signTypeId: number | null;
  move: InkMove | null;
  now: Date;
}

/** Stores a signature with the hash of the signed text. */
export async function addSignature(db: Transaction, signature: NewSignature): Promise<void> {
  await sql`
    insert into signature (document_id, position, leg_id, person_id, name, lines, picture_sha256, proof,
      proved_at, sign_type_id, ink_right, ink_down,
      revision, content_sha256, signed_at)
    select ${signature.documentId}, ${signature.position}, ${signature.legId}, ${signature.personId}, ${signature.name},
      ${signature.lines}, ${signature.picture}, ${signature.proof.way},
      ${signature.proof.provedAt}, ${signature.signTypeId}, ${signature.move?.right ?? null}::smallint,
      ${signature.move?.down ?? null}::smallint,
      revision, sha256(convert_to(content::text, 'UTF8')), ${signature.now}
    from letter where document_id = ${signature.documentId}`.execute(db);
}

/** The unit of the central registry: the one set by the agency, otherwise the highest unit with a registry, oldest first. */
export async function centralRegistry(db: Database): Promise<{ unitId: number; letterCode: string } | null> {
  const { rows } = await sql<{ unitId: number; letterCode: string }>`
    select id as "unitId", letter_code as "letterCode" from unit where has_registry and closed_on is null
    order by id = (select (value #>> '{}')::int from agency_value
      where name = 'centralRegistryUnit' and value <> 'null') desc nulls last, level, id limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function deskOfUnit(db: Database, unitId: number): Promise<number> {
  const { id } = await db.selectFrom('desk').where('kind', '=', 'unit').where('unit_id', '=', unitId).select('id').executeTakeFirstOrThrow();
  return id;
}

/** The outside receivers of a letter, and whether it was sent to them. */
export async function readDispatches(
  db: Database,
  documentId: number,
): Promise<{ datedOn: string | null; parties: { position: number; name: string; isSent: boolean }[] }> {
  const { rows } = await sql<{ datedOn: string | null; parties: { position: number; name: string; isSent: boolean }[] }>`
    select d.dated_on as "datedOn",
      coalesce((select json_agg(json_build_object('position', r.position, 'name', r.name, 'isSent', r.way is not null)
      order by r.position)
      from letter_receiver r where r.document_id = d.id and r.desk_id is null), '[]') as parties from document d
        where d.id = ${documentId}`.execute(db);
  return rows[0] ?? { datedOn: null, parties: [] };
}

/** Records how a letter was sent to an outside receiver. */
export async function saveDispatch(
  db: Transaction,
  sent: { documentId: number; position: number; way: string; sentOn: string; receiverName: string; remark: string; personId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('letter_receiver')
    .set({ way: sent.way, sent_on: sent.sentOn, receiver_name: sent.receiverName, remark: sent.remark, recorded_by: sent.personId, recorded_at: sent.now })
    .where('document_id', '=', sent.documentId)
    .where('position', '=', sent.position)
    .execute();
}

/** Creates a register that begins with its first number: that of a series of licences, and secret ones of rare kinds. */
export async function ensureRegister(
  db: Transaction,
  { unitId, kind, isSecret, series }: { unitId: number; kind: RegisterKind; isSecret: boolean; series: string },
): Promise<void> {
  await sql`
    insert into register (unit_id, kind, is_secret, series) values (${unitId}, ${kind}, ${isSecret}, ${series})
    on conflict do nothing`.execute(db);
}
