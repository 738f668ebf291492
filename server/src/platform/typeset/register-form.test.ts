import { afterAll, expect, it } from 'vitest';
import { readers } from '../../../test/pdf-text';
import { openTypesetting } from './typesetting';

const setting = openTypesetting();
afterAll(() => setting.close());

it('a day of a register that goes on to another page has its heading there again', async () => {
  const columns = ['เลข', 'เรื่อง'].map((title) => ({ title, width: 10 }));
  const rows = Array.from({ length: 40 }, (_, at) => ({ void: 0, cells: [String(at), `ข้อความ ${at}`] }));
  const days = ['วันที่ ๕ เดือน มกราคม', 'วันที่ ๖ เดือน มกราคม'].map((heading) => ({ heading, rows }));
  const text = await readers.pdfjs(await setting.typeset('register', { title: 'ทะเบียน', unit: 'กอง', columns, days }));
  const pages = Number('๑๒๓๔๕๖๗๘๙'.indexOf(/จาก (.)/.exec(text)?.[1] ?? '')) + 1;
  expect(pages).toBeGreaterThan(2);
  // One heading more than pages: on one page a day ends and the next begins.
  expect(text.match(/วันที่ [๕๖] เดือน มกราคม/g)).toHaveLength(pages + 1);
});
