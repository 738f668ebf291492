import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Kept } from './kept';

const wholes = (of: Element) => Array.from(of.querySelectorAll('.whole'), ({ textContent }) => textContent);

test.each([
  ['ขอเชิญประชุม ครั้งที่ ๒/๒๕๖๙', ['ครั้งที่ ๒/๒๕๖๙']],
  ['ส่งโดย นายธีรภัทร อัครวงศ์สกุล (อธิบดี)', ['นายธีรภัทร อัครวงศ์สกุล']],
  ['Sent by Mr. Thiraphat Akkharawongsakun', ['Mr. Thiraphat Akkharawongsakun']],
  ['นร ๐๕๐๕/๑ ลงวันที่ 19 พ.ย. 2569', ['นร ๐๕๐๕/๑', 'ลงวันที่ 19 พ.ย. 2569']],
  ['ที่ ๑ ลงวันที่ 23\u00a0พ.ย.\u00a02569', ['ที่ ๑', 'ลงวันที่ 23']],
  ['แสดง 1–20 จาก 138 รายการ', ['1–20', '138 รายการ']],
  ['ไม่มีอะไรต้องคงไว้', []],
])('of “%s” these stay whole: %o', (text, expected) => {
  const { container } = render(<Kept>{text}</Kept>);
  expect(container.textContent).toBe(text);
  expect(wholes(container)).toEqual(expected);
});

const Part = () => <i>22 พ.ย. 2569</i>;

test('it looks into plain elements and leaves components alone', () => {
  const { container } = render(
    <Kept>
      <b>22 พ.ย. 2569</b> · <Part />
    </Kept>,
  );
  expect(wholes(container)).toEqual(['22 พ.ย. 2569']);
  expect(container.querySelector('i .whole')).toBeNull();
});
