import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

export const bookCategory = masterTable({
  path: 'system-category-document-book',
  table: 'book_category',
  title: { th: 'หมวดในกลุ่มหนังสือ', en: 'Categories of book groups' },
  purpose: { th: 'ใช้จัดข่าวและหนังสือกลางให้ค้นหาง่าย', en: 'They order what is published, and narrow its list' },
  item: { th: 'หมวด', en: 'category' },
  fields: {
    groupId: { kind: 'reference', label: { th: 'กลุ่มหนังสือ', en: 'Book group' }, to: 'system-manage-book-group', required: true },
    nameTh: { ...uniqueNameTh, maxLength: 80 },
    nameEn: { ...nameEn, maxLength: 80 },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'nameEn', 'groupId'], search: ['nameTh', 'nameEn'] },
  rows: 'open',
  usedBy: [{ table: 'intranet_item', column: 'category_id', field: 'id', label: { th: 'ข่าวและประกาศ', en: 'items' } }],
});
