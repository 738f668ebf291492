import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureFolder, readStandardTexts } from './standard-texts';

const texts = await readStandardTexts();
const pictures = /!\[([^\]]*)\]\(([^\s)]+)(?:\s+"([^"]*)")?\)/g;
const pictured = texts.flatMap(({ key, bodyTh, bodyEn }) =>
  [bodyTh, bodyEn].flatMap((body) => [...body.matchAll(pictures)].map(([, alt = '', name = '', spot]) => ({ key, alt, name, spot }))),
);
const taken = readdirSync(pictureFolder).map((file) => file.replace(/\.webp$/, ''));

test('each text has a name of its own, and says something in both languages', () => {
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  expect(texts.filter(({ bodyTh, bodyEn }) => !/[ก-๛]/.test(bodyTh) || !/[a-z]{3}/.test(bodyEn)).map(({ key }) => key)).toEqual([]);
});

test('no page is explained by two texts', () => {
  const about = texts.filter(({ kind }) => kind !== 'film').flatMap((text) => text.about);
  expect(about.filter((address, place) => about.indexOf(address) !== place)).toEqual([]);
});

test('every picture that a text names is there, described, and every picture is named', () => {
  expect(pictured.filter(({ name, alt }) => !taken.includes(name) || alt === '')).toEqual([]);
  expect(taken.filter((name) => !pictured.some((one) => one.name === name))).toEqual([]);
});

test('both languages show the same pictures and point at the same spots', () => {
  const shown = (body: string) => [...body.matchAll(pictures)].map(([, , name, spot]) => `${name} ${spot ?? ''}`);
  for (const { bodyTh, bodyEn } of texts) expect(shown(bodyEn)).toEqual(shown(bodyTh));
});

test('a film is pictures, each with its words, that points into them', () => {
  const films = texts.filter(({ kind }) => kind === 'film');
  expect(films.length).toBeGreaterThan(3);
  for (const { bodyTh, bodyEn } of films) {
    for (const body of [bodyTh, bodyEn]) {
      const blocks = body.split(/\n{2,}/);
      expect(blocks.map((block) => block.startsWith('![')).join(' ')).toMatch(/^true false( true false){2,}$/);
    }
  }
  const outside = (spot = '0 0 1 1') => {
    const [left = -1, top = -1, width = 0, height = 0] = spot.split(' ').map(Number);
    return !(left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 100.5 && top + height <= 100.5);
  };
  expect(pictured.filter(({ spot }) => outside(spot))).toEqual([]);
});

test('pictures are small enough for slow lines', () => {
  const sizes = taken.map((name) => statSync(join(pictureFolder, `${name}.webp`)).size);
  expect(Math.max(...sizes)).toBeLessThan(90_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
});
