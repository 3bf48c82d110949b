import { type Context, diag, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { withTimeout } from '../../lib/async/with-timeout.ts';
import type { Clock } from '../../lib/clock.ts';
import type { WorkSpan } from '../current-work.ts';
import { normaliseStatement } from '../performance/normalise-statement.ts';
import type { Tracing } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

interface Options extends TracingSettings {
  /** Continues the traces of `traceparent` headers: those of our own proxies. A visitor could have all requests traced. */
  continuesTraces: boolean;
  release: string;
}

/** Statements of one request or job that get a span; the last attribute of its span counts the others. */
const MAX_STATEMENTS = 500;

/** How long closing waits for the last batch. */
const CLOSE_TIMEOUT_MS = 3_000;

const getHeader = {
  get: (headers: Record<string, unknown>, name: string) => headers[name] as string | undefined,
  keys: (headers: Record<string, unknown>) => Object.keys(headers),
};

/**
 * Sends traces over OTLP (JSON over HTTP) in batches. When the collector does not answer, spans are dropped and the log
 * says so. Headers such as a key are read from `OTEL_EXPORTER_OTLP_HEADERS` by the exporter.
 */
export function openTelemetry(
  { url, serviceName, ratio, continuesTraces, release }: Options,
  clock: Clock,
  log: FastifyBaseLogger,
): Tracing {
  const warn = (reason: string) => log.warn({ reason }, 'traces cannot be sent');
  const ignore = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { suppressOverrideMessage: true },
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': release }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('aarambh');
  const propagator = new W3CTraceContextPropagator();

  function asWork(span: Span, parent: Context): WorkSpan {
    const context = trace.setSpan(parent, span);
    let statements = 0;
    return {
      recordStatement({ text, ms }) {
        statements += 1;
        if (!span.isRecording() || statements > MAX_STATEMENTS) return;
        const endedAt = clock.now().getTime();
        const statement = normaliseStatement(text);
        const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
        const name = statement.split(' ', 1)[0] ?? '';
        tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: endedAt - ms, attributes }, context).end(endedAt);
      },
      end({ status, error }) {
        if (statements > MAX_STATEMENTS) span.setAttribute('aarambh.statements_left_out', statements - MAX_STATEMENTS);
        if (status !== undefined) span.setAttribute('http.response.status_code', status);
        if (error !== undefined || (status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(clock.now().getTime());
      },
    };
  }

  return {
    startRequest({ method, route, requestId, headers }) {
      const parent = continuesTraces ? propagator.extract(ROOT_CONTEXT, headers, getHeader) : ROOT_CONTEXT;
      const attributes = { 'http.request.method': method, 'http.route': route, 'aarambh.request_id': requestId };
      const startTime = clock.now().getTime();
      return asWork(
        tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, startTime, attributes }, parent),
        parent,
      );
    },
    startJob: (name) =>
      asWork(tracer.startSpan(`job ${name}`, { startTime: clock.now().getTime() }, ROOT_CONTEXT), ROOT_CONTEXT),
    async close() {
      await withTimeout(provider.shutdown(), CLOSE_TIMEOUT_MS, () => undefined).catch((error: Error) =>
        warn(error.message),
      );
    },
  };
}
