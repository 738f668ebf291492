/** Why a role ended automatically. */
export const leftOffice = 'พ้นหน้าที่หรือย้ายหน่วยงาน';
