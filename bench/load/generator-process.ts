import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, listPopularLandingPages, type PopularLandingPages } from '@aarambh/contract';
import type { LoadPlan, LoadReport } from './generate-load.ts';
import type { LoadData } from './load-data.ts';
import { chooseKind, type MixedRequest } from './request-mix.ts';

/** Main module of a load generator: receives a plan, sends the requests when they are due, and sends its report. */
const [plan] = (await once(process, 'message')) as [LoadPlan];
const data: LoadData = { ...plan.data, landingPages: await findLandingPages() };
const TIMEOUT_MS = 30_000;
/** Different visitors, each with an address that the server takes from X-Forwarded-For. */
const VISITORS = 5_000;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

async function findLandingPages(): Promise<string[]> {
  const reply = await fetch(plan.url + addressOf(listPopularLandingPages, {}));
  const { roles, places, rolesInPlaces } = (await reply.json()) as PopularLandingPages;
  const paths = [...roles, ...places, ...rolesInPlaces].map(({ slug }) => `/jobs/${slug}`);
  return paths.length > 0 ? paths : plan.data.landingPages;
}

/** Linear congruential generator: the same seed gives the same requests. */
let state = plan.seed;
function random(): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return state / 2 ** 32;
}
const draw = (below: number) => Math.floor(random() * below);

function addressOfVisitor(): string {
  const visitor = draw(VISITORS);
  return `100.64.${visitor >> 8}.${visitor & 255}`;
}

const send = ({ path, token, body }: MixedRequest): Promise<number> =>
  new Promise((done) => {
    const text = body && JSON.stringify(body);
    const headers = {
      'x-forwarded-for': addressOfVisitor(),
      'accept-encoding': 'gzip, br',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(text ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) } : {}),
    };
    const options = { agent, headers, method: text ? 'POST' : 'GET', timeout: TIMEOUT_MS };
    const sent = request(`${plan.url}${path}`, options, (response) => {
      response.once('error', () => done(0));
      response.resume().once('end', () => done(response.statusCode ?? 0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => done(0));
    sent.end(text);
  });

const report: LoadReport = { sent: 0, times: {}, failures: {}, decisions: plan.decisions, cpuSeconds: 0 };
const pending = new Set<Promise<void>>();

/** Sends a request; its time counts from when it was due, as a visitor would see it. */
async function arrive(due: number, isCounted: boolean): Promise<void> {
  const { name, make } = chooseKind(random());
  const mixed = make(data, draw, report.decisions);
  if (name === 'staff: decision') report.decisions += 1;
  const status = await send(mixed);
  if (!isCounted) return;
  report.sent += 1;
  if (status === 0 || status >= 400) {
    const what = `${status} ${name}`;
    report.failures[what] = (report.failures[what] ?? 0) + 1;
  } else {
    report.times[name] ??= [];
    report.times[name].push(performance.now() - due);
  }
}

const began = performance.now();
const end = began + (plan.warmUpSeconds + plan.seconds) * 1_000;
const countedFrom = began + plan.warmUpSeconds * 1_000;
// A Poisson process: visitors come independently of each other.
for (let due = began; due < end; due += (-Math.log(1 - random()) / plan.perSecond) * 1_000) {
  const early = due - performance.now();
  if (early > 1) await wait(early);
  const arrival = arrive(due, due >= countedFrom);
  pending.add(arrival);
  arrival.finally(() => pending.delete(arrival));
}
await Promise.all(pending);
agent.destroy();
const { user, system } = process.cpuUsage();
report.cpuSeconds = (user + system) / 1e6;
process.send?.(report, () => process.exit());
