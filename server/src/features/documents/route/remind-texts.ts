/** The default text of a reminder; notes are in Thai, the language of the office. */
export const usualReminder = 'ขอทราบความคืบหน้า';
