export const signedInText = { th: 'เข้าสู่ระบบสำเร็จ', en: 'Signed in.' };
