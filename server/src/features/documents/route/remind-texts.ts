/** What a reminder says when who reminds says nothing; notes are in Thai, the language of the office. */
export const usualReminder = 'ขอทราบความคืบหน้า';
