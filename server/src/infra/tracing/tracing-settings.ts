import { z } from 'zod';

/** Settings of tracing, from the environment variables that OpenTelemetry names; undefined without an endpoint. */
export const tracingSettings = z
  .object({
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be a URL' }).optional(),
    OTEL_SERVICE_NAME: z.string().default('aarambh'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number('must be a number')
      .min(0, 'must be 0 or more')
      .max(1, 'must be 1 or less')
      .default(1),
  })
  .transform(({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName, ...env }) =>
    endpoint === undefined
      ? undefined
      : { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, serviceName, ratio: env.OTEL_TRACES_SAMPLER_ARG },
  );

/** Where traces are sent, under which name, and the part of the requests and jobs that is traced, 0 to 1. */
export type TracingSettings = NonNullable<z.infer<typeof tracingSettings>>;
