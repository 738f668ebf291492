import { findTrusted } from '../../src/features/certificates';
import { pdfSignatures } from '../../src/platform/reading/pdf-signatures.mjs';
import { ownLettersOf, writingOffice } from '../own-letters';
import { password, testPortal } from '../portal';
import type { licensedAuthority } from './licensed-authority';
import type { timestampAuthority } from './timestamp-authority';

type Licensed = ReturnType<typeof licensedAuthority>;
type P12 = Omit<Parameters<Licensed['p12']>[0], 'password'>;

/** An office with a timestamp authority that trusts a licensed one: its director brings a certificate of it, and signs letters. */
export async function licensedOffice(licensed: Licensed, timestamps: Awaited<ReturnType<typeof timestampAuthority>>) {
  const portal = await testPortal({
    environment: { TIMESTAMP_URL: timestamps.url, TIMESTAMP_CA_FILE: timestamps.caFile, CERTIFICATE_NETWORKS: 'loopback' },
  });
  const { db } = portal.running;
  const letters = ownLettersOf(portal);
  const { officer, director, central, memo, way } = await writingOffice(portal);
  const keeper = await portal.person(central);
  await portal.grant(keeper, 'certificate-person-auto', 'manage');
  const [pin, filePassword] = ['482137', 'of-file'];
  await portal.post('/api/core/certificates/add-trusted-root', { file: licensed.root.toString('base64') }, { as: keeper });
  const bringFile = (file: Buffer, ofFile: string) =>
    portal.post('/api/core/certificates/import', { file: file.toString('base64'), filePassword: ofFile, pin, password }, { as: director });
  return {
    db,
    bringFile,
    director,
    bringer: (asked: P12) => {
      const file = licensed.p12({ name: `นาย${director.name}`, ...asked, password: filePassword });
      return () => bringFile(file, filePassword);
    },
    sign: async () => {
      const { documentId, legId } = await letters.submitted(officer, { ...memo, steps: way.slice(1) });
      return { documentId, ...(await letters.sign(director, legId, { certificatePin: pin })) };
    },
    /** The PDF on file and the level of its signature, once the job has put it there. */
    issued: async (documentId: number) => {
      const pdf = await letters.pdf(officer, documentId);
      const { level } = await db.selectFrom('letter_print').where('document_id', '=', documentId).select('level').executeTakeFirstOrThrow();
      return { pdf, level };
    },
    inYears: new Date(Date.now() + 3 * 365 * 24 * 3_600_000),
    judged: async (pdf: Buffer, now = new Date()) => pdfSignatures(pdf, { ...(await findTrusted(db)), timestampAnchors: [timestamps.root], now }),
  };
}
