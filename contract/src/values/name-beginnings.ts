/** What may be left out of the beginning of a name: the kind of unit, and what its head is called. A regular expression for the database. */
export const nameBeginning = '^(ผู้อำนวยการ|หัวหน้า|รอง)?(กลุ่มงาน|กลุ่ม|กอง|กรม|สำนักงาน|สำนัก|ศูนย์|สถาบัน|ฝ่าย|ส่วน|งาน)? ?';
