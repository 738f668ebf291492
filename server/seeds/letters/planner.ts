import type { SpeedClass } from '@sarabun/contract/documents/document-kind';
import { bangkokDay, buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { toArabicDigits, toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { secretariat } from '../office';
import { fill, slotsOf } from './fill';
import type { Family } from './incoming-families';
import { minutesOf } from './minutes';
import type { OwnFamily } from './own-families';
import { agencyPaper, type Content, officeName, ownPaper, plainPaper } from './paper';
import { divisions, unitOf, writers } from './people';
import type { LetterPlan, StoryStep } from './plan';
import type { Random } from './random';
import { type Move, type Routes, routes, type WriterKey } from './routes';
import { agencies, citizens, companies, signers } from './senders';
import { dayAfter, workingDay, workingDayAfter, workingDays, workingMinutesBefore } from './working-time';

/** A drawn subject: the content and sender of a letter. */
export interface Matter {
  family: Family;
  variant: string;
}

/** When the last step of a story took place: office minutes before now, or a day in the past. */
export type Ending = { minutesAgo: readonly [least: number, most: number] } | { on: string };

/** Notices take no number of a register; theirs is in the name of their file alone. */
const seriesOf: Partial<Record<number, string>> = {
  3: 'circular',
  4: 'order',
  5: 'notice',
  6: 'notice',
  7: 'notice',
  8: 'notice',
  9: 'notice',
  10: 'certificate',
};

/** An own letter before its number is known. */
interface OwnDraft {
  key: string;
  family: OwnFamily;
  writer: WriterKey;
  about: string;
  content: Omit<Content, 'number' | 'datedOn'>;
  story: StoryStep[];
  attendance: number;
  meeting: { key: string; number: string } | null;
}

/** Draws letters, assigns times to their steps, and numbers what the office signs. */
export class Planner {
  readonly today: string;
  readonly firstDay: string;
  readonly routes: Routes;
  private readonly plans: LetterPlan[] = [];
  private readonly drafts: OwnDraft[] = [];
  private readonly moments = new Set<number>();
  private readonly numbers = new Set<string>();
  private readonly pastDays: string[];

  constructor(
    readonly now: Date,
    readonly chance: Random,
  ) {
    this.today = bangkokDay(now);
    this.firstDay = `${Number(this.today.slice(0, 4)) - 1}-01-02`;
    this.routes = routes(chance, this.today);
    this.pastDays = workingDays(dayAfter(this.firstDay, 45), workingDayAfter(this.today, -4));
  }

  /** A random day of the two years, for the end of a matter. */
  pastDay(): Ending {
    return { on: this.chance.pick(this.pastDays) };
  }

  speed(): SpeedClass {
    const drawn = this.chance.next();
    return drawn < 0.7 ? 1 : drawn < 0.84 ? 2 : drawn < 0.94 ? 3 : 4;
  }

  /** Assigns a time to every move, counted back from the last one; no two steps of the office share a moment. */
  time(moves: readonly Move[], ending: Ending): StoryStep[] {
    const { chance } = this;
    let at =
      'on' in ending
        ? workingMinutesBefore(new Date(`${ending.on}T23:00:00+07:00`), chance.between(10, workingDay - 30))
        : workingMinutesBefore(this.now, chance.between(...ending.minutesAgo));
    const times = [...moves].reverse().map(({ gap }) => {
      const moment = this.unique(at);
      at = workingMinutesBefore(at, chance.between(...gap));
      return moment;
    });
    times.reverse();
    return moves.map(({ by, act }, index) => {
      const moment = times[index] as Date;
      const day = bangkokDay(moment);
      return { by: typeof by === 'string' ? by : by(day), at: moment, ...act(day) };
    });
  }

  private unique(at: Date): Date {
    let moment = at.getTime() - (at.getTime() % 60_000) + this.chance.between(0, 50) * 1000;
    while (this.moments.has(moment)) moment += 1000;
    this.moments.add(moment);
    return new Date(moment);
  }

  addIncoming({ family, variant }: Matter, moves: readonly Move[], ending: Ending): LetterPlan {
    const { chance } = this;
    const story = this.time(moves, ending);
    const arrived = bangkokDay((story[0] as StoryStep).at);
    const datedOn = workingDayAfter(arrived, -chance.between(1, 4));
    const slots = slotsOf(datedOn, chance, variant.split('|'));
    const secrecy = family.secrecy ?? 1;
    const subject = fill(family.subject, slots);
    slots.subject = subject;
    const { sender, senderType, number, letterhead, fileName } = this.senderOf(family, datedOn);
    const { enclosures } = family;
    const references = family.reference ? [fill(family.reference, slots)] : [];
    const content: Content = {
      subject,
      body: family.body.map((line) => fill(line, slots)),
      enclosures,
      references,
      addressee: `อธิบดี${officeName}`,
      speed: this.speed(),
      secrecy,
      number,
      datedOn,
    };
    const plan: LetterPlan = {
      key: `in-${String(this.plans.length + 1).padStart(3, '0')}`,
      kind: family.kind,
      direction: 'incoming',
      number: number || '-',
      datedOn,
      subject,
      sender: sender.name,
      senderType,
      ownerUnitId: null,
      addressee: content.addressee,
      references: references.join('\n'),
      enclosures: enclosures.map(({ name, quantity }) => `${name} ${quantity}`).join('\n'),
      speed: content.speed,
      secrecy,
      dueOn: family.answerWithin !== undefined && chance.chance(0.4) ? dayAfter(datedOn, family.answerWithin + 4) : null,
      paper: letterhead
        ? plainPaper(content, letterhead, { name: senderType === 3 ? sender.name : chance.pick(signers), position: sender.position })
        : agencyPaper(content, sender, chance.pick(signers), family.kind === 16),
      fileName,
      samples: samplesFor(subject),
      story,
    };
    this.plans.push(plan);
    return plan;
  }

  private senderOf(family: Family, datedOn: string) {
    const { chance } = this;
    const citizen = family.from.length === 0 ? chance.pick(citizens) : null;
    if (citizen) {
      const { name, place } = citizen;
      return {
        sender: { key: 'citizen', name, code: '', roman: '', perDay: 1, address: [place], position: [], unit: '', phone: '' },
        senderType: 3 as const,
        number: '',
        letterhead: [place],
        fileName: 'หนังสือจากประชาชน.pdf',
      };
    }
    const key = chance.pick(family.from);
    const sender = [...agencies, ...companies].find((each) => each.key === key);
    if (!sender) throw new Error(`there is no sender ${key}`);
    const isCompany = sender.roman === '';
    const number = this.numberOf(sender, datedOn, family.kind === 3);
    const fileName = isCompany
      ? `หนังสือ${sender.name}.pdf`
      : `${buddhistYear(datedOn)}_${sender.roman}_${toArabicDigits(number.split('/')[1] as string).replace('ว ', '')}.pdf`;
    return { sender, senderType: 1 as const, number, letterhead: isCompany ? [sender.name, ...sender.address] : null, fileName };
  }

  /** The number that a sender's register would assign on a day, unique within a year. */
  private numberOf(sender: { code: string; perDay: number; roman: string }, day: string, isCircular: boolean): string {
    const dayOfYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000;
    let sequence = Math.max(1, Math.round(dayOfYear * (isCircular ? 0.8 : sender.perDay) * 0.68) + this.chance.between(1, Math.max(2, sender.perDay)));
    for (;;) {
      const number = toThaiDigits(
        sender.roman === '' ? `${sender.code} ${sequence}/${buddhistYear(day)}` : `${sender.code}/${isCircular ? 'ว ' : ''}${sequence}`,
      );
      const once = `${day.slice(0, 4)} ${number}`;
      if (!this.numbers.has(once)) {
        this.numbers.add(once);
        return number;
      }
      sequence++;
    }
  }

  /** Adds a letter of the office itself; its number follows when all are known. */
  addOwn(family: OwnFamily, variant: string, writer: WriterKey, moves: readonly Move[], ending: Ending, meeting: OwnDraft['meeting'] = null): void {
    const { chance } = this;
    const story = this.time(moves, ending);
    const day = bangkokDay((story[0] as StoryStep).at);
    const slots = slotsOf(day, chance, variant.split('|'));
    const subject = fill(family.subject, slots);
    slots.subject = subject;
    this.drafts.push({
      key: `own-${String(this.drafts.length + 1).padStart(3, '0')}`,
      family,
      writer,
      about: slots.x as string,
      content: {
        subject,
        body: family.body.map((line) => fill(line, slots)),
        enclosures: family.enclosures,
        references: family.reference ? [fill(family.reference, slots)] : [],
        addressee: family.to,
        speed: family.kind === 2 || family.kind === 1 || family.kind === 14 ? this.speed() : 1,
        secrecy: family.secrecy ?? 1,
      },
      story,
      attendance: chance.between(0, 1_000_000),
      meeting,
    });
  }

  /** Numbers own letters in signing order, as the registers will, and prints them. */
  finish(): LetterPlan[] {
    const printed = this.numberOwn();
    for (const draft of this.drafts) this.plans.push(this.ownPlan(draft, printed.get(draft.key) ?? null));
    return this.plans;
  }

  private numberOwn(): Map<string, { number: string; at: Date }> {
    const last = new Map<string, number>();
    const signed = this.drafts.flatMap((draft) => draft.story.filter(({ step }) => step === 'sign').map(({ at }) => ({ draft, at })));
    const numbers = new Map<string, { number: string; at: Date }>();
    for (const { draft, at } of signed.sort((a, b) => a.at.getTime() - b.at.getTime())) {
      if (draft.meeting) {
        numbers.set(draft.key, { number: draft.meeting.number, at });
        continue;
      }
      const { kind, secrecy } = { kind: draft.family.kind, secrecy: draft.content.secrecy };
      const unit = unitOf(ownerOf(draft));
      const series = seriesOf[kind] ?? 'send';
      const year = buddhistYear(bangkokDay(at));
      const register = `${unit.id} ${series} ${secrecy > 1} ${year}`;
      const next = (last.get(register) ?? 0) + 1;
      last.set(register, next);
      const yearly = series === 'order' || series === 'certificate';
      numbers.set(draft.key, { number: toThaiDigits(yearly ? `${next}/${year}` : `${unit.letterCode}/${series === 'circular' ? 'ว ' : ''}${next}`), at });
    }
    return numbers;
  }

  private ownPlan(draft: OwnDraft, signed: { number: string; at: Date } | null): LetterPlan {
    const { family, content, story, writer, meeting } = draft;
    const ownerUnitId = ownerOf(draft);
    const datedOn = signed ? bangkokDay(signed.at) : null;
    const printed: Content = {
      ...content,
      number: signed?.number ?? (family.kind === 4 || family.kind === 10 ? '' : `${unitOf(ownerUnitId).letterCode}/`),
      datedOn,
    };
    const by = story.find(({ step }) => step === 'sign')?.by ?? (family.signer === 'director' ? 'director' : divisions[writers[writer].division].head);
    const acting = family.signer === 'director' && by !== 'director';
    const signer = family.kind === 14 ? writers[writer].username : by;
    return {
      key: draft.key,
      kind: family.kind,
      direction: 'outgoing',
      number: signed?.number ?? '',
      datedOn,
      subject: content.subject,
      sender: unitOf(ownerUnitId).nameTh,
      senderType: 2,
      ownerUnitId,
      addressee: content.addressee,
      references: content.references.join('\n'),
      enclosures: content.enclosures.map(({ name, quantity }) => `${name} ${quantity}`).join('\n'),
      speed: content.speed,
      secrecy: content.secrecy,
      dueOn: null,
      paper: meeting
        ? minutesOf({
            meetingKey: meeting.key,
            number: meeting.number,
            day: bangkokDay((story[0] as StoryStep).at),
            draw: draft.attendance,
            writer: writers[writer].username,
          })
        : ownPaper(printed, { kind: family.kind, unitId: ownerUnitId, signer, acting, about: draft.about }),
      fileName: ownFileName(ownerUnitId, signed),
      samples: signed && ![8, 9, 10, 11].includes(family.kind) ? samplesFor(content.subject) : [],
      story,
    };
  }
}

/** Letters issued by the department belong to its secretariat; the others to the writer's division. */
function ownerOf({ family, writer }: OwnDraft): number {
  return family.signer === 'director' && family.kind !== 1 ? secretariat : divisions[writers[writer].division].unitId;
}

/** By annex 7 ข้อ 4.3: year, roman code with unit number, number. */
function ownFileName(unitId: number, signed: { number: string; at: Date } | null): string {
  if (!signed) return 'ร่างหนังสือ.pdf';
  const unit = toArabicDigits(unitOf(unitId).letterCode.split(' ')[1] as string);
  const sequence = toArabicDigits(signed.number.includes('ทด') ? (signed.number.split('/')[1] as string) : (signed.number.split('/')[0] as string)).replace(
    'ว ',
    '',
  );
  return `${buddhistYear(bangkokDay(signed.at))}_DEV${unit}_${sequence}.pdf`;
}

const sampleOf: readonly (readonly [word: string, file: string, name: string])[] = [
  ['สารบรรณอิเล็กทรอนิกส์', 'regulation-2564.pdf', 'ระเบียบงานสารบรรณ (ฉบับที่ 4) 2564.pdf'],
  ['หนังสือราชการทางอิเล็กทรอนิกส์', 'regulation-2564.pdf', 'ระเบียบงานสารบรรณ (ฉบับที่ 4) 2564.pdf'],
  ['หนังสืออิเล็กทรอนิกส์', 'regulation-2564.pdf', 'ระเบียบงานสารบรรณ (ฉบับที่ 4) 2564.pdf'],
  ['ครบ ๒๐ ปี', 'regulation-2548.pdf', 'ระเบียบงานสารบรรณ (ฉบับที่ 2) 2548.pdf'],
  ['ทำลาย', 'regulation-2560.pdf', 'ระเบียบงานสารบรรณ (ฉบับที่ 3) 2560.pdf'],
  ['การเขียนหนังสือราชการ', 'regulation-2526-with-specimen-forms.pdf', 'ระเบียบงานสารบรรณ 2526 พร้อมแบบ.pdf'],
];

/** Enclosures: the regulation named in the subject. */
function samplesFor(subject: string): LetterPlan['samples'] {
  return sampleOf
    .filter(([word]) => subject.includes(word))
    .slice(0, 1)
    .map(([, file, name]) => ({ file, name }));
}
