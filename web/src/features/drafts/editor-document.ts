import type { RichText, Run, TextBlock } from '@sarabun/contract/drafts/rich-text';
import type { JSONContent } from '@tiptap/core';

const isItem = ({ kind, level }: TextBlock) => kind === 'numbered' || kind === 'bullet' || level > 0;
const listOf = ({ kind }: TextBlock) => (kind === 'bullet' ? 'bulletList' : 'orderedList');
const levelOf = ({ level }: TextBlock) => Math.max(1, level);

/** Converts a body to the editor's tree: items of one level form a list, deeper ones are within the item before them. */
export function toEditor(body: RichText): JSONContent {
  const content: JSONContent[] = [];
  let at = 0;
  while (at < body.length) {
    const block = body[at] as TextBlock;
    if (isItem(block)) {
      const [list, next] = listFrom(body, at, 1);
      content.push(list);
      at = next;
    } else {
      content.push(block.kind === 'heading' ? { type: 'heading', attrs: { level: 2 }, ...words(block) } : paragraph(block));
      at++;
    }
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function listFrom(body: RichText, from: number, level: number): [list: JSONContent, next: number] {
  const type = listOf(body[from] as TextBlock);
  const items: JSONContent[] = [];
  let at = from;
  while (at < body.length) {
    const block = body[at] as TextBlock;
    if (!isItem(block) || levelOf(block) < level) break;
    const last = items.at(-1);
    if (levelOf(block) > level) {
      const [list, next] = listFrom(body, at, level + 1);
      if (last) last.content?.push(list);
      else items.push({ type: 'listItem', content: [{ type: 'paragraph' }, list] });
      at = next;
    } else if (block.kind === 'paragraph' && last) {
      last.content?.push(paragraph(block));
      at++;
    } else if (listOf(block) !== type && block.kind !== 'paragraph') break;
    else {
      items.push({ type: 'listItem', content: [paragraph(block)] });
      at++;
    }
  }
  return [{ type, content: items }, at];
}

const paragraph = (block: TextBlock): JSONContent => ({ type: 'paragraph', ...words(block) });
const words = ({ runs }: TextBlock): JSONContent =>
  runs.length === 0 ? {} : { content: runs.map(({ text, bold, underline }) => ({ type: 'text', text, ...marked({ bold, underline }) })) };
const marked = ({ bold, underline }: Omit<Run, 'text'>) => {
  const marks = [...(bold ? [{ type: 'bold' }] : []), ...(underline ? [{ type: 'underline' }] : [])];
  return marks.length > 0 ? { marks } : {};
};

/**
 * Converts the editor's tree to a body; only supported content is taken, up to the third level of items. Empty paragraphs at the end are
 * left out.
 */
export function fromEditor(editor: JSONContent): RichText {
  const body = (editor.content ?? []).flatMap((node) => blocksOf(node, 0));
  while (body.length > 0 && body.at(-1)?.runs.length === 0) body.pop();
  return body;
}

function blocksOf(node: JSONContent, level: number): TextBlock[] {
  if (node.type === 'paragraph') return [{ kind: 'paragraph', level, runs: runsOf(node) }];
  if (node.type === 'heading') return [{ kind: 'heading', level: 0, runs: runsOf(node) }];
  if (node.type !== 'bulletList' && node.type !== 'orderedList') return [];
  const kind = node.type === 'bulletList' ? 'bullet' : 'numbered';
  const own = Math.min(3, level + 1);
  return (node.content ?? []).flatMap((item) =>
    (item.content ?? []).flatMap((inner, index): TextBlock[] =>
      index === 0 && inner.type === 'paragraph' ? [{ kind, level: own, runs: runsOf(inner) }] : blocksOf(inner, own),
    ),
  );
}

function runsOf(node: JSONContent): Run[] {
  return (node.content ?? []).flatMap(({ type, text, marks = [] }): Run[] => {
    if (type !== 'text' || !text) return [];
    const has = (name: string) => marks.some((mark) => mark.type === name);
    return [{ text, ...(has('bold') && { bold: true }), ...(has('underline') && { underline: true }) }];
  });
}
