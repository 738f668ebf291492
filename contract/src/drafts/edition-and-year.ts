/** Whether what stands in place of a letter's number is its edition and year, as with announcements (`ownNumberOf`). */
export const isEditionAndYear = (number: string): boolean => number.includes('พ.ศ. ');
