const password = 'Portal1234';

/** What a person with an account does by calls, so that a journey can begin where it is interesting. */
async function signedIn(url: string, username: string) {
  const ask = async (path: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(`${url}/api/${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
    const answer = await reply.json();
    if (answer.status !== 'success') throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const { token } = await ask('login', { username, password });
  return {
    get: (path: string) => ask(path, undefined, token),
    post: (path: string, body: object) => ask(path, body, token),
    file: async (path: string) => {
      const reply = await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
      return Buffer.from(await reply.arrayBuffer());
    },
  };
}

/** A letter of two pages that an officer wrote and the head signed, with its printed PDF as its receiver gets it. */
export async function issuedLetter(url: string, subject: string): Promise<{ documentId: number; number: string; pdf: Buffer }> {
  const writer = await signedIn(url, 'officer1');
  const { units } = await writer.get('sarabun/new-draft');
  const ownerUnitId = units[0].unitId;
  const { items } = await writer.get(`sarabun/propose-steps?kind=2&ownerUnitId=${ownerUnitId}`);
  const steps = items.filter(({ role }: { role: string }) => role === 'sign').map(({ deskId }: { deskId: number }) => ({ deskId, role: 'sign' }));
  const paragraph = { kind: 'paragraph', level: 0, runs: [{ text: 'ด้วยกองแผนงานจะจัดประชุมเตรียมการระบบสำรองข้อมูลของหน่วยงาน จึงเรียนมาเพื่อโปรดทราบ '.repeat(6) }] };
  const content = { subject, salutation: 'เรียน', addressee: 'ผู้อำนวยการกอง', body: Array.from({ length: 14 }, () => paragraph) };
  const receivers = [{ deskId: null, name: 'หน่วยงานภายนอก' }];
  const draft = await writer.post('sarabun/save-draft', { kind: 2, ownerUnitId, speed: 1, secrecy: 1, content, receivers, steps });
  const { documentId, revision } = draft.item;
  const { legId } = (await writer.post('sarabun/submit-draft', { documentId, revision })).item;
  const signer = await signedIn(url, 'head1');
  const { number } = (await signer.post('sarabun/sign-letter', { legId, password })).item;
  for (;;) {
    const { item } = await writer.get(`sarabun/document?documentId=${documentId}`);
    // The answer is read in several queries: its state may be newer than its files.
    const [file] = item.files;
    if (item.own.paper === 'printed' && file) return { documentId, number, pdf: await writer.file(`sarabun/document-file/${documentId}/${file.fileId}`) };
    await new Promise((next) => setTimeout(next, 250));
  }
}
