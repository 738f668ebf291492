import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from './body-editor.module.css';

interface Match {
  from: number;
  to: number;
}

interface Finding {
  query: string;
  matches: readonly Match[];
  /** The index of the match that is shown. */
  at: number;
}

/** A text as it is compared: ๑ and 1 are alike, and so are large and small letters. It keeps its length. */
const folded = (text: string) => toArabicDigits(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Signs that belong to the consonant before them: a match does not end before one. */
const joins = /^[ัิ-ฺ็-๎]/u;

/** Where a text stands in a document; words of different looks count as one text, paragraphs do not. */
export function matchesIn(document: Node, query: string): Match[] {
  const sought = folded(query);
  if (sought === '') return [];
  const matches: Match[] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = folded(node.textBetween(0, node.content.size, undefined, '\ufffc'));
    for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + sought.length)) {
      const end = at + sought.length;
      if (!joins.test(text.slice(end))) matches.push({ from: position + 1 + at, to: position + 1 + end });
    }
    return false;
  });
  return matches;
}

const key = new PluginKey<Finding>('finding');
const nothing: Finding = { query: '', matches: [], at: 0 };

/** Marks what is sought in the text, also while it is changed. */
export const FindInText = Extension.create({
  name: 'findInText',
  addProseMirrorPlugins: () => [
    new Plugin<Finding>({
      key,
      state: {
        init: () => nothing,
        apply(transaction, before, _old, { doc }) {
          const asked = transaction.getMeta(key) as { query?: string; at?: number } | undefined;
          if (!asked && !transaction.docChanged) return before;
          const query = asked?.query ?? before.query;
          const matches = query === before.query && !transaction.docChanged ? before.matches : matchesIn(doc, query);
          return { query, matches, at: Math.max(0, Math.min(asked?.at ?? before.at, matches.length - 1)) };
        },
      },
      props: {
        decorations(state) {
          const { matches, at } = findingOf(state);
          const marks = matches.map(({ from, to }, index) => Decoration.inline(from, to, { class: (index === at ? styles.foundNow : styles.found) ?? '' }));
          return DecorationSet.create(state.doc, marks);
        },
      },
    }),
  ],
});

export const findingOf = (state: EditorState): Finding => key.getState(state) ?? nothing;

/** Seeks a text, from the cursor on; an empty one seeks nothing. */
export function seek({ view }: Editor, query: string): void {
  const { from } = view.state.selection;
  const matches = matchesIn(view.state.doc, query);
  const next = matches.findIndex((match) => match.to > from);
  show(view, { query, at: Math.max(0, next) });
}

/** Goes to the next match or the one before, around the ends. */
export function step({ view }: Editor, by: 1 | -1): void {
  const { matches, at } = findingOf(view.state);
  if (matches.length > 0) show(view, { at: (at + by + matches.length) % matches.length });
}

/** Lets the match that is shown be seen. The focus stays where it is. */
function show(view: Editor['view'], asked: { query?: string; at?: number }): void {
  view.dispatch(view.state.tr.setMeta(key, asked));
  const { matches, at } = findingOf(view.state);
  const match = matches[at];
  if (!match) return;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, match.from, match.to)));
  const { node } = view.domAtPos(match.from);
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView?.({ block: 'nearest' });
}

/** Replaces the match that is shown, and goes to the next one. */
export function replaceOne({ view }: Editor, text: string): void {
  const { matches, at } = findingOf(view.state);
  const match = matches[at];
  if (!match) return;
  view.dispatch(replaced(view.state, match, text));
  // The text that was put in may hold what is sought.
  const behind = findingOf(view.state).matches.findIndex(({ from }) => from >= match.from + text.length);
  show(view, { at: Math.max(0, behind) });
}

/** Replaces every match in one step, which one press takes back; returns how many. */
export function replaceAll({ view }: Editor, text: string): number {
  const { matches } = findingOf(view.state);
  const { tr, schema } = view.state;
  for (const match of [...matches].reverse()) replaced({ tr, schema }, match, text);
  if (matches.length > 0) view.dispatch(tr);
  return matches.length;
}

/** The new text looks like the first letter of the old one. */
function replaced({ tr, schema }: Pick<EditorState, 'tr' | 'schema'>, { from, to }: Match, text: string) {
  if (text === '') return tr.delete(from, to);
  const marks = tr.doc.resolve(from).marksAcross(tr.doc.resolve(to)) ?? [];
  return tr.replaceWith(from, to, schema.text(text, marks));
}
