import { PDFContext, PDFDict, PDFName, PDFNumber, PDFObjectParser, PDFRef } from '@cantoo/pdf-lib';

const tail = /startxref[\r\n\s]+(\d{1,10})[\r\n\s]+%%EOF[\r\n]*$/;
const space = /^[\0\t\n\f\r ]*$/;
const name = (word) => PDFName.of(word);
const knownInTrailer = ['Size', 'Root', 'Info', 'ID', 'Prev'];

/** The structure of a PDF is not one that can be followed without doubt. */
export class Unclear extends Error {}

const refuse = (condition, why) => {
  if (condition) throw new Unclear(why);
};

/**
 * The updates of a PDF with tables of places, from the last to the first, as readers follow them: where each ends, what it holds and where. Files
 * whose tables are streams, or that mix both, are refused. Nothing is guessed and nothing is repaired.
 */
export function readUpdates(bytes) {
  const text = bytes.toString('latin1');
  const updates = [];
  let end = bytes.length;
  for (;;) {
    const found = tail.exec(text.slice(Math.max(0, end - 200), end));
    refuse(!found, 'an update without its end');
    const table = Number(found[1]);
    const update = { ...readTable(text, bytes, table), table, end };
    updates.push(update);
    refuse(updates.length > 200, 'too many updates');
    const previous = update.trailer.get(name('Prev'));
    if (!previous) return updates.map((one) => ({ ...one, begins: updates[updates.indexOf(one) + 1]?.end ?? 0 }));
    refuse(!(previous instanceof PDFNumber) || previous.asNumber() >= table, 'a table that is not before this one');
    end = endOf(text, previous.asNumber(), table);
  }
}

/** Where the update ends whose table is at a place: behind the last mention of it before the next update. */
function endOf(text, table, before) {
  const mark = new RegExp(`startxref[\\r\\n\\s]+${table}[\\r\\n\\s]+%%EOF(?:\\r\\n|\\r|\\n)?`, 'g');
  mark.lastIndex = table;
  const found = mark.exec(text);
  refuse(!found || found.index > before, 'an update without its end');
  return found.index + found[0].length;
}

function readTable(text, bytes, at) {
  const head = /^xref[\r\n\s]+/.exec(text.slice(at, at + 40));
  refuse(!head, 'no table of places');
  const entries = new Map();
  let place = at + head[0].length;
  for (;;) {
    const section = /^(\d{1,10}) (\d{1,10})[\t ]*(?:\r\n|\r|\n)/.exec(text.slice(place, place + 40));
    if (!section) break;
    place += section[0].length;
    for (let index = 0; index < Number(section[2]); index++, place += 20) {
      const entry = /^(\d{10}) (\d{5}) ([nf])(?: \r| \n|\r\n)$/.exec(text.slice(place, place + 20));
      refuse(!entry || entries.has(Number(section[1]) + index), 'an entry that is none, or twice');
      if (entry[3] === 'n') entries.set(Number(section[1]) + index, { place: Number(entry[1]), generation: Number(entry[2]) });
    }
  }
  const trailerAt = /^[\r\n]*trailer[\0\t\n\f\r ]*/.exec(text.slice(place, place + 40));
  refuse(!trailerAt, 'no trailer');
  const trailer = parseAt(bytes, place + trailerAt[0].length);
  refuse(!(trailer instanceof PDFDict) || trailer.has(name('XRefStm')), 'a trailer that is none');
  return { entries, trailer };
}

function parseAt(bytes, at) {
  return PDFObjectParser.forBytes(bytes.subarray(at), PDFContext.create()).parseObject();
}

/** The object of a number as it stands after an update (its index in the list), and where; null if there is none. */
export function objectIn(bytes, updates, index, number) {
  for (const update of updates.slice(index)) {
    const entry = update.entries.get(number);
    if (!entry) continue;
    const head = new RegExp(`^${number} ${entry.generation} obj[\\0\\t\\n\\f\\r ]*`).exec(bytes.toString('latin1', entry.place, entry.place + 40));
    refuse(!head, 'an object that is not where it should be');
    return { place: entry.place, object: parseAt(bytes, entry.place + head[0].length) };
  }
  return null;
}

/** What a value refers to, as it stands after an update. */
export function resolve(bytes, updates, index, value) {
  return value instanceof PDFRef ? objectIn(bytes, updates, index, value.objectNumber)?.object : value;
}

/**
 * Whether an update holds what its table names and nothing else: each object once, one behind the other, all of them behind the update before,
 * and the trailer says nothing new. So no object that was there before is put in the place of another, and nothing is hidden in between.
 */
export function isWholeUpdate(bytes, update, before) {
  const text = bytes.toString('latin1', update.begins, update.end);
  const places = [...update.entries].map(([number, entry]) => ({ number, ...entry })).sort((one, other) => one.place - other.place);
  const at = (place) => place - update.begins;
  const first = places[0]?.place ?? update.table;
  if (first < update.begins || !space.test(text.slice(0, at(first)))) return false;
  const areWhole = places.every(({ number, generation, place }, index) => {
    const next = places[index + 1]?.place ?? update.table;
    const object = text.slice(at(place), at(next));
    const isOne = object.startsWith(`${number} ${generation} obj`) && /endobj[\0\t\n\f\r ]*$/.test(object);
    return isOne && !/endobj[\0\t\n\f\r ]+\d+ \d+ obj/.test(object);
  });
  const { trailer } = update;
  const sameAs = (key) => String(trailer.get(name(key))) === String(before.trailer.get(name(key)));
  return areWhole && sameAs('Root') && sameAs('Info') && trailer.keys().every((key) => knownInTrailer.includes(key.decodeText()));
}
