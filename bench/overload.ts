import autocannon from 'autocannon';
import { type ChildServer, startServer } from './child-server.ts';
import { percentile } from './measure.ts';
import { type Figure, ms, perSecond } from './report.ts';

const CLIENTS_AT_EASE = 8;
/** Enough that a late answer keeps nobody from asking at the rate set. */
const CLIENTS_IN_A_CROWD = 400;
const SECONDS = 10;
/** The crowd gathers first: to make its connections and requests keeps the asking process itself from hearing answers. */
const GATHERING_MS = 2_000;
const LIMIT_MS = 500;

/** Asks at twice the rate at which a few clients are answered, and tells what those let in and those refused got. */
async function crowd(server: ChildServer, paths: string[]): Promise<Figure[]> {
  await server.load(paths, CLIENTS_AT_EASE, 3);
  const capacity = await server.load(paths, CLIENTS_AT_EASE, 4);
  const times: number[] = [];
  let refused = 0;
  let wrong = 0;
  const began = performance.now();
  const options: autocannon.Options = {
    url: server.url,
    connections: CLIENTS_IN_A_CROWD,
    overallRate: Math.round(capacity * 2),
    duration: SECONDS,
    requests: paths.map((path) => ({
      path,
      onResponse: (status, _body, _context, headers) => {
        if (status === 503 && (headers as Record<string, string>)['retry-after']) refused += 1;
        else if (status !== 200) wrong += 1;
      },
    })),
  };
  await new Promise<void>((done, fail) => {
    const asking = autocannon(options, (error) => (error ? fail(error) : done()));
    asking.on('response', (_client, status, _bytes, time) => {
      if (status === 200 && performance.now() - began > GATHERING_MS) times.push(time);
    });
  });
  const p99 = percentile(times, 0.99);
  const served = times.length / (SECONDS - GATHERING_MS / 1_000);
  return [
    {
      what: 'twice the load: served within',
      value: `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(p99)}`,
      limit: `p99 < ${LIMIT_MS} ms`,
      pass: p99 < LIMIT_MS,
    },
    {
      what: 'twice the load: still served',
      value: `${perSecond(served)} of ${perSecond(capacity * 2)} asked`,
      limit: `${perSecond(capacity)} at ease`,
    },
    {
      what: 'twice the load: the rest',
      value: `${refused} × 503 with Retry-After, ${wrong} × anything else`,
      limit: 'nothing else',
      pass: wrong === 0,
    },
  ];
}

/**
 * What a server does with twice the searches it can answer.
 * @param env where its database and data are
 */
export async function measureOverload(env: Record<string, string>, paths: string[]): Promise<Figure[]> {
  const server = await startServer('serve.ts', { ...env, RATE_LIMIT: 'off', DEMO: 'off', LOG_LEVEL: 'silent' });
  try {
    return await crowd(server, paths);
  } finally {
    await server.stop();
  }
}
