export default {
  purpose: 'ค่าที่ผู้ดูแลกำหนดแทนค่าตั้งต้นของเครื่อง มีผลเมื่อเปิดหน้าใหม่',
  saved: 'บันทึกค่าแล้ว',
  none: 'ไม่กำหนด',
  bounds: '{{least}}–{{most}} {{unit}}',
  standard: 'ค่าตั้งต้น {{value}}',
  notANumber: 'กรุณากรอกเป็นจำนวนเต็ม',
  highest: 'หน่วยงานระดับสูงสุดที่มีทะเบียน',
  reset: 'ใช้ค่าตั้งต้น',
  history: 'ประวัติ',
  default: 'ค่าตั้งต้น',
  groups: { session: 'การใช้งาน', page: 'หน้าเว็บ', lists: 'รายการ', consent: 'ข้อความขอความยินยอม', letters: 'หนังสือ' },
};
