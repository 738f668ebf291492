import { joinedPlaces } from '@sarabun/contract/values/kept-together';
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import ui from './styles/ui.module.css';

/**
 * Shows its content with dates, numbers with what they count, and names kept on one line. It handles plain elements, not components, which
 * have their own texts.
 */
export function Kept({ children }: { children: ReactNode }): ReactNode {
  return Children.map(children, kept);
}

function kept(node: ReactNode): ReactNode {
  if (typeof node === 'string') return <KeptText text={node} />;
  if (!isValidElement(node) || !(typeof node.type === 'string' || node.type === Fragment)) return node;
  const element = node as ReactElement<{ children?: ReactNode }>;
  return element.props.children === undefined ? element : cloneElement(element, undefined, ...(Children.map(element.props.children, kept) ?? []));
}

function KeptText({ text }: { text: string }) {
  return partsOf(text).map(({ at, part, whole }) =>
    whole ? (
      <span key={at} className={ui.whole}>
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}

interface Part {
  at: number;
  part: string;
  whole: boolean;
}

/** Lists show the same names repeatedly. */
const known = new Map<string, Part[]>();
const maxKnown = 2000;

function partsOf(text: string): Part[] {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= maxKnown) known.clear();
  const parts = cut(text);
  known.set(text, parts);
  return parts;
}

function cut(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const push = (to: number, whole: boolean) => {
    if (to > at) parts.push({ at, part: text.slice(at, to), whole });
    at = Math.max(at, to);
  };
  for (const { from, to } of joinedPlaces(text)) {
    push(from, false);
    push(to, true);
  }
  push(text.length, false);
  return parts;
}
