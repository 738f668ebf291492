import { actingOrders } from '../office';
import { central, type Division, deputyDesk, directorDesk, divisions, personDesk, postDesk, writers } from './people';
import type { DeskKey, StoryAction } from './plan';
import type { Random } from './random';
import { dayAfter } from './working-time';

/** A step without a time: office minutes since the one before, and the action for a given day. */
export interface Move {
  by: string | ((day: string) => string);
  gap: readonly [least: number, most: number];
  act(day: string): StoryAction;
}

const soon = [4, 40] as const;
const sameDay = [25, 260] as const;
const nextDay = [200, 700] as const;
const days = [600, 2600] as const;

const opinions = [
  'เพื่อโปรดพิจารณา',
  'เพื่อโปรดทราบและพิจารณามอบหมาย',
  'เรียนอธิบดี เพื่อโปรดพิจารณาสั่งการ',
  'เห็นควรมอบหน่วยงานที่เกี่ยวข้องดำเนินการ',
  'เพื่อโปรดทราบ เห็นควรแจ้งผู้เกี่ยวข้อง',
];
const headOpinions = ['เรียนผู้อำนวยการกอง เพื่อโปรดพิจารณามอบหมาย', 'เห็นควรมอบกลุ่มงานที่เกี่ยวข้องดำเนินการ', 'เพื่อโปรดทราบและสั่งการ'];
const commands = [
  'ทราบ มอบดำเนินการตามเสนอ',
  'ดำเนินการและรายงานผลให้ทราบ',
  'เห็นชอบ มอบกองที่เกี่ยวข้องดำเนินการโดยด่วน',
  'มอบพิจารณาจัดทำข้อมูลและยกร่างหนังสือตอบ',
  'เข้าร่วมแทน และสรุปผลให้ทราบ',
];
const tasks = [
  'พิจารณาดำเนินการและยกร่างหนังสือตอบ',
  'รวบรวมข้อมูลจากกลุ่มงานที่เกี่ยวข้องและสรุปเสนอ',
  'เข้าร่วมประชุมและรายงานผล',
  'ตรวจสอบข้อเท็จจริงแล้วรายงาน',
  'ประสานหน่วยงานเจ้าของเรื่องและติดตามผล',
  'จัดทำความเห็นเสนอภายในกำหนด',
];
const forwards = ['ส่งเรื่องเพื่อดำเนินการในส่วนที่เกี่ยวข้อง', 'เพื่อดำเนินการตามอำนาจหน้าที่', ''];
const reports = [
  'ดำเนินการเรียบร้อยแล้ว ได้ส่งข้อมูลให้หน่วยงานเจ้าของเรื่องทางไปรษณีย์อิเล็กทรอนิกส์',
  'เข้าร่วมประชุมแล้ว สรุปผลการประชุมตามเอกสารแนบ',
  'ตรวจสอบแล้วข้อมูลถูกต้องครบถ้วน',
  'จัดทำความเห็นส่งให้กลุ่มงานหลักแล้ว',
];

/** The single steps, each by a person at a desk. */
function stepsOf(chance: Random, today: string) {
  const actingFrom = actingOrders(today)[0]?.startsOn ?? today;
  /** The director-general, or the deputy once the order is in force. */
  const director = (day: string) => (day >= actingFrom && chance.chance(0.25) ? 'deputy' : 'director');
  const move = (by: Move['by'], gap: Move['gap'], act: StoryAction | ((day: string) => StoryAction)): Move => ({
    by,
    gap,
    act: typeof act === 'function' ? act : () => act,
  });

  /** A due day: this many days after the step, or a fixed one. */
  const due = (given: number | string | null) => (day: string) => (typeof given === 'number' ? dayAfter(day, given) : given);

  const centralRegistrar = () => (chance.chance(0.7) ? 'central' : 'anucham');
  const arrive = (by = 'central') => [move(by, soon, { step: 'arrive', to: central })];
  const receive = (by: string, desk: DeskKey, gap: Move['gap'] = sameDay) => move(by, gap, { step: 'receive', desk });
  const received = (by = centralRegistrar()): Move[] =>
    chance.chance(0.2) ? [move(by, soon, { step: 'register', desk: central })] : [...arrive(by), receive(by, central)];
  const present = (by: string, desk: DeskKey, to: DeskKey, text = chance.pick(opinions)) => move(by, sameDay, { step: 'present', desk, to, text });
  const command = (by: Move['by'], desk: DeskKey, to: readonly DeskKey[], dueOn: number | string | null = null, text = chance.pick(commands)) =>
    move(by, nextDay, (day) => ({ step: 'command', desk, to, text, dueOn: due(dueOn)(day) }));
  const assign = (by: Move['by'], desk: DeskKey, to: readonly DeskKey[], dueOn: number | string | null, gap: Move['gap'] = nextDay) =>
    move(by, gap, (day) => ({
      step: 'assign',
      desk,
      parties: to.map((party, index) => ({ desk: party, responsibility: index === 0 ? 'main' : 'joint' })),
      task: chance.pick(tasks),
      dueOn: due(dueOn)(day),
      needsReport: dueOn !== null,
    }));
  const forward = (by: string, desk: DeskKey, to: readonly DeskKey[]) => move(by, sameDay, { step: 'forward', desk, to, text: chance.pick(forwards) });
  const follow = (by: string, desk: DeskKey, dueOn: number | string | null) => move(by, soon, (day) => ({ step: 'follow', desk, dueOn: due(dueOn)(day) }));
  const sendBack = (by: string, desk: DeskKey, reason: string) => move(by, sameDay, { step: 'sendBack', desk, reason });
  const returnDraft = (by: string, desk: DeskKey, reason: string) => move(by, sameDay, { step: 'returnDraft', desk, reason });
  const report = (by: Move['by'], desk: DeskKey, gap: Move['gap'] = days) => move(by, gap, { step: 'report', desk, text: chance.pick(reports) });
  const close = (by: Move['by'], desk: DeskKey, gap: Move['gap'] = days) => move(by, gap, { step: 'close', desk });
  const open = (by: string, desk: DeskKey) => move(by, soon, { step: 'open', desk });

  return { director, move, centralRegistrar, arrive, receive, received, present, command, assign, forward, follow, sendBack, returnDraft, report, close, open };
}

function waysOf(chance: Random, { director, received, receive, present, command, assign, forward, report, close }: ReturnType<typeof stepsOf>) {
  /** From the central registry through a division's registry to its head's tray. */
  const toHead = (division: Division): Move[] => [
    ...received(),
    forward('central', central, [division.desk]),
    receive(division.registrar, division.desk),
    present(division.registrar, division.desk, division.headDesk, chance.pick(headOpinions)),
  ];
  const toHeadOf = (division: Division): Move[] =>
    division.unitId === divisions.secretariat.unitId
      ? [...received(), present('central', central, division.headDesk, chance.pick(headOpinions))]
      : toHead(division);
  const toDirector = (): Move[] => [...received(), present('central', central, directorDesk)];

  /** Letters of the past: how a matter is completed. */
  const finished = (division: Division): Move[] => {
    const officer = chance.pick(division.officers.filter((each) => each !== 'officer3'));
    const colleague = chance.pick(division.officers.filter((each) => each !== officer && each !== 'officer3'));
    const { head, headDesk } = division;
    /** Until the last assignee has reported, and it is with the head again. */
    const work = (): Move[] =>
      chance.chance(0.25)
        ? [
            assign(head, headDesk, [personDesk(officer), personDesk(colleague)], chance.between(7, 20)),
            report(colleague, personDesk(colleague)),
            report(officer, personDesk(officer)),
          ]
        : [assign(head, headDesk, [personDesk(officer)], chance.chance(0.5) ? chance.between(7, 20) : null), report(officer, personDesk(officer))];
    const kind = chance.next();
    if (kind < 0.35) return [...toHeadOf(division), ...work(), close(head, headDesk, nextDay)];
    if (kind < 0.6) {
      const done = [report(head, headDesk, sameDay), close(director, directorDesk, nextDay)];
      return [...toDirector(), command(director, directorDesk, [headDesk]), ...work(), ...done];
    }
    if (kind < 0.75 && division.unitId !== divisions.secretariat.unitId) {
      return [
        ...toDirector(),
        assign(director, directorDesk, [division.desk], 14),
        receive(division.registrar, division.desk),
        present(division.registrar, division.desk, headDesk, chance.pick(headOpinions)),
        ...work(),
        report(head, headDesk, sameDay),
        report(division.registrar, division.desk, soon),
        close(director, directorDesk, nextDay),
      ];
    }
    if (kind < 0.85) {
      const done = [report(head, headDesk, sameDay), close('deputy', deputyDesk, nextDay)];
      return [...received(), present('central', central, deputyDesk), command('deputy', deputyDesk, [headDesk]), ...work(), ...done];
    }
    return [...toDirector(), command(director, directorDesk, [], null, 'ทราบ แจ้งผู้เกี่ยวข้องและเก็บเรื่อง'), close('central', central, nextDay)];
  };

  /** Circulars of others: passed to every division, each of which files it. */
  const circulated = (): Move[] => {
    const all = [divisions.planning, divisions.development, divisions.standards];
    return [
      ...received(),
      forward(
        'central',
        central,
        all.map((each) => each.desk),
      ),
      ...all.map((each) => receive(each.registrar, each.desk)),
      ...all.map((each) => close(each.registrar, each.desk, sameDay)),
    ];
  };

  return { toHead, toHeadOf, toDirector, finished, circulated };
}

/** The building blocks of the office's stories: steps, and common routes. */
export function routes(chance: Random, today: string) {
  const steps = stepsOf(chance, today);
  return { ...steps, ...waysOf(chance, steps), ...ownRoutes(chance, steps.director, steps.move), gaps: { soon, sameDay, nextDay, days } };
}
export type Routes = ReturnType<typeof routes>;

export type WriterKey = keyof typeof writers;

/** The route of the office's own letters up to the signature. */
function ownRoutes(
  chance: Random,
  director: (day: string) => string,
  move: (by: Move['by'], gap: Move['gap'], act: StoryAction | ((day: string) => StoryAction)) => Move,
) {
  /** Where a draft is reviewed first, and where it is signed. */
  const placesOf = (writer: WriterKey, signer: 'director' | 'head') => {
    const { checker, division } = writers[writer];
    const { head, headDesk } = divisions[division];
    if (signer === 'head') return { checker, checkerDesk: postDesk(checker), signer: head as Move['by'], signerDesk: headDesk };
    if (writer === 'secret') return { checker, checkerDesk: postDesk(checker), signer: 'director' as Move['by'], signerDesk: directorDesk };
    return { checker: head, checkerDesk: headDesk, signer: director as Move['by'], signerDesk: directorDesk };
  };
  const drafted = (writer: WriterKey, signer: 'director' | 'head'): Move[] => [
    move(writers[writer].username, soon, { step: 'submitDraft', to: placesOf(writer, signer).checkerDesk }),
  ];
  const checked = (writer: WriterKey, signer: 'director' | 'head', signerDesk?: DeskKey): Move[] => {
    const places = placesOf(writer, signer);
    const text = chance.pick(['ตรวจแล้ว เพื่อโปรดพิจารณาลงนาม', 'ตรวจทานแล้ว เห็นควรลงนาม', 'แก้ไขถ้อยคำเล็กน้อยแล้ว เพื่อโปรดลงนาม']);
    return [
      ...drafted(writer, signer),
      move(places.checker, sameDay, { step: 'passReview', desk: places.checkerDesk, to: signerDesk ?? places.signerDesk, text }),
    ];
  };
  const signed = (writer: WriterKey, signer: 'director' | 'head', to: readonly DeskKey[]): Move[] => {
    const places = placesOf(writer, signer);
    return [...checked(writer, signer), move(places.signer, nextDay, { step: 'sign', desk: places.signerDesk, to, text: '' })];
  };
  return { placesOf, drafted, checked, signed };
}
