import type { TestPerson, testPortal } from './portal';

/** Uploads a file; returns the id for attaching it to a letter. */
export async function uploadFile(portal: Awaited<ReturnType<typeof testPortal>>, as: TestPerson, content: Buffer, name = 'หนังสือ.pdf'): Promise<string> {
  const { code, body } = await portal.upload('/api/sarabun/upload-file', content, { as, name });
  if (code !== 200) throw new Error(body.message);
  return body.item.uploadId;
}
