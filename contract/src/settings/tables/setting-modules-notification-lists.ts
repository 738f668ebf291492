import type { MasterField } from '../master-table';
import { masterTable } from '../master-table';
import { nameEn, nameTh } from '../shared-fields';

const title = { kind: 'text', maxLength: 100, required: true } as const;
const text = {
  kind: 'text',
  maxLength: 500,
  required: true,
  multiline: true,
  hint: {
    th: 'เติมให้เอง: {number} เลขที่ {subject} เรื่อง {due} วันครบกำหนด {left} เหลือหรือเกินกี่วัน {reason} เหตุผล {by} ผู้ทำรายการ {message} ข้อความ บรรทัดที่ไม่มีค่าจะไม่แสดง',
    en: 'Filled in: {number}, {subject}, {due} the due day, {left} how it stands, {reason}, {by} who acted, {message} what they said. A line with nothing to fill in is left out.',
  },
} as const;
const channel = (th: string, en: string): MasterField => ({ kind: 'flag', label: { th, en } });

/** The events that send notices: text, receivers at the desk, and channels. One that is switched off notifies nobody. */
export const settingModulesNotificationLists = masterTable({
  path: 'setting-modules-notification-lists',
  table: 'notification_event',
  title: { th: 'ข้อความแจ้งเตือน', en: 'Texts of notifications' },
  purpose: {
    th: 'เหตุการณ์ใดแจ้งใคร ด้วยข้อความใด ทางช่องทางใด เหตุการณ์ที่ปิดใช้จะไม่แจ้งผู้ใด',
    en: 'Which event notifies whom, how and with what text; an event that is switched off notifies nobody',
  },
  item: { th: 'เหตุการณ์', en: 'event' },
  fields: {
    code: { kind: 'text', label: { th: 'รหัส', en: 'Code' }, maxLength: 40, required: true, unique: true, fixed: true },
    moduleId: { kind: 'reference', label: { th: 'ระบบงาน', en: 'Module' }, to: 'setting-modules-notification', required: true, fixed: true },
    nameTh: { ...nameTh, label: { th: 'เหตุการณ์', en: 'Event' } },
    nameEn: { ...nameEn, label: { th: 'เหตุการณ์ (อังกฤษ)', en: 'Event (English)' } },
    titleTh: { ...title, label: { th: 'หัวเรื่อง', en: 'Thai title' } },
    titleEn: { ...title, label: { th: 'หัวเรื่อง (อังกฤษ)', en: 'English title' } },
    textTh: { ...text, label: { th: 'ข้อความ', en: 'Thai text' } },
    textEn: { ...text, label: { th: 'ข้อความ (อังกฤษ)', en: 'English text' } },
    receivers: {
      kind: 'choice',
      label: { th: 'ผู้รับแจ้ง', en: 'Who is notified' },
      hint: {
        th: 'ในหน่วยงานหรือตำแหน่งที่หนังสือไปถึง ผู้ไม่มีสิทธิในชั้นความลับไม่ได้รับแจ้งทุกกรณี',
        en: 'At the unit or post that the letter reached. People without clearance are never notified.',
      },
      required: true,
      options: {
        workers: { th: 'ทุกคนที่ปฏิบัติงานที่โต๊ะนั้น', en: 'Everyone who works at the desk' },
        holders: { th: 'ผู้ครองตำแหน่ง ผู้รักษาราชการแทน หัวหน้า หรือเจ้าตัว', en: 'Holder, acting person, head, or the person' },
        registry: { th: 'เจ้าหน้าที่สารบรรณ', en: 'Registrars' },
        named: { th: 'ผู้ที่เหตุการณ์ระบุ', en: 'Whom the event names' },
      },
    },
    bell: channel('กระดิ่งในระบบ', 'Bell'),
    mail: channel('อีเมล', 'E-mail'),
    line: channel('LINE', 'LINE'),
    push: channel('เบราว์เซอร์', 'Web push'),
  },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['nameTh', 'titleTh', 'receivers', 'bell', 'mail', 'line', 'push'], search: ['nameTh', 'nameEn', 'titleTh', 'titleEn', 'code'] },
  rows: 'fixed',
  usedBy: [],
});
