/** The title of a secret registrar who has the function without a role. */
export const secretRegistrarName = { th: 'นายทะเบียนข้อมูลข่าวสารลับ', en: 'Secret registrar' };
