import { hostname } from 'node:os';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../log';
import { within } from '../work/lifetime';
import { type SpanKind, type SpanStart, type Tracer, traceWith } from './tracing';

export interface TracingSettings {
  /** Base address of a collector that speaks OTLP over http; spans go to its /v1/traces. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** The share of traces that are recorded, from 0 to 1, where no proxy decided. */
  share: number;
  /** What this process is: the agency and the version. */
  resource: { agency: string; version: string };
}

export interface Tracing {
  /** Sends what waits, for at most this long. */
  close(ms: number): Promise<void>;
}

type ExportOutcome = Parameters<Parameters<SpanExporter['export']>[1]>[0];

/** Spans that wait while the collector is slow; further ones are dropped. */
const maxWaiting = 4096;
const batch = 512;
const sendEveryMs = 2000;
const sendTimeoutMs = 5000;

/** Traces from now on. Spans are sent in the background, so a collector that is slow or away costs spans, never a call. */
export async function openTracing({ endpoint, headers, share, resource }: TracingSettings, log: Log): Promise<Tracing> {
  // Loaded only here, so that they cost nothing where nothing is traced.
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = telling(new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: sendTimeoutMs, concurrencyLimit: 2 }), log);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'sarabun',
      'service.namespace': resource.agency,
      'service.version': resource.version,
      'service.instance.id': `${hostname()} ${process.pid}`,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        maxQueueSize: maxWaiting,
        maxExportBatchSize: batch,
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: sendTimeoutMs,
      }),
    ],
  });
  traceWith(tracerOver(api, provider.getTracer('sarabun')));
  return {
    async close(ms) {
      traceWith(null);
      await within(
        ms,
        provider.shutdown().catch(() => {}),
      );
    },
  };
}

type Api = typeof import('@opentelemetry/api');

function tracerOver({ ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace }: Api, inner: import('@opentelemetry/api').Tracer): Tracer {
  const kinds: Record<SpanKind, number> = { call: SpanKind.SERVER, work: SpanKind.INTERNAL, statement: SpanKind.CLIENT, job: SpanKind.CONSUMER };
  const contextOf = (parent: SpanStart['parent']) => {
    if (parent === null) return ROOT_CONTEXT;
    const [, traceId = '', spanId = '', flags = '00'] = (typeof parent === 'string' ? parent : parent.parent).split('-');
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
      isRemote: typeof parent === 'string',
    });
  };
  return {
    begin(name, { kind, facts = {}, parent }) {
      const span = inner.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceId,
        parent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        isRecorded: span.isRecording(),
        end: (outcome, failure) => {
          if (outcome) span.setAttributes({ ...outcome });
          if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure);
          span.end();
        },
      };
    },
  };
}

/** The same exporter; the log says once that the collector takes nothing, and once that it does again. */
function telling(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false;
  const heard = ({ code, error }: ExportOutcome) => {
    const failed = code !== 0;
    if (failed && !isAway) log.warn({ reason: error?.message }, 'the collector of traces takes nothing');
    if (!failed && isAway) log.info('the collector of traces is back');
    isAway = failed;
  };
  return {
    export: (spans: ReadableSpan[], done) =>
      exporter.export(spans, (outcome) => {
        heard(outcome);
        done(outcome);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
