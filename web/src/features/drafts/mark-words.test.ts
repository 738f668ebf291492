import { expect, test } from 'vitest';
import { markWords } from './mark-words';

const closing = 'จึงเรียนมาเพื่อโปรดพิจารณา';
const chosen = () => {
  const selection = getSelection();
  const place = selection?.anchorNode?.parentElement?.closest('p');
  return [[...document.querySelectorAll('p')].indexOf(place as HTMLParagraphElement), String(selection)];
};

test('the words of a remark are marked in its line, though another line says the same; and where they went when lines came before', () => {
  document.body.innerHTML = `<form><div contenteditable="true"><p>${closing}</p><p>ด้วย <b>กอง</b>คลัง</p><p>${closing}</p></div></form>`;
  const words = { line: 2, quote: closing, before: '', after: '' };
  markWords(words);
  expect(chosen()).toEqual([2, closing]);
  document.querySelector('p')?.insertAdjacentHTML('beforebegin', '<p>ตามที่</p>');
  markWords({ ...words, line: 1, quote: 'กองคลัง', before: 'ด้วย ' });
  expect(chosen()).toEqual([2, 'กองคลัง']);
});
