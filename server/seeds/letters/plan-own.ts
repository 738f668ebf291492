import type { CollectionCode } from '@sarabun/contract/portal/collection';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { meetings, type OwnFamily, ownFamilies } from './own-families';
import { central, deputyDesk, directorDesk, divisions, postDesk, writers } from './people';
import type { DeskKey } from './plan';
import type { Ending, Planner } from './planner';
import type { Move, WriterKey } from './routes';
import { hours, workingDay, workingDayAfter } from './working-time';

const collectionOf: Partial<Record<number, CollectionCode>> = {
  3: 'circular',
  4: 'command',
  5: 'regulation',
  6: 'rule',
  7: 'announcement',
  8: 'declaration',
  9: 'news',
  11: 'meeting',
};

const { memos, notes, orders, announcements } = ownFamilies;

/** The office's own letters: finished and published, or on their way to the signature. */
export function planOwn(planner: Planner): void {
  planPublished(planner);
  planMinutes(planner);
  planMemos(planner);
  planUnsigned(planner);
}

const allDivisions: readonly DeskKey[] = [divisions.planning.desk, divisions.development.desk, divisions.standards.desk];

/** Orders, circulars, regulations and everything public, over the two years. */
function planPublished(planner: Planner): void {
  const { routes: r, chance } = planner;
  const { circulars, regulations, bylaws, statements, news, certificates } = ownFamilies;
  for (const family of [...circulars, ...orders, ...regulations, ...bylaws, ...announcements, ...statements, ...news, ...certificates]) {
    for (const [index, variant] of family.variants.entries()) {
      const writer = chance.pick(family.writers);
      const collection = collectionOf[family.kind];
      const isRouted = family.kind === 3 || family.kind === 4;
      // The last circular and the last order have just been signed: the registries have not received them yet.
      const isFresh = isRouted && index === family.variants.length - 1 && family.key !== 'order-committee';
      const to = isRouted ? allDivisions : [];
      const moves = [...r.signed(writer, family.signer, to)];
      if (collection) moves.push(r.move('central', r.gaps.soon, (day) => ({ step: 'publish', collection, meetingNumber: null, announcedOn: day })));
      if (isRouted && !isFresh) {
        const receivers = [divisions.planning, divisions.development, divisions.standards];
        for (const { registrar, desk } of receivers) moves.push(r.receive(registrar, desk));
        for (const { registrar, desk } of receivers) moves.push(r.close(registrar, desk, r.gaps.sameDay));
      }
      planner.addOwn(family, variant, writer, moves, isFresh ? { minutesAgo: [15, 4 * hours] } : planner.pastDay());
    }
  }
}

const minutesFamily: OwnFamily = {
  key: 'minutes',
  kind: 11,
  subject: 'รายงานการประชุม{x}',
  variants: [],
  body: [],
  enclosures: [],
  to: '',
  writers: ['officer1'],
  signer: 'head',
};

/** Minutes of the meetings held in both years. */
function planMinutes(planner: Planner): void {
  const { routes: r, today } = planner;
  for (const ceYear of [Number(today.slice(0, 4)) - 1, Number(today.slice(0, 4))]) {
    for (const { key, name, perYear } of meetings) {
      for (let session = 1; session <= perYear; session++) {
        const day = workingDayAfter(`${ceYear}-${String(Math.min(12, Math.round((session * 12) / perYear))).padStart(2, '0')}-10`, 1);
        if (day > workingDayAfter(today, -3)) continue;
        const number = toThaiDigits(`${session}/${ceYear + 543}`);
        const moves = [
          ...r.signed('officer1', 'head', []),
          r.move('central', r.gaps.soon, (on) => ({ step: 'publish', collection: 'meeting', meetingNumber: number, announcedOn: on })),
        ];
        planner.addOwn(minutesFamily, `${name} ครั้งที่ ${number}`, 'officer1', moves, { on: day }, { key, number });
      }
    }
  }
}

/** Memos and notes to the director-general and between divisions, and outgoing letters. */
function planMemos(planner: Planner): void {
  const { routes: r, chance } = planner;
  for (const family of memos) {
    for (const [index, variant] of family.variants.entries()) {
      if (index >= family.variants.length - 1 && family.key !== 'memo-secret') continue;
      const writer = chance.pick(family.writers);
      if (family.key === 'memo-secret') {
        planner.addOwn(family, variant, writer, r.signed(writer, family.signer, []), planner.pastDay());
        continue;
      }
      const division = divisions[writers[writer].division];
      const upwards = family.to === 'อธิบดี';
      const isFresh = index === 0;
      const moves = r.signed(writer, 'head', [upwards ? central : divisions.planning.desk]);
      if (!isFresh && upwards) {
        const approval = chance.pick(['อนุมัติ', 'เห็นชอบ ดำเนินการตามเสนอ', 'ทราบ', 'อนุมัติ มอบกลุ่มงานคลังและพัสดุดำเนินการ']);
        moves.push(
          r.receive('central', central),
          r.present('central', central, directorDesk),
          r.command(r.director, directorDesk, [division.desk], null, approval),
        );
        // The central registry has already numbered it.
        if (division.desk !== central) moves.push(r.receive(division.registrar, division.desk));
        moves.push(r.report(division.registrar, division.desk, r.gaps.nextDay));
        moves.push(r.close(r.director, directorDesk, r.gaps.nextDay));
      } else if (!isFresh) moves.push(r.receive('registrar1', divisions.planning.desk), r.close('registrar1', divisions.planning.desk));
      planner.addOwn(family, variant, writer, moves, isFresh ? { minutesAgo: [15, workingDay] } : planner.pastDay());
    }
  }
  for (const family of notes) for (const variant of family.variants.slice(0, -3)) planOwnPast(planner, family, variant, []);
  for (const family of ownFamilies.external) for (const variant of family.variants.slice(0, -1)) planOwnPast(planner, family, variant, [central]);
}

function planOwnPast(planner: Planner, family: OwnFamily, variant: string, to: readonly DeskKey[]): void {
  const { routes: r, chance } = planner;
  const writer = chance.pick(family.writers);
  const moves = r.signed(writer, family.signer, to);
  if (to.length > 0) moves.push(r.receive('central', central), r.close('central', central, r.gaps.sameDay));
  planner.addOwn(family, variant, writer, moves, planner.pastDay());
}

/** Drafts on their way: with reviewers, with signers, and returned. */
function planUnsigned(planner: Planner): void {
  const { routes: r } = planner;
  const recent: Ending = { minutesAgo: [20, 3 * workingDay] };
  const last = (family: OwnFamily | undefined, back = 1) => {
    const variant = family?.variants.at(-back);
    if (!family || variant === undefined) throw new Error('a family is missing');
    return [family, variant] as const;
  };
  const memo = (key: string) => last(memos.find((family) => family.key === key));
  const external = (key: string) => last(ownFamilies.external.find((family) => family.key === key));
  const [note] = notes;
  const way: readonly (readonly [drafted: readonly [OwnFamily, string], writer: WriterKey, moves: Move[]])[] = [
    // With reviewers.
    [memo('memo-meeting'), 'officer1', r.drafted('officer1', 'head')],
    [memo('memo-plan'), 'officer3', r.drafted('officer3', 'head')],
    [external('own-answer'), 'officer1', r.drafted('officer1', 'director')],
    [external('own-send-data'), 'officer3', r.drafted('officer3', 'director')],
    [last(note, 3), 'officer1', [...r.drafted('officer1', 'director'), r.open('head1', divisions.planning.headDesk)]],
    [external('own-invite'), 'officer2', r.drafted('officer2', 'director')],
    [memo('memo-buy'), 'officer2', r.drafted('officer2', 'director')],
    [last(note, 2), 'officer2', r.drafted('officer2', 'head')],
    // With signers.
    [memo('memo-report'), 'officer1', r.checked('officer1', 'head')],
    [memo('memo-travel'), 'officer1', r.checked('officer1', 'head')],
    [memo('memo-data'), 'officer2', r.checked('officer2', 'head')],
    [last(note, 1), 'officer2', r.checked('officer2', 'head')],
    [external('own-ask'), 'officer2', r.checked('officer2', 'director')],
  ];
  for (const [[family, variant], writer, moves] of way) planner.addOwn(family, variant, writer, moves, recent);
  planLateDrafts(planner, recent);
}

/** Drafts of yearly subjects in the trays of the executives. */
function planLateDrafts(planner: Planner, recent: Ending): void {
  const { routes: r } = planner;
  const again = (families: readonly OwnFamily[], at: number): readonly [OwnFamily, string] => {
    const family = families[0];
    const variant = family?.variants[at];
    if (!family || variant === undefined) throw new Error('a family is missing');
    return [family, variant];
  };
  for (const [[family, variant], writer] of [
    [again(orders, 6), 'personnel'],
    [again(orders, 1), 'personnel'],
    [again(ownFamilies.circulars, 0), 'personnel'],
    [again(announcements, 4), 'finance'],
    [again(ownFamilies.external.slice(1), 1), 'officer1'],
  ] as const) {
    planner.addOwn(family, variant, writer, r.checked(writer, family.signer), recent);
  }
  for (const [at, writer] of [
    [1, 'officer1'],
    [3, 'officer2'],
  ] as const) {
    const [family, variant] = again(ownFamilies.external.slice(3), at);
    planner.addOwn(family, variant, writer, r.checked(writer, 'director', deputyDesk), recent);
  }
  const [returned, variant] = again(memos.slice(5), 0);
  const places = r.placesOf('officer1', 'head');
  planner.addOwn(
    returned,
    variant,
    'officer1',
    [...r.drafted('officer1', 'head'), r.returnDraft(places.checker, postDesk(places.checker), 'กรุณาปรับปรุงหลักการและเหตุผลให้ชัดเจน และแนบเอกสารประกอบ')],
    { minutesAgo: [60, 2 * workingDay] },
  );
}
