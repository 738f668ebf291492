export default {
  testText: 'ระบบทดสอบ — ข้อมูลในหน้านี้ไม่ใช่หนังสือราชการจริง',
  starting: 'กำลังเปิดระบบ…',
  startFailed: 'เปิดระบบไม่ได้ในขณะนี้ โปรดลองอีกครั้ง',
  version: 'เวอร์ชัน {{version}} · build {{build}}',
  copyright: '© {{year}} {{name}}',
};
