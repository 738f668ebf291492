import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verbs } from '@sarabun/contract/documents/verbs';
import { expect, test } from 'vitest';
import { catalogue as english } from './en';
import { catalogue as thai } from './th';
import { catalogue as ownThai } from './th-onlb';

/** The words that a cell forbids, and in quotation marks the phrases in which one may stand. */
function readCell(cell: string) {
  const phrases = [...cell.matchAll(/“([^”]+)”/g)].map(([, phrase = '']) => phrase);
  const words = cell.replaceAll(/“[^”]+”/g, '').split(',');
  return { phrases, words: words.map((word) => word.trim()).filter((word) => word !== '' && word !== '–') };
}

const rows = readFileSync(join(import.meta.dirname, '../../../docs/terms.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Thai |'))
  .map((line) => line.split('|').slice(1, -1))
  .map(([thaiWord = '', englishWord = '', notThai = '', notEnglish = '']) => ({
    words: [thaiWord.trim(), englishWord.trim()],
    th: readCell(notThai),
    en: readCell(notEnglish),
  }));

/** By these an act is found, whatever one calls it. */
const searched = /^palette\.acts\.\w+\.words$/;

/** Every text with its key. */
function textsOf(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value as object, `${path}${key}.`),
  );
}

const holds = {
  th: (text: string, word: string) => text.includes(word),
  /** “…” in a word of the table stands for up to three words. */
  en: (text: string, word: string) => new RegExp(`\\b${word.replaceAll(' … ', ' (\\S+ ){0,3}')}\\b`, 'i').test(text),
};

/** The texts with a forbidden word, each with the word to write instead. */
function strangers(catalogue: object, language: 'th' | 'en'): string[] {
  const texts = textsOf(catalogue).filter(([key]) => !searched.test(key));
  return texts.flatMap(([key, text]) =>
    rows.flatMap(({ words: [thaiWord, englishWord], [language]: { phrases, words } }) => {
      // The name of a value within a text is no word of it.
      const rest = phrases.reduce((left, phrase) => left.replaceAll(phrase, ''), text).replaceAll(/\{\{.*?\}\}/g, '');
      return words.filter((word) => holds[language](rest, word)).map((word) => `${key}: “${word}”, write “${language === 'th' ? thaiWord : englishWord}”`);
    }),
  );
}

// The variants of an agency have words of its own on purpose.
test('the texts call each thing by its one word', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(strangers(thai, 'th')).toEqual([]);
  expect(strangers(english, 'en')).toEqual([]);
});

/** What the variant of ONLB calls by another word, and a second word for the desk. */
const othersWords = /ชั้นความเร็ว|เลขรับ(?!รอง)|ไปที่แฟ้มงาน/;

test('an agency with its own Thai uses its word in every text, or the common one in every text', () => {
  const own = new Map(textsOf(ownThai));
  const texts = textsOf(thai).map(([key, text]): [string, string] => [key, own.get(key) ?? text]);
  expect([...own.keys()].filter((key) => !texts.some(([known]) => known === key))).toEqual([]);
  // The hint names a page of the settings, whose name is no text of the catalogue.
  expect(texts.filter(([key, text]) => othersWords.test(text) && key !== 'settings.findPageHint')).toEqual([]);
});

test('what the acts on a letter are called keeps to these words', () => {
  const labels = JSON.stringify(verbs).matchAll(/"th":"(?<th>[^"]*)","en":"(?<en>[^"]*)"/g);
  const named = [...labels].map(({ groups = {} }) => groups);
  expect(named.length).toBeGreaterThan(30);
  const texts = (language: 'th' | 'en') => Object.fromEntries(named.map((label) => [label[language] ?? '', label[language] ?? '']));
  expect([...strangers(texts('th'), 'th'), ...strangers(texts('en'), 'en')]).toEqual([]);
});

test('the manuals keep to these words', () => {
  const folder = join(import.meta.dirname, '../../../server/manual-texts');
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(50);
  const parts = pages.map((name) => {
    const [head = '', thaiText = '', englishText = ''] = readFileSync(join(folder, name), 'utf8').split(/^(?:---|===)$/m);
    const title = (language: string) => new RegExp(`^${language}: (.*)$`, 'm').exec(head)?.[1] ?? '';
    return { name, th: `${title('th')}\n${thaiText}`, en: `${title('en')}\n${englishText}` };
  });
  const texts = (language: 'th' | 'en') => Object.fromEntries(parts.map((part) => [part.name, part[language]]));
  expect([...strangers(texts('th'), 'th'), ...strangers(texts('en'), 'en')]).toEqual([]);
});

test('a second word for a thing is found, in a phrase of its own it may stand', () => {
  expect(strangers({ one: { two: 'Log in again' } }, 'en')).toEqual(['one.two: “log in”, write “sign in”']);
  expect(strangers({ one: 'You can pull it back' }, 'en')).toEqual(['one: “pull … back”, write “recall, take back”']);
  expect(strangers({ one: 'Public notices', two: 'News and common documents', three: '{{document}}' }, 'en')).toEqual([]);
  expect(strangers({ one: 'ส่งมอบงาน', two: 'สวัสดี คุณ{{name}}' }, 'th')).toEqual([]);
});
