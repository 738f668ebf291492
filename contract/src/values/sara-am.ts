/** Joins a ำ that is written as ring and า, as PDFs often have it, with the tone mark before it. */
export function composeSaraAm(text: string): string {
  return text.replace(/(?:\u0e4d([\u0e48-\u0e4b]?)|([\u0e48-\u0e4b])\u0e4d)\u0e32/gu, '$1$2\u0e33');
}
