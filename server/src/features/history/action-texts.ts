import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { documentActions, verbs } from '@sarabun/contract/documents/verbs';
import { masterTables } from '@sarabun/contract/settings/all-tables';
import type { Label } from '@sarabun/contract/values/label';
import { furtherActs } from './further-action-texts';

/** Names of actions by use case. Others get the summary of their call, or their own name. */
const names: Record<string, Label> = {
  login: { th: 'เข้าสู่ระบบ', en: 'Signed in' },
  directLogin: { th: 'เข้าสู่ระบบ', en: 'Signed in' },
  logout: { th: 'ออกจากระบบ', en: 'Signed out' },
  revoke: { th: 'ออกจากระบบทุกเครื่อง', en: 'Signed out everywhere' },
  signInWrong: { th: 'เข้าสู่ระบบไม่สำเร็จ', en: 'Failed to sign in' },
  ownPasswordWrong: { th: 'ยืนยันรหัสผ่านของตนไม่สำเร็จ', en: 'Gave a wrong password to confirm an act' },
  signInProved: { th: 'ตรวจรหัสผ่านถูกต้อง', en: 'Gave the right password' },
  provePersonByProvider: { th: 'ยืนยันตัวผ่านผู้ให้บริการยืนยันตัวตน', en: 'Proved by the provider' },
  beginSecondFactor: { th: 'เริ่มตั้งค่าการยืนยันสองขั้น', en: 'Began to set up two-step verification' },
  confirmSecondFactor: { th: 'เปิดการยืนยันสองขั้น', en: 'Switched on two-step verification' },
  endSecondFactor: { th: 'ปิดการยืนยันสองขั้น', en: 'Switched off two-step verification' },
  setSigningPin: { th: 'ตั้ง PIN ลงนาม', en: 'Set the PIN for signing' },
  removeSigningPin: { th: 'ลบ PIN ลงนาม', en: 'Took the PIN for signing away' },
  endStandingProof: { th: 'สิ้นสุดการยืนยันตัวก่อนลงนาม', en: 'Ended the standing proof of identity' },
  renewRecoveryCodes: { th: 'ออกรหัสสำรองใหม่', en: 'Renewed the recovery codes' },
  askEmailCode: { th: 'ขอรหัสยืนยันอีเมล', en: 'Asked for a code by mail' },
  changeEmail: { th: 'เปลี่ยนอีเมล', en: 'Changed the e-mail address' },
  saveWayOfWorking: { th: 'ตั้งวิธีทำงานของตน', en: 'Changed the own way of working' },
  saveAccountInformation: { th: 'แก้ไขข้อมูลของตน', en: 'Changed the own data' },
  changeAvatar: { th: 'เปลี่ยนรูปประจำตัว', en: 'Changed the picture' },
  removeAvatar: { th: 'ลบรูปประจำตัว', en: 'Removed the picture' },
  endSession: { th: 'สิ้นสุดการใช้งานบนอุปกรณ์หนึ่ง', en: 'Ended an own session' },
  endOtherSessions: { th: 'สิ้นสุดการใช้งานบนอุปกรณ์อื่น', en: 'Ended the other own sessions' },
  requestAccount: { th: 'ขอเปิดบัญชี', en: 'Asked for an account' },
  approveAccount: { th: 'อนุมัติคำขอบัญชี', en: 'Approved an account' },
  refuseAccount: { th: 'ไม่อนุมัติคำขอบัญชี', en: 'Refused an account' },
  setFirstPassword: { th: 'ตั้งรหัสผ่านครั้งแรก', en: 'Set the first password' },
  forgotPassword: { th: 'แจ้งลืมรหัสผ่าน', en: 'Forgot the password' },
  linkLineAccount: { th: 'ขอผูกบัญชี LINE', en: 'Asked to link a LINE account' },
  lineLinked: { th: 'ผูกบัญชี LINE', en: 'Linked a LINE account' },
  lineUnfollowed: { th: 'เลิกติดตามทาง LINE', en: 'Left by LINE' },
  unlinkLineAccount: { th: 'เลิกผูกบัญชี LINE', en: 'Unlinked the LINE account' },
  keepPile: { th: 'เก็บกองหนังสือรอลงรับ', en: 'Kept the pile of the receiving desk' },
  readNotification: { th: 'เปิดการแจ้งเตือน', en: 'Read a notification' },
  readAllNotifications: { th: 'อ่านการแจ้งเตือนทั้งหมด', en: 'Read all notifications' },
  updateReadPortal: { th: 'เปิดอ่านรายการในเล่ม', en: 'Read an item of a collection' },
  requestPdpa: { th: 'ยอมรับนโยบายและยืนยันลายมือชื่อ', en: 'Consented' },
  changePassword: { th: 'เปลี่ยนรหัสผ่าน', en: 'Changed the password' },
  resetPassword: { th: 'ตั้งรหัสผ่านใหม่', en: 'Reset the password' },
  recordOpening: { th: 'เปิดอ่านหนังสือ', en: 'Opened a letter' },
  registerIncoming: { th: 'ลงทะเบียนรับหนังสือ', en: 'Registered a letter' },
  receiveDocuments: { th: 'ลงรับหนังสือหลายเรื่อง', en: 'Received several letters' },
  reserveNumbers: { th: 'จองเลข', en: 'Reserved numbers' },
  issueNumbers: { th: 'ออกเลขหนังสือ', en: 'Gave numbers' },
  cancelNumber: { th: 'ยกเลิกเลข', en: 'Cancelled a number' },
  correctEntry: { th: 'แก้ไขรายการทะเบียน', en: 'Corrected a line of a register' },
  correctPaperLine: { th: 'แก้ไขรายการที่ออกเลข', en: 'Corrected what was numbered' },
  correctLetter: { th: 'แก้ไขรายการที่ลงรับ', en: 'Corrected a received letter' },
  exportRegister: { th: 'ส่งออกทะเบียน', en: 'Exported a register' },
  printRegister: { th: 'พิมพ์ทะเบียน', en: 'Printed a register' },
  orderRegisterPrint: { th: 'สั่งพิมพ์ทะเบียน', en: 'Ordered the print of a register' },
  discardRegisterPrint: { th: 'ลบงานพิมพ์ทะเบียน', en: 'Threw a print of a register away' },
  exportControl: { th: 'ส่งออกทะเบียนควบคุมข้อมูลข่าวสารลับ', en: 'Exported the control register' },
  printControl: { th: 'พิมพ์ทะเบียนควบคุมข้อมูลข่าวสารลับ', en: 'Printed the control register' },
  takeSecretFile: { th: 'รับไฟล์ของหนังสือลับ', en: 'Took a file of a secret letter' },
  burnExpiredNumbers: { th: 'ยกเลิกเลขจองที่หมดอายุ', en: 'Burned reserved numbers that expired' },
  anchorNumbers: { th: 'บันทึกหัวห่วงโซ่เลขทะเบียน', en: 'Noted the heads of the chains of numbers' },
  grantNumberRights: { th: 'ให้สิทธิเกี่ยวกับเลขหนังสือ', en: 'Gave rights on numbers' },
  endNumberRight: { th: 'ถอนสิทธิเกี่ยวกับเลขหนังสือ', en: 'Took a right on numbers away' },
  saveBook: { th: 'แก้ไขชื่อเล่มทะเบียน', en: 'Named a kind of register' },
  saveBookColumns: { th: 'จัดคอลัมน์ของทะเบียน', en: 'Laid out the columns of a register' },
  saveBookFunctions: { th: 'กำหนดความสามารถของหน้าทะเบียน', en: 'Said what the pages of a register offer' },
  saveRegistration: { th: 'กำหนดทะเบียนที่แสดงของหน่วยงาน', en: 'Said which registers a registry is shown' },
  addSeries: { th: 'เพิ่มทะเบียนที่มีชุดเลขของตนเอง', en: 'Opened a register with numbers of its own' },
  saveNumberFormat: { th: 'กำหนดรูปแบบเลขหนังสือ', en: 'Said how numbers are printed' },
  saveDraft: { th: 'บันทึกร่างหนังสือ', en: 'Saved a draft' },
  takeDraft: { th: 'รับช่วงเขียนร่างหนังสือ', en: 'Took a draft over' },
  addRemarks: { th: 'ให้ข้อคิดเห็นในร่างหนังสือ', en: 'Remarked on a draft' },
  settleRemarks: { th: 'พิจารณาข้อคิดเห็นในร่างหนังสือ', en: 'Settled remarks on a draft' },
  cancelDraft: { th: 'ยกเลิกร่างหนังสือ', en: 'Threw a draft away' },
  signerProved: { th: 'ยืนยันตัวก่อนลงนาม', en: 'Proved identity before signing' },
  addSignaturePicture: { th: 'เพิ่มภาพลายมือชื่อ', en: 'Added a signature picture' },
  removeSignaturePicture: { th: 'ลบภาพลายมือชื่อ', en: 'Took a signature picture away' },
  sealLetter: { th: 'ผนึกหนังสือด้วยตราอิเล็กทรอนิกส์ของหน่วยงาน', en: 'Sealed a letter for the agency' },
  printLetter: { th: 'จัดพิมพ์หนังสือที่ลงนาม', en: 'Printed a signed letter' },
  uploadFile: { th: 'ส่งไฟล์เข้าระบบ', en: 'Uploaded a file' },
  addUnit: { th: 'เพิ่มหน่วยงาน', en: 'Added a unit' },
  addPost: { th: 'เพิ่มตำแหน่ง', en: 'Added a post' },
  addPerson: { th: 'เพิ่มบุคลากร', en: 'Added a person' },
  givePost: { th: 'แต่งตั้งผู้ดำรงตำแหน่ง', en: 'Gave a post' },
  giveUnitFunction: { th: 'มอบหน้าที่สารบรรณ', en: 'Gave a function of a registry' },
  giveSecretary: { th: 'แต่งตั้งหน้าห้อง', en: 'Appointed a secretary' },
  giveClearance: { th: 'แต่งตั้งให้เข้าถึงชั้นความลับ', en: 'Gave a clearance' },
  giveRole: { th: 'มอบบทบาท', en: 'Gave a role' },
  appointActing: { th: 'แต่งตั้งผู้รักษาราชการแทน', en: 'Appointed a person to act' },
  saveGroupRights: { th: 'แก้ไขสิทธิของกลุ่มผู้ใช้', en: 'Changed the rights of a group' },
  addGroupMember: { th: 'เพิ่มสมาชิกกลุ่มผู้ใช้', en: 'Added a member to a group' },
  removeGroupMember: { th: 'นำสมาชิกออกจากกลุ่มผู้ใช้', en: 'Took a member out of a group' },
  pinSettingsPage: { th: 'ปักหมุดหน้าตั้งค่า', en: 'Kept a page of the settings at hand' },
  endSessionOf: { th: 'สิ้นสุดการใช้งานของผู้ใช้', en: 'Ended another person’s session' },
};

/** What each action does with a letter; steps within another action are shown under their verb. */
const verbActs: Readonly<Record<string, Label>> = Object.fromEntries(
  documentActions.flatMap((action) => {
    const { act, done } = verbs[action];
    return done ? [[action, done], ...(act ? [[act, done] as const] : [])] : [];
  }),
);

const changes: Record<string, Label> = {
  create: { th: 'เพิ่ม', en: 'added' },
  update: { th: 'แก้ไข', en: 'changed' },
  switch: { th: 'เปิดหรือปิดใช้', en: 'switched' },
  remove: { th: 'ลบ', en: 'deleted' },
  import: { th: 'นำเข้า', en: 'imported' },
  export: { th: 'ส่งออก', en: 'exported' },
};

const summaries = new Map(allEndpoints.map(({ name, summary }) => [name, summary]));

export function actionName(action: string, language: 'th' | 'en'): string {
  const known = names[action] ?? verbActs[action] ?? furtherActs[action];
  if (known) return known[language];
  const [first, path, what] = action.split('.');
  const table = first === 'settings' ? masterTables.find((one) => one.path === path) : undefined;
  const change = changes[what ?? ''];
  if (table && change) return language === 'th' ? `${change.th}: ${table.title.th}` : `${table.title.en}: ${change.en}`;
  return summaries.get(action) ?? action;
}
