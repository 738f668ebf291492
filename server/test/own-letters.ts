import { emptyContent, type LetterContent } from '@sarabun/contract/drafts/letter-content';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { bytesOf } from '../src/platform/files';
import { password, type Reply, type TestPerson, type testPortal } from './portal';

type Portal = Awaited<ReturnType<typeof testPortal>>;

interface Wanted {
  kind?: number;
  documentId?: number;
  revision?: number;
  tab?: string;
  ownerUnitId: number;
  speed?: number;
  secrecy?: number;
  usesOwnerNumber?: boolean;
  personal?: boolean;
  content?: Partial<LetterContent>;
  receivers?: { deskId: number | null; name: string }[];
  steps?: { deskId: number; role: 'review' | 'sign'; ofPanel?: boolean }[];
  answers?: number[];
  uploadIds?: string[];
  fileIds?: number[];
}

/** Helpers for tests that write, submit, review and sign a letter. */
export function ownLettersOf(portal: Portal) {
  const { db, runner, storage } = portal.running;
  const save = (as: TestPerson, { content, ...wanted }: Wanted): Promise<Reply> =>
    portal.post(
      '/api/sarabun/save-draft',
      {
        kind: 2,
        speed: 1,
        secrecy: 1,
        ...wanted,
        content: { ...emptyContent, subject: 'ขออนุมัติจัดประชุม', salutation: 'เรียน', addressee: 'ผู้อำนวยการ', body: bodyOf('เพื่อโปรดพิจารณา'), ...content },
      },
      { as },
    );
  const submit = (as: TestPerson, { documentId, revision }: { documentId: number; revision: number }) =>
    portal.post('/api/sarabun/submit-draft', { documentId, revision }, { as });
  const view = async (as: TestPerson, documentId: number, legId?: number) =>
    (await portal.get(`/api/sarabun/document?documentId=${documentId}${legId ? `&legId=${legId}` : ''}`, { as })).body.item;
  /** Waits until the PDF of a signed letter is on file. */
  async function printed(as: TestPerson, documentId: number): Promise<void> {
    await portal.deliver();
    while ((await view(as, documentId)).own.paper !== 'printed') await runner.runDue('print');
  }
  return {
    save,
    submit,
    /** Writes and submits a letter; returns its leg. */
    async submitted(as: TestPerson, wanted: Wanted): Promise<{ documentId: number; legId: number; revision: number }> {
      const { body } = await save(as, wanted);
      const { documentId, revision } = body.item;
      const sent = await submit(as, body.item);
      if (sent.code !== 200) throw new Error(JSON.stringify(sent.body));
      return { documentId, revision, legId: sent.body.item.legId };
    },
    pass: (as: TestPerson, legId: number, text = '') => portal.post('/api/sarabun/pass-review', { legId, text }, { as }),
    giveBack: (as: TestPerson, legId: number, to: 'writer' | 'previous', reason = 'แก้ไขถ้อยคำ') =>
      portal.post('/api/sarabun/return-draft', { legId, to, reason }, { as }),
    withdraw: (as: TestPerson, documentId: number) => portal.post('/api/sarabun/withdraw-draft', { documentId }, { as }),
    sign: (as: TestPerson, legId: number, more: object = {}) => portal.post('/api/sarabun/sign-letter', { legId, password, ...more }, { as }),
    signAll: (as: TestPerson, legIds: number[], more: object = {}) => portal.post('/api/sarabun/sign-letters', { legIds, password, ...more }, { as }),
    draft: (as: TestPerson, documentId: number) => portal.get(`/api/sarabun/draft?documentId=${documentId}`, { as }),
    view,
    printed,
    /** The PDF on file, once the job has put it there. */
    pdf: async (as: TestPerson, documentId: number): Promise<Buffer> => {
      await printed(as, documentId);
      const { sha256 } = await db
        .selectFrom('document_file')
        .innerJoin('file', 'file.id', 'document_file.file_id')
        .where('document_file.document_id', '=', documentId)
        .select('file.sha256')
        .executeTakeFirstOrThrow();
      return Buffer.from(await bytesOf(storage.read(sha256)));
    },
    legsIn: async (as: TestPerson, typeCode: string): Promise<number[]> =>
      (await portal.post('/api/sarabun/get-todo-list', { typeCode }, { as })).body.data.map((row: { F_TRANS_ID: number }) => row.F_TRANS_ID),
  };
}

/**
 * An office that writes letters: a division below a central unit, with an officer who writes, a head who reviews and a director who signs,
 * and another unit that receives them.
 */
export async function writingOffice(portal: Portal) {
  const central = await portal.unit();
  const division = await portal.unit({ parentId: central.unitId });
  const other = await portal.unit({ parentId: central.unitId });
  const officer = await portal.person(division, { name: 'อำนวย' });
  const checker = await portal.person(division, { name: 'ตรวจ' });
  const director = await portal.person(central, { name: 'ประเสริฐ' });
  const registrar = await portal.person(other, { function: 'registrar' });
  const ownRegistrar = await portal.person(division, { function: 'registrar' });
  const stranger = await portal.person(other);
  const headPost = await portal.headPost(division, checker);
  const directorPost = await portal.headPost(central, director);
  const way = [
    { deskId: headPost.deskId, role: 'review' as const },
    { deskId: directorPost.deskId, role: 'sign' as const },
  ];
  const toOther = [{ deskId: other.deskId, name: 'กองอื่น' }];
  const memo = { ownerUnitId: division.unitId, receivers: toOther, steps: way };
  return { central, division, other, officer, checker, director, registrar, ownRegistrar, stranger, headPost, directorPost, way, toOther, memo };
}
