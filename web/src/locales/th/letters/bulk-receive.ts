export default {
  allHere: 'เลือกทั้งหน้านี้',
  choose: 'เลือก {{subject}}',
  receive: 'ลงรับที่เลือก {{n}} เรื่อง',
  done: 'ลงรับแล้ว {{n}} เรื่อง เลขรับ {{range}}',
};
