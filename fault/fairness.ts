import { addressOf, searchVacancy } from '@aarambh/contract';
import { startServer } from '../bench/child-server.ts';
import { summarise } from '../bench/measure.ts';
import { within } from '../bench/report.ts';
import { fill } from '../bench/scratch-database.ts';
import { generateDemoPostings } from '../server/src/demo/postings/generate-demo-postings.ts';
import { startAttack } from './attacker.ts';
import type { FaultScenario } from './scenario.ts';
import { describeStatuses, visit } from './visitor.ts';

const VACANCIES = 2_000;
const GREEDY_CONNECTIONS = 60;
const LIMIT_MS = 500;
const WARM_UP = 50;
const ALONE = 100;
/** Attackers end after a minute. */
const MAX_MS = 50_000;
const keywords = ['manager', 'developer', 'sales', 'nurse', 'driver', 'accountant', 'teacher', 'engineer'];

/** Fairness: a visitor searches while 60 connections of another address do so without a pause. */
export const fairness: FaultScenario = {
  unit: 'requests',
  size: 500,
  async run({ context, databaseUrl }, size, progress) {
    const postings = generateDemoPostings({ seed: 7, count: VACANCIES, now: context.clock.now() });
    await fill({ context }, postings, () => undefined);
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: context.config.dataDir, DEMO: 'off', LOG_LEVEL: 'silent' };
    const server = await startServer('serve.ts', env);
    try {
      const paths = keywords.map((keyword) => addressOf(searchVacancy, { query: { keyword } }));
      const requests = paths.map((path) => ({ path }));
      const alone = await visit(server.url, requests, (sent) => sent >= WARM_UP + ALONE);
      const attack = { url: server.url, kind: 'greedy-reads', connections: GREEDY_CONNECTIONS, addresses: 1 } as const;
      const attacker = startAttack({ ...attack, paths });
      await attacker.opened;
      const end = performance.now() + MAX_MS;
      const { times, statuses } = await visit(server.url, requests, (sent) => {
        progress(sent);
        return sent >= size || performance.now() > end;
      });
      const { statuses: greedy } = await attacker.stop();
      return [
        within('a visitor alone', summarise(alone.times.slice(WARM_UP))),
        within(
          `a visitor beside ${GREEDY_CONNECTIONS} greedy connections, ${times.length} searches`,
          summarise(times),
          LIMIT_MS,
        ),
        {
          what: 'its replies',
          value: describeStatuses(statuses),
          limit: 'only 200',
          pass: Object.keys(statuses).join() === '200',
        },
        { what: 'replies to the greedy connections', value: describeStatuses(greedy), limit: '' },
      ];
    } finally {
      await server.stop();
    }
  },
};
