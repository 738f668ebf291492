/** Notes written by the product. Notes are stored in Thai, the language of the office. */
export const noteTexts = {
  asProposed: 'อนุมัติตามเสนอ',
  otherwise: 'อนุมัติ โดยมอบหมายตามที่แก้ไข',
  circulationStopped: 'หยุดเวียน',
  /** A letter came again; `number` is its existing number. */
  cameAgain: (way: 'bySystem' | 'onPaper', number: string) => `หนังสือฉบับนี้มาถึงอีกครั้ง (${way === 'bySystem' ? 'เข้าระบบ' : 'เป็นเอกสาร'}) ลงรับเลขเดิม ${number}`,
  /** A time as on the receive stamp. */
  hours: (time: string) => `${time} น.`,
};
