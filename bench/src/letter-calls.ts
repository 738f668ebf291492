import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { letterPdfPath } from '@sarabun/contract/drafts/paper-paths';
import type { BodyBlock, RichText, TableBlock } from '@sarabun/contract/drafts/rich-text';
import { verifyPathOf } from '@sarabun/contract/signing/proof-code';
import { quantile } from './quantile';

const keys = 60;
const looks = 200;
const warm = 5;

type Call = (path: string, body?: object) => Promise<Response>;

const sentence = 'สำนักงานได้ตรวจสอบรายการจัดซื้อวัสดุและครุภัณฑ์ของหน่วยงานในสังกัดแล้ว เห็นว่าเป็นไปตามแผนการใช้จ่ายงบประมาณที่ได้รับอนุมัติ ';
const paragraph = (text: string): BodyBlock => ({ kind: 'paragraph', level: 0, runs: [{ text }] });
const cell = (text: string) => ({ lines: [[{ text }]], align: 'left' as const, across: 1, down: 1 });
const table = (): TableBlock => ({
  kind: 'table',
  headRows: 1,
  widths: [0, 0, 0],
  rows: [['ลำดับ', 'รายการ', 'จำนวนเงิน'], ...Array.from({ length: 34 }, (_, row) => [`${row + 1}`, 'ค่าวัสดุสำนักงาน', '12,500.00'])].map((row) => row.map(cell)),
});
/** About ten pages, every other of which is a table. */
const longBody = (key: number): RichText => [
  paragraph(`${sentence.repeat(4)}${'ก'.repeat(key % 7)}`),
  ...Array.from({ length: 5 }, () => [paragraph(sentence.repeat(8)), paragraph(sentence.repeat(6)), table()]).flat(),
];

/** What the product that runs at an address with the demonstration office needs to show a long draft after each key, and to verify a letter. */
export async function measureCalls(address: string): Promise<void> {
  const signedIn = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'officer1', password: 'Portal1234' }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const call: Call = async (path, body) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${address}${path}`, { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return answer;
  };
  await previews(call);
  await verifications(call, address);
}

async function previews(call: Call): Promise<void> {
  const { units } = (await (await call('/api/sarabun/new-draft?kind=2')).json()) as { units: { unitId: number }[] };
  const common = { kind: 2, speed: 1, secrecy: 1, ownerUnitId: units[0]?.unitId, receivers: [], steps: [] };
  const content = { ...emptyContent, subject: 'รายงานผลการจัดซื้อ', salutation: 'เรียน', addressee: 'อธิบดี' };
  let kept: { documentId?: number; revision?: number } = {};
  const [times, pages]: [number[], number[]] = [[], []];
  for (let key = -warm; key < keys; key++) {
    const begun = performance.now();
    const saved = await call('/api/sarabun/save-draft', { ...common, ...kept, content: { ...content, body: longBody(key + warm) } });
    const { item } = (await saved.json()) as { item: { documentId: number; revision: number } };
    kept = { documentId: item.documentId, revision: item.revision };
    const pdf = Buffer.from(await (await call(letterPdfPath(item.documentId, item.revision))).arrayBuffer());
    if (key >= 0) times.push(performance.now() - begun);
    pages.push(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0);
  }
  await call('/api/sarabun/cancel-draft', { documentId: kept.documentId });
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(0));
  console.log(`saving and showing a draft of ${Math.max(...pages)} pages with tables after a key: median ${half} ms, p95 ${most} ms (goal: p95 at most 400)`);
}

async function verifications(call: Call, address: string): Promise<void> {
  const found = (await (await call('/api/sarabun/search', { query: 'ประชุม' })).json()) as { data: { documentId: number; direction: string; number: string }[] };
  const issued = found.data.find(({ direction, number }) => direction === 'outgoing' && number !== '');
  if (!issued) throw new Error('The office has no issued letter to verify.');
  const proof = (await (await call(`/api/sarabun/letter-proof?documentId=${issued.documentId}`)).json()) as { item: { code: string } };
  const ways: Record<string, () => Promise<Response>> = {
    'the page': () => fetch(`${address}${verifyPathOf(proof.item.code.replaceAll('-', ''))}`),
    'its answer': () => call('/api/sarabun/verify-document', { proofCode: proof.item.code }),
  };
  for (const [name, way] of Object.entries(ways)) {
    const times: number[] = [];
    for (let look = -warm; look < looks; look++) {
      const begun = performance.now();
      await (await way()).arrayBuffer();
      if (look >= 0) times.push(performance.now() - begun);
    }
    const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(1));
    console.log(`verifying a letter, ${name}: median ${half} ms, p95 ${most} ms (goal: at most 50)`);
  }
}
