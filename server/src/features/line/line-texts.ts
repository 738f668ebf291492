/** Chat messages of the official account, in both languages, because LINE does not report the user's language reliably. */
export const openLink = (address: string): string[] => [
  'เปิดลิงก์นี้ภายใน 10 นาทีเพื่อเชื่อมต่อบัญชี LINE กับระบบสารบรรณ โดยเข้าสู่ระบบด้วยบัญชีของท่าน · Open this link within 10 minutes to link your LINE account:',
  address,
];
export const linkedAlready = ['บัญชี LINE นี้เชื่อมต่อกับระบบสารบรรณแล้ว ยกเลิกได้ที่หน้าบัญชีของท่าน · This LINE account is linked already.'];
export const linked = ['เชื่อมต่อบัญชี LINE กับระบบสารบรรณเรียบร้อยแล้ว · Your LINE account is linked now.'];
export const notLinkedNow = ['เชื่อมต่อไม่สำเร็จ กรุณาส่งข้อความใด ๆ เพื่อรับลิงก์ใหม่ · The link did not work. Send any message to get a new one.'];
export const testMessage = ['ข้อความทดสอบจากระบบสารบรรณ · A test message of the correspondence system.'];
