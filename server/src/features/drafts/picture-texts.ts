/** What a picture is called for people who hear the page, where nobody has said what it shows. */
export const unnamedPicture = { th: 'รูปภาพประกอบ', en: 'Picture' };
