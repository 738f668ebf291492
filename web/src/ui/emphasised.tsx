import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Kept } from './kept';

const kept: Record<string, 'b' | 'i' | 'br'> = { B: 'b', STRONG: 'b', I: 'i', EM: 'i', BR: 'br' };
const dropped = ['SCRIPT', 'STYLE', 'TEMPLATE'];

/** Shows a text with emphasis. Of the HTML only bold, italic and line breaks are kept; everything else becomes plain text. */
export function Emphasised({ html }: { html: string }) {
  return useMemo(() => createElement(Fragment, null, ...nodesOf(new DOMParser().parseFromString(html, 'text/html').body)), [html]);
}

function nodesOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, shown);
}

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return createElement(Kept, null, node.textContent);
  if (dropped.includes(node.nodeName)) return null;
  const tag = kept[node.nodeName] ?? Fragment;
  return tag === 'br' ? createElement(tag) : createElement(tag, null, ...nodesOf(node));
}
