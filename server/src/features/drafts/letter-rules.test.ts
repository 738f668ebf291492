import { documentKindCodes } from '@sarabun/contract/documents/document-kind';
import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { lackingFields, letterForms, titleOf } from '@sarabun/contract/drafts/letter-fields';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { type RegisterKind, registerKinds } from '@sarabun/contract/registers/register';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from './set-paper';
import { stepsFor } from './step-rules';
import { writesOver } from './version-rules';

const desk = (deskId: number) => ({ deskId, name: `ตำแหน่ง ${deskId}`, detail: '', actingName: null });
const heads = [
  { ...desk(3), level: 3, holderIds: [30] },
  { ...desk(2), level: 2, holderIds: [20] },
  { ...desk(1), level: 1, holderIds: [10] },
];
const way = (kind: Parameters<typeof stepsFor>[0], personId = 99) =>
  stepsFor(kind, { heads, writer: desk(9), personId }).map(({ deskId, role }) => `${role} ${deskId}`);

describe('who checks and signs', () => {
  it('are the heads above: of the division for memos, up to the department for what leaves the office or commands', () => {
    expect(way(2)).toEqual(['review 3', 'sign 2']);
    expect(way(1)).toEqual(['review 3', 'review 2', 'sign 1']);
    expect(way(4)).toEqual(['review 3', 'review 2', 'sign 1']);
  });
  it('leave out the writer’s own post among those who check, but not as the signer', () => {
    expect(way(1, 20)).toEqual(['review 3', 'sign 1']);
    expect(way(2, 20)).toEqual(['review 3', 'sign 2']);
  });
  it('are of minutes the recorder and the reviewer', () => {
    expect(way(11)).toEqual(['sign 9', 'sign 3']);
  });
  it('are nobody where a unit has no head above it', () => {
    expect(stepsFor(1, { heads: [], writer: desk(9), personId: 1 })).toEqual([]);
  });
});

it('names for each kind what a letter lacks, and takes a full one', () => {
  const full = {
    ...emptyContent,
    subject: 'เรื่อง',
    addressee: 'อธิบดี',
    about: 'การลา',
    subjectPerson: 'นายก',
    meeting: 'คณะทำงาน',
    sessionNumber: '1',
    sessionYear: '2569',
    heldOn: '2026-11-20',
    place: 'ห้อง',
    present: [{ name: 'นายก', position: '' }],
    body: bodyOf('ข้อความ'),
  };
  for (const kind of documentKindCodes) {
    expect(lackingFields(kind, full)).toEqual([]);
    expect(lackingFields(kind, emptyContent)).toEqual(letterForms[kind].required);
    expect(titleOf(kind, full)).not.toBe('');
  }
});

describe('a save', () => {
  const now = new Date('2026-11-21T10:00:00+07:00');
  const last = { revision: 5, savedAt: new Date('2026-11-21T09:55:00+07:00'), savedBy: 1 };
  it.each([
    ['the same person in the same sitting', last, { personId: 1, sealedRevision: 0 }, true],
    ['another person', last, { personId: 2, sealedRevision: 0 }, false],
    ['after it was sent up', last, { personId: 1, sealedRevision: 5 }, false],
    ['an hour later', { ...last, savedAt: new Date('2026-11-21T09:00:00+07:00') }, { personId: 1, sealedRevision: 0 }, false],
    ['the first of all', null, { personId: 1, sealedRevision: 0 }, false],
  ])('writes over the last version or not: %s', (_, before, more, expected) => {
    expect(writesOver(before, { now, ...more })).toBe(expected);
  });
});

describe('the name of a file (annex 7 ข้อ 4.3)', () => {
  const entry = { kind: 'send' as const, isSecret: false, series: '', year: 2569, number: 56, letterCode: 'ทส ๐๒๐๕' };
  const named = (more: Partial<typeof entry> | { kind: RegisterKind } | null) =>
    fileNameOf({ entry: more && { ...entry, ...more }, datedOn: '2026-11-21', documentId: 7 });
  it.each([
    ['2569_MNRE0205_56', {}],
    ['2569_MNRE0205_1_W7', { letterCode: 'ทส ๐๒๐๕.๑', kind: 'circular', number: 7 }],
    ['2569_SARABUN0001_O12', { letterCode: 'ทด ๐๐๐๑', kind: 'order', number: 12 }],
    ['2569_MNRE0205_L56_licence_9', { kind: 'licence', series: 'licence-9' }],
    ['2569_MNRE0205_S56', { isSecret: true }],
    ['2569_D7', null],
  ] as const)('is %s', (expected, more) => expect(named(more)).toBe(expected));

  it('is never the same for two registers, whatever their numbers', () => {
    const names = registerKinds.flatMap((kind) =>
      [false, true].flatMap((isSecret) =>
        (kind === 'licence' ? ['licence-9', 'licence-10', ''] : ['']).flatMap((series) =>
          [1, 2, 11].map((number) => named({ kind, isSecret, series, number })),
        ),
      ),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
