import { nodesOf, parseCode } from './syntax.mjs';

/** The key of a class in code: `list-tools` is `listTools`. */
export const keyOf = (name) => name.replace(/-+([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase());

const classes = (selector) => [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name);

const hides = (declaration) => /^overflow(-[xy])?:.*\bhidden\b/.test(declaration);
const isCutText = (declaration) => /^(text-overflow|-webkit-line-clamp|clip-path):/.test(declaration);

/**
 * What a style sheet says: the classes that its selectors name, those of other modules that it reaches for (`:global(.queue__row)`), those that it gives
 * their look (`.row {`, on all screens), once for each time, the sheets that are parts of it, and the boxes that hide what stands out of them, other
 * than cut lines and text for screen readers.
 */
export function readSheet(css) {
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/(["'])(?:(?!\1).)*\1/gs, (text) => (/\.css.$/.test(text) ? text : '""'));
  const named = new Set();
  const reached = new Set();
  const looks = [];
  const hiding = [];
  const open = [];
  const declared = [];
  for (const [, before = '', brace] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const selector = before.trim();
    if (brace !== '{') declared.at(-1)?.push(selector);
    if (brace === '}') {
      const hidden = open.pop();
      const all = declared.pop() ?? [];
      if (all.some(hides) && !all.some(isCutText)) hiding.push(hidden);
    }
    if (brace !== '{') continue;
    open.push(selector);
    declared.push([]);
    if (selector.startsWith('@') || open.some((one) => /^@(-webkit-)?keyframes/.test(one))) continue;
    for (const [, inside] of selector.matchAll(/:global\(([^)]*)\)/g)) for (const name of classes(inside)) reached.add(name);
    for (const name of classes(selector.replace(/:global\([^)]*\)/g, ''))) named.add(name);
    if (!open.some((one) => /^@(media|supports|container)/.test(one))) looks.push(...(/^\.([\w-]+)$/.exec(selector)?.slice(1) ?? []));
  }
  return { named, reached, looks, hiding, parts: [...plain.matchAll(/@import ['"](\.[^'"]+)['"]/g)].map(([, path]) => path) };
}

const isSheet = (source) => source.endsWith('.module.css');
const isClassName = (name) => /^(className|[a-z]\w*ClassName)$/.test(name);

/** The texts in a value of class names, without compared or looked-up ones. */
function* textsIn(node) {
  if (node?.type === 'StringLiteral' && node.value.trim() !== '') yield node;
  if (node?.type === 'TemplateLiteral') yield node;
  if (node?.type === 'JSXExpressionContainer' || node?.type === 'ParenthesisExpression') yield* textsIn(node.expression);
  if (node?.type === 'ConditionalExpression') yield* [...textsIn(node.consequent), ...textsIn(node.alternate)];
  if (node?.type === 'BinaryExpression' && ['&&', '||', '??'].includes(node.operator)) yield* textsIn(node.right);
  if (node?.type === 'CallExpression' && node.callee.value === 'clsx') for (const { expression } of node.arguments) yield* textsIn(expression);
}

const asks = new Set(['querySelector', 'querySelectorAll', 'closest', 'matches']);

/** Whether elements are looked for by a class that is written out. */
const asksForClass = ({ callee, arguments: [first] }) =>
  asks.has(callee.property?.value) && first?.expression.type === 'StringLiteral' && /\.[a-zA-Z]/.test(first.expression.value);

/** How one file of code uses classes: of which module which key, computed keys, and texts that stand where a class of a module is meant. */
export function readClassNames(path, code) {
  const { body, lineOf } = parseCode(path, code);
  const modules = new Map();
  const uses = [];
  const computed = [];
  const texts = [];
  for (const node of nodesOf(body)) {
    if (node.type === 'ImportDeclaration' && isSheet(node.source.value)) for (const { local } of node.specifiers) modules.set(local.value, node.source.value);
    if (node.type === 'MemberExpression' && modules.has(node.object.value)) {
      const use = { sheet: modules.get(node.object.value), line: lineOf(node.span) };
      if (node.property.type === 'Computed') computed.push(use);
      else uses.push({ ...use, key: node.property.value });
    }
    if (node.type === 'JSXAttribute' && isClassName(node.name.value ?? '')) for (const text of textsIn(node.value)) texts.push(lineOf(text.span));
    if (node.type === 'CallExpression' && asksForClass(node)) texts.push(lineOf(node.span));
  }
  return { uses, computed, texts };
}
