import { describe, expect, it } from 'vitest';
import { emptyContent } from './letter-content';
import { letterHints } from './letter-hints';
import type { RichText, Run } from './rich-text';
import { fillFields, templateFields } from './template-fields';

const paragraph = (...runs: Run[]): RichText[number] => ({ kind: 'paragraph', level: 0, runs });
const given = (values: Record<string, string>) => new Map(Object.entries(values));
const cell = (text: string) => ({ lines: [[{ text }]], align: 'left' as const, across: 1, down: 1 });

const invitation = {
  ...emptyContent,
  subject: 'ขอเชิญประชุม{เรื่องประชุม}',
  addressee: '{ผู้รับ}',
  references: ['หนังสือที่ {เลขที่}'],
  enclosures: [{ name: 'ระเบียบวาระ{เรื่องประชุม}', quantity: '{จำนวน} ชุด' }],
  body: [
    paragraph({ text: 'ด้วยจะประชุม{เรื่อง' }, { text: 'ประชุม} วันที่ {', bold: true }, { text: 'วันประชุม } ณ ห้อง {ห้อง}' }),
    { kind: 'table', headRows: 0, widths: [0], rows: [[cell('{ห้อง}')]] },
  ] satisfies RichText,
};

describe('the fields of a template', () => {
  it('are found once each, in the order of reading, also across styles and in tables', () => {
    expect(templateFields(invitation)).toEqual(['เรื่องประชุม', 'ผู้รับ', 'เลขที่', 'จำนวน', 'วันประชุม', 'ห้อง']);
  });

  it('are no braces around nothing, lines or further braces', () => {
    expect(templateFields({ ...emptyContent, body: [paragraph({ text: '{} { } {ก\nข} {{ค}} }ง{' })] })).toEqual(['ค']);
  });

  it('take values in the style of their first letter, and stay where there is none', () => {
    const filled = fillFields(invitation, given({ เรื่องประชุม: 'งบประมาณ', วันประชุม: '๑ มกราคม', ห้อง: '  ', ผู้รับ: 'อธิบดี' }));
    expect(filled).toMatchObject({
      subject: 'ขอเชิญประชุมงบประมาณ',
      addressee: 'อธิบดี',
      references: ['หนังสือที่ {เลขที่}'],
      enclosures: [{ name: 'ระเบียบวาระงบประมาณ', quantity: '{จำนวน} ชุด' }],
    });
    expect(filled.body[0]).toEqual(paragraph({ text: 'ด้วยจะประชุมงบประมาณ' }, { text: ' วันที่ ๑ มกราคม', bold: true }, { text: ' ณ ห้อง {ห้อง}' }));
    expect(templateFields(filled)).toEqual(['เลขที่', 'จำนวน', 'ห้อง']);
  });

  it('take no value from the names of things that every object has, and a value is not read again', () => {
    const content = { ...emptyContent, subject: '{constructor} {ก}' };
    expect(fillFields(content, given({ ก: '{ข}', ข: 'ค' })).subject).toBe('{constructor} {ข}');
  });

  it('that were left are pointed out before the letter is sent up, in any language', () => {
    const content = { ...emptyContent, subject: 'ขอเชิญ {ผู้รับ}' };
    for (const language of ['th', 'en'] as const)
      expect(letterHints({ kind: 2, content: { ...content, language }, isAnswer: false, files: 0, outside: 1, toSigner: null })).toEqual([
        { code: 'unfilled', clause: '', found: 'ผู้รับ', expected: '' },
      ]);
  });
});
