import { summarise } from '../measure.ts';
import { generateLoad, type LoadPlan, type LoadReport } from './generate-load.ts';
import type { LoadData } from './load-data.ts';
import type { ProductServer } from './product-server.ts';

/** A step of load and what it has measured. */
export interface Step {
  offeredPerSecond: number;
  servedPerSecond: number;
  p50: number;
  p99: number;
  /** 0 to 1. */
  failedShare: number;
  megabytes: number;
  /** Of one processor, by the server and by the generator; 0 to 1 each processor. */
  serverCpu: number;
  report: LoadReport;
}

/** Beyond these the server is overloaded: the knee lies between the step before and this one. */
export const MAX_P99_MS = 500;
export const MAX_FAILED_SHARE = 0.001;
const WARM_UP_SECONDS = 3;
const FIRST_PER_SECOND = 20;
const GROWTH = 1.4;

const allTimes = ({ times }: LoadReport): number[] => Object.values(times).flat();
const failuresOf = ({ failures }: LoadReport): number => Object.values(failures).reduce((sum, count) => sum + count, 0);

/** Whether a step is within the limits. */
export const isWithinLimits = ({ p99, failedShare }: Pick<Step, 'p99' | 'failedShare'>): boolean =>
  p99 <= MAX_P99_MS && failedShare <= MAX_FAILED_SHARE;

async function measureStep(server: ProductServer, plan: LoadPlan): Promise<Step> {
  const before = await server.usage();
  const report = await generateLoad(plan);
  const after = await server.usage();
  const { p50, p99, count } = summarise(allTimes(report));
  return {
    offeredPerSecond: plan.perSecond,
    servedPerSecond: count / plan.seconds,
    p50,
    p99,
    failedShare: failuresOf(report) / Math.max(1, report.sent),
    megabytes: after.megabytes,
    serverCpu: (after.cpuSeconds - before.cpuSeconds) / (plan.warmUpSeconds + plan.seconds),
    report,
  };
}

/** Raises the rate of arrivals step by step until a limit is exceeded. Returns all steps; the last one exceeds it. */
export async function findKnee(
  server: ProductServer,
  data: LoadData,
  seconds: number,
  onStep: (step: Step) => void,
): Promise<Step[]> {
  const steps: Step[] = [];
  let decisions = 0;
  for (let perSecond = FIRST_PER_SECOND; ; perSecond = Math.round(perSecond * GROWTH)) {
    const warmUpSeconds = steps.length === 0 ? 3 * WARM_UP_SECONDS : WARM_UP_SECONDS;
    const plan = { url: server.url, data, perSecond, seconds, warmUpSeconds, decisions, seed: perSecond };
    const step = await measureStep(server, plan);
    decisions = step.report.decisions;
    steps.push(step);
    onStep(step);
    if (!isWithinLimits(step)) return steps;
  }
}
