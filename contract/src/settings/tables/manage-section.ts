import { masterTable } from '../master-table';

/** The units of the office as a list. The tree of `setup-organization` shows the same rows. */
export const manageSection = masterTable({
  path: 'manage-section',
  table: 'unit',
  title: { th: 'หน่วยงาน', en: 'Units' },
  purpose: { th: 'หน่วยงานทั้งหมดเป็นรายการ ค้น เรียง ส่งออก และนำเข้าได้', en: 'All units as a list to search, sort, export and import' },
  item: { th: 'หน่วยงาน', en: 'unit' },
  fields: {
    code: { kind: 'text', label: { th: 'รหัสหน่วยงาน', en: 'Unit code' }, maxLength: 30, required: true, unique: true, form: 'code' },
    nameTh: { kind: 'text', label: { th: 'ชื่อหน่วยงาน', en: 'Thai name' }, maxLength: 200, required: true },
    nameEn: { kind: 'text', label: { th: 'ชื่ออังกฤษ', en: 'English name' }, maxLength: 200 },
    shortName: { kind: 'text', label: { th: 'ชื่อย่อ', en: 'Short name' }, maxLength: 40 },
    parentId: {
      kind: 'reference',
      to: 'manage-section',
      label: { th: 'อยู่ใต้หน่วยงาน', en: 'Below the unit' },
      hint: { th: 'แก้ที่นี่มีผลวันนี้ ถ้าจะให้มีผลวันอื่นใช้ "ย้ายไปอยู่ใต้…"', en: 'A change here holds from today; for another day use “Move below …”.' },
    },
    level: {
      kind: 'choice',
      numeric: true,
      required: true,
      label: { th: 'ระดับหน่วยงาน', en: 'Level' },
      options: {
        1: { th: 'กรมหรือเทียบเท่า', en: 'Department' },
        2: { th: 'สำนัก กอง', en: 'Division' },
        3: { th: 'กลุ่มงาน ฝ่าย', en: 'Section' },
        4: { th: 'งาน', en: 'Sub-section' },
        5: { th: 'หน่วย', en: 'Team' },
      },
    },
    letterCode: {
      kind: 'text',
      label: { th: 'รหัสตัวพยัญชนะและเลขประจำของเจ้าของเรื่อง', en: 'Letter code and unit number' },
      hint: { th: 'พิมพ์หน้าเลขทะเบียนส่ง เช่น ทด ๐๑๐๖ หนังสือเก่าคงเลขเดิม', en: 'Printed before the number of a letter, such as ทด ๐๑๐๖. Old letters keep theirs.' },
      maxLength: 60,
    },
    hasRegistry: { kind: 'flag', label: { th: 'มีสารบรรณของตนเอง', en: 'Has a registry of its own' } },
    address: { kind: 'text', label: { th: 'ที่อยู่', en: 'Address' }, maxLength: 500, multiline: true },
    addressEn: {
      kind: 'text',
      label: { th: 'ที่อยู่ภาษาอังกฤษ', en: 'Address in English' },
      hint: { th: 'พิมพ์บนหนังสือภาษาอังกฤษ', en: 'Printed on letters in English' },
      maxLength: 500,
      multiline: true,
    },
    letterCodeEn: {
      kind: 'text',
      label: { th: 'รหัสหนังสือภาษาอังกฤษ', en: 'Letter code in English' },
      hint: { th: 'พิมพ์หลัง No. เช่น MNRE 0205', en: 'Printed after No., such as MNRE 0205' },
      maxLength: 60,
    },
    phone: { kind: 'text', label: { th: 'โทรศัพท์', en: 'Telephone' }, maxLength: 60, form: 'phone' },
    fax: { kind: 'text', label: { th: 'โทรสาร', en: 'Fax' }, maxLength: 60, form: 'phone' },
    email: { kind: 'text', label: { th: 'ไปรษณีย์อิเล็กทรอนิกส์', en: 'E-mail' }, maxLength: 254, form: 'email' },
  },
  display: 'nameTh',
  key: 'code',
  aliases: ['code'],
  besides: [
    'search_text',
    'letter_code_from',
    'valid_from',
    'closed_on',
    'registry_unit_id',
    'presents_first',
    'default_present_post_id',
    'default_assign_desk_id',
    'route_version',
  ],
  list: {
    columns: ['code', 'nameTh', 'shortName', 'letterCode', 'parentId', 'level', 'hasRegistry'],
    search: ['code', 'nameTh', 'nameEn', 'shortName', 'letterCode'],
    filters: ['parentId', 'level', 'hasRegistry'],
  },
  rows: 'kept',
  usedBy: [
    { table: 'unit', column: 'parent_id', field: 'id', label: { th: 'หน่วยงานใต้สังกัด', en: 'units below' } },
    { table: 'person', column: 'unit_id', field: 'id', label: { th: 'บุคลากร', en: 'persons' } },
    { table: 'post', column: 'unit_id', field: 'id', label: { th: 'ตำแหน่ง', en: 'posts' } },
    { table: 'certificate_auto_rule', column: 'unit_id', field: 'id', label: { th: 'เงื่อนไขออกใบรับรอง', en: 'rules for certificates' } },
    { table: 'document', column: 'owner_unit_id', field: 'id', label: { th: 'หนังสือ', en: 'letters' } },
  ],
});

/** The same rows on the page of the tree, which has its own rights. */
export const unitsOfTree = { ...manageSection, path: 'setup-organization' };
