import { expect, test } from 'vitest';
import { slidesOf } from './manual-blocks';

test('a film is its pictures, each with the paragraph after it', () => {
  const film = '![โต๊ะงาน](dashboard "10 20 30 40")\n\nกด**แฟ้ม**ที่มีตัวเลข\n\n![หนังสือ](letter)\n\n![ลงรับ](receive "90 90 300 1")\n\nกดลงรับ';
  expect(slidesOf(film)).toEqual([
    { picture: 'dashboard', alt: 'โต๊ะงาน', caption: 'กดแฟ้มที่มีตัวเลข', spot: [10, 20, 30, 40] },
    { picture: 'letter', alt: 'หนังสือ', caption: '', spot: null },
    { picture: 'receive', alt: 'ลงรับ', caption: 'กดลงรับ', spot: null },
  ]);
});

test('a text without pictures is no film', () => {
  expect(slidesOf('# หัวข้อ\n\nข้อความ ![ในบรรทัด](x)')).toEqual([]);
});
