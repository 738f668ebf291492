/** Why members of a committee are not asked any more; kept with their legs. */
export const enoughSigned = 'มีผู้ลงนามครบตามจำนวนที่กำหนดแล้ว';
export const wentBack = 'ร่างถูกส่งกลับแก้ไข';
/** Before the reason of the member who was the last to decline. */
export const tooFewSign = 'กรรมการที่เหลือไม่พอตามจำนวนที่ต้องลงนาม';
