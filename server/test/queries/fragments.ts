import {
  type CallExpression,
  type Expression,
  isArrayLiteralExpression,
  isArrowFunction,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
  type TemplateLiteral,
} from 'typescript/unstable/ast';
import {
  isAsExpression,
  isBindingElement,
  isNonNullExpression,
  isParenthesizedExpression,
  isSatisfiesExpression,
  isSpreadElement,
} from 'typescript/unstable/ast/is';
import { type Checker, type Project, SymbolFlags, type Symbol as TypeSymbol } from 'typescript/unstable/sync';

/** The binding of a parameter while a function body is read: its argument, and the bindings of the argument's own names. */
interface Bound {
  node: Node;
  names: Names;
}
type Names = ReadonlyMap<number, Bound>;

/** An assembled statement: its text, the number of its values, and the parts that could not be read. */
export interface Statement {
  text: string;
  values: number;
  unread: string[];
}

export type Side = 'whenTrue' | 'whenFalse';

class Unreadable extends Error {}

const propertyName = (node: Node) => (node as unknown as { name?: { text?: string } }).name?.text;

/** Assembles statements from the templates of the code, without running it. */
export class Fragments {
  private readonly checker: Checker;
  private statement: Statement = { text: '', values: 0, unread: [] };
  /** The chosen branch of conditions. */
  private side: Side = 'whenTrue';
  /** The replacement for an unreadable part. */
  private instead = '';
  private depth = 0;

  constructor(private readonly project: Project) {
    this.checker = project.checker;
  }

  /** The statement of a template; conditional parts use their first or second branch. */
  read(template: TemplateLiteral, side: Side, instead: string): Statement {
    this.statement = { text: '', values: 0, unread: [] };
    this.side = side;
    this.instead = instead;
    this.statement.text = this.textOf(template, new Map());
    return this.statement;
  }

  private textOf(template: TemplateLiteral, names: Names): string {
    if (isNoSubstitutionTemplateLiteral(template)) return template.text;
    return template.head.text + template.templateSpans.map((span) => this.partOf(span.expression, names) + span.literal.text).join('');
  }

  /** A fragment if the expression is one, otherwise the next value. */
  private partOf(expression: Expression, names: Names): string {
    // A parameter's type may be wider than its argument's.
    const bound = isIdentifier(expression) ? this.boundTo(expression, names) : undefined;
    if (bound) return this.partOf(bound.node as Expression, bound.names);
    const type = this.checker.getTypeAtLocation(expression);
    const isFragment = type !== undefined && this.checker.getPropertyOfType(type, 'toOperationNode') !== undefined;
    if (!isFragment) return this.value();
    try {
      return this.fragment(expression, names);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.statement.unread.push(error.message);
      return this.instead;
    }
  }

  private value(): string {
    this.statement.values += 1;
    return `$${this.statement.values}`;
  }

  private fragment(node: Node, names: Names): string {
    this.depth += 1;
    try {
      if (this.depth > 60) throw new Unreadable('too deep');
      return this.fragmentOf(this.valueNode(node, names));
    } finally {
      this.depth -= 1;
    }
  }

  private fragmentOf({ node, names }: Bound): string {
    if (isTaggedTemplateExpression(node)) return this.textOf(node.template, names);
    if (isCallExpression(node)) return this.call(node, names);
    throw new Unreadable(node.getText());
  }

  private call(node: CallExpression, names: Names): string {
    const called = node.expression.getText();
    const [first, second] = node.arguments;
    if (called === 'sql.lit' || called === 'sql.val') return this.value();
    if (called === 'sql.join' && first) return this.join(first, second, names);
    if (first && /^sql\.(raw|ref|id|table)$/.test(called)) {
      const text = this.string(first, names);
      return called === 'sql.raw'
        ? text
        : text
            .split('.')
            .map((part) => `"${part}"`)
            .join('.');
    }
    const result = this.resultOf(node, names);
    if (!result) throw new Unreadable(node.getText());
    return this.fragment(result.node, result.names);
  }

  private join(first: Node, second: Node | undefined, names: Names): string {
    const list = this.valueNode(first, names);
    const between = second ? this.fragment(second, names) : ', ';
    if (isArrayLiteralExpression(list.node)) return this.elements(list.node.elements, list.names).join(between);
    // For a mapped list that is not a literal, one element represents all.
    const made = isCallExpression(list.node) && isPropertyAccessExpression(list.node.expression) && list.node.expression.name.text === 'map';
    const [each] = made ? (list.node as CallExpression).arguments : [];
    if (each && isArrowFunction(each) && !isBlock(each.body)) return this.partOf(each.body, list.names);
    const type = this.checker.getTypeAtLocation(first);
    if (type && this.checker.typeToString(type).match(/^(readonly )?(number|string)\[\]$/)) return this.value();
    throw new Unreadable(first.getText());
  }

  private elements(elements: readonly Expression[], names: Names): string[] {
    return elements.flatMap((element) => {
      if (!isSpreadElement(element)) return [this.partOf(element, names)];
      const spread = this.valueNode(element.expression, names);
      if (!isArrayLiteralExpression(spread.node)) throw new Unreadable(element.getText());
      return this.elements(spread.node.elements, spread.names);
    });
  }

  /** The result expression of a call: the function body with its parameters bound. */
  private resultOf(node: CallExpression, names: Names): Bound | null {
    const { node: callee, names: around } = this.valueNode(node.expression, names);
    if (!isArrowFunction(callee) && !isFunctionDeclaration(callee)) return null;
    const bound = new Map(around);
    callee.parameters.forEach((parameter, index) => {
      const given = node.arguments[index] ?? parameter.initializer;
      if (given) this.bind(parameter.name, { node: given, names }, bound);
    });
    if (!callee.body) return null;
    if (!isBlock(callee.body)) return { node: callee.body, names: bound };
    const returned = callee.body.statements.filter(isReturnStatement);
    const [last] = returned;
    return returned.length === 1 && last?.expression ? { node: last.expression, names: bound } : null;
  }

  private bind(name: Node, given: Bound, bound: Map<number, Bound>): void {
    if (isIdentifier(name)) {
      const symbol = this.checker.getSymbolAtLocation(name);
      if (symbol) bound.set(symbol.id, given);
    }
    if (!isObjectBindingPattern(name)) return;
    for (const element of name.elements) {
      const wanted = element.propertyName?.getText() ?? element.name?.getText();
      const member = wanted && this.member(given, wanted);
      if (member && element.name) this.bind(element.name, member, bound);
    }
  }

  private member(object: Bound, wanted: string | null): Bound | null {
    const { node, names } = this.valueNode(object.node, object.names);
    if (!isObjectLiteralExpression(node)) return null;
    const found = node.properties.find((property) => wanted === null || propertyName(property) === wanted);
    if (found && isPropertyAssignment(found)) return { node: found.initializer, names };
    return found && isShorthandPropertyAssignment(found) ? { node: found.name, names } : null;
  }

  /** Resolves an expression through names, conditions and members to a template, call, function or literal. */
  private valueNode(node: Node, names: Names): Bound {
    if (isParenthesizedExpression(node) || isAsExpression(node) || isNonNullExpression(node) || isSatisfiesExpression(node)) {
      return this.valueNode(node.expression, names);
    }
    if (isConditionalExpression(node)) return this.valueNode(node[this.side], names);
    if (isIdentifier(node)) return this.named(node, names);
    if (isPropertyAccessExpression(node) || isElementAccessExpression(node)) {
      const wanted = isPropertyAccessExpression(node) ? node.name.getText() : null;
      const member = node.expression.getText() === 'sql' ? null : this.member({ node: node.expression, names }, wanted);
      return member ? this.valueNode(member.node, member.names) : { node, names };
    }
    return { node, names };
  }

  private boundTo(node: Node, names: Names): Bound | undefined {
    const symbol = this.symbolOf(node);
    return symbol && names.get(symbol.id);
  }

  private named(node: Node, names: Names): Bound {
    const symbol = this.symbolOf(node);
    const bound = symbol && names.get(symbol.id);
    if (bound) return this.valueNode(bound.node, bound.names);
    const declared = symbol?.valueDeclaration?.resolve(this.project);
    if (!declared) return { node, names };
    if (isFunctionDeclaration(declared)) return { node: declared, names };
    if (isVariableDeclaration(declared) && declared.initializer && isIdentifier(declared.name)) return this.valueNode(declared.initializer, names);
    if (isBindingElement(declared) || isParameterDeclaration(declared)) return { node, names };
    return { node, names };
  }

  private symbolOf(node: Node): TypeSymbol | undefined {
    const shorthand = node.parent && isShorthandPropertyAssignment(node.parent) ? this.checker.getShorthandAssignmentValueSymbol(node.parent) : undefined;
    const symbol = shorthand ?? this.checker.getSymbolAtLocation(node);
    // An imported name resolves to its target.
    const isAlias = symbol && (symbol.flags & SymbolFlags.Alias) !== 0;
    return isAlias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** A string literal, or a concatenation of literals. */
  private string(from: Node, names: Names): string {
    const { node, names: around } = this.valueNode(from, names);
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (isTemplateExpression(node)) return node.head.text + node.templateSpans.map((span) => this.string(span.expression, around) + span.literal.text).join('');
    if (isCallExpression(node)) {
      const result = this.resultOf(node, around);
      if (result) return this.string(result.node, result.names);
    }
    const one = this.oneText(node);
    if (one === null) throw new Unreadable(from.getText());
    return one;
  }

  /** One of the texts that the expression's type allows. */
  private oneText(node: Node): string | null {
    const type = this.checker.getTypeAtLocation(node);
    const members = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : [];
    const [first] = members;
    return first?.isStringLiteralType() ? String(first.value) : null;
  }
}
