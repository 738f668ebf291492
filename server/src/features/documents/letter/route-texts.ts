/** What the product itself writes on a letter. Notes are kept in Thai, the language of the office. */
export const noteTexts = {
  /** A superior says no more than yes to a proposed assignment. */
  asProposed: 'อนุมัติตามเสนอ',
  otherwise: 'อนุมัติ โดยมอบหมายตามที่แก้ไข',
  circulationStopped: 'หยุดเวียน',
  /** A letter came again; `number` is the one it has already. */
  cameAgain: (way: 'bySystem' | 'onPaper', number: string) => `หนังสือฉบับนี้มาถึงอีกครั้ง (${way === 'bySystem' ? 'เข้าระบบ' : 'เป็นเอกสาร'}) ลงรับเลขเดิม ${number}`,
  /** A time as the receive stamp shows it. */
  hours: (time: string) => `${time} น.`,
};
