import type { Locator, Page } from '@playwright/test';

/** A picture of the manuals: who is signed in, where to go, what to open, and what films point at. */
export interface Picture {
  /** The name by which texts call it. */
  name: string;
  /** Nobody: the page before signing in. */
  as: 'central' | 'director' | 'head1' | 'rattanab' | 'officer1' | 'admin' | null;
  at: string;
  open?: (page: Page) => Promise<unknown>;
  /** What must be seen before the picture is taken. */
  until: (page: Page) => Locator;
  /** What a film points at in it. */
  marks?: Record<string, (page: Page) => Locator>;
}

const queues = (page: Page) => page.getByRole('region', { name: 'คิวงาน' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const row = (page: Page) => page.getByRole('row').nth(1);
const mode = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const choose = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: /^บุคคล/ }).fill(name);
  await page.getByRole('list', { name: 'ผลการค้น' }).getByRole('button').first().click();
};

/** The letters of a queue that have a file; the address narrows it, because after a press the rows from before stand there for a moment. */
const withFile = (queue: string) => `/sarabun/dashboard?queue=${queue}&only=withFile`;

/** Opens the first letter of such a queue, and a mode of its pane. */
const firstLetter = (wanted?: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^เรียกดู/ })
    .first()
    .click();
  await page.locator('.document__root canvas').first().waitFor();
  if (!wanted) return;
  const more = page.getByRole('dialog').getByRole('button', { name: 'เพิ่มเติม' });
  await mode(page, wanted).or(more).first().waitFor();
  if (!(await mode(page, wanted).isVisible())) await more.click();
  await mode(page, wanted).click();
};

const work: readonly Picture[] = [
  { name: 'sign-in', as: null, at: '/login', until: (page) => page.getByRole('button', { name: 'เข้าสู่ระบบ' }) },
  { name: 'portal', as: 'central', at: '/portal', until: heading },
  { name: 'notifications', as: 'central', at: '/notification-all', until: (page) => page.getByRole('searchbox', { name: 'ค้นการแจ้งเตือน' }) },
  { name: 'account', as: 'officer1', at: '/account-information', until: heading },
  {
    name: 'own-rights',
    as: 'officer1',
    at: '/profile',
    open: async (page) => {
      await page.getByRole('button', { name: 'ดูว่าท่านทำอะไรได้บ้าง เพราะเหตุใด' }).click();
      await page.getByRole('heading', { name: 'สิทธิของท่าน' }).scrollIntoViewIfNeeded();
    },
    until: (page) => page.getByText(/^เพราะ/).first(),
  },
  {
    name: 'dashboard',
    as: 'central',
    at: '/sarabun/dashboard',
    until: (page) => queues(page).getByRole('button').first(),
    marks: { unreceived: (page) => queues(page).getByRole('button', { name: 'หนังสือรอลงรับ' }) },
  },
  {
    name: 'queue',
    as: 'central',
    at: '/sarabun/dashboard?queue=unreceived',
    until: row,
    marks: { view: (page) => page.getByRole('button', { name: /^เรียกดู/ }).first(), search: (page) => page.getByRole('searchbox', { name: 'ค้นในคิวนี้' }) },
  },
  {
    name: 'letter-receive',
    as: 'central',
    at: withFile('unreceived'),
    open: firstLetter(),
    until: (page) => form(page, 'ลงรับ'),
    marks: { button: (page) => form(page, 'ลงรับ').getByRole('button', { name: 'ลงรับ' }) },
  },
  { name: 'receive', as: 'central', at: '/sarabun/receive', until: (page) => page.getByText('วางไฟล์ PDF หรือภาพถ่ายที่นี่') },
  {
    name: 'letter',
    as: 'central',
    at: withFile('jobReceived'),
    open: firstLetter(),
    until: (page) => page.getByRole('region', { name: 'เรื่องและเส้นทาง' }),
  },
  {
    name: 'letter-assign',
    as: 'central',
    at: withFile('jobReceived'),
    open: async (page) => {
      await firstLetter('มอบหมาย')(page);
      await form(page, 'มอบหมาย').getByLabel('ผู้รับผิดชอบ').fill('กิตติพงศ์');
      await page
        .getByRole('option', { name: /กิตติพงศ์/ })
        .first()
        .click();
    },
    until: (page) =>
      form(page, 'มอบหมาย')
        .getByText(/กิตติพงศ์/)
        .first(),
    marks: { button: (page) => form(page, 'มอบหมาย').getByRole('button', { name: /^มอบหมาย/ }) },
  },
  {
    name: 'letter-present',
    as: 'central',
    at: withFile('jobReceived'),
    open: firstLetter('เสนอ'),
    until: (page) => form(page, 'เสนอ'),
  },
  {
    name: 'letter-command',
    as: 'director',
    at: withFile('jobReceived'),
    open: firstLetter('สั่งการ'),
    until: (page) => form(page, 'สั่งการ'),
    marks: { tabs: (page) => page.getByRole('tablist', { name: 'การดำเนินการ' }) },
  },
];

const written: readonly Picture[] = [
  {
    name: 'compose-kinds',
    as: 'officer1',
    at: '/sarabun/compose',
    until: (page) => page.getByRole('button', { name: /^หนังสือภายใน/ }),
    marks: { kind: (page) => page.getByRole('button', { name: /^หนังสือภายใน/ }) },
  },
  {
    name: 'compose',
    as: 'officer1',
    at: '/sarabun/compose',
    open: async (page) => {
      await page.getByRole('button', { name: /^หนังสือภายใน/ }).click();
      const draft = form(page, 'แบบร่างหนังสือ');
      await draft.getByRole('textbox', { name: /^เรื่อง/ }).fill('ขอเชิญประชุมเตรียมแผนปฏิบัติราชการ');
      await draft.getByLabel('ผู้รับ').fill('ผู้อำนวยการกองพัฒนาระบบ');
      await draft.getByRole('textbox', { name: 'ข้อความ' }).fill('ด้วยกองแผนงานจะจัดประชุมเตรียมแผนปฏิบัติราชการประจำปี จึงเรียนมาเพื่อโปรดเข้าร่วมประชุม');
      await draft.getByText(/บันทึกร่างแล้วเมื่อ/).waitFor();
    },
    until: (page) => page.getByRole('region', { name: 'หนังสือที่จะพิมพ์' }).locator('canvas').first(),
    marks: {
      paper: (page) => page.getByRole('region', { name: 'หนังสือที่จะพิมพ์' }),
      form: (page) => form(page, 'แบบร่างหนังสือ'),
      send: (page) => page.getByRole('button', { name: /^เสนอ(ตรวจ|ลงนาม)/ }),
    },
  },
  {
    name: 'letter-sign',
    as: 'head1',
    at: '/sarabun/dashboard?queue=sign',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^เรียกดู/ })
        .first()
        .click();
      await page.locator('.document__root canvas').first().waitFor();
      await mode(page, 'ลงนาม').click();
    },
    until: (page) => form(page, 'ลงนาม').getByText('พิมพ์ชื่อแทนลายมือชื่อ'),
    marks: {
      signature: (page) => form(page, 'ลงนาม').getByRole('group', { name: 'ลายมือชื่อที่ใช้' }),
      button: (page) => form(page, 'ลงนาม').getByRole('button', { name: /^ลงนาม/ }),
    },
  },
];

const found = (page: Page) => page.getByRole('listbox', { name: 'รายการที่พบ' }).getByRole('group', { name: 'หนังสือ' }).getByRole('option').first();
const sendRegister = (page: Page) => page.getByRole('link', { name: 'ทะเบียนหนังสือส่ง' }).click();

const registers: readonly Picture[] = [
  {
    name: 'registers',
    as: 'rattanab',
    at: '/sarabun/registers',
    open: sendRegister,
    until: (page) => page.getByRole('button', { name: 'จองเลข' }),
    marks: { reserve: (page) => page.getByRole('button', { name: 'จองเลข' }), issue: (page) => page.getByRole('button', { name: 'ออกเลข', exact: true }) },
  },
  {
    name: 'register-reserve',
    as: 'rattanab',
    at: '/sarabun/registers',
    open: async (page) => {
      await sendRegister(page);
      await page.getByRole('button', { name: 'จองเลข' }).click();
    },
    until: (page) => page.getByRole('dialog', { name: 'จองเลข' }),
    marks: { dialog: (page) => page.getByRole('dialog', { name: 'จองเลข' }) },
  },
  {
    name: 'register-issue',
    as: 'rattanab',
    at: '/sarabun/registers',
    open: async (page) => {
      await sendRegister(page);
      await page.getByRole('button', { name: 'ออกเลข', exact: true }).click();
    },
    until: (page) => page.getByRole('dialog', { name: 'ออกเลข' }),
    marks: { dialog: (page) => page.getByRole('dialog', { name: 'ออกเลข' }), back: (page) => page.getByLabel('ลงทะเบียนย้อนหลังวันที่') },
  },
  {
    name: 'search',
    as: 'central',
    at: '/sarabun/search?q=ประชุม',
    until: (page) => page.getByText('มีไฟล์แนบ').first(),
    marks: { filters: (page) => page.getByLabel('ประเภท').first(), keep: (page) => page.getByRole('button', { name: 'บันทึกการค้นนี้' }) },
  },
  {
    name: 'search-palette',
    as: 'central',
    at: '/sarabun/dashboard',
    open: async (page) => {
      await heading(page).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'ค้นหาทุกอย่าง' }).fill('ประชุม');
    },
    until: found,
    marks: { box: (page) => page.getByRole('combobox', { name: 'ค้นหาทุกอย่าง' }), first: found },
  },
  { name: 'follow-up', as: 'head1', at: '/sarabun/follow-up', until: heading },
  { name: 'pendency', as: 'director', at: '/sarabun/pendency', until: (page) => page.getByRole('row').nth(2) },
];

const settings: readonly Picture[] = [
  {
    name: 'settings-centre',
    as: 'admin',
    at: '/settings/3144',
    until: (page) => page.getByText('กลุ่มผู้ใช้').first(),
    marks: { roles: (page) => page.getByText('มอบบทบาท', { exact: true }).first(), search: (page) => page.getByRole('searchbox', { name: 'ค้นหน้าตั้งค่า' }) },
  },
  { name: 'employee-information', as: 'admin', at: '/settings/3144/employee-information', until: row },
  { name: 'organization', as: 'admin', at: '/settings/3144/setup-organization', until: (page) => page.getByRole('treeitem').nth(2) },
  {
    name: 'roles',
    as: 'admin',
    at: '/settings/3144/manage-role',
    until: (page) => page.getByRole('button', { name: 'มอบบทบาท', exact: true }),
    marks: { give: (page) => page.getByRole('button', { name: 'มอบบทบาท', exact: true }) },
  },
  {
    name: 'role-give',
    as: 'admin',
    at: '/settings/3144/manage-role',
    open: (page) => page.getByRole('button', { name: 'มอบบทบาท', exact: true }).click(),
    until: (page) => page.getByRole('dialog'),
    marks: { form: (page) => page.getByRole('dialog') },
  },
  { name: 'acting', as: 'admin', at: '/settings/3144/acting', until: (page) => page.getByRole('button', { name: 'บันทึกคำสั่ง' }) },
  {
    name: 'number-rights',
    as: 'admin',
    at: '/settings/3144/manage-number-premission',
    until: row,
    marks: { grant: (page) => page.getByRole('button', { name: 'ให้สิทธิ' }) },
  },
  {
    name: 'explain-rights',
    as: 'admin',
    at: '/settings/3144/explain-rights',
    open: (page) => choose(page, 'กิตติพงศ์'),
    until: (page) => page.getByText(/^เพราะ/).first(),
    marks: { person: (page) => page.getByText(/^เพราะ/).first() },
  },
];

/** Every picture that the manuals show. */
export const pictures: readonly Picture[] = [...work, ...written, ...registers, ...settings];
