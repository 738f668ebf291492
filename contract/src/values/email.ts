/** Characters allowed in an e-mail field (specification §5): English letters, digits and `@ . _ -`. */
export const emailCharacter = /^[A-Za-z0-9@._-]$/;

/** The maximum length of an address (RFC 5321). */
export const maxEmailLength = 254;

const part = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const pattern = new RegExp(`^[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*@${part}(?:\\.${part})+$`);

/** Whether a text is a complete e-mail address with only the allowed characters (specification §5). */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && text.indexOf('@') <= 64 && pattern.test(text);
}
