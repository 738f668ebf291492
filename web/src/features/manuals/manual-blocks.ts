import { lexer, type Token, type Tokens } from 'marked';

/** A picture of a film with its caption. */
export interface Slide {
  picture: string;
  alt: string;
  caption: string;
  /** The marked part in hundredths of the picture: left, top, width, height; null for all of it. */
  spot: readonly [number, number, number, number] | null;
}

/**
 * Parses a manual text. Anything but headings, paragraphs, lists, quotations, pictures, strong and emphasised words is later drawn as plain
 * text.
 */
export const readText = (text: string): Token[] => lexer(text);

/** The slides of a film: each picture paragraph with the next paragraph as its caption. */
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

/** The picture of a paragraph that contains nothing else. */
export function pictureOf(block: Token): Tokens.Image | null {
  if (block.type !== 'paragraph' || block.tokens?.length !== 1) return null;
  const [only] = block.tokens;
  return only?.type === 'image' ? (only as Tokens.Image) : null;
}

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
