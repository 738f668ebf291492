import { lexer, type Token, type Tokens } from 'marked';

/** A picture of a film with what is said to it. */
export interface Slide {
  picture: string;
  alt: string;
  caption: string;
  /** Where to look, in hundredths of the picture: left, top, width, height; null for all of it. */
  spot: readonly [number, number, number, number] | null;
}

/** Reads a text of the manual. What is no heading, paragraph, list, quotation, picture, strong or slanted word is later drawn as plain text. */
export const readText = (text: string): Token[] => lexer(text);

/** The slides of a film: each paragraph that is a picture, with the paragraph after it as its caption. */
export function slidesOf(text: string): Slide[] {
  const blocks = readText(text).filter(({ type }) => type !== 'space');
  return blocks.flatMap((block, place) => {
    const picture = pictureOf(block);
    const next = blocks[place + 1];
    if (!picture) return [];
    const caption = next?.type === 'paragraph' && !pictureOf(next) ? plainOf(next) : '';
    return [{ picture: picture.href, alt: picture.text, caption, spot: spotOf(picture.title) }];
  });
}

/** The picture that a paragraph is, if it is one alone. */
export function pictureOf(block: Token): Tokens.Image | null {
  if (block.type !== 'paragraph' || block.tokens?.length !== 1) return null;
  const [only] = block.tokens;
  return only?.type === 'image' ? (only as Tokens.Image) : null;
}

/** The words of a piece without their dress. */
export function plainOf(token: Token): string {
  if ('tokens' in token && token.tokens && token.tokens.length > 0) return token.tokens.map(plainOf).join('');
  return 'text' in token ? String(token.text) : '';
}

function spotOf(title: string | null | undefined): Slide['spot'] {
  const numbers = (title ?? '').trim().split(/\s+/).map(Number);
  const [left, top, width, height] = numbers;
  if (numbers.length !== 4 || numbers.some((number) => !(number >= 0 && number <= 100))) return null;
  return [left as number, top as number, width as number, height as number];
}
