import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

/** The book groups (collections): the eight of the dashboard, and additional ones. */
export const bookGroup = masterTable({
  path: 'system-manage-book-group',
  table: 'book_group',
  title: { th: 'กลุ่มหนังสือ', en: 'Book groups' },
  purpose: {
    th: 'กล่องข่าวและหนังสือกลางบนหน้าหลัก เรียงตามลำดับนี้ กลุ่มที่ปิดใช้จะไม่แสดง',
    en: 'The panels of news and collections, in this order; one that is switched off is not shown',
  },
  item: { th: 'กลุ่มหนังสือ', en: 'book group' },
  fields: {
    nameTh: { ...uniqueNameTh, maxLength: 80 },
    nameEn: { ...nameEn, maxLength: 80 },
    icon: {
      kind: 'choice',
      label: { th: 'ไอคอน', en: 'Icon' },
      required: true,
      options: {
        news: { th: 'ข่าว', en: 'News' },
        circular: { th: 'เวียน', en: 'Circular' },
        people: { th: 'การประชุม', en: 'Meeting' },
        gavel: { th: 'คำสั่ง', en: 'Order' },
        speaker: { th: 'ประกาศ', en: 'Announcement' },
        book: { th: 'ระเบียบ', en: 'Book' },
        scale: { th: 'ข้อบังคับ', en: 'Rule' },
        message: { th: 'ข้อความ', en: 'Message' },
      },
    },
    kindId: {
      kind: 'reference',
      label: { th: 'ประเภทเอกสารของกลุ่ม', en: 'Kind of letters of the group' },
      to: 'document-type',
    },
    automatic: {
      kind: 'flag',
      label: { th: 'เผยแพร่เองเมื่อลงนาม', en: 'Published when signed' },
      hint: {
        th: 'หนังสือปกติประเภทนี้แสดงในกลุ่มทันทีที่ลงนาม ใช้กับ ๘ กลุ่มหลัก',
        en: 'Open letters of this kind show in the group as soon as they are signed; for the eight main groups.',
      },
    },
    standsOpen: { kind: 'flag', label: { th: 'เปิดกล่องไว้', en: 'The panel is open' } },
    code: { kind: 'text', label: { th: 'รหัส', en: 'Code' }, maxLength: 40, fixed: true, unique: true },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'nameEn', 'kindId', 'automatic', 'standsOpen'], search: ['nameTh', 'nameEn'] },
  rows: 'open',
  usedBy: [
    { table: 'collection_item', column: 'collection', field: 'code', label: { th: 'หนังสือที่เผยแพร่', en: 'published letters' } },
    { table: 'intranet_item', column: 'group_id', field: 'id', label: { th: 'ข่าวและประกาศ', en: 'items' } },
    { table: 'book_category', column: 'group_id', field: 'id', label: { th: 'หมวด', en: 'categories' } },
  ],
});
