import { type CompiledQuery, type OperationNode, PostgresQueryCompiler, type QueryId, RawNode, type RootOperationNode, ValueNode } from 'kysely';

/** One part of the statements that begin alike. */
interface Part {
  next: Map<unknown, Part>;
  /** The text of the statement that ends here. */
  text: string | null;
}

const newPart = (): Part => ({ next: new Map(), text: null });

/** What stands before a part that is no template, so that neither is taken for the other. */
const parameter = Symbol('parameter');
const literal = Symbol('literal');
const fragments = Symbol('fragments');

const maxTexts = 5_000;

/**
 * Compiles a statement that is written as a template (`sql`) once for each way its parts are put together, and later only gathers its
 * parameters. The parts are known by their templates, which are the same objects in every run, so no text is put together and compared;
 * that took a twentieth of a read (docs/bench.md). Statements of the builder are compiled each time.
 */
export class CompileOnce extends PostgresQueryCompiler {
  private readonly first = newPart();
  private texts = 0;

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const parameters: unknown[] = [];
    const last = RawNode.is(node) ? this.follow(this.first, node, parameters) : null;
    if (last?.text) return { query: node, queryId, sql: last.text, parameters };
    const compiled = super.compileQuery(node, queryId);
    if (last) {
      last.text = compiled.sql;
      this.texts++;
    }
    return compiled;
  }

  /** Gathers the parameters in the order of the text; null for a statement with parts of another kind, and for one too many. */
  private follow(part: Part, node: OperationNode, parameters: unknown[]): Part | null {
    if (RawNode.is(node)) return this.followRaw(part, node, parameters);
    if (!ValueNode.is(node)) return null;
    if (!node.immediate) {
      parameters.push(node.value);
      return this.step(part, parameter);
    }
    if (typeof node.value === 'object' && node.value !== null) return null;
    return this.step(this.step(part, literal), node.value);
  }

  private followRaw(from: Part, { sqlFragments, parameters: nodes }: RawNode, parameters: unknown[]): Part | null {
    let part = this.stepOver(from, sqlFragments);
    for (const node of nodes) {
      if (!part) return null;
      part = this.follow(part, node, parameters);
    }
    return part;
  }

  private stepOver(from: Part, texts: readonly string[]): Part | null {
    if ('raw' in texts) return this.step(from, texts);
    let part = this.step(this.step(from, fragments), texts.length);
    for (const text of texts) part = this.step(part, text);
    return part;
  }

  private step(part: Part | null, by: unknown): Part | null {
    const known = part?.next.get(by);
    if (known || !part || this.texts >= maxTexts) return known ?? null;
    const made = newPart();
    part.next.set(by, made);
    return made;
  }
}
