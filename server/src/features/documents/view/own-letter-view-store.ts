import { type Bearer, besideTheHolder } from '@sarabun/contract/acting/acting-phrase';
import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { OwnLetter } from '@sarabun/contract/documents/open-document';
import { isInEnglish } from '@sarabun/contract/drafts/letter-fields';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { inForce, inForceOn } from '../../../platform/in-force';
import { notFound } from '../../../platform/refusals';

/** SQL: how it stands with a member of a committee who has not signed: asked, declined, not asked any more, or not yet. */
const memberState = sql`
  case when a.state = 'refused' then 'declined' when a.state in ('delivered', 'received') then 'open'
    when a.state = 'recalled' or d.dated_on is not null or l.at_step > (select max(x.position) from letter_step x
      where x.document_id = s.document_id and x.of_panel) then 'spared' else 'waiting' end`;

/** SQL: for whom somebody with a seat `t` at a desk works there: null for their own, with the phrase of the order or none for a secretary. */
const seatedFor = sql`case when t.function in ('acting', 'secretary') then json_build_object('phrase', o.phrase) end`;

/**
 * SQL: who did the step `s` at a post or unit, or declined it, and for whom they did it. What they sent on keeps that; who signed last or in a
 * committee sent nothing on, and what they were at the desk on that day says it.
 */
const whoDid = sql`(
  select p.shown_name as name, case when sent.id is not null then sent.acting else seated.acting end as acting
  from person p
    left join lateral (select n.id,
        case when n.sent_for_post_id is not null then json_build_object('phrase', o.phrase) end as acting
      from leg n left join acting_order o on o.id = n.acting_order_id
      where n.parent_leg_id = a.id and n.sent_by = p.id order by n.id desc limit 1) sent on true
    left join lateral (select ${seatedFor} as acting
      from seat t left join acting_order o on o.id = t.acting_order_id
      where t.desk_id = k.id and t.person_id = p.id
        and ${inForceOn('t', sql`coalesce(g.signed_at, a.ended_at)::date`)}
        and (o.kinds is null or d.kind = any(o.kinds))
      order by t.function in ('acting', 'secretary'), t.function = 'secretary', t.id limit 1) seated on true
  where k.kind <> 'person' and p.id = case when g.document_id is not null then g.person_id
    when a.state in ('done', 'refused') then a.ended_by end)`;

/** SQL: who is to do the step `s` at a post: who acts for it with its full power, else its holder, else who acts beside the holder. */
const whoIsMeant = (now: Date) => sql`(
  select h.shown_name as name, ${seatedFor} as acting from seat t join person h on h.id = t.person_id
    left join acting_order o on o.id = t.acting_order_id
  where k.kind = 'post' and t.desk_id = k.id and t.function in ('holder', 'acting') and ${inForce('t', now)}
    and (o.kinds is null or d.kind = any(o.kinds))
  order by t.function = 'acting' and o.phrase <> all(${besideTheHolder}) desc, t.function = 'acting', t.id limit 1)`;

/** SQL: whether a signature by certificate is in the issued PDF; null without a PDF, and where that is not known of an old one. */
const inPdf = sql`
  case when y.document_id is null or c.certificate_id is null then null
    when y.signers is not null then g.position = any(y.signers)
    when y.seal_id is not null then false when c.certificate_id = y.certificate_id then true end`;

/** The own-letter part, for a reader who may know the letter; null if it was not written here. Who is not on its way sees no versions. */
export async function findOwnLetter(
  db: Database,
  { documentId, deskIds, clearance, isOnWay, now }: { documentId: number; deskIds: readonly number[]; clearance: number; isOnWay: boolean; now: Date },
): Promise<OwnLetter | null> {
  const { rows } = await sql<OwnLetter>`
    select l.revision, w.shown_name as writer, nullif(l.content -> 'panel', 'null') as panel,
      coalesce((select json_agg(json_build_object('deskId', s.desk_id, 'role', s.role,
        'name', coalesce(q.shown_name, n.shown_name),
          'personName', coalesce(done.name, due.name),
          'acting', case when done.name is null then due.acting else done.acting end,
          'ofPanel', s.of_panel,
          'state', case when s.of_panel and g.document_id is null then ${memberState}
            when g.document_id is not null or d.dated_on is not null or s.position < l.at_step then 'done'
            when s.position = l.at_step then 'open' else 'waiting' end) order by s.position)
        from letter_step s join desk k on k.id = s.desk_id left join post q on q.id = k.post_id
          left join person n on n.id = k.person_id
          left join leg a on a.id = s.leg_id
          left join signature g on g.document_id = s.document_id and g.position = s.position
          left join lateral ${whoDid} done on true left join lateral ${whoIsMeant(now)} due on done.name is null
            where s.document_id = l.document_id), '[]') as steps,
      coalesce((select json_agg(json_build_object('position', g.position, 'name', g.name, 'lines', g.lines,
        'signedAt', g.signed_at, 'hasPicture', g.picture_sha256 is not null, 'inPdf', ${inPdf}) order by g.position)
        from signature g left join signed_paper y on y.document_id = g.document_id
          left join certificate_signature c on c.document_id = g.document_id and c.position = g.position
        where g.document_id = l.document_id), '[]') as signatures,
      case when ${isOnWay} then (select coalesce(json_agg(json_build_object('name', w.name, 'lines', w.lines,
          'signedAt', w.signed_at, 'withdrawnAt', w.withdrawn_at, 'withdrawnBy', b.shown_name,
          'reason', coalesce(e.reason, ''), 'version', (select count(*) from letter_version v
            where v.document_id = w.document_id and v.revision <= w.revision),
          'byCertificate', w.certificate_id is not null)
          order by w.withdrawn_at, w.position), '[]')
        from withdrawn_signature w join person b on b.id = w.withdrawn_by join leg e on e.id = w.ended_leg_id
        where w.document_id = l.document_id) else '[]' end as withdrawn,
      coalesce((select json_agg(json_build_object('position', r.position, 'deskId', r.desk_id,
        'name', shown_receiver(r.desk_id, r.name), 'sent',
          case when r.way is not null then json_build_object('way', r.way, 'sentOn', r.sent_on,
            'receiverName', r.receiver_name, 'remark', r.remark, 'recordedBy', b.shown_name) end) order by r.position)
        from letter_receiver r left join person b on b.id = r.recorded_by
        where r.document_id = l.document_id), '[]') as receivers,
      coalesce((select json_agg(json_build_object('documentId', case
        when exists (select 1 from document_party p where p.document_id = x.id and p.desk_id = any(${deskIds}))
        then x.id end,
          'number', x.number, 'datedOn', x.dated_on,
            'subject', case when exists (select 1 from document_party p
            where p.document_id = x.id and p.desk_id = any(${deskIds})) then x.subject else '' end) order by x.id)
        from letter_answer a join document x on x.id = a.answers_id
        where a.document_id = l.document_id and x.secrecy <= ${clearance}), '[]') as answers,
      case when p.document_id is null then case when d.dated_on is null then 'draft'
        else case when exists (select 1 from document_file f where f.document_id = d.id and f.sequence = 1)
        then 'printed' else 'waiting' end end when p.printed_at is not null then 'printed'
        when exists (select 1 from job j where j.kind = 'print' and j.key = p.document_id::text
          and j.last_error is not null) then 'failed'
        else 'waiting' end as paper,
      (select json_build_object('by', case when y.seal_id is null then 'person' else 'agency' end,
          'name', coalesce(e.subject, c.subject), 'level', p.level, 'stampedAt', p.stamped_at,
          'revokedAt', coalesce(e.revoked_at, c.revoked_at))
        from signed_paper y left join agency_seal e on e.id = y.seal_id
          left join certificate c on c.id = y.certificate_id
        where y.document_id = l.document_id and p.level is not null) as "signedPdf",
      case when ${isOnWay} then (select count(*)::int from letter_version v where v.document_id = l.document_id)
        + (select count(*)::int from letter_copy c join desk k on k.person_id = c.person_id
          where c.document_id = l.document_id and k.id = any(${deskIds})) else 0 end as versions,
      case when ${isOnWay} and d.dated_on is null then (select count(*)::int from letter_remark r
        where r.document_id = l.document_id and r.state = 'open') else 0 end as "openRemarks"
    from letter l join document d on d.id = l.document_id join person w on w.id = d.entered_by
      left join letter_print p on p.document_id = l.document_id
    where l.document_id = ${documentId}`.execute(db);
  const found = rows[0];
  if (!found) return null;
  const { signedPdf } = found;
  const signatures = found.signatures.map((one) => ({ ...one, signedAt: new Date(one.signedAt) }));
  const withdrawn = found.withdrawn?.map((one) => ({ ...one, signedAt: new Date(one.signedAt), withdrawnAt: new Date(one.withdrawnAt) }));
  return {
    ...found,
    signatures,
    withdrawn,
    signedPdf: signedPdf && {
      ...signedPdf,
      names: namesInPdf(signatures),
      stampedAt: momentOf(signedPdf.stampedAt),
      revokedAt: momentOf(signedPdf.revokedAt ?? null),
    },
  };
}

const namesInPdf = (signatures: OwnLetter['signatures']) => signatures.filter(({ inPdf }) => inPdf).map(({ name }) => name);

const momentOf = (at: Date | null): Date | null => at && new Date(at);

/** The kind of an own letter, and the language in which it is printed. */
export async function printedAs(db: Database, documentId: number): Promise<{ kind: DocumentKind; language: 'th' | 'en' }> {
  const { rows } = await sql<{ kind: DocumentKind; language: 'th' | 'en' }>`
    select d.kind, coalesce(l.content ->> 'language', 'th') as language from document d
      join letter l on l.document_id = d.id where d.id = ${documentId}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return { kind: found.kind, language: isInEnglish(found.kind, found) ? 'en' : 'th' };
}

interface Bearing {
  personId: number;
  deskId: number;
  /** The kind of the letter; orders to act for other kinds do not count. */
  kind: number;
  language: 'th' | 'en';
  now: Date;
}

/**
 * The person who acts at a desk today, as printed under a letter (annex 3) in its language: the holder before a deputy, a deputy under an
 * order before a secretary.
 */
export async function bearerAt(db: Database, { personId, deskId, kind, language, now }: Bearing): Promise<Bearer | null> {
  const name = (post: string) => sql.raw(language === 'en' ? `coalesce(nullif(${post}.name_en, ''), ${post}.name_th)` : `${post}.name_th`);
  const { rows } = await sql<Bearer>`
    select ${sql.raw(language === 'en' ? 'english_name(p)' : 'p.full_name')} as name,
      case when s.function in ('acting', 'secretary')
        then json_build_object('phrase', o.phrase, 'post', ${name('q')}, 'postEn', q.name_en) end as acting,
      coalesce(case when s.function = 'holder' then ${name('q')} end,
        (select ${name('mq')} from seat m join post mq on mq.id = m.post_id
        where m.person_id = p.id and m.function not in ('acting', 'secretary') and ${inForce('m', now)}
        order by m.is_main desc, m.id limit 1), '') as post
    from seat s join person p on p.id = s.person_id left join post q on q.id = s.post_id
      left join acting_order o on o.id = s.acting_order_id
    where s.person_id = ${personId} and s.desk_id = ${deskId} and ${inForce('s', now)}
      and (o.kinds is null or ${kind}::int = any(o.kinds))
    order by s.function in ('acting', 'secretary'), s.function = 'secretary', s.function <> 'holder', s.id limit 1`.execute(db);
  return rows[0] ?? null;
}
