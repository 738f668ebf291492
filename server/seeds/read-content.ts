import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';

const folder = join(import.meta.dirname, 'content');

/** Reads a file of `content/`. Problems are reported with file, line and column. */
export function readContent<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  return parseContent(`content/${file}`, readFileSync(join(folder, file), 'utf8'), schema);
}

/** Parses YAML and checks it against its schema; throws one error that lists every problem with its position. */
export function parseContent<S extends z.ZodType>(file: string, text: string, schema: S): z.output<S> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const report = (faults: readonly { offset: number; says: string }[]) => {
    const lines = faults.map(({ offset, says }) => {
      const { line, col } = lineCounter.linePos(offset);
      return `${file}:${line}:${col} ${says}`;
    });
    return new Error(lines.join('\n'));
  };
  const unreadable = [...document.errors, ...document.warnings];
  if (unreadable.length > 0) throw report(unreadable.map(({ pos, message }) => ({ offset: pos[0], says: message })));
  const { success, data, error } = schema.safeParse(document.toJS());
  if (success) return data;
  throw report(error.issues.map((issue) => ({ offset: offsetOf(document, issue), says: `${issue.path.join('.')}: ${issue.message}` })));
}

/** The position of an issue: the faulty value, the unknown key or, for a missing value, its parent. */
function offsetOf(document: Document, issue: z.core.$ZodIssue): number {
  for (let depth = issue.path.length; depth >= 0; depth--) {
    const node = document.getIn(issue.path.slice(0, depth), true);
    if (!isNode(node)) continue;
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return beginOf((unknown !== undefined && keyOf(node, unknown)) || node);
  }
  return 0;
}

const keyOf = (node: Node, name: string) => (isMap(node) ? node.items.map(({ key }) => key).find((key) => isScalar(key) && key.value === name) : undefined);

const beginOf = (node: unknown) => (isNode(node) && node.range ? node.range[0] : 0);
