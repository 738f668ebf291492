export default {
  due: {
    late: 'เกินกำหนด {{n}} วัน',
    today: 'ครบกำหนดวันนี้',
    left: 'เหลือ {{n}} วันทำการ',
    leftNone: 'ครบกำหนดก่อนวันทำการถัดไป',
    dueOn: 'ครบกำหนด{{day}}',
  },
  today: 'วันนี้',
  todayAt: 'วันนี้ {{time}}',
  yesterday: 'เมื่อวาน',
  daysAgo: '{{days}} วันที่แล้ว',
  since: 'ตั้งแต่ {{day}} ({{days}} วัน)',
  sinceToday: 'ตั้งแต่วันนี้ {{time}}',
  weekAgo: '1 สัปดาห์ที่แล้ว',
};
