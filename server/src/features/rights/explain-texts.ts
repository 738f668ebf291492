import { actingLine } from '@sarabun/contract/acting/acting-phrase';
import { documentKinds } from '@sarabun/contract/documents/document-kind';
import type { ExplainedRight, ExplainedRights } from '@sarabun/contract/rights/explain-rights';
import { formatDay, formatMoment } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import type { ExplainedSeat, RightsFacts } from './explain-store';

type Section = ExplainedRights['sections'][number];

const days = (startsOn: string, endsOn: string | null, language: 'th' | 'en') => {
  const since = startsOn <= '1900-01-01' ? '' : language === 'th' ? ` ตั้งแต่ ${formatDay(startsOn, 'th')}` : ` from ${formatDay(startsOn, 'en')}`;
  if (endsOn === null) return since;
  return language === 'th' ? `${since} ถึง ${formatDay(endsOn, 'th')}` : `${since} until ${formatDay(endsOn, 'en')}`;
};

const work: Record<ExplainedSeat['function'], (at: { desk: string; unit: string }) => Label> = {
  self: () => ({ th: 'อ่านและดำเนินการหนังสือที่ส่งถึงตนเอง', en: 'Reads and deals with letters sent to them personally' }),
  holder: ({ desk }) => ({ th: `อ่าน สั่งการ มอบหมาย และลงนามหนังสือของตำแหน่ง ${desk}`, en: `Reads, commands, assigns and signs the letters of the post ${desk}` }),
  acting: ({ desk }) => ({ th: `อ่าน สั่งการ มอบหมาย และลงนามแทนตำแหน่ง ${desk}`, en: `Reads, commands, assigns and signs for the post ${desk}` }),
  secretary: ({ desk }) => ({ th: `อ่านและเตรียมหนังสือของตำแหน่ง ${desk} แต่ลงนามไม่ได้`, en: `Reads and prepares the letters of the post ${desk}, without signing` }),
  head: ({ unit }) => ({ th: `อ่าน มอบหมาย และดำเนินการหนังสือของ${unit}`, en: `Reads, assigns and deals with the letters of ${unit}` }),
  registrar: ({ unit }) => ({ th: `ลงรับ ส่ง และเสนอหนังสือของ${unit}`, en: `Receives, sends and presents the letters of ${unit}` }),
  registryHead: ({ unit }) => ({
    th: `ทำงานสารบรรณของ${unit} แก้ไขรายการทะเบียน ยกเลิกการลงรับ จองและลงเลขย้อนหลัง`,
    en: `Does the registry work of ${unit}, corrects register lines, cancels receipts, reserves and back-dates numbers`,
  }),
  secretRegistrar: ({ unit }) => ({
    th: `ลงรับและส่งหนังสือลับของ${unit} เท่าที่ได้รับแต่งตั้งให้เข้าถึง`,
    en: `Receives and sends secret letters of ${unit}, as far as cleared`,
  }),
};

const functions: Record<ExplainedSeat['function'], Label> = {
  self: { th: 'เป็นบุคลากรของหน่วยงาน', en: 'belongs to the office' },
  holder: { th: 'ดำรงตำแหน่งนี้', en: 'holds the post' },
  acting: { th: 'ได้รับคำสั่งให้ทำการแทน', en: 'acts by an order' },
  secretary: { th: 'เป็นหน้าห้องของตำแหน่งนี้', en: 'is the secretary of the post' },
  head: { th: 'ดำรงตำแหน่งหัวหน้าหน่วยงาน', en: 'holds the post of the head of the unit' },
  registrar: { th: 'เป็นเจ้าหน้าที่สารบรรณ', en: 'is a registrar' },
  registryHead: { th: 'เป็นหัวหน้าสารบรรณ', en: 'is head of the registry' },
  secretRegistrar: { th: 'เป็นนายทะเบียนข้อมูลข่าวสารลับ', en: 'is a secret registrar' },
};

/** Why a person has a seat: the order, role or function, with its days. */
function whySeated(seat: ExplainedSeat): Label {
  const { order, role, startsOn, endsOn } = seat;
  const term = (language: 'th' | 'en') => days(startsOn, endsOn, language);
  if (order) {
    const post = seat.deskName || seat.unitName;
    return {
      th: `${actingLine(order.phrase, post)} ตามคำสั่งที่ ${order.number}${term('th')}${limits(order, 'th')}`,
      en: `${actingLine(order.phrase, post, 'en')} by order ${order.number}${term('en')}${limits(order, 'en')}`,
    };
  }
  if (role) {
    const by = role.orderNumber ? { th: ` ตามคำสั่งที่ ${role.orderNumber}`, en: ` by order ${role.orderNumber}` } : { th: '', en: '' };
    return { th: `ได้รับบทบาท ${role.th} ที่${seat.unitName}${by.th}${term('th')}`, en: `Has the role ${role.en} at ${seat.unitName}${by.en}${term('en')}` };
  }
  const said = functions[seat.function];
  return { th: `${said.th}${term('th')}`, en: `${said.en.charAt(0).toUpperCase()}${said.en.slice(1)}${term('en')}` };
}

function limits({ kinds, excludes }: NonNullable<ExplainedSeat['order']>, language: 'th' | 'en'): string {
  const named = kinds?.map((kind) => documentKinds[kind as keyof typeof documentKinds]?.label[language] ?? String(kind)).join(', ');
  const only = named ? (language === 'th' ? ` เฉพาะ${named}` : `, only ${named}`) : '';
  return `${only}${excludes ? (language === 'th' ? ` ยกเว้น ${excludes}` : `, except ${excludes}`) : ''}`;
}

const isActing = ({ function: at }: ExplainedSeat) => at === 'acting';
const classes: Record<number, Label> = { 2: { th: 'ลับ', en: 'confidential' }, 3: { th: 'ลับมาก', en: 'secret' } };

function secrecy({ clearances }: RightsFacts): ExplainedRight[] {
  if (clearances.length === 0) {
    return [
      {
        what: { th: 'อ่านได้เฉพาะหนังสือชั้นปกติ', en: 'Reads open letters only' },
        why: { th: 'ยังไม่ได้รับแต่งตั้งให้เข้าถึงชั้นความลับใด (ข้อ ๓๕)', en: 'Is not appointed to any secrecy class (clause 35)' },
      },
    ];
  }
  return clearances.map(({ level, orderNumber, startsOn, endsOn }) => ({
    what: {
      th: `อ่านหนังสือได้ถึงชั้น${classes[level]?.th} เมื่อหนังสือนั้นมาถึงโต๊ะของตน`,
      en: `Reads letters up to ${classes[level]?.en}, where they have reached a desk of theirs`,
    },
    why: { th: `คำสั่งแต่งตั้งที่ ${orderNumber}${days(startsOn, endsOn, 'th')}`, en: `Appointed by order ${orderNumber}${days(startsOn, endsOn, 'en')}` },
  }));
}

const memberships: Record<string, Label> = {
  everyone: { th: 'ทุกคนมีสิทธินี้', en: 'everyone has it' },
  registrars: { th: 'ทำหน้าที่สารบรรณในวันนี้', en: 'works at a registry today' },
  administrators: { th: 'เป็นผู้ดูแลระบบ', en: 'is an administrator' },
  auditors: { th: 'เป็นผู้ตรวจสอบ', en: 'is an auditor' },
};

function pages({ pages: items, roles }: RightsFacts): ExplainedRight[] {
  return items.map((page) => {
    const groups = (language: 'th' | 'en') =>
      page.groups
        .map((group) => {
          const role = roles.find((one) => one.group?.th === group.th);
          const because = memberships[group.membership]?.[language] ?? (role ? (language === 'th' ? `บทบาท ${role.th}` : `role ${role.en}`) : '');
          return because ? `${group[language]} (${because})` : group[language];
        })
        .join(', ');
    const verb = page.isPage
      ? page.mayManage
        ? { th: 'จัดการหน้า', en: 'Changes the page' }
        : { th: 'เรียกดูหน้า', en: 'Looks at the page' }
      : { th: 'ใช้เมนู', en: 'Uses the menu' };
    return {
      what: { th: `${verb.th} ${page.th}`, en: `${verb.en} ${page.en}` },
      why: { th: `อยู่ในกลุ่ม ${groups('th')}`, en: `Is in the group ${groups('en')}` },
    };
  });
}

function accounts({ systemRoles, roles, closing }: RightsFacts): ExplainedRight[] {
  const system = systemRoles.map(({ role, orderNumber }) => ({
    what:
      role === 'administrator'
        ? { th: 'ดูแลระบบ โดยไม่มีสิทธิอ่านหนังสือเพราะเหตุนี้', en: 'Administers the system, without reading letters for it' }
        : { th: 'ตรวจสอบการใช้งานระบบ โดยไม่มีสิทธิอ่านหนังสือเพราะเหตุนี้', en: 'Audits the system, without reading letters for it' },
    why: orderNumber ? { th: `แต่งตั้งตามคำสั่งที่ ${orderNumber}`, en: `Appointed by order ${orderNumber}` } : { th: 'ได้รับแต่งตั้ง', en: 'Is appointed' },
  }));
  const given = roles.map((role) => ({
    what: { th: `มีบทบาท ${role.th} ที่${role.unitName}`, en: `Has the role ${role.en} at ${role.unitName}` },
    why: role.endsOn
      ? { th: `มอบให้ถึง ${formatDay(role.endsOn, 'th')}`, en: `Given until ${formatDay(role.endsOn, 'en')}` }
      : { th: 'มอบให้โดยไม่กำหนดวันสิ้นสุด', en: 'Given without an end' },
  }));
  const closes = closing.map(({ name, group, ownUnitOnly }) => ({
    what: ownUnitOnly
      ? { th: 'ปิดบัญชีผู้ใช้งานในหน่วยงานของตนและหน่วยงานในสังกัด', en: 'Closes accounts of the own unit and those below it' }
      : { th: 'ปิดบัญชีผู้ใช้งานทั้งหน่วยงาน', en: 'Closes accounts of the whole office' },
    why: { th: `${name} (กลุ่ม ${group.th})`, en: `${name} (group ${group.en})` },
  }));
  return [...system, ...given, ...closes];
}

const numberWords: Record<RightsFacts['numbers'][number]['what'], Label> = {
  reserve: { th: 'จองเลขทะเบียน', en: 'Reserves numbers' },
  backDate: { th: 'ลงเลขย้อนหลัง', en: 'Back-dates numbers' },
  cancel: { th: 'ยกเลิกเลขทะเบียน', en: 'Cancels numbers' },
  central: { th: 'ใช้ทะเบียนกลาง', en: 'Uses the central register' },
  overview: { th: 'ดูภาพรวมทะเบียน', en: 'Sees registers as a whole' },
};

const numbers = ({ numbers: rights }: RightsFacts): ExplainedRight[] =>
  rights.map(({ what, unitName, postName, grantedBy }) => ({
    what: { th: `${numberWords[what].th}ของ${unitName}`, en: `${numberWords[what].en} of ${unitName}` },
    why: postName
      ? { th: `${grantedBy} ให้สิทธิแก่ตำแหน่ง ${postName}`, en: `${grantedBy} gave the right to the post ${postName}` }
      : { th: `${grantedBy} ให้สิทธิแก่บุคคลนี้`, en: `${grantedBy} gave the right to this person` },
  }));

/** Every right of a person in sentences with reasons (“บุคคลนี้ทำอะไรได้บ้าง เพราะเหตุใด”). */
export function sectionsOf(facts: RightsFacts): Section[] {
  const seated = (of: (seat: ExplainedSeat) => boolean) =>
    facts.seats.filter(of).map((seat) => ({ what: work[seat.function]({ desk: seat.deskName, unit: seat.unitName }), why: whySeated(seat) }));
  const emergency = facts.emergencies.map(({ number, until, decidedBy }) => ({
    what: { th: `เปิดอ่านหนังสือที่ ${number} ได้อย่างเดียว`, en: `Opens letter ${number}, to read only` },
    why: {
      th: `เข้าถึงกรณีฉุกเฉิน อนุมัติโดย ${decidedBy} ถึง ${formatMoment(until, 'th')}`,
      en: `Emergency access approved by ${decidedBy}, until ${formatMoment(until, 'en')}`,
    },
  }));
  const sections: Section[] = [
    { kind: 'desks', rights: seated((seat) => !isActing(seat)) },
    { kind: 'acting', rights: seated(isActing) },
    { kind: 'secrecy', rights: secrecy(facts) },
    { kind: 'numbers', rights: numbers(facts) },
    { kind: 'accounts', rights: accounts(facts) },
    { kind: 'emergency', rights: emergency },
    { kind: 'pages', rights: pages(facts) },
  ];
  return sections.filter(({ rights }) => rights.length > 0);
}

/** Why a letter may be read or not. For one above the clearance, only that is said. */
export function whyLetter(
  facts: RightsFacts,
  access: { mayRead: boolean; secrecy: number; partyDeskIds: readonly number[]; isShownToAll: boolean; emergencyUntil: Date | null },
): Label[] {
  const cleared = Math.max(1, ...facts.clearances.map(({ level }) => level));
  const desks = facts.seats.filter(({ deskId }) => access.partyDeskIds.includes(deskId));
  const why: Label[] = desks.map((seat) => {
    const reason = whySeated(seat);
    const desk = seat.deskName ? { th: `โต๊ะ ${seat.deskName}`, en: `the desk of ${seat.deskName}` } : { th: 'โต๊ะของตน', en: 'the own desk' };
    return { th: `หนังสือนี้ผ่าน${desk.th}: ${reason.th}`, en: `The letter has reached ${desk.en}: ${reason.en}` };
  });
  if (access.isShownToAll) why.push({ th: 'หนังสือนี้เผยแพร่ในคลังหนังสือให้ทุกคนอ่าน', en: 'The letter is shown to everyone in a collection' });
  if (access.emergencyUntil) {
    const until = (language: 'th' | 'en') => formatMoment(access.emergencyUntil as Date, language);
    why.push({ th: `ได้รับอนุมัติให้เข้าถึงกรณีฉุกเฉินถึง ${until('th')}`, en: `Emergency access is approved until ${until('en')}` });
  }
  if (access.secrecy > cleared) {
    return [
      {
        th: `ชั้นความลับของหนังสือสูงกว่าที่ผู้นี้ได้รับแต่งตั้ง (${classes[cleared]?.th ?? 'ปกติ'}) จึงไม่เห็นหนังสือนี้เลย (ข้อ ๓๕)`,
        en: `The letter is above this person’s clearance (${classes[cleared]?.en ?? 'open'}), so to them it does not exist (clause 35)`,
      },
    ];
  }
  if (!access.mayRead && why.length === 0) {
    why.push({ th: 'หนังสือนี้ไม่เคยผ่านโต๊ะใดที่ผู้นี้ปฏิบัติงานในวันนี้', en: 'The letter has not reached any desk at which this person works today' });
  }
  return why;
}
