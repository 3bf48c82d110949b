import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, summarise } from '../../bench/measure.ts';
import { type Figure, ms } from '../../bench/report.ts';
import { fill } from '../../bench/scratch-database.ts';
import { generateDemoPostings } from '../../server/src/demo/postings/generate-demo-postings.ts';
import { CACHED_PAGE, type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { exactly, type FaultScenario, type ScenarioEnvironment } from '../scenario.ts';
import { findFreePort } from './find-free-port.ts';
import { findInstalledProxies } from './installed-proxies.ts';
import { type LoadBalancer, type LoadBalancerKind, reverseProxy } from './reverse-proxy.ts';
import { type SteadyVisitors, startVisitors } from './steady-visitors.ts';

const VACANCIES = 200;
/** One instance is one process, the other a primary process with two workers. */
const FULL_SIZE: Load = { perSecond: 200, workers: [1, 2], isRateRequired: true };
/** Below this share of the rate the run has shown less than it states. */
const MIN_RATE_SHARE = 0.9;
const POLL_MS = 50;
const METRICS_KEY = 'a key of sixteen characters';

/** The visitors, and the number of workers of each instance. */
interface Load {
  perSecond: number;
  workers: [number, number];
  /** Not of a small run, which is part of the tests and must pass on a busy machine. */
  isRateRequired?: boolean;
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await wait(POLL_MS);
}

/** Whether an instance has answered requests of visitors since its start. */
async function hasServed(port: number): Promise<boolean> {
  const headers = { authorization: `Bearer ${METRICS_KEY}` };
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  const metrics = await reply.text();
  if (reply.status !== 200) throw new Error(`metrics cannot be read: ${reply.status}`);
  return /^http_request_duration_seconds_count{[^}]*searchvacancy[^}]*status="200"} [1-9]/im.test(metrics);
}

/** Restarts the instances behind a load balancer one after the other, while visitors continue until N requests were sent. */
async function restartAll(
  { context, databaseUrl }: ScenarioEnvironment,
  kind: LoadBalancerKind,
  { requests, perSecond, workers, isRateRequired = false }: Load & { requests: number },
  progress: (done: number) => void,
): Promise<Figure[]> {
  const settings = {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY_MS: String(kind.shutdownDelayMs),
    METRICS_KEY,
    APP_SECRET: context.config.appSecret ?? '',
  };
  const ports = [await findFreePort(), await findFreePort()];
  const start = (n: number) =>
    startServerProcess({ ...settings, PORT: String(ports[n]), WORKERS: String(workers[n]) }, CACHED_PAGE);
  const instances: ServerProcess[] = [];
  let balancer: LoadBalancer | undefined;
  let visitors: SteadyVisitors | undefined;
  try {
    for (const n of ports.keys()) instances.push(await start(n));
    balancer = await kind.start(ports);
    visitors = startVisitors(balancer.url, perSecond);
    const { sent } = visitors;
    const exits: number[] = [];
    for (const [n, port] of ports.entries()) {
      const share = ((n + 1) * requests) / (ports.length + 1);
      await until(() => {
        progress(Math.min(sent(), share));
        return sent() >= share;
      });
      const stopped = instances[n] as ServerProcess;
      const exit = once(stopped.child, 'exit');
      stopped.child.kill('SIGTERM');
      exits.push((await exit)[0] ?? -1);
      await stopped.cleanUp();
      instances[n] = await start(n);
      await until(() => hasServed(port));
    }
    await until(() => sent() >= requests);
    const rate = visitors.perSecond();
    await visitors.stop();
    const times = visitors.times();
    return [
      {
        what: `${kind.name}: requests`,
        value: `${sent()}, ${rate.toFixed(0)}/s`,
        limit: `≥ ${MIN_RATE_SHARE * perSecond}/s`,
        ...(isRateRequired && { pass: rate >= MIN_RATE_SHARE * perSecond }),
      },
      {
        what: `${kind.name}: latency`,
        value: `p99 ${ms(summarise(times).p99)}, longest ${ms(percentile(times, 1))}`,
        limit: '',
      },
      {
        what: `${kind.name}: requests that failed`,
        value: `${visitors.failed()} (${visitors.describeFailures()})`,
        limit: '0',
        pass: visitors.failed() === 0,
      },
      exactly(`${kind.name}: instances that stopped with an error`, exits.filter((code) => code !== 0).length, 0),
    ];
  } finally {
    await visitors?.stop();
    await balancer?.stop();
    await Promise.all(instances.map((instance) => instance.cleanUp()));
  }
}

/** Rolling restart of two instances of one database behind the given load balancers. */
export const restartBehind = (kinds: LoadBalancerKind[], load = FULL_SIZE): FaultScenario => ({
  unit: 'requests',
  size: 10_000,
  async run(environment, size, progress) {
    const { context } = environment;
    const postings = generateDemoPostings({ seed: 7, count: VACANCIES, now: context.clock.now() });
    await fill(environment, postings, () => undefined);
    const figures: Figure[] = [];
    for (const [n, kind] of kinds.entries())
      figures.push(
        ...(await restartAll(environment, kind, { requests: size, ...load }, (done) =>
          progress((n * size + done) / kinds.length),
        )),
      );
    return figures;
  },
});

/**
 * Rolling restart at 200 requests a second behind HAProxy and nginx with the example configurations, as far as they are
 * installed, or else behind a reverse proxy of the test code. No request may fail.
 */
export function rollingRestart(): FaultScenario {
  const installed = findInstalledProxies();
  return restartBehind(installed.length > 0 ? installed : [reverseProxy]);
}
