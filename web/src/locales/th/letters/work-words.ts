export default {
  commandCloses: 'เรื่องจะปิด และออกจากทุกคิว',
  jobType: 'ประเภทงาน',
};
