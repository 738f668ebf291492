/**
 * What stands where on the printed specimens of the Regulation B.E. 2526 (forms 1 to 11 and example 2 of annex 4), in millimetres from the
 * upper left corner of the scan, measured by hand at 127 dots in an inch; `y` is the baseline. The pages are scanned at their size (the
 * emblem is 3 cm high, the photograph of form 10 is 4 by 6 cm) but each at another place and some a little askew, so the places are
 * compared with the emblem and the text of the same page.
 */
export interface Specimen {
  /** The page of the file with the specimens. */
  page: number;
  /** Null on forms without one. `foot` and `axis` are what the marks of the head are compared with. */
  emblem: { top: number; foot: number; axis: number } | null;
  /** The edges of the lines of the body. */
  text: { left: number; right: number };
  marks: Record<string, SpecimenMark>;
}

interface SpecimenMark {
  /** What is compared: the left end with the left edge of the text, the right end with the right one, the start or the centre with the axis of the emblem or the middle of the text. */
  from: 'left' | 'right' | 'startFromAxis' | 'centreFromAxis' | 'centreFromMiddle';
  x: number;
  y: number;
  /** The line above, whose baseline the height is compared with; without one, the foot of the emblem. Null: the height is not compared. */
  below?: string | number | null;
}

/** A line that the specimen leaves as dots, by the height of its baseline. */
const dots = (y: number) => y;

export const specimens: Record<string, Specimen> = {
  external: {
    page: 32,
    emblem: { top: 39.2, foot: 69.0, axis: 112.9 },
    text: { left: 28.2, right: 199.6 },
    marks: {
      secrecy: { from: 'centreFromAxis', x: 112.2, y: 33.0 },
      speed: { from: 'left', x: 27.2, y: 58.6 },
      number: { from: 'left', x: 27.0, y: 66.0 },
      agency: { from: 'right', x: 199.4, y: 64.7 },
      date: { from: 'startFromAxis', x: 112.6, y: 77.3 },
      subject: { from: 'left', x: 27.4, y: 89.2 },
      salutation: { from: 'left', x: 27.8, y: 102.3 },
      reference: { from: 'left', x: 27.8, y: 116.0 },
      enclosure: { from: 'left', x: 28.0, y: 129.0 },
      body: { from: 'left', x: 49.6, y: 142.4 },
      closing: { from: 'centreFromAxis', x: 124.1, y: 203.0, below: dots(190.2) },
      name: { from: 'centreFromAxis', x: 124.4, y: 222.8, below: 'closing' },
      post: { from: 'centreFromAxis', x: 124.2, y: 229.6, below: 'name' },
      owner: { from: 'left', x: 26.8, y: 237.2, below: null },
      telephone: { from: 'left', x: 29.6, y: 244.4, below: 'owner' },
    },
  },
  memo: {
    page: 33,
    emblem: { top: 45.4, foot: 62.2, axis: 112.5 },
    text: { left: 27.2, right: 197.8 },
    marks: {
      secrecy: { from: 'centreFromMiddle', x: 112.5, y: 48.2 },
      speed: { from: 'left', x: 44.3, y: 59.6 },
      title: { from: 'centreFromMiddle', x: 113.8, y: 59.0 },
      unit: { from: 'left', x: 27.2, y: 71.6 },
      number: { from: 'left', x: 27.0, y: 80.0 },
      date: { from: 'left', x: 107.2, y: 80.0 },
      subject: { from: 'left', x: 27.4, y: 88.2 },
      salutation: { from: 'left', x: 27.8, y: 100.4 },
      body: { from: 'left', x: 49.6, y: 114.2, below: 'salutation' },
      name: { from: 'centreFromMiddle', x: 154.0, y: 234.0, below: dots(206.4) },
      post: { from: 'centreFromMiddle', x: 153.9, y: 241.0, below: 'name' },
    },
  },
  stamped: {
    page: 34,
    emblem: { top: 41.6, foot: 71.0, axis: 114.1 },
    text: { left: 30.6, right: 199.6 },
    marks: {
      secrecy: { from: 'centreFromAxis', x: 114.7, y: 34.4 },
      speed: { from: 'left', x: 30.6, y: 59.6 },
      number: { from: 'left', x: 30.6, y: 66.6 },
      addressee: { from: 'left', x: 30.8, y: 73.2 },
      body: { from: 'left', x: 52.0, y: 89.6 },
      agency: { from: 'centreFromAxis', x: 138.3, y: 182.8, below: dots(167.0) },
      sealDate: { from: 'centreFromAxis', x: 137.5, y: 197.3, below: null },
    },
  },
  order: {
    page: 35,
    emblem: { top: 31.6, foot: 60.8, axis: 108.8 },
    text: { left: 24.4, right: 193.4 },
    marks: {
      issuer: { from: 'centreFromAxis', x: 109.6, y: 71.2 },
      number: { from: 'centreFromAxis', x: 109.5, y: 77.4 },
      subject: { from: 'centreFromAxis', x: 109.4, y: 84.2 },
      body: { from: 'left', x: 46.0, y: 104.4 },
      effective: { from: 'left', x: 46.4, y: 204.2, below: dots(196.6) },
      given: { from: 'left', x: 70.2, y: 219.2, below: 'effective' },
      name: { from: 'centreFromAxis', x: 151.7, y: 239.6, below: 'given' },
      post: { from: 'centreFromAxis', x: 151.6, y: 246.4, below: 'name' },
    },
  },
  regulation: {
    page: 36,
    emblem: { top: 26.8, foot: 56.2, axis: 109.6 },
    text: { left: 24.6, right: 195.2 },
    marks: {
      title: { from: 'centreFromAxis', x: 110.2, y: 67.2 },
      about: { from: 'centreFromAxis', x: 110.1, y: 74.0 },
      edition: { from: 'centreFromAxis', x: 110.3, y: 80.6 },
      year: { from: 'centreFromAxis', x: 110.1, y: 87.2 },
      body: { from: 'left', x: 46.4, y: 109.0 },
      given: { from: 'left', x: 71.2, y: 215.6, below: dots(201.2) },
      name: { from: 'centreFromAxis', x: 152.9, y: 238.0, below: 'given' },
      post: { from: 'centreFromAxis', x: 152.7, y: 244.6, below: 'name' },
    },
  },
  rule: {
    page: 37,
    emblem: { top: 48.2, foot: 77.6, axis: 107.4 },
    text: { left: 22.6, right: 192.4 },
    marks: {
      title: { from: 'centreFromAxis', x: 107.6, y: 89.8 },
      about: { from: 'centreFromAxis', x: 107.5, y: 97.2 },
      edition: { from: 'centreFromAxis', x: 107.7, y: 103.2 },
      year: { from: 'centreFromAxis', x: 107.6, y: 110.0 },
      body: { from: 'left', x: 44.0, y: 132.2 },
      given: { from: 'left', x: 69.4, y: 240.0, below: dots(223.5) },
      name: { from: 'centreFromAxis', x: 146.9, y: 259.5, below: 'given' },
      post: { from: 'centreFromAxis', x: 146.9, y: 266.4, below: 'name' },
    },
  },
  announcement: {
    page: 38,
    emblem: { top: 30.6, foot: 60.4, axis: 113.1 },
    text: { left: 29.1, right: 200.0 },
    marks: {
      issuer: { from: 'centreFromAxis', x: 114.2, y: 77.2 },
      subject: { from: 'centreFromAxis', x: 114.3, y: 85.4 },
      body: { from: 'left', x: 50.4, y: 107.4 },
      given: { from: 'left', x: 85.4, y: 208.2, below: dots(184.5) },
      name: { from: 'centreFromAxis', x: 156.4, y: 230.4, below: 'given' },
      post: { from: 'centreFromAxis', x: 156.5, y: 238.4, below: 'name' },
    },
  },
  statement: {
    page: 39,
    emblem: { top: 42.6, foot: 72.4, axis: 114.7 },
    text: { left: 29.1, right: 199.2 },
    marks: {
      issuer: { from: 'centreFromAxis', x: 114.7, y: 87.6 },
      subject: { from: 'centreFromAxis', x: 114.5, y: 95.4 },
      edition: { from: 'centreFromAxis', x: 114.6, y: 102.4 },
      body: { from: 'left', x: 51.0, y: 123.8 },
      agency: { from: 'centreFromAxis', x: 165.9, y: 232.0, below: dots(201.2) },
      date: { from: 'centreFromAxis', x: 163.4, y: 239.6, below: 'agency' },
    },
  },
  news: {
    page: 40,
    emblem: null,
    text: { left: 29.7, right: 199.6 },
    marks: {
      issuer: { from: 'centreFromMiddle', x: 114.6, y: 50.8, below: null },
      subject: { from: 'centreFromMiddle', x: 114.7, y: 58.4, below: 'issuer' },
      edition: { from: 'centreFromMiddle', x: 114.7, y: 65.4, below: 'issuer' },
      body: { from: 'left', x: 51.0, y: 87.4, below: 'issuer' },
      agency: { from: 'centreFromMiddle', x: 160.0, y: 225.4, below: dots(195.6) },
      date: { from: 'centreFromMiddle', x: 159.8, y: 233.0, below: 'agency' },
    },
  },
  certificate: {
    page: 41,
    emblem: { top: 46.6, foot: 76.2, axis: 113.6 },
    text: { left: 28.2, right: 197.6 },
    marks: {
      number: { from: 'left', x: 31.6, y: 73.0 },
      agency: { from: 'right', x: 197.6, y: 72.0 },
      body: { from: 'left', x: 49.6, y: 101.4 },
      given: { from: 'left', x: 71.0, y: 192.0, below: dots(177.2) },
      name: { from: 'centreFromAxis', x: 159.0, y: 215.4, below: 'given' },
      post: { from: 'centreFromAxis', x: 159.1, y: 223.0, below: 'name' },
    },
  },
  minutes: {
    page: 42,
    emblem: null,
    text: { left: 34.2, right: 204.2 },
    marks: {
      meeting: { from: 'centreFromMiddle', x: 119.2, y: 55.6, below: null },
      session: { from: 'centreFromMiddle', x: 119.1, y: 63.0, below: 'meeting' },
      when: { from: 'centreFromMiddle', x: 119.2, y: 70.2, below: 'meeting' },
      where: { from: 'centreFromMiddle', x: 119.2, y: 77.8, below: 'meeting' },
      present: { from: 'left', x: 33.8, y: 103.0, below: 'meeting' },
      absent: { from: 'left', x: 34.0, y: 123.0, below: null },
      opened: { from: 'left', x: 34.0, y: 163.0, below: null },
      body: { from: 'left', x: 55.8, y: 184.0, below: null },
      closed: { from: 'left', x: 34.4, y: 253.2, below: null },
      recorder: { from: 'centreFromMiddle', x: 148.6, y: 276.8, below: null },
    },
  },
  english: {
    page: 87,
    emblem: { top: 21.2, foot: 49.7, axis: 99.1 },
    text: { left: 22.2, right: 185.4 },
    marks: {
      number: { from: 'left', x: 20.9, y: 44.8 },
      agency: { from: 'startFromAxis', x: 121.4, y: 44.8 },
      address: { from: 'startFromAxis', x: 121.4, y: 73.0, below: null },
      date: { from: 'startFromAxis', x: 100.6, y: 98.4, below: 'address' },
      salutation: { from: 'left', x: 22.2, y: 115.2, below: 'date' },
      subject: { from: 'left', x: 43.4, y: 121.6, below: 'salutation' },
      body: { from: 'left', x: 37.8, y: 131.4, below: 'subject' },
      closing: { from: 'centreFromAxis', x: 136.1, y: 178.0, below: dots(159.4) },
      name: { from: 'centreFromAxis', x: 135.2, y: 208.2, below: 'closing' },
      post: { from: 'centreFromAxis', x: 137.3, y: 217.6, below: null },
    },
  },
};
