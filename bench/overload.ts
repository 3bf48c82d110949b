import autocannon from 'autocannon';
import { percentile } from './measure.ts';
import { type Figure, ms, perSecond } from './report.ts';
import { type ChildServer, startServer } from './servers/child-server.ts';

const SUSTAINABLE_CLIENTS = 8;
/** Enough connections that slow responses do not lower the offered rate. */
const OVERLOAD_CLIENTS = 400;
const SECONDS = 10;
/** Warm-up: opening the connections delays the load generator itself. */
const WARM_UP_MS = 2_000;
const LIMIT_MS = 500;

/** Sends twice the sustainable rate; reports the latency of admitted requests and the other replies. */
async function measure(server: ChildServer, paths: string[]): Promise<Figure[]> {
  await server.load(paths, SUSTAINABLE_CLIENTS, 3);
  const capacity = await server.load(paths, SUSTAINABLE_CLIENTS, 4);
  const times: number[] = [];
  let rejected = 0;
  let wrong = 0;
  const began = performance.now();
  const options: autocannon.Options = {
    url: server.url,
    connections: OVERLOAD_CLIENTS,
    overallRate: Math.round(capacity * 2),
    duration: SECONDS,
    requests: paths.map((path) => ({
      path,
      onResponse: (status, _body, _context, headers) => {
        if (status === 503 && (headers as Record<string, string>)['retry-after']) rejected += 1;
        else if (status !== 200) wrong += 1;
      },
    })),
  };
  await new Promise<void>((done, fail) => {
    const generator = autocannon(options, (error) => (error ? fail(error) : done()));
    generator.on('response', (_client, status, _bytes, time) => {
      if (status === 200 && performance.now() - began > WARM_UP_MS) times.push(time);
    });
  });
  const p99 = percentile(times, 0.99);
  const served = times.length / (SECONDS - WARM_UP_MS / 1_000);
  return [
    {
      what: 'twice the load: latency of admitted requests',
      value: `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(p99)}`,
      limit: `p99 < ${LIMIT_MS} ms`,
      pass: p99 < LIMIT_MS,
    },
    {
      what: 'twice the load: throughput',
      value: `${perSecond(served)} of ${perSecond(capacity * 2)} offered`,
      limit: `${perSecond(capacity)} sustainable`,
    },
    {
      what: 'twice the load: other replies',
      value: `${rejected} × 503 with Retry-After, ${wrong} × other`,
      limit: 'only 503',
      pass: wrong === 0,
    },
  ];
}

/**
 * Behaviour at twice the sustainable search load.
 * @param env environment with database and data folder
 */
export async function measureOverload(env: Record<string, string>, paths: string[]): Promise<Figure[]> {
  const server = await startServer('serve.ts', { ...env, RATE_LIMIT: 'off', DEMO: 'off', LOG_LEVEL: 'silent' });
  try {
    return await measure(server, paths);
  } finally {
    await server.stop();
  }
}
