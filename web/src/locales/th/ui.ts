export default {
  close: 'ปิด',
  clear: 'ล้างข้อความ',
  pages: 'หน้าของรายการ',
  page: 'หน้า {{page}}',
  previousPage: 'หน้าก่อน',
  nextPage: 'หน้าถัดไป',
  retry: 'ลองอีกครั้ง',
  loading: 'กำลังโหลด…',
};
