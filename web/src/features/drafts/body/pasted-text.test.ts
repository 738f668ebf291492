import { expect, test } from 'vitest';
import { withoutStyles } from './pasted-text';

test.each([
  ['a plain paragraph', '<p>ก</p>', '<p>ก</p>'],
  ['styles of a word processor', '<style>p { color: red }</style><p class=a style="color:red">ก<b style=\'mso-bidi\'>ข</b></p>', '<p class="a">ก<b>ข</b></p>'],
  ['bold that is said by a style', '<span style="font-size:11pt;font-weight:700">ก</span>', '<span><strong>ก</strong></span>'],
  ['bold that a style takes back, around all of the text', '<b style="font-weight:normal;" id="d"><p>ก</p></b>', '<p>ก</p>'],
  ['underlined words', '<span style="text-decoration-skip-ink:none;text-decoration:underline">ก</span>', '<span><u>ก</u></span>'],
  [
    'a table of a spreadsheet',
    "<table width=192 style='border-collapse:collapse'><col width=64 style='width:48pt'><tr height=20><td class=xl65 width=64 style='text-align:right;width:48pt'>1,234</td></tr></table>",
    '<table width="192"><tbody><tr height="20"><td class="xl65" align="right">1,234</td></tr></tbody></table>',
  ],
  [
    'a table of a word processor, with a table in its cell',
    "<table><tr><td><p class=MsoNormal align=center style='text-align:center'>ก</p><table><tr><td>ข</td><td>ค</td></tr></table></td></tr></table>",
    '<table><tbody><tr><td align="center"><p class="MsoNormal" align="center">ก</p><p>ข ค</p></td></tr></tbody></table>',
  ],
  ['words that are no style', '<p title="my style = plain">style="x"</p>', '<p title="my data-style = plain">style="x"</p>'],
])('%s', (_what, pasted, expected) => expect(withoutStyles(pasted)).toBe(expected));
