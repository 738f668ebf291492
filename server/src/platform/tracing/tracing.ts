import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '../errors';

/** What a span tells besides its name: names, ids and codes, never content, values, tokens or who someone is. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type SpanKind = 'call' | 'work' | 'statement' | 'job';

export interface Span {
  readonly traceId: string;
  /** The span as others are told of it (W3C traceparent). */
  readonly parent: string;
  /** False where the trace was not chosen to be recorded. */
  readonly isRecorded: boolean;
  /** Ends the span. With `failure`, the name or code of an error, it counts as failed. */
  end(facts?: SpanFacts, failure?: string): void;
}

export interface SpanStart {
  kind: SpanKind;
  facts?: SpanFacts;
  /** The span that this is part of, here or elsewhere; null begins a trace. */
  parent: Span | string | null;
}

export interface Tracer {
  begin(name: string, start: SpanStart): Span;
}

let tracer: Tracer | null = null;
const spans = new AsyncLocalStorage<Span>();

/** From now on spans go to this tracer; with null there are none, and everything below costs one comparison. */
export function traceWith(next: Tracer | null): void {
  tracer = next;
}

/** The span that the present work is part of. */
export const currentSpan = (): Span | null => (tracer ? (spans.getStore() ?? null) : null);

/** The present span as it is stored with a job. */
export const currentParent = (): string | null => currentSpan()?.parent ?? null;

/** Begins a span that the caller ends; null where nothing is traced. */
export const beginSpan = (name: string, start: SpanStart): Span | null => tracer?.begin(name, start) ?? null;

/** Runs some work as part of this span, or as it is without one. */
export const asPartOf = <Result>(span: Span | null, work: () => Result): Result => (span ? spans.run(span, work) : work());

/** Runs some work as a part of the present trace; outside of one it leaves no span. */
export function inSpan<Result>(name: string, kind: SpanKind, work: () => Promise<Result>): Promise<Result> {
  const parent = currentSpan();
  return parent?.isRecorded ? spanning(beginSpan(name, { kind, parent }), work) : work();
}

/** Runs some work for the span that asked for it, which may have ended long ago in another process; without one it begins a trace. */
export function forParent<Result>(name: string, parent: string | null, facts: SpanFacts, work: () => Promise<Result>): Promise<Result> {
  return tracer ? spanning(tracer.begin(name, { kind: 'job', facts, parent }), work) : work();
}

async function spanning<Result>(span: Span | null, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await asPartOf(span, work);
    span?.end();
    return result;
  } catch (error) {
    if (error instanceof Refusal) span?.end({ 'sarabun.refusal': error.code });
    else span?.end({}, nameOfError(error));
    throw error;
  }
}

/** Its code or class. The message may have values in it. */
function nameOfError(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.constructor.name : 'unknown';
}
