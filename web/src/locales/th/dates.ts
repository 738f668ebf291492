export default {
  today: 'วันนี้',
  todayAt: 'วันนี้ {{time}}',
  yesterday: 'เมื่อวาน',
  daysAgo: '{{days}} วันที่แล้ว',
  weekAgo: '1 สัปดาห์ที่แล้ว',
};
