import { addressOf, getUserDetailsByEmail, searchVacancy } from '@aarambh/contract';
import { summarise } from '../../bench/measure.ts';
import { within } from '../../bench/report.ts';
import { fill } from '../../bench/scratch-database.ts';
import { startServer } from '../../bench/servers/child-server.ts';
import { generateDemoPostings } from '../../server/src/demo/postings/generate-demo-postings.ts';
import { insertAccount } from '../../server/src/features/accounts/accounts.queries.ts';
import { hashPassword } from '../../server/src/features/accounts/sign-in/hash-password.ts';
import { openTestClient } from '../../server/src/infra/database/test-client.ts';
import type { FaultScenario } from '../scenario.ts';
import { describeStatuses, visit } from '../visitor.ts';

const VACANCIES = 500;
const SEARCHERS = 40;
const LIMIT_MS = 300;
/** No request takes longer; the server answers after 9.5 s at the latest. */
const SEARCH_LIMIT_MS = 10_000;
const WARM_UP = 10;
const account = { fullName: 'Ishita Banerjee', countryId: 105, mobileNo: '9876543210', isAdult: true };
const EMAIL = 'locked.search@example.com';
const PASSWORD = 'Chai@2468';

/**
 * A lock on the search table for `size` seconds: searches wait and then get 503, while sign-in and health checks continue with
 * their own connections.
 */
export const lockedSearch: FaultScenario = {
  unit: 'seconds',
  size: 60,
  async run({ context, databaseUrl }, size, progress) {
    const postings = generateDemoPostings({ seed: 7, count: VACANCIES, now: context.clock.now() });
    await fill({ context }, postings, () => undefined);
    const passwordHash = await hashPassword(PASSWORD);
    await insertAccount(context.db, { ...account, email: EMAIL, passwordHash }, context.clock.now());
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: context.config.dataDir, DEMO: 'off', LOG_LEVEL: 'silent' };
    const server = await startServer('serve.ts', { ...env, RATE_LIMIT: 'off' });
    const locker = openTestClient(databaseUrl);
    try {
      const signIn = {
        path: addressOf(getUserDetailsByEmail, {}),
        body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
      };
      const health = { path: '/api/health/ready' };
      await visit(server.url, [signIn, health], (sent) => sent >= WARM_UP);

      await locker.run('begin');
      await locker.run('lock table vacancy_search in access exclusive mode');
      const begin = performance.now();
      const isOver = () => performance.now() - begin > size * 1_000;
      const searches = Array.from({ length: SEARCHERS }, (_, n) => ({
        path: addressOf(searchVacancy, { query: { keyword: `manager ${n}` } }),
      }));
      const searching = Promise.all(searches.map((search) => visit(server.url, [search], isOver)));
      const signIns = visit(server.url, [signIn], () => {
        progress((performance.now() - begin) / 1_000);
        return isOver();
      });
      const checks = await visit(server.url, [health], isOver);
      const [signedIn, searched] = [await signIns, await searching];
      await locker.close();

      const after = await visit(server.url, searches, (sent) => sent >= searches.length);
      const only200 = (what: string, { statuses }: { statuses: Record<string, number> }) => ({
        what,
        value: describeStatuses(statuses),
        limit: 'only 200',
        pass: Object.keys(statuses).join() === '200',
      });
      const slowest = Math.max(...searched.flatMap(({ times }) => times));
      return [
        within(`a sign-in, ${signedIn.times.length} of them`, summarise(signedIn.times), LIMIT_MS),
        only200('replies to the sign-ins', signedIn),
        within(`a health check, ${checks.times.length} of them`, summarise(checks.times), LIMIT_MS),
        only200('replies to the health checks', checks),
        {
          what: `slowest search of ${SEARCHERS} searchers`,
          value: `${Math.round(slowest)} ms`,
          limit: `≤ ${SEARCH_LIMIT_MS} ms`,
          pass: slowest <= SEARCH_LIMIT_MS,
        },
        only200('replies to searches after the lock', after),
      ];
    } finally {
      await locker.close();
      await server.stop();
    }
  },
};
