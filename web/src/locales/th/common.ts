export default {
  secrecy: { 2: 'ลับ', 3: 'ลับมาก' },
  /** The title of a dialog about invalid input. */
  mistake: 'เกิดข้อผิดพลาด',
  /** The title of a dialog about a failed call. */
  failure: 'เกิดข้อผิดพลาด !',
  confirm: 'ยืนยัน',
  cancel: 'ยกเลิก',
  /** The way back where the other button cancels something. */
  keep: 'ไม่ยกเลิก',
  unsavedTitle: 'มีข้อมูลที่ยังไม่ได้บันทึก',
  unsavedText: 'สิ่งที่แก้ไขไว้จะหายไปหากไม่บันทึก',
  keepTyping: 'แก้ไขต่อ',
  dropTyped: 'ไม่บันทึก',
  close: 'ปิด',
  retry: 'ลองอีกครั้ง',
  notAllowed: 'ค่านี้ใช้ไม่ได้ โปรดตรวจสอบแล้วกรอกใหม่',
  unreachable: 'ติดต่อเครื่องแม่ข่ายไม่ได้ ข้อมูลของท่านยังอยู่ครบ โปรดตรวจเครือข่ายแล้วลองอีกครั้ง',
  unreadable: 'ระบบทำรายการไม่สำเร็จ โปรดลองอีกครั้ง หากยังไม่สำเร็จโปรดแจ้งผู้ดูแลระบบ',
  unread: 'ยังไม่อ่าน',
  cutAt: 'ใส่ได้ไม่เกิน {{most}} อักษร ส่วนที่เกินไม่ถูกใส่',
};
