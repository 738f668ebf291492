/** A whole number as it was given to a command. */
export function wholeNumber(text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most) throw new Error(`"${text}" is not a whole number from ${least} to ${most}.`);
  return number;
}
