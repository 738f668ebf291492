const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Escapes text for HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** The lines of a notice without markup. */
export const plainLines = (html: string): string[] =>
  html
    .split('<br>')
    .map((line) =>
      line.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (said) => Object.entries(escapes).find(([, meant]) => meant === said)?.[0] ?? said),
    );

/** The text of a notice without markup, in one line. */
export const plainText = (html: string) => plainLines(html).join(' · ');
