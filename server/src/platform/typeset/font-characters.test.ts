import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, test } from 'vitest';
import { charactersOf, widthOf } from './font-characters';

const templates = join(import.meta.dirname, '../../../../letters');
const fonts = dirname(createRequire(join(templates, 'package.json')).resolve('@expo-google-fonts/sarabun/package.json'));
const face = join(fonts, '400Regular');
const characters = charactersOf(readFileSync(join(face, 'Sarabun_400Regular.ttf')));
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [face] }] });

/** What the compiler takes words to be wide, in em. */
function measured(words: readonly string[]): number[] {
  const source = `#set page(width: 100cm)
    #set text(font: "Sarabun", size: 100pt, lang: "th", region: "TH", fallback: false)
    #context [#metadata(json(bytes(sys.inputs.words)).map(word => measure(text(word)).width / 100pt))<widths>]`;
  const { result } = compiler.compile({ mainFileContent: source, inputs: { words: JSON.stringify(words) } });
  return result ? compiler.query(result, { selector: '<widths>', field: 'value' })[0] : [];
}

const consonants = [...'กขคงจฉชซญฐฎฏฑณดตถทนบปผฝพฟภมยรลวศษสหฬอฮฤฦ'];

test('Thai words are as wide as the compiler takes them to be, with any sign above or below any letter', () => {
  const signs = ['', 'า', 'ำ', 'ิ', 'ี', 'ึ', 'ื', 'ุ', 'ู', 'ั', '็', '์', '่', '้', '๊', '๋', '่า', '้ำ', 'ิ่', 'ี้', 'ื้อ', 'ุ้', 'ู่', 'ั้', 'ฯ', 'ๆ', '๑๒', 'ะ'];
  const words = [
    ...consonants.flatMap((letter) => signs.map((sign) => letter + sign)),
    ...consonants.map((letter) => `เแโใไ${letter}ป่ญุฐู`),
    ...consonants.flatMap((one) => consonants.map((other) => one + other)),
    'หนังสือราชการ',
    'ผู้อำนวยการ',
    '๐๑๒๓๔๕๖๗๘๙',
  ];
  const differ = measured(words).flatMap((width, at) => (Math.abs(width - (widthOf(words[at] as string, characters) ?? Number.NaN)) < 1e-6 ? [] : [words[at]]));
  expect(measured(words)).toHaveLength(words.length);
  expect(differ).toEqual([]);
});

test('the form knows the regular face by the width of ก', () => {
  expect(readFileSync(join(templates, 'lines.typ'), 'utf8')).toContain(`#let regular-ko = ${widthOf('ก', characters)}\n`);
});

test('words with other letters are left to the compiler, which draws some pairs closer together', () => {
  for (const word of ['AV', 'ก.พ.', '12', 'e-mail', 'ก A', 'ฤๅ']) expect([word, widthOf(word, characters)]).toEqual([word, null]);
});
