import { type Bearer, besideTheHolder, signedPosts } from '@sarabun/contract/acting/acting-phrase';
import { type DocumentKind, documentKindCodes, type SecrecyClass, type SpeedClass } from '@sarabun/contract/documents/document-kind';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { isInEnglish, letterForms } from '@sarabun/contract/drafts/letter-fields';
import type { PdfLevel } from '@sarabun/contract/signing/pdf-signature';
import type { InkMove } from '@sarabun/contract/signing/signature-place';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';
import { enqueue } from '../../platform/jobs/enqueue';
import type { RegisterKind } from '../../platform/schema';
import { unusedContent } from '../../platform/storage/stored-file-store';

/** The data of a letter for printing. */
export interface FoundPaper {
  documentId: number;
  revision: number;
  kind: DocumentKind;
  speed: SpeedClass;
  secrecy: SecrecyClass;
  content: LetterContent;
  number: string;
  datedOn: string | null;
  state: string;
  unit: string;
  agency: string;
  /** The English names; empty if none are stored. */
  unitEn: string;
  agencyEn: string;
  /** Its entry in a register, once it is signed, if it has one. */
  entry: { kind: RegisterKind; isSecret: boolean; series: string; year: number; number: number; letterCode: string } | null;
  signatures: { position: number; name: string; lines: string[]; signedAt: Date; picture: Buffer | null; move: InkMove | null }[];
  /** The code by which anyone can check it; null before it is issued. */
  proofCode: string | null;
  /** Who would sign today, in route order: a deputy with full power comes before the holder. */
  signers: { position: number; name: string; lines: string[]; ofPanel: boolean }[];
}

const englishKinds = documentKindCodes.filter((kind) => letterForms[kind].mayBeEnglish);
/** SQL: whether the letter `l` of the document `d` is printed in English, and the name of a post in that case. */
const inEnglish = sql`(l.content ->> 'language' = 'en' and d.kind = any(${englishKinds}))`;
const printed = (post: string) =>
  sql`
    case when ${inEnglish} and ${sql.raw(post)}.name_en <> '' then ${sql.raw(post)}.name_en
      else ${sql.raw(post)}.name_th end`;

/** The printed data of a letter. The caller has checked that the person may see it. */
export async function findPaper(db: Database, documentId: number, now: Date): Promise<FoundPaper | null> {
  const { rows } = await sql<
    Omit<FoundPaper, 'signatures' | 'signers'> & {
      signers: (Bearer & { position: number; ofPanel: boolean })[];
      signatures: { position: number; name: string; lines: string[]; signedAt: string; picture: string | null; move: InkMove | null }[];
    }
  >`
    with recursive up as (
      select u.id, u.parent_id, u.name_th, u.name_en, 0 as height from document d join unit u on u.id = d.owner_unit_id
      where d.id = ${documentId}
      union all select u.id, u.parent_id, u.name_th, u.name_en, up.height + 1 from unit u join up on u.id = up.parent_id
        where up.height < 20
    )
    select d.id as "documentId", l.revision, d.kind, d.speed, d.secrecy, l.content, d.number, d.dated_on as "datedOn",
      d.state, o.name_th as unit,
      o.name_en as "unitEn", coalesce((select name_th from up order by height desc limit 1), '') as agency,
      coalesce((select name_en from up order by height desc limit 1), '') as "agencyEn",
      (select json_build_object('kind', r.kind, 'isSecret', r.is_secret, 'series', r.series, 'year', e.year,
        'number', e.number, 'letterCode', ru.letter_code)
        from register_entry e join register r on r.id = e.register_id join unit ru on ru.id = r.unit_id
        where e.document_id = d.id and e.state = 'issued' and r.kind <> 'receive' order by e.id limit 1) as entry,
      (select y.code from letter_proof y where y.document_id = d.id) as "proofCode",
      coalesce((select json_agg(json_build_object('position', g.position, 'name', g.name, 'lines', g.lines,
        'signedAt', g.signed_at, 'picture', encode(g.picture_sha256, 'hex'),
        'move', case when g.ink_right is not null
          then json_build_object('right', g.ink_right, 'down', g.ink_down) end) order by g.position)
        from signature g where g.document_id = d.id), '[]') as signatures,
      coalesce((select json_agg(json_build_object('position', s.position, 'ofPanel', s.of_panel,
        'name', coalesce(h.name, ''),
        'post', coalesce(h.post, ${printed('q')}, ''), 'acting', h.acting) order by s.position)
        from letter_step s join desk k on k.id = s.desk_id left join post q on q.id = k.post_id
          left join lateral (select case when ${inEnglish} then english_name(p) else p.full_name end as name,
              case when t.function = 'acting' then json_build_object('phrase', o.phrase, 'post', ${printed('q')}) end
                as acting,
              case when t.function = 'holder' then ${printed('q')}
                else (select ${printed('mq')} from seat m join post mq on mq.id = m.post_id
                where m.person_id = p.id and m.function not in ('acting', 'secretary')
                and ${inForce('m', now)} order by m.is_main desc, m.id limit 1) end as post
            from seat t join person p on p.id = t.person_id left join acting_order o on o.id = t.acting_order_id
            where t.desk_id = k.id and t.function in ('holder', 'self', 'acting') and ${inForce('t', now)}
              and (o.kinds is null or d.kind = any(o.kinds))
            order by t.function = 'acting' and o.phrase <> all(${besideTheHolder}) desc, t.function = 'acting', t.id
            limit 1) h on true
        where s.document_id = d.id and s.role = 'sign'), '[]') as signers
    from document d join letter l on l.document_id = d.id join unit o on o.id = d.owner_unit_id
    where d.id = ${documentId}`.execute(db);
  const found = rows[0];
  if (!found) return null;
  const signatures = found.signatures.map((one) => ({
    ...one,
    signedAt: new Date(one.signedAt),
    picture: one.picture === null ? null : Buffer.from(one.picture, 'hex'),
  }));
  const language = isInEnglish(found.kind, found.content) ? 'en' : 'th';
  return {
    ...found,
    signatures,
    signers: found.signers.map(({ position, ofPanel, ...bearer }) => ({ position, ofPanel, name: bearer.name, lines: signedPosts(bearer, language) })),
  };
}

/** The unit's code for English letters; empty if none is stored. */
export async function englishCodeOf(db: Database, unitId: number): Promise<string> {
  const { letter_code_en } = await db.selectFrom('unit').where('id', '=', unitId).select('letter_code_en').executeTakeFirstOrThrow();
  return letter_code_en;
}

/** Queues a signed letter for printing, once. A letter whose paper was brought along is not queued. */
export async function queuePrint(db: Transaction, documentId: number, now: Date): Promise<void> {
  const { rows } = await sql`
    insert into letter_print (document_id) select document_id from letter
    where document_id = ${documentId}
      and not exists (select 1 from document_file f where f.document_id = letter.document_id and f.sequence = 1)
    on conflict do nothing returning document_id`.execute(db);
  if (rows.length > 0) await enqueue({ db, now }, 'print', { documentId }, { key: documentId });
}

/** Whether a letter still waits for its PDF. */
export async function awaitsPaper(db: Database, documentId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from letter_print where document_id = ${documentId} and printed_at is null`.execute(db);
  return rows.length > 0;
}

/** The signed PDF of a letter, until it is on file. */
export interface SignedPaper {
  sha256: Buffer;
  size: number;
  pages: number;
  /** Without `.pdf`. */
  name: string;
  signedAt: Date;
}

/** `signers`: the positions of those whose signatures it has. */
type Signing = { certificateId: number; signers: number[]; sealId?: never } | { certificateId?: never; signers?: never; sealId: number };

/** Keeps the signed PDF of a letter; the one that is known already stays. */
export async function insertSignedPaper(db: Transaction, given: SignedPaper & Signing & { documentId: number }): Promise<void> {
  await db
    .insertInto('signed_paper')
    .values({
      document_id: given.documentId,
      sha256: given.sha256,
      size: given.size,
      pages: given.pages,
      name: given.name,
      certificate_id: given.certificateId ?? null,
      seal_id: given.sealId ?? null,
      signed_at: given.signedAt,
      signers: given.signers ?? [],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface PaperToIssue extends SignedPaper {
  /** Whether an authority outside of the agency issued the certificate, whose revocation list is not in the PDF. */
  isOfOutside: boolean;
}

export async function findSignedPaper(db: Database, documentId: number): Promise<PaperToIssue | null> {
  const { rows } = await sql<PaperToIssue>`
    select y.sha256, y.size, y.pages, y.name, y.signed_at as "signedAt", c.root_id is not null as "isOfOutside"
    from signed_paper y left join certificate c on c.id = y.certificate_id where y.document_id = ${documentId}`.execute(db);
  return rows[0] ?? null;
}

/** Whether this is still the signed PDF of a letter; it stays so until the transaction ends. */
export async function holdsSignedPaper(db: Transaction, documentId: number, sha256: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select 1 from signed_paper where document_id = ${documentId} and sha256 = ${sha256} for share`.execute(db);
  return rows.length > 0;
}

/** A PDF that a person signed while others have still to sign it. */
export interface PaperInTurn {
  sha256: Buffer;
  size: number;
  setAt: number;
  face: Buffer;
}

export async function insertPaperInTurn(
  db: Transaction,
  given: PaperInTurn & { documentId: number; position: number; certificateId: number; signedAt: Date },
): Promise<void> {
  await db
    .insertInto('paper_signature')
    .values({
      document_id: given.documentId,
      position: given.position,
      certificate_id: given.certificateId,
      sha256: given.sha256,
      size: given.size,
      set_at: given.setAt,
      face: given.face,
      signed_at: given.signedAt,
    })
    .execute();
}

/** The PDF that the signer before a position signed; null where that one gave no signature in a PDF. */
export async function findPaperBefore(db: Database, documentId: number, position: number): Promise<PaperInTurn | null> {
  const { rows } = await sql<PaperInTurn>`
    select sha256, size, set_at as "setAt", face from paper_signature
    where document_id = ${documentId} and position = (select max(g.position) from signature g
      where g.document_id = ${documentId} and g.position < ${position})`.execute(db);
  return rows[0] ?? null;
}

/** The positions of those whose signatures are in the PDF that was set for a position. */
export async function findSignersIn(db: Database, documentId: number, setAt: number): Promise<number[]> {
  const rows = await db
    .selectFrom('paper_signature')
    .where('document_id', '=', documentId)
    .where('set_at', '=', setAt)
    .select('position')
    .orderBy('position')
    .execute();
  return rows.map(({ position }) => position);
}

/**
 * Gives up PDFs on the way to an issued one: an issued letter contains the signatures of those before it or their signers' statements are in the
 * database, and withdrawn signatures hold no more. Returns the content that nothing refers to.
 */
export async function giveUpPapers(db: Transaction): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    with issued as (
      delete from paper_signature p using letter_print l
      where l.document_id = p.document_id and l.printed_at is not null returning p.sha256
    ), withdrawn as (delete from superseded_paper returning sha256)
    select sha256 from issued union select sha256 from withdrawn`.execute(db);
  return unusedContent(db, rows);
}

/** How many minutes a PDF waits for a timestamp. */
export async function findWaitMinutes(db: Database): Promise<number> {
  const { wait_minutes } = await db.selectFrom('pdf_signature_setting').select('wait_minutes').executeTakeFirstOrThrow();
  return wait_minutes;
}

interface Printed extends Omit<SignedPaper, 'signedAt'> {
  documentId: number;
  level: PdfLevel;
  /** What its timestamp says; null without one. */
  stampedAt: Date | null;
  now: Date;
}

/** Stores a printed letter as its first file, under a unique name; false if another process was faster. */
export async function savePrinted(db: Transaction, { documentId, name, sha256, size, pages, level, stampedAt, now }: Printed): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update letter_print set printed_at = ${now}, level = ${level}, stamped_at = ${stampedAt},
      file_name = ${name}
      || case when exists (select 1 from letter_print where file_name = ${`${name}.pdf`})
        then ${`_D${documentId}`} else '' end || '.pdf'
    where document_id = ${documentId} and printed_at is null`.execute(db);
  if (!numAffectedRows) return false;
  await sql`
    with kept as (insert into file (sha256, size, media_type, pages, created_at)
      values (${sha256}, ${size}, 'application/pdf', ${pages}, ${now}) returning id)
    insert into document_file (document_id, sequence, file_id, name)
    select ${documentId}, 1, kept.id, p.file_name from kept, letter_print p where p.document_id = ${documentId}`.execute(db);
  return true;
}

/** The parties of a letter, to notify them that its PDF is ready. */
export async function partiesOf(db: Database, documentId: number): Promise<{ deskIds: number[]; secrecy: number }> {
  const { rows } = await sql<{ deskIds: number[]; secrecy: number }>`
    select coalesce(array_agg(p.desk_id), '{}') as "deskIds", d.secrecy from document d
      left join document_party p on p.document_id = d.id where d.id = ${documentId} group by d.id`.execute(db);
  return rows[0] ?? { deskIds: [], secrecy: 3 };
}
