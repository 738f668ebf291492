import { buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { ActingPhrase, SeatFunction } from '../src/platform/schema';

/** A unit of the demonstration office. */
export interface OfficeUnit {
  id: number;
  parentId: number | null;
  code: string;
  nameTh: string;
  nameEn: string;
  shortName: string;
  /** Letter code and unit number, as printed before the slash (annex 1). */
  letterCode: string;
  /** 1 department, 2 division, 3 section. */
  level: 1 | 2 | 3;
  hasRegistry: boolean;
  /** Inner telephone, as printed on memos. */
  phone: string;
}

export interface OfficePost {
  key: string;
  unitId: number;
  nameTh: string;
  nameEn: string;
  isHead: boolean;
  isExecutive: boolean;
}

export interface OfficePerson {
  username: string;
  prefix: string;
  firstName: string;
  lastName: string;
  firstNameEn: string;
  lastNameEn: string;
  email: string;
  phone: string;
  unitId: number;
  /** Keys of the posts held; the first is the main one. */
  posts: readonly string[];
}

/** A function at the desk of a unit. */
export interface OfficeFunction {
  username: string;
  unitId: number;
  function: Extract<SeatFunction, 'registrar' | 'registryHead' | 'secretRegistrar'>;
}

export interface ActingOrder {
  /** In the order of succession. */
  usernames: readonly string[];
  post: string;
  phrase: ActingPhrase;
  applies: 'period' | 'whenAway';
  orderNumber: string;
  orderedOn: string;
  scope: string;
  excludes: string;
  startsOn: string;
  endsOn: string;
}

/** The password of every account of the demonstration office. */
export const demonstrationPassword = 'Portal1234';

/** From when everybody has been at work: before the first letter. */
export const officeOpened = '2024-10-01';

export const department = 10_000_000;
/** Where the central registry is. */
export const secretariat = 10_000_001;
export const planning = 10_000_100;
export const development = 10_000_200;
export const standards = 10_000_300;
const audit = 10_000_400;

const registry = { hasRegistry: true };
const noRegistry = { hasRegistry: false };

export const units: readonly OfficeUnit[] = [
  {
    id: department,
    parentId: null,
    code: '0001',
    nameTh: 'กรมทดสอบและพัฒนาระบบดิจิทัล',
    nameEn: 'Department of Digital Systems Testing and Development',
    shortName: 'ทด.',
    letterCode: 'ทด ๐๐๐๑',
    level: 1,
    ...noRegistry,
    phone: '๑๐๐๐',
  },
  {
    id: secretariat,
    parentId: department,
    code: '0101',
    nameTh: 'สำนักงานเลขานุการกรม',
    nameEn: 'Office of the Secretary',
    shortName: 'สลก.',
    letterCode: 'ทด ๐๐๐๑',
    level: 2,
    ...registry,
    phone: '๑๑๐๐',
  },
  {
    id: 10_000_011,
    parentId: secretariat,
    code: '010101',
    nameTh: 'กลุ่มงานสารบรรณ',
    nameEn: 'Correspondence Section',
    shortName: 'สบ.',
    letterCode: 'ทด ๐๐๐๑.๑',
    level: 3,
    ...noRegistry,
    phone: '๑๑๑๑',
  },
  {
    id: 10_000_012,
    parentId: secretariat,
    code: '010102',
    nameTh: 'กลุ่มงานคลังและพัสดุ',
    nameEn: 'Finance and Supplies Section',
    shortName: 'คพ.',
    letterCode: 'ทด ๐๐๐๑.๒',
    level: 3,
    ...noRegistry,
    phone: '๑๑๒๑',
  },
  {
    id: 10_000_013,
    parentId: secretariat,
    code: '010103',
    nameTh: 'กลุ่มงานการเจ้าหน้าที่',
    nameEn: 'Personnel Section',
    shortName: 'กจ.',
    letterCode: 'ทด ๐๐๐๑.๓',
    level: 3,
    ...noRegistry,
    phone: '๑๑๓๑',
  },
  {
    id: planning,
    parentId: department,
    code: '0102',
    nameTh: 'กองยุทธศาสตร์และแผนงาน',
    nameEn: 'Strategy and Planning Division',
    shortName: 'กยผ.',
    letterCode: 'ทด ๐๐๐๒',
    level: 2,
    ...registry,
    phone: '๑๒๐๐',
  },
  {
    id: 10_000_110,
    parentId: planning,
    code: '010201',
    nameTh: 'ฝ่ายบริหารทั่วไป กองยุทธศาสตร์และแผนงาน',
    nameEn: 'General Administration, Strategy and Planning',
    shortName: 'ฝบท.กยผ.',
    letterCode: 'ทด ๐๐๐๒.๑',
    level: 3,
    ...noRegistry,
    phone: '๑๒๑๑',
  },
  {
    id: 10_000_120,
    parentId: planning,
    code: '010202',
    nameTh: 'กลุ่มงานนโยบายและงบประมาณ',
    nameEn: 'Policy and Budget Section',
    shortName: 'นบ.',
    letterCode: 'ทด ๐๐๐๒.๒',
    level: 3,
    ...noRegistry,
    phone: '๑๒๒๑',
  },
  {
    id: 10_000_130,
    parentId: planning,
    code: '010203',
    nameTh: 'กลุ่มงานติดตามและประเมินผล',
    nameEn: 'Monitoring and Evaluation Section',
    shortName: 'ตผ.',
    letterCode: 'ทด ๐๐๐๒.๓',
    level: 3,
    ...noRegistry,
    phone: '๑๒๓๑',
  },
  {
    id: development,
    parentId: department,
    code: '0103',
    nameTh: 'กองพัฒนาระบบงาน',
    nameEn: 'Systems Development Division',
    shortName: 'กพง.',
    letterCode: 'ทด ๐๐๐๓',
    level: 2,
    ...registry,
    phone: '๑๓๐๐',
  },
  {
    id: 10_000_210,
    parentId: development,
    code: '010301',
    nameTh: 'ฝ่ายบริหารทั่วไป กองพัฒนาระบบงาน',
    nameEn: 'General Administration, Systems Development',
    shortName: 'ฝบท.กพง.',
    letterCode: 'ทด ๐๐๐๓.๑',
    level: 3,
    ...noRegistry,
    phone: '๑๓๑๑',
  },
  {
    id: 10_000_220,
    parentId: development,
    code: '010302',
    nameTh: 'กลุ่มงานวิเคราะห์และออกแบบระบบ',
    nameEn: 'Analysis and Design Section',
    shortName: 'วอ.',
    letterCode: 'ทด ๐๐๐๓.๒',
    level: 3,
    ...noRegistry,
    phone: '๑๓๒๑',
  },
  {
    id: 10_000_230,
    parentId: development,
    code: '010303',
    nameTh: 'กลุ่มงานทดสอบและติดตั้งระบบ',
    nameEn: 'Testing and Installation Section',
    shortName: 'ทต.',
    letterCode: 'ทด ๐๐๐๓.๓',
    level: 3,
    ...noRegistry,
    phone: '๑๓๓๑',
  },
  {
    id: standards,
    parentId: department,
    code: '0104',
    nameTh: 'กองมาตรฐานและความมั่นคงปลอดภัย',
    nameEn: 'Standards and Security Division',
    shortName: 'กมป.',
    letterCode: 'ทด ๐๐๐๔',
    level: 2,
    ...registry,
    phone: '๑๔๐๐',
  },
  {
    id: 10_000_310,
    parentId: standards,
    code: '010401',
    nameTh: 'กลุ่มงานมาตรฐานข้อมูล',
    nameEn: 'Data Standards Section',
    shortName: 'มข.',
    letterCode: 'ทด ๐๐๐๔.๑',
    level: 3,
    ...noRegistry,
    phone: '๑๔๑๑',
  },
  {
    id: 10_000_320,
    parentId: standards,
    code: '010402',
    nameTh: 'กลุ่มงานความมั่นคงปลอดภัยไซเบอร์',
    nameEn: 'Cyber Security Section',
    shortName: 'มซ.',
    letterCode: 'ทด ๐๐๐๔.๒',
    level: 3,
    ...noRegistry,
    phone: '๑๔๒๑',
  },
  {
    id: audit,
    parentId: department,
    code: '0105',
    nameTh: 'กลุ่มตรวจสอบภายใน',
    nameEn: 'Internal Audit Group',
    shortName: 'ตสน.',
    letterCode: 'ทด ๐๐๐๕',
    level: 2,
    ...noRegistry,
    phone: '๑๕๐๐',
  },
];

type Rank = 'executive' | 'head' | 'officer';
type Row = readonly [
  username: string | null,
  unitId: number,
  rank: Rank,
  post: string,
  postEn: string,
  prefix: string,
  firstName: string,
  lastName: string,
  firstNameEn: string,
  lastNameEn: string,
];

const planner = 'นักวิเคราะห์นโยบายและแผน';
const computer = 'นักวิชาการคอมพิวเตอร์';
const clerk = 'เจ้าพนักงานธุรการ';
const manager = 'นักจัดการงานทั่วไป';

/** One row for each person: account (null: first name and initial), place, post, name. */
const rows: readonly Row[] = [
  ['director', department, 'executive', 'อธิบดี', 'Director-General', 'นาย', 'ธีรภัทร', 'อัครวงศ์สกุล', 'Theerapat', 'Akkarawongsakul'],
  [
    'deputy',
    department,
    'executive',
    'รองอธิบดี (ด้านบริหาร)',
    'Deputy Director-General (Administration)',
    'นาง',
    'พรรณทิพา',
    'สุวรรณเวช',
    'Phanthipha',
    'Suwannawet',
  ],
  [null, department, 'executive', 'รองอธิบดี (ด้านวิชาการ)', 'Deputy Director-General (Technical)', 'นาย', 'เกรียงไกร', 'บุญประเสริฐ', 'Kriangkrai', 'Bunprasoet'],
  [null, secretariat, 'head', 'เลขานุการกรม', 'Secretary of the Department', 'นางสาว', 'วิไลวรรณ', 'ศรีพิพัฒน์', 'Wilaiwan', 'Siphiphat'],
  [
    'secretary',
    secretariat,
    'officer',
    `${manager}ชำนาญการ (หน้าห้องอธิบดี)`,
    "General Affairs Officer, Professional Level (Director-General's Office)",
    'นางสาว',
    'ปาริฉัตร',
    'แก้วมณี',
    'Parichat',
    'Kaewmanee',
  ],
  [null, 10_000_011, 'head', 'หัวหน้ากลุ่มงานสารบรรณ', 'Head of Correspondence Section', 'นาง', 'สุภาวดี', 'นาคสวัสดิ์', 'Suphawadi', 'Naksawat'],
  ['central', 10_000_011, 'officer', `${clerk}ชำนาญงาน`, 'General Service Officer, Experienced Level', 'นาง', 'ดวงใจ', 'พงษ์สุข', 'Duangjai', 'Phongsuk'],
  [null, 10_000_011, 'officer', `${clerk}ปฏิบัติงาน`, 'General Service Officer, Operational Level', 'นาย', 'อนุชา', 'มีทรัพย์', 'Anucha', 'Meesap'],
  [
    'secret',
    10_000_011,
    'officer',
    `${manager}ชำนาญการพิเศษ`,
    'General Affairs Officer, Senior Professional Level',
    'นาย',
    'สมพงษ์',
    'รักษ์ไทย',
    'Sompong',
    'Rakthai',
  ],
  [null, 10_000_012, 'head', 'หัวหน้ากลุ่มงานคลังและพัสดุ', 'Head of Finance and Supplies Section', 'นาง', 'กัลยา', 'ทรงศักดิ์', 'Kanlaya', 'Songsak'],
  [
    null,
    10_000_012,
    'officer',
    'นักวิชาการเงินและบัญชีปฏิบัติการ',
    'Finance and Accounting Analyst, Practitioner Level',
    'นางสาว',
    'ศิริพร',
    'จันทร์แจ่ม',
    'Siriporn',
    'Chanchaem',
  ],
  [null, 10_000_012, 'officer', 'นักวิชาการพัสดุชำนาญการ', 'Supply Analyst, Professional Level', 'นาย', 'ประเสริฐ', 'วัฒนกุล', 'Prasert', 'Watthanakun'],
  [null, 10_000_013, 'head', 'หัวหน้ากลุ่มงานการเจ้าหน้าที่', 'Head of Personnel Section', 'นาย', 'ชัยวัฒน์', 'เพ็งสว่าง', 'Chaiwat', 'Phengsawang'],
  [null, 10_000_013, 'officer', 'นักทรัพยากรบุคคลชำนาญการ', 'Human Resource Officer, Professional Level', 'นางสาว', 'นันทนา', 'ใจงาม', 'Nanthana', 'Jaingam'],
  [null, 10_000_013, 'officer', 'นักทรัพยากรบุคคลปฏิบัติการ', 'Human Resource Officer, Practitioner Level', 'นาย', 'พีรพล', 'คงเจริญ', 'Peeraphon', 'Khongcharoen'],

  [
    'head1',
    planning,
    'head',
    'ผู้อำนวยการกองยุทธศาสตร์และแผนงาน',
    'Director of Strategy and Planning Division',
    'นาย',
    'ณรงค์ฤทธิ์',
    'ปัญญาวุฒิ',
    'Narongrit',
    'Panyawut',
  ],
  [
    null,
    10_000_110,
    'head',
    'หัวหน้าฝ่ายบริหารทั่วไป กองยุทธศาสตร์และแผนงาน',
    'Head of General Administration, Strategy and Planning',
    'นาง',
    'รัตนา',
    'บัวทอง',
    'Rattana',
    'Buathong',
  ],
  ['registrar1', 10_000_110, 'officer', `${clerk}ชำนาญงาน`, 'General Service Officer, Experienced Level', 'นางสาว', 'มาลินี', 'ชูเกียรติ', 'Malinee', 'Chukiat'],
  [null, 10_000_110, 'officer', `${clerk}ปฏิบัติงาน`, 'General Service Officer, Operational Level', 'นาย', 'สุรเชษฐ์', 'พูนผล', 'Surachet', 'Phunphon'],
  [null, 10_000_120, 'head', 'หัวหน้ากลุ่มงานนโยบายและงบประมาณ', 'Head of Policy and Budget Section', 'นางสาว', 'อรอุมา', 'เลิศวิริยะ', 'Onuma', 'Loetwiriya'],
  ['officer1', 10_000_120, 'officer', `${planner}ชำนาญการ`, 'Plan and Policy Analyst, Professional Level', 'นาย', 'กิตติพงศ์', 'แสงอรุณ', 'Kittipong', 'Saengarun'],
  [null, 10_000_120, 'officer', `${planner}ปฏิบัติการ`, 'Plan and Policy Analyst, Practitioner Level', 'นางสาว', 'ชนิดา', 'เรืองรอง', 'Chanida', 'Rueangrong'],
  [null, 10_000_120, 'officer', `${planner}ปฏิบัติการ`, 'Plan and Policy Analyst, Practitioner Level', 'นาย', 'ภูริ', 'ตั้งมั่น', 'Phuri', 'Tangman'],
  [null, 10_000_130, 'head', 'หัวหน้ากลุ่มงานติดตามและประเมินผล', 'Head of Monitoring and Evaluation Section', 'นาย', 'วิทยา', 'สมบูรณ์ทรัพย์', 'Witthaya', 'Sombunsap'],
  [
    'officer3',
    10_000_130,
    'officer',
    `${planner}ปฏิบัติการ`,
    'Plan and Policy Analyst, Practitioner Level',
    'นางสาว',
    'พิมพ์ชนก',
    'วงษ์ทอง',
    'Pimchanok',
    'Wongthong',
  ],
  [null, 10_000_130, 'officer', `${planner}ชำนาญการ`, 'Plan and Policy Analyst, Professional Level', 'นาง', 'จิราภรณ์', 'หอมจันทร์', 'Jiraphon', 'Homchan'],
  [null, 10_000_130, 'officer', 'นักสถิติปฏิบัติการ', 'Statistician, Practitioner Level', 'นาย', 'ธนากร', 'ยิ้มแย้ม', 'Thanakon', 'Yimyaem'],

  [
    'head2',
    development,
    'head',
    'ผู้อำนวยการกองพัฒนาระบบงาน',
    'Director of Systems Development Division',
    'นางสาว',
    'สุธาสินี',
    'กาญจนวงศ์',
    'Suthasinee',
    'Kanchanawong',
  ],
  [
    null,
    10_000_210,
    'head',
    'หัวหน้าฝ่ายบริหารทั่วไป กองพัฒนาระบบงาน',
    'Head of General Administration, Systems Development',
    'นาย',
    'มานพ',
    'ดีพร้อม',
    'Manop',
    'Diphrom',
  ],
  ['registrar2', 10_000_210, 'officer', `${clerk}ชำนาญงาน`, 'General Service Officer, Experienced Level', 'นาย', 'ทวีศักดิ์', 'ลิ้มเจริญ', 'Thawisak', 'Limcharoen'],
  [null, 10_000_210, 'officer', `${clerk}ปฏิบัติงาน`, 'General Service Officer, Operational Level', 'นางสาว', 'กนกพร', 'สายชล', 'Kanokphon', 'Saichon'],
  [null, 10_000_220, 'head', 'หัวหน้ากลุ่มงานวิเคราะห์และออกแบบระบบ', 'Head of Analysis and Design Section', 'นาย', 'ศุภกร', 'เจริญผล', 'Suphakon', 'Charoenphon'],
  [
    'officer2',
    10_000_220,
    'officer',
    `${computer}ชำนาญการ`,
    'Computer Technical Officer, Professional Level',
    'นางสาว',
    'ณัฐธิดา',
    'ภักดีรัตน์',
    'Natthida',
    'Phakdirat',
  ],
  [null, 10_000_220, 'officer', `${computer}ปฏิบัติการ`, 'Computer Technical Officer, Practitioner Level', 'นาย', 'วรเมธ', 'สุขสันต์', 'Woramet', 'Suksan'],
  [null, 10_000_220, 'officer', `${computer}ปฏิบัติการ`, 'Computer Technical Officer, Practitioner Level', 'นางสาว', 'เบญจวรรณ', 'ทองดี', 'Benjawan', 'Thongdi'],
  [null, 10_000_230, 'head', 'หัวหน้ากลุ่มงานทดสอบและติดตั้งระบบ', 'Head of Testing and Installation Section', 'นาง', 'อัจฉรา', 'พรหมสุวรรณ', 'Atchara', 'Phromsuwan'],
  [
    'admin',
    10_000_230,
    'officer',
    `${computer}ชำนาญการพิเศษ`,
    'Computer Technical Officer, Senior Professional Level',
    'นาย',
    'ปกรณ์',
    'วัฒนาชัย',
    'Pakorn',
    'Watthanachai',
  ],
  [null, 10_000_230, 'officer', `${computer}ปฏิบัติการ`, 'Computer Technical Officer, Practitioner Level', 'นาย', 'จักรพันธ์', 'อินทร์แก้ว', 'Chakkaphan', 'Inkaew'],
  [null, 10_000_230, 'officer', 'เจ้าพนักงานเครื่องคอมพิวเตอร์ชำนาญงาน', 'Computer Operator, Experienced Level', 'นาง', 'สมหญิง', 'ขจรศรี', 'Somying', 'Khajonsri'],

  [
    null,
    standards,
    'head',
    'ผู้อำนวยการกองมาตรฐานและความมั่นคงปลอดภัย',
    'Director of Standards and Security Division',
    'นาย',
    'พงศธร',
    'มั่นคงดี',
    'Phongsathon',
    'Mankhongdi',
  ],
  [null, standards, 'officer', `${clerk}ชำนาญงาน`, 'General Service Officer, Experienced Level', 'นาง', 'บุษบา', 'เทียนทอง', 'Butsaba', 'Thianthong'],
  [null, standards, 'officer', `${manager}ปฏิบัติการ`, 'General Affairs Officer, Practitioner Level', 'นาย', 'ปิยะ', 'หาญกล้า', 'Piya', 'Hankla'],
  [null, 10_000_310, 'head', 'หัวหน้ากลุ่มงานมาตรฐานข้อมูล', 'Head of Data Standards Section', 'นางสาว', 'ลลิตา', 'อ่อนหวาน', 'Lalita', 'Onwan'],
  [null, 10_000_310, 'officer', `${computer}ชำนาญการ`, 'Computer Technical Officer, Professional Level', 'นาย', 'รังสรรค์', 'นิลพันธ์', 'Rangsan', 'Nilphan'],
  [null, 10_000_310, 'officer', 'นิติกรชำนาญการ', 'Legal Officer, Professional Level', 'นางสาว', 'ขวัญฤดี', 'ธรรมสาร', 'Khwanruedi', 'Thammasan'],
  [null, 10_000_320, 'head', 'หัวหน้ากลุ่มงานความมั่นคงปลอดภัยไซเบอร์', 'Head of Cyber Security Section', 'นาย', 'เอกชัย', 'วีระพันธ์', 'Ekkachai', 'Wiraphan'],
  [null, 10_000_320, 'officer', `${computer}ชำนาญการ`, 'Computer Technical Officer, Professional Level', 'นางสาว', 'สิรินทร์', 'เกษมสุข', 'Sirin', 'Kasemsuk'],
  [null, 10_000_320, 'officer', `${computer}ปฏิบัติการ`, 'Computer Technical Officer, Practitioner Level', 'นาย', 'ก้องภพ', 'ศรีวิไล', 'Kongphop', 'Siwilai'],

  [null, audit, 'head', 'หัวหน้ากลุ่มตรวจสอบภายใน', 'Head of Internal Audit Group', 'นาง', 'เพ็ญศรี', 'ตรงธรรม', 'Phensi', 'Trongtham'],
  ['auditor', audit, 'officer', 'นักวิชาการตรวจสอบภายในชำนาญการ', 'Internal Auditor, Professional Level', 'นาย', 'ยุทธนา', 'สัตย์ซื่อ', 'Yutthana', 'Satsue'],
  [null, audit, 'officer', 'นักวิชาการตรวจสอบภายในปฏิบัติการ', 'Internal Auditor, Practitioner Level', 'นางสาว', 'รวิสรา', 'ชัดเจน', 'Rawisara', 'Chatchen'],
];

const usernameOf = ([username, , , , , , , , first, last]: Row) => username ?? `${first.toLowerCase()}${last.charAt(0).toLowerCase()}`;
const keyOfMainPost = (row: Row) => `${usernameOf(row)}-post`;

/** Names of the posts that letters go to, by their role in the office. */
export const posts: readonly OfficePost[] = [
  ...rows.map((row): OfficePost => {
    const [, unitId, rank, nameTh, nameEn] = row;
    return { key: keyOfMainPost(row), unitId, nameTh, nameEn, isHead: rank === 'head' || nameTh === 'อธิบดี', isExecutive: rank === 'executive' };
  }),
  { key: 'cio', unitId: department, nameTh: 'ผู้บริหารเทคโนโลยีสารสนเทศระดับสูง', nameEn: 'Chief Information Officer', isHead: false, isExecutive: true },
  { key: 'ethics', unitId: secretariat, nameTh: 'หัวหน้าศูนย์ปฏิบัติการต่อต้านการทุจริต', nameEn: 'Head of Anti-Corruption Centre', isHead: false, isExecutive: false },
];

/** Posts held beside the main one. */
const furtherPosts: Record<string, readonly string[]> = { kriangkraib: ['cio'], chaiwatp: ['ethics'] };

export const persons: readonly OfficePerson[] = rows.map((row, index) => {
  const [, unitId, , , , prefix, firstName, lastName, firstNameEn, lastNameEn] = row;
  const username = usernameOf(row);
  return {
    username,
    prefix,
    firstName,
    lastName,
    firstNameEn,
    lastNameEn,
    email: `${firstNameEn.toLowerCase()}.${lastNameEn.charAt(0).toLowerCase()}@docflow.example.go.th`,
    phone: String(1001 + index),
    unitId,
    posts: [keyOfMainPost(row), ...(furtherPosts[username] ?? [])],
  };
});

/** The accounts that the product names at its start, with what each is for. */
export const namedAccounts = [
  'admin',
  'central',
  'registrar1',
  'registrar2',
  'secretary',
  'director',
  'deputy',
  'head1',
  'head2',
  'officer1',
  'officer2',
  'officer3',
  'secret',
  'auditor',
] as const;

/** Whoever has not agreed to the texts yet, so that the question can be seen. */
export const withoutConsent: readonly string[] = ['officer3'];

export const functions: readonly OfficeFunction[] = [
  { username: 'central', unitId: secretariat, function: 'registrar' },
  { username: 'anucham', unitId: secretariat, function: 'registrar' },
  { username: 'suphawadin', unitId: secretariat, function: 'registryHead' },
  { username: 'secret', unitId: secretariat, function: 'secretRegistrar' },
  { username: 'registrar1', unitId: planning, function: 'registrar' },
  { username: 'surachetp', unitId: planning, function: 'registrar' },
  { username: 'rattanab', unitId: planning, function: 'registryHead' },
  { username: 'registrar2', unitId: development, function: 'registrar' },
  { username: 'kanokphons', unitId: development, function: 'registrar' },
  { username: 'manopd', unitId: development, function: 'registryHead' },
  { username: 'butsabat', unitId: standards, function: 'registrar' },
  { username: 'piyah', unitId: standards, function: 'registryHead' },
];

export const secretaries: readonly { username: string; post: string }[] = [
  { username: 'secretary', post: 'director-post' },
  { username: 'wilaiwans', post: 'deputy-post' },
];

export const clearances: readonly { username: string; level: 2 | 3; orderNumber: string }[] = [
  { username: 'secret', level: 3, orderNumber: '๑๒/๒๕๖๗' },
  { username: 'director', level: 3, orderNumber: '๑๒/๒๕๖๗' },
  { username: 'deputy', level: 3, orderNumber: '๑๒/๒๕๖๗' },
  { username: 'kriangkraib', level: 3, orderNumber: '๑๒/๒๕๖๗' },
  { username: 'secretary', level: 2, orderNumber: '๑๓/๒๕๖๗' },
  { username: 'suphawadin', level: 2, orderNumber: '๑๓/๒๕๖๗' },
  { username: 'head1', level: 2, orderNumber: '๑๓/๒๕๖๗' },
  { username: 'head2', level: 2, orderNumber: '๑๓/๒๕๖๗' },
  { username: 'phongsathonm', level: 3, orderNumber: '๑๓/๒๕๖๗' },
  { username: 'ekkachaiw', level: 2, orderNumber: '๑๓/๒๕๖๗' },
];

export const roles: readonly { username: string; role: 'administrator' | 'auditor' }[] = [
  { username: 'admin', role: 'administrator' },
  { username: 'auditor', role: 'auditor' },
];

/** The orders to act for a post that are in force on a day `YYYY-MM-DD`: from the fiscal year's first day, ending next year. */
export function actingOrders(today: string): ActingOrder[] {
  const year = Number(today.slice(0, 4));
  const startsOn = today.slice(5) >= '10-01' ? `${year}-10-01` : `${year - 1}-10-01`;
  const endsOn = `${year + 1}-09-30`;
  const orderNumber = (number: number) => toThaiDigits(`${number}/${buddhistYear(startsOn)}`);
  const delegated = { phrase: 'delegated', applies: 'period', orderedOn: startsOn, startsOn, endsOn } as const;
  const standing = { phrase: 'vacancy', applies: 'whenAway', orderedOn: startsOn, startsOn, endsOn, scope: '', excludes: '' } as const;
  return [
    {
      usernames: ['deputy'],
      post: 'director-post',
      orderNumber: orderNumber(217),
      scope: 'งานบริหารทั่วไป การเงิน และการบริหารงานบุคคล',
      excludes: 'การลงโทษทางวินัย และเรื่องที่ผูกพันกรมกับต่างประเทศ',
      ...delegated,
    },
    {
      usernames: ['onumal'],
      post: 'head1-post',
      orderNumber: orderNumber(218),
      scope: 'งานประจำของกอง',
      excludes: 'การอนุมัติงบประมาณนอกแผน',
      ...delegated,
    },
    { usernames: ['deputy', 'kriangkraib'], post: 'director-post', orderNumber: orderNumber(219), ...standing },
    { usernames: ['onumal', 'witthayas'], post: 'head1-post', orderNumber: orderNumber(220), ...standing },
    { usernames: ['suphakonc', 'atcharap'], post: 'head2-post', orderNumber: orderNumber(221), ...standing },
  ];
}
