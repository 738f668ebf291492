export default {
  today: 'วันนี้',
  todayAt: 'วันนี้ {{time}}',
  yesterday: 'เมื่อวาน',
  daysAgo: '{{days}} วันที่แล้ว',
  since: 'ตั้งแต่ {{day}} ({{days}} วัน)',
  sinceToday: 'ตั้งแต่วันนี้ {{time}}',
  weekAgo: '1 สัปดาห์ที่แล้ว',
};
