import type { Label } from '@sarabun/contract/values/label';
import { certificateActs } from './certificate-action-texts';

/** Actions on the organisation, its people and their rights, by use case. */
const officeActs: Record<string, Label> = {
  closePerson: { th: 'ให้บุคลากรพ้นหน้าที่', en: 'Let a person leave' },
  createPerson: { th: 'เพิ่มบุคลากรพร้อมบัญชี', en: 'Added a person with an account' },
  savePerson: { th: 'แก้ไขข้อมูลบุคลากร', en: 'Changed the data of a person' },
  transferPerson: { th: 'ย้ายบุคลากรไปหน่วยงานอื่น', en: 'Moved a person to another unit' },
  markDirectoryAccount: { th: 'กำหนดที่ตรวจรหัสผ่านของบัญชี', en: 'Said who checks the password of an account' },
  removePersonAvatar: { th: 'ลบรูปประจำตัวของบุคลากร', en: 'Removed the picture of a person' },
  resetSecondFactor: { th: 'ล้างการยืนยันสองขั้นของบุคลากร', en: 'Reset another person’s two-step verification' },
  importOffice: { th: 'นำเข้าข้อมูลทั้งหน่วยงาน', en: 'Imported a whole office' },
  enterAbsence: { th: 'บันทึกวันไม่อยู่ของบุคลากร', en: 'Entered that a person is away' },
  cancelAbsence: { th: 'ยกเลิกวันไม่อยู่ของบุคลากร', en: 'Cancelled that a person is away' },
  enterOwnAbsence: { th: 'บันทึกวันไม่อยู่ของตน', en: 'Entered the own absence' },
  cancelOwnAbsence: { th: 'ยกเลิกวันไม่อยู่ของตน', en: 'Cancelled the own absence' },
  revokeActing: { th: 'เพิกถอนคำสั่งรักษาราชการแทน', en: 'Revoked an order to act' },
  endRole: { th: 'สิ้นสุดบทบาท', en: 'Ended a role' },
  giveRoleOfType: { th: 'มอบบทบาท', en: 'Gave a role' },
  appointAdministrator: { th: 'แต่งตั้งผู้ดูแลระบบหรือผู้ตรวจสอบ', en: 'Appointed an administrator or auditor' },
  removeAdministrator: { th: 'ให้พ้นจากผู้ดูแลระบบหรือผู้ตรวจสอบ', en: 'Removed an administrator or auditor' },
  appointClearance: { th: 'แต่งตั้งให้เข้าถึงชั้นความลับ', en: 'Gave a clearance' },
  endClearance: { th: 'สิ้นสุดการเข้าถึงชั้นความลับ', en: 'Ended a clearance' },
  askBreakGlass: { th: 'ขอเข้าถึงหนังสือกรณีฉุกเฉิน', en: 'Asked for emergency access' },
  decideBreakGlass: { th: 'พิจารณาคำขอเข้าถึงกรณีฉุกเฉิน', en: 'Decided on an emergency access' },
  retryJob: { th: 'ลองทำงานเบื้องหลังอีกครั้ง', en: 'Tried a background job again' },
  retryJobsOfKind: { th: 'ลองทำงานเบื้องหลังทั้งชนิดอีกครั้ง', en: 'Tried all background jobs of a kind again' },
  endBreakGlass: { th: 'สิ้นสุดการเข้าถึงกรณีฉุกเฉิน', en: 'Ended an emergency access' },
  closeUnit: { th: 'ยุบหน่วยงาน', en: 'Closed a unit' },
  moveUnit: { th: 'ย้ายหน่วยงานไปอยู่ใต้หน่วยงานอื่น', en: 'Moved a unit below another' },
  renumberUnit: { th: 'เปลี่ยนรหัสและเลขประจำหน่วยงาน', en: 'Changed the code and number of a unit' },
  movePost: { th: 'ย้ายตำแหน่งไปหน่วยงานอื่น', en: 'Moved a post to another unit' },
  closePost: { th: 'ปิดตำแหน่ง', en: 'Closed a post' },
  cancelPostChange: { th: 'ยกเลิกการเปลี่ยนแปลงตำแหน่งที่ยังไม่มีผล', en: 'Called off a change of a post' },
  cancelOfficeChange: { th: 'ยกเลิกการเปลี่ยนแปลงหน่วยงานที่ยังไม่มีผล', en: 'Called off a change of the office' },
  'settings.setup-organization.create': { th: 'เพิ่มหน่วยงาน', en: 'Added a unit' },
  'settings.setup-organization.update': { th: 'แก้ไขหน่วยงาน', en: 'Changed a unit' },
  'settings.setup-organization.switch': { th: 'เปิดหรือปิดใช้หน่วยงาน', en: 'Switched a unit on or off' },
  endPostSeat: { th: 'ให้พ้นจากตำแหน่ง', en: 'Ended a person’s post' },
  setMainPost: { th: 'กำหนดตำแหน่งหลัก', en: 'Set the main post' },
  appointRegistrar: { th: 'แต่งตั้งเจ้าหน้าที่สารบรรณ', en: 'Appointed a registrar' },
  endRegistrar: { th: 'ให้พ้นจากเจ้าหน้าที่สารบรรณ', en: 'Ended the work of a registrar' },
  saveRegistry: { th: 'กำหนดสารบรรณที่ให้บริการหน่วยงาน', en: 'Said which registry serves a unit' },
  openHandover: { th: 'เริ่มส่งมอบงาน', en: 'Began a hand-over of work' },
  signHandover: { th: 'ลงนามส่งมอบหรือรับมอบงาน', en: 'Signed for a hand-over' },
  cancelHandover: { th: 'ยกเลิกการส่งมอบงาน', en: 'Called a hand-over off' },
};

/** Actions on settings, by use case. */
const settingActs: Record<string, Label> = {
  saveSignTypeRule: { th: 'บันทึกกฎของประเภทการลงนาม', en: 'Saved a rule of a type of signature' },
  removeSignTypeRule: { th: 'ลบกฎของประเภทการลงนาม', en: 'Removed a rule of a type of signature' },
  saveMenuItem: { th: 'บันทึกรายการเมนู', en: 'Saved an item of a menu' },
  orderMenuItems: { th: 'จัดลำดับเมนู', en: 'Ordered a menu' },
  removeMenuItem: { th: 'ลบรายการเมนู', en: 'Removed an item of a menu' },
  issueConsentText: { th: 'ออกข้อความขอความยินยอมฉบับใหม่', en: 'Issued a new version of a consent text' },
  saveAgencyValue: { th: 'แก้ไขค่ากำหนดของหน่วยงาน', en: 'Set a value of the agency' },
  addBookPublisher: { th: 'ให้สิทธิเผยแพร่ในกลุ่มหนังสือ', en: 'Gave the right to publish into a group' },
  removeBookPublisher: { th: 'ถอนสิทธิเผยแพร่ในกลุ่มหนังสือ', en: 'Took the right to publish into a group away' },
  saveIntranetItem: { th: 'บันทึกข่าวหรือหนังสือกลาง', en: 'Wrote an item of a collection' },
  removeIntranetItem: { th: 'ลบร่างข่าวหรือหนังสือกลาง', en: 'Removed a draft of a collection' },
  withdrawIntranetItem: { th: 'ถอนข่าวหรือหนังสือกลาง', en: 'Withdrew an item of a collection' },
  addManualPage: { th: 'เพิ่มหน้าคู่มือ', en: 'Added a page of the manuals' },
  saveManualPage: { th: 'แก้ไขหน้าคู่มือ', en: 'Changed a page of the manuals' },
  removeManualPage: { th: 'ลบหน้าคู่มือหรือคืนข้อความเดิม', en: 'Removed or restored a page of the manuals' },
  openArchive: { th: 'เปิดคลังเอกสาร', en: 'Opened the archive' },
  exchangeArchiveTicket: { th: 'คลังเอกสารรับตั๋วเข้าใช้งาน', en: 'The archive took a ticket' },
  sendServerMessage: { th: 'ส่งข้อความจากผู้ดูแลระบบ', en: 'Sent a message of the administrators' },
  endServerMessage: { th: 'สิ้นสุดข้อความจากผู้ดูแลระบบ', en: 'Ended a message of the administrators' },
  sendModuleNotice: { th: 'ระบบอื่นส่งการแจ้งเตือน', en: 'Another system sent a notice' },
  createServiceKey: { th: 'สร้างกุญแจของระบบอื่น', en: 'Created a key of another system' },
  saveServiceKey: { th: 'แก้ไขกุญแจของระบบอื่น', en: 'Changed a key of another system' },
  rotateServiceKey: { th: 'เปลี่ยนรหัสของกุญแจระบบอื่น', en: 'Gave a key of another system a new secret' },
  revokeServiceKey: { th: 'เพิกถอนกุญแจของระบบอื่น', en: 'Revoked a key of another system' },
  saveDigest: { th: 'กำหนดเวลาอีเมลสรุป', en: 'Set the times of gathered mails' },
  saveMyRhythm: { th: 'เลือกจังหวะอีเมลแจ้งเตือนของตน', en: 'Chose how the own mails come' },
  sendDigests: { th: 'ส่งอีเมลสรุป', en: 'Sent gathered mails' },
  saveMyNotices: { th: 'เลือกการแจ้งเตือนของตน', en: 'Chose the own notices' },
  saveNoticeChannels: { th: 'กำหนดช่องทางแจ้งเตือน', en: 'Set the channels of notices' },
  saveReminderTimes: { th: 'กำหนดเวลาเตือนงานใกล้ครบกำหนด', en: 'Set the times of reminders' },
  saveTemplate: { th: 'บันทึกแม่แบบเส้นทางหนังสือ', en: 'Saved a route template' },
  removeTemplate: { th: 'ลบแม่แบบเส้นทางหนังสือ', en: 'Removed a route template' },
  saveForm: { th: 'บันทึกแบบของหน่วยงาน', en: 'Saved a form of the agency' },
  removeForm: { th: 'ลบแบบของหน่วยงาน', en: 'Removed a form of the agency' },
  saveReceiverList: { th: 'บันทึกรายชื่อผู้รับ', en: 'Kept a list of receivers' },
  forgetReceiverList: { th: 'ลบรายชื่อผู้รับ', en: 'Threw a list of receivers away' },
  saveSearch: { th: 'บันทึกการค้นหา', en: 'Kept a search' },
  forgetSearch: { th: 'ลบการค้นหาที่บันทึกไว้', en: 'Threw a kept search away' },
  preLogin: { th: 'ตรวจชื่อผู้ใช้และรหัสผ่าน', en: 'Checked name and password' },
  exchangeTicket: { th: 'เข้าสู่ระบบผ่านผู้ให้บริการยืนยันตัวตน', en: 'Signed in through the provider' },
};

/** Actions on letters, by use case. */
const letterActs: Record<string, Label> = {
  registerSame: { th: 'บันทึกว่าหนังสือมาซ้ำ', en: 'Noted that a letter came again' },
  signLetter: { th: 'ลงนามหนังสือ', en: 'Signed a letter' },
  verifyDocumentWrong: { th: 'ตรวจสอบหนังสือด้วยรหัสที่ไม่มี', en: 'Tried a code that no letter has' },
  compareDocument: { th: 'เทียบไฟล์กับหนังสือที่ออก', en: 'Compared a file with an issued letter' },
  solveCaptcha: { th: 'ผ่านการตรวจว่าไม่ใช่โปรแกรมอัตโนมัติ', en: 'Passed the check against automatic programs' },
  signLetters: { th: 'ลงนามหลายเรื่อง', en: 'Signed several letters' },
};

/** Actions of the product itself. */
const ownActs: Record<string, Label> = {
  applyOfficeChange: { th: 'การเปลี่ยนแปลงหน่วยงานมีผล', en: 'A change of the office took effect' },
  bringStandardTexts: { th: 'ปรับข้อความมาตรฐานของคู่มือ', en: 'Brought the standard texts of the manuals' },
  planActing: { th: 'จัดผู้รักษาราชการแทนตามวันไม่อยู่', en: 'Planned who acts for those away' },
  stampCopy: { th: 'ประทับตรารับบนสำเนา', en: 'Stamped a copy' },
  remindDue: { th: 'เตือนงานใกล้หรือเกินกำหนด', en: 'Reminded of due work' },
};

/** Steps that the history shows under their own name. */
const steps: Record<string, Label> = {
  arrive: { th: 'หนังสือเข้าถึงหน่วยงาน', en: 'A letter arrived' },
  register: { th: 'ลงทะเบียนรับหนังสือ', en: 'Registered a letter' },
  publish: { th: 'เผยแพร่ในกลุ่มหนังสือ', en: 'Published into a group' },
  createRow: { th: 'เพิ่มรายการตั้งค่า', en: 'Added a row of the settings' },
  fillRegisters: { th: 'ลงรายการทะเบียน', en: 'Filled registers' },
  uploadSettingsFile: { th: 'ส่งไฟล์ของหน้าตั้งค่า', en: 'Uploaded a file of the settings' },
  uploadIntranetFile: { th: 'ส่งไฟล์ข่าวหรือหนังสือกลาง', en: 'Uploaded a file of a collection' },
};

/** Names of actions whose call has a longer summary than fits into a line of the history. */
export const furtherActs: Readonly<Record<string, Label>> = { ...officeActs, ...settingActs, ...letterActs, ...certificateActs, ...ownActs, ...steps };
