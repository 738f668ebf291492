import { headOfOffice } from './head-of-office';

/**
 * A row of annex 2 of the regulation: how a receiver is addressed. `ending` follows the name in the line of the salutation. The pronoun for
 * the receiver stands first, then those for the writer.
 */
interface Form {
  receivers: string;
  salutation: string;
  ending?: string;
  pronouns: readonly string[];
  closing: string;
  /** Before the name on the envelope. */
  envelope: string;
}

const yourServant = 'ข้าพระพุทธเจ้า';
const wishOfKings = 'ควรมิควรแล้วแต่จะทรงพระกรุณาโปรดเกล้าโปรดกระหม่อม';
const wish = 'ควรมิควรแล้วแต่จะโปรดเกล้าโปรดกระหม่อม';
const wishOfPrinces = `${wish} ${yourServant}`;
const kings = {
  pronouns: ['ใต้ฝ่าละอองธุลีพระบาท', yourServant],
  closing: `${wishOfKings} ขอเดชะ ${yourServant}`,
  envelope: 'ขอพระราชทานทูลเกล้าทูลกระหม่อมถวาย ขอเดชะ',
};
const beginning = 'ขอเดชะฝ่าละอองธุลีพระบาทปกเกล้าปกกระหม่อม ข้าพระพุทธเจ้า';

/** Annex 2, by the number of the row. */
export const formsOfAddress = {
  '1.1': {
    receivers: 'พระบาทสมเด็จพระเจ้าอยู่หัว',
    salutation: beginning,
    ending: 'ขอพระราชทานพระบรมราชวโรกาสกราบบังคมทูลพระกรุณาทราบฝ่าละอองธุลีพระบาท',
    ...kings,
  },
  '1.2': {
    receivers: 'สมเด็จพระบรมราชินีนาถ',
    salutation: beginning,
    ending: 'ขอพระราชทานพระราชวโรกาสกราบบังคมทูลทราบฝ่าละอองธุลีพระบาท',
    ...kings,
  },
  '1.3': {
    receivers: 'สมเด็จพระบรมราชินี สมเด็จพระบรมราชชนนี สมเด็จพระยุพราช (สยามมกุฎราชกุมาร) สมเด็จพระบรมราชกุมารี',
    salutation: 'ขอพระราชทานกราบบังคมทูล',
    ending: 'ทราบฝ่าละอองพระบาท',
    pronouns: ['ใต้ฝ่าละอองพระบาท', yourServant],
    closing: `${wishOfKings} ${yourServant}`,
    envelope: 'ขอพระราชทานกราบบังคมทูล',
  },
  '1.4': {
    receivers: 'สมเด็จเจ้าฟ้า',
    salutation: 'ขอพระราชทานกราบทูล',
    ending: 'ทราบฝ่าพระบาท',
    pronouns: ['ใต้ฝ่าพระบาท', yourServant],
    closing: wishOfPrinces,
    envelope: 'ขอพระราชทานกราบทูล',
  },
  '1.5': {
    receivers: 'พระบรมวงศ์ชั้นพระองค์เจ้า',
    salutation: 'ขอประทานกราบทูล',
    ending: 'ทราบฝ่าพระบาท',
    pronouns: ['ใต้ฝ่าพระบาท', yourServant],
    closing: wishOfPrinces,
    envelope: 'ขอประทานกราบทูล',
  },
  '1.6': {
    receivers: 'พระเจ้าวรวงศ์เธอ (ที่มิได้ทรงกรม) พระอนุวงศ์ชั้นพระวรวงศ์เธอ (ที่ทรงกรม)',
    salutation: 'กราบทูล',
    ending: 'ทราบฝ่าพระบาท',
    pronouns: ['ฝ่าพระบาท', 'เกล้ากระหม่อม', 'เกล้ากระหม่อมฉัน'],
    closing: 'ควรมิควรแล้วแต่จะโปรด',
    envelope: 'กราบทูล',
  },
  '1.7': {
    receivers: 'พระอนุวงศ์ชั้นพระวรวงศ์เธอ (ที่มิได้ทรงกรม)',
    salutation: 'ทูล',
    ending: 'ทราบฝ่าพระบาท',
    pronouns: ['ฝ่าพระบาท', 'กระหม่อม', 'หม่อมฉัน'],
    closing: 'ควรมิควรแล้วแต่จะโปรด',
    envelope: 'ทูล',
  },
  '1.8': {
    receivers: 'พระอนุวงศ์ชั้นหม่อมเจ้า',
    salutation: 'ทูล',
    pronouns: ['ฝ่าพระบาท', 'กระหม่อม', 'หม่อมฉัน'],
    closing: 'แล้วแต่จะโปรด',
    envelope: 'ทูล',
  },
  '2.1': {
    receivers: 'สมเด็จพระสังฆราชเจ้า',
    salutation: 'ขอประทานกราบทูล',
    pronouns: ['ใต้ฝ่าพระบาท', yourServant],
    closing: wish,
    envelope: 'ขอประทานกราบทูล',
  },
  '2.2': {
    receivers: 'สมเด็จพระสังฆราช',
    salutation: 'กราบทูล',
    pronouns: ['ฝ่าพระบาท', 'เกล้ากระหม่อม', 'เกล้ากระหม่อมฉัน'],
    closing: 'ควรมิควรแล้วแต่จะโปรด',
    envelope: 'กราบทูล',
  },
  '2.3': {
    receivers: 'สมเด็จพระราชาคณะ รองสมเด็จพระราชาคณะ',
    salutation: 'นมัสการ',
    pronouns: ['พระคุณเจ้า', 'กระผม', 'ดิฉัน'],
    closing: 'ขอนมัสการด้วยความเคารพอย่างยิ่ง',
    envelope: 'นมัสการ',
  },
  '2.4': {
    receivers: 'พระราชาคณะ',
    salutation: 'นมัสการ',
    pronouns: ['พระคุณท่าน', 'กระผม', 'ดิฉัน'],
    closing: 'ขอนมัสการด้วยความเคารพอย่างสูง',
    envelope: 'นมัสการ',
  },
  '2.5': {
    receivers: 'พระภิกษุสงฆ์ทั่วไป',
    salutation: 'นมัสการ',
    pronouns: ['ท่าน', 'ผม', 'ดิฉัน'],
    closing: 'ขอนมัสการด้วยความเคารพ',
    envelope: 'นมัสการ',
  },
  '3.1': {
    receivers: 'ประธานองคมนตรี นายกรัฐมนตรี ประธานรัฐสภา ประธานสภาผู้แทนราษฎร ประธานวุฒิสภา ประธานศาลฎีกา รัฐบุรุษ',
    salutation: 'กราบเรียน',
    pronouns: ['ท่าน', 'ข้าพเจ้า', 'กระผม', 'ผม', 'ดิฉัน'],
    closing: 'ขอแสดงความนับถืออย่างยิ่ง',
    envelope: 'กราบเรียน',
  },
  '3.2': {
    receivers: 'บุคคลธรรมดานอกจาก ๓.๑',
    salutation: 'เรียน',
    pronouns: ['ท่าน', 'ข้าพเจ้า', 'กระผม', 'ผม', 'ดิฉัน'],
    closing: 'ขอแสดงความนับถือ',
    envelope: 'เรียน',
  },
} as const satisfies Record<string, Form>;

export type AddressCode = keyof typeof formsOfAddress;
export const addressCodes = Object.keys(formsOfAddress) as AddressCode[];
export const formOfAddress = (code: AddressCode): Form => formsOfAddress[code];

/** The posts of row 3.1. */
const highest = formsOfAddress['3.1'].receivers.split(' ');
/** Posts that later circulars add to row 3.1. They are proposed, but another salutation is no mistake by the regulation itself. */
const highestSince = [
  'ประธานศาลรัฐธรรมนูญ',
  'ประธานศาลปกครองสูงสุด',
  'ประธานกรรมการการเลือกตั้ง',
  'ประธานกรรมการสิทธิมนุษยชนแห่งชาติ',
  'ประธานกรรมการป้องกันและปราบปรามการทุจริตแห่งชาติ',
  'ประธานกรรมการตรวจเงินแผ่นดิน',
  'ประธานผู้ตรวจการแผ่นดิน',
  'อัยการสูงสุด',
];

/** How the names of monks begin, the longer beginnings first. */
const monks: readonly (readonly [beginning: string, code: AddressCode])[] = [
  ['สมเด็จพระสังฆราชเจ้า', '2.1'],
  ['สมเด็จพระอริยวงศาคตญาณ', '2.2'],
  ['สมเด็จพระสังฆราช', '2.2'],
  ['สมเด็จพระพุทธ', '2.3'],
  ['สมเด็จพระมหา', '2.3'],
  ['สมเด็จพระวันรัต', '2.3'],
  ['สมเด็จพระธีร', '2.3'],
  ['สมเด็จพระพุฒา', '2.3'],
  ['พระพรหม', '2.3'],
  ['พระธรรม', '2.4'],
  ['พระเทพ', '2.4'],
  ['พระราช', '2.4'],
  ['พระครู', '2.5'],
  ['พระมหา', '2.5'],
  ['พระอธิการ', '2.5'],
  ['พระปลัด', '2.5'],
  ['พระสมุห์', '2.5'],
  ['พระใบฎีกา', '2.5'],
  ['เจ้าอาวาส', '2.5'],
];

/** Names of the royal family: their rank is not told by a beginning, so the writer chooses the row. */
const royal = ['พระบาทสมเด็จ', 'สมเด็จ', 'พระเจ้า', 'พระองค์', 'พระวรวงศ์', 'พระบรมวงศ์', 'พระราชวงศ์'];

/** How sure it is that a receiver belongs to a row: by a post of the annex, or only by how the name begins. */
export interface ProposedAddress {
  code: AddressCode;
  isSure: boolean;
}

/** The row of annex 2 for a receiver by post or name (its third remark: a letter to a post goes by the post); null if the writer must choose. */
export function proposedAddress(addressee: string): ProposedAddress | null {
  const name = addressee
    .trim()
    .replace(/^(ฯพณฯ|ท่าน)\s*/, '')
    .replace(/^ประธานคณะกรรมการ/, 'ประธานกรรมการ');
  const isPost = (post: string) => name.startsWith(post) && /^($|[\s(,])/.test(name.slice(post.length));
  if (highest.some(isPost)) return { code: '3.1', isSure: true };
  if (highestSince.some(isPost)) return { code: '3.1', isSure: false };
  if (/^(หม่อมเจ้า|ม\.จ\.)/.test(name)) return { code: '1.8', isSure: false };
  const monk = monks.find(([beginning]) => name.startsWith(beginning));
  if (monk && !name.startsWith('พระราชวงศ์')) return { code: monk[1], isSure: false };
  return royal.some((beginning) => name.startsWith(beginning)) ? null : { code: '3.2', isSure: true };
}

/** The row that applies: the one that the writer chose, otherwise the proposed one. */
export function addressOf({ addressForm, addressee }: { addressForm: string; addressee: string }): ProposedAddress | null {
  const chosen = addressCodes.find((code) => code === addressForm);
  return chosen ? { code: chosen, isSure: true } : proposedAddress(addressee);
}

/** Rows whose line of the salutation names the writer in place of the receiver. */
const namesWriter: readonly AddressCode[] = ['1.1', '1.2'];

/** The line of the receiver on the envelope (form 15). */
export function envelopeLine({ addressForm, addressee, salutation }: { addressForm: string; addressee: string; salutation: string }): string {
  const row = addressOf({ addressForm, addressee });
  if (row && namesWriter.includes(row.code)) return formOfAddress(row.code).envelope;
  const { ending = '', envelope } = row ? formOfAddress(row.code) : { envelope: salutation };
  const name = ending && addressee.endsWith(ending) ? addressee.slice(0, -ending.length).trim() : addressee;
  return [envelope, name].filter(Boolean).join(' ');
}

/** To whom a letter to a receiver is addressed: the post of the head of an office, or the name itself (ข้อ 11.5). */
export const addresseeFor = (receiver: string): string => headOfOffice(receiver) ?? receiver;
