import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import {
  addressOf,
  forgotPassword,
  getUserDetailsByEmail,
  type RegistrationForm,
  saveUserName,
  searchVacancy,
} from '@aarambh/contract';
import { generateDemoPostings } from '../server/src/demo/postings/generate-demo-postings.ts';
import { insertAccount } from '../server/src/features/accounts/accounts.queries.ts';
import { issueCaptchaPass } from '../server/src/features/accounts/captcha/captcha-pass.ts';
import { DUMMY_HASH } from '../server/src/features/accounts/sign-in/hash-password.ts';
import { percentile, summarise, timed } from './measure.ts';
import { type Figure, ms, tableOf, within } from './report.ts';
import { discardOnInterrupt, fill, openScratch, type Scratch } from './scratch-database.ts';
import { type Answer, type ChildServer, startServer } from './servers/child-server.ts';

/**
 * `npm run bench:sign-in`: measures whether timing or replies reveal if an email is registered, and search latency under
 * ten thousand concurrent sign-ins. Exits with 1 if a limit is missed.
 */
/** Warm-up rounds, not counted. */
const WARM_UP = 5;
const ROUNDS = 300;
const DIFFERENCE_LIMIT_MS = 5;
const FLOOD = 10_000;
const ALIVE_LIMIT_MS = 1_000;
const VACANCIES = 2_000;
const allowed = ['200', '429', '503'];

const known = (n: number) => `known.${n}@example.com`;
const unknown = (n: number) => `unknown.${n}@example.com`;

const registrationOf = (email: string, password: string): RegistrationForm => ({
  fullName: 'Ishita Banerjee',
  countryID: 105,
  mobileNo: '9876543210',
  email,
  password,
});

async function addAccounts({ context }: Scratch): Promise<void> {
  for (let n = 0; n < WARM_UP + ROUNDS; n++) {
    const { fullName, countryID: countryId, mobileNo, email } = registrationOf(known(n), '');
    const account = { fullName, countryId, mobileNo, email, passwordHash: DUMMY_HASH, isAdult: true };
    await insertAccount(context.db, account, context.clock.now());
  }
}

/** Alternates the same call for a known and an unknown email; the order changes every round. */
async function compare(what: string, alike: boolean, call: (email: string) => Promise<Answer>): Promise<Figure[]> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  const one = async (who: 'known' | 'unknown', email: string) => {
    const { ms: took, result } = await timed(() => call(email));
    times[who].push(took);
    answers[who].add(`${result.status} ${result.body}`);
  };
  for (let n = 0; n < WARM_UP + ROUNDS; n++) {
    const queryPages = [() => one('known', known(n)), () => one('unknown', unknown(n))];
    if (n % 2) queryPages.reverse();
    for (const queryPage of queryPages) await queryPage();
  }
  const [a, b] = [times.known, times.unknown].map((list) => percentile(list.slice(WARM_UP), 0.5)) as [number, number];
  const difference = Math.abs(a - b);
  const kinds = new Set([...answers.known, ...answers.unknown]).size;
  const median: Figure = {
    what: `${what}: median, known and unknown`,
    value: `${ms(a)}, ${ms(b)}: difference ${ms(difference)}`,
    limit: alike ? `difference < ${DIFFERENCE_LIMIT_MS} ms` : 'replies differ by specification (core §5)',
    ...(alike ? { pass: difference < DIFFERENCE_LIMIT_MS } : {}),
  };
  if (!alike) return [median];
  return [median, { what: `${what}: answers`, value: `${kinds}`, limit: 'identical', pass: kinds === 1 }];
}

async function measureDifferences({ context }: Scratch, server: ChildServer): Promise<Figure[]> {
  const signIn = (email: string) => server.post(addressOf(getUserDetailsByEmail, {}), { email, password: 'Chai@9999' });
  const forgot = (email: string) =>
    server.get(addressOf(forgotPassword, { query: { email, pass: issueCaptchaPass(context) } }));
  const register = (password: string) => (email: string) =>
    server.post(addressOf(saveUserName, {}), registrationOf(email, password));
  return [
    ...(await compare('rejected sign-in', true, signIn)),
    ...(await compare('requested reset link', true, forgot)),
    ...(await compare('registration rejected for its password', true, register('password1'))),
    ...(await compare('registration', false, register('Chai@2468'))),
  ];
}

/** Statuses of many concurrent sign-ins, and the latency of a concurrent search. */
async function measureFlood(server: ChildServer): Promise<Figure[]> {
  const path = addressOf(searchVacancy, { query: { keyword: 'manager' } });
  const flood = fork(join(import.meta.dirname, 'flood.ts'), [server.url, String(FLOOD)]);
  let counts: Record<string, number> | undefined;
  const finished = once(flood, 'message').then(([message]) => {
    counts = message as Record<string, number>;
  });
  const times: number[] = [];
  const statuses = new Set<number>();
  while (!counts && flood.exitCode === null) {
    const { ms: took, result } = await timed(() => server.get(path));
    times.push(took);
    statuses.add(result.status);
  }
  await finished;
  const all = Object.entries(counts ?? {});
  return [
    {
      what: `${FLOOD.toLocaleString('en-IN')} concurrent sign-ins, by status`,
      value: all.map(([status, count]) => `${status}: ${count}`).join(', '),
      limit: `${allowed.join(', ')} only`,
      pass: all.length > 0 && all.every(([status]) => allowed.includes(status)),
    },
    within('a concurrent search', summarise(times), ALIVE_LIMIT_MS),
    { what: 'its statuses', value: [...statuses].join(', '), limit: '200 only', pass: [...statuses].join() === '200' },
  ];
}

const load = loadavg()[0] ?? 0;
const scratch = await openScratch();
let server: ChildServer | undefined;
discardOnInterrupt(scratch, () => server?.stop());
try {
  const { context, databaseUrl, dataDir } = scratch;
  const postings = generateDemoPostings({ seed: 7, count: VACANCIES, now: context.clock.now() });
  await fill(scratch, postings, () => undefined);
  await addAccounts(scratch);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error' };
  console.log(`load average before the run ${load.toFixed(1)}; ${ROUNDS} rounds each, about three minutes`);
  server = await startServer('serve.ts', { ...env, RATE_LIMIT: 'off' });
  const figures = await measureDifferences(scratch, server);
  await server.stop();
  server = await startServer('serve.ts', { ...env, RATE_LIMIT: 'on' });
  figures.push(...(await measureFlood(server)));
  console.log(`\n${tableOf(figures)}`);
  if (figures.some(({ pass }) => pass === false)) process.exitCode = 1;
} finally {
  await server?.stop();
  await scratch.close();
}
