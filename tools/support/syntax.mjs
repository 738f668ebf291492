import { parseSync } from '@swc/core';

/** How a piece of text stands in the syntax tree, and what it says. A comment is no part of the tree. */
const textOf = {
  Identifier: (node) => ({ kind: 'identifier', value: node.value }),
  StringLiteral: (node) => ({ kind: 'text', value: node.value }),
  TemplateElement: (node) => ({ kind: 'text', value: node.raw }),
  JSXText: (node) => ({ kind: 'text', value: node.value }),
  TaggedTemplateExpression: (node) => ({ kind: 'tag', value: node.tag.value }),
  MemberExpression: (node) => ({ kind: 'member', value: node.object.value, property: node.property.value }),
  NewExpression: (node) => ({ kind: node.arguments?.length ? 'new' : 'newEmpty', value: node.callee.value }),
};

const importOf = {
  ImportDeclaration: (node) => node.source.value,
  ExportNamedDeclaration: (node) => node.source?.value,
  ExportAllDeclaration: (node) => node.source.value,
  TsImportType: (node) => node.argument.value,
  CallExpression: (node) => (node.callee.type === 'Import' ? node.arguments[0]?.expression.value : undefined),
};

const tagOfSql = 'sql';
/** The templates that hold SQL: sql`…` and sql.raw(`…`). */
const sqlOf = {
  TaggedTemplateExpression: (node) => (node.tag.value === tagOfSql ? node.template : undefined),
  CallExpression: (node) =>
    node.callee.object?.value === tagOfSql && node.arguments[0]?.expression.type === 'TemplateLiteral' ? node.arguments[0].expression : undefined,
};

/** The nodes of a syntax tree, each once, parents first. */
export function* nodesOf(value) {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (value && typeof value === 'object') {
    if (typeof value.type === 'string') yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

/** The syntax tree of one file, and the line of a place in it. `path` only tells the dialect. Throws where the file cannot be parsed. */
export function parseCode(path, code) {
  const { body } = parseSync(
    code,
    path.endsWith('.mjs') ? { syntax: 'ecmascript', target: 'es2022' } : { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' },
  );
  // The parser counts bytes from 1.
  const bytes = Buffer.from(code);
  return { body, bytes, lineOf: (span) => bytes.subarray(0, span.start - 1).filter((byte) => byte === 10).length + 1 };
}

/**
 * What the code of one file says: its names and texts with their lines, the members of its types, the modules it imports, in
 * whatever way it does, and its templates of SQL with the place where each begins. `path` only tells the dialect. Throws where
 * the file cannot be parsed.
 */
export function readCode(path, code) {
  const { body, bytes, lineOf: lineAt } = parseCode(path, code);
  const words = [];
  const members = [];
  const imports = [];
  const templates = [];
  for (const node of nodesOf(body)) {
    const imported = importOf[node.type]?.(node);
    if (imported) imports.push(imported);
    if (node.type === 'TsPropertySignature') members.push({ value: node.key.value, line: () => lineAt(node.span) });
    const template = sqlOf[node.type]?.(node);
    if (template) {
      const [before, text] = [bytes.subarray(0, template.span.start - 1), bytes.subarray(template.span.start - 1, template.span.end - 1)];
      templates.push({ line: lineAt(template.span), column: before.subarray(before.lastIndexOf(10) + 1).toString().length, text: text.toString() });
    }
    const word = textOf[node.type]?.(node);
    if (word?.value) words.push({ ...word, line: () => lineAt(node.span) });
  }
  return { words, members, imports, templates };
}
