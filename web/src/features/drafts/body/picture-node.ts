import { letterPictureAddress } from '@sarabun/contract/drafts/letter-pictures';
import { cellAligns, type PictureBlock } from '@sarabun/contract/drafts/rich-text';
import { type JSONContent, Node } from '@tiptap/core';

/** A picture in the text: shown as the letter keeps it, and never read from pasted text. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  selectable: true,
  addAttributes: () => ({
    picture: { default: '' },
    width: { default: 100 },
    align: { default: 'center' },
    caption: { default: '' },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'figure[data-picture]', getAttrs: (element) => readFigure(element) }],
  renderHTML({ node }) {
    const { picture, width, align, caption, alt } = node.attrs;
    const figure = { 'data-picture': picture, 'data-width': width, 'data-align': align };
    return ['figure', figure, ['img', { src: letterPictureAddress(picture), alt, 'data-width': width }], ['figcaption', {}, caption]];
  },
});

/** A picture copied from a letter; false for any other figure. */
function readFigure(element: HTMLElement) {
  const { picture = '', width, align } = element.dataset;
  if (!/^[0-9a-f]{64}$/.test(picture)) return false;
  const text = (found: string | null | undefined) => (found ?? '').slice(0, 300);
  const alt = text(element.querySelector('img')?.getAttribute('alt'));
  return { picture, width: Number(width) || 100, align: align ?? 'center', caption: text(element.querySelector('figcaption')?.textContent), alt };
}

export const pictureNode = ({ kind: type, ...attrs }: PictureBlock): JSONContent => ({ type, attrs });

/** Reads a picture of the editor; nothing where it names none. */
export function pictureOf({ attrs = {} }: JSONContent): PictureBlock[] {
  const picture = String(attrs.picture ?? '');
  if (!/^[0-9a-f]{64}$/.test(picture)) return [];
  const width = Math.max(10, Math.min(100, Math.round(Number(attrs.width)) || 100));
  const align = cellAligns.find((one) => one === attrs.align) ?? 'center';
  const words = (text: unknown) => String(text ?? '').slice(0, 300);
  return [{ kind: 'picture', picture, width, align, caption: words(attrs.caption), alt: words(attrs.alt) }];
}
