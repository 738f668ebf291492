/** Why a role ended that nobody ended by hand. */
export const leftOffice = 'พ้นหน้าที่หรือย้ายหน่วยงาน';
