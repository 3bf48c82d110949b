import { addressOf, saveJob, searchVacancy } from '@aarambh/contract';
import { summarise } from '../bench/measure.ts';
import { type Figure, within } from '../bench/report.ts';
import { fill } from '../bench/scratch-database.ts';
import { startServer } from '../bench/servers/child-server.ts';
import { buildApp } from '../server/src/app.ts';
import type { AppContext } from '../server/src/app-context.ts';
import { generateDemoPostings } from '../server/src/demo/postings/generate-demo-postings.ts';
import { registerThrough } from '../server/src/testing/test-app.ts';
import { type Attack, startAttack } from './attacker.ts';
import type { FaultScenario } from './scenario.ts';
import { describeStatuses, type VisitorRequest, visit } from './visitor.ts';

const VACANCIES = 2_000;
const GREEDY_CONNECTIONS = 60;
const LIMIT_MS = 500;
const WARM_UP = 50;
const ALONE = 100;
/** Attackers end after a minute. */
const MAX_MS = 50_000;
/** Calls that two members behind one address make when both open their dashboards. */
const BURST = 28;
const CLIENTS = 200;
const keywords = ['manager', 'developer', 'sales', 'nurse', 'driver', 'accountant', 'teacher', 'engineer'];

/** Sends requests at once, from one address, and counts the replies by status. */
async function sendConcurrently(url: string, paths: string[], headersOf: (n: number) => Record<string, string>) {
  const statuses: Record<string, number> = {};
  const send = async (n: number) => {
    const reply = await fetch(`${url}${paths[n % paths.length]}`, { headers: headersOf(n) });
    await reply.arrayBuffer();
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: BURST }, (_, n) => send(n)));
  return statuses;
}

const onlyOk = (what: string, statuses: Record<string, number>) => ({
  what,
  value: describeStatuses(statuses),
  limit: 'only 200',
  pass: Object.keys(statuses).join() === '200',
});

/** Writes of two new members, each of whom saves jobs in turn. */
async function prepareWrites(context: AppContext): Promise<[VisitorRequest[], VisitorRequest[]]> {
  const app = await buildApp(context);
  try {
    const vacancies = await context.db.selectFrom('vacancies').select('id').orderBy('id').limit(40).execute();
    const writesOfNewMember = async () => {
      const { accountID, headers } = await registerThrough(app);
      return vacancies.map(({ id }) => ({
        path: addressOf(saveJob, {}),
        headers,
        body: JSON.stringify({ accountID, vacancyID: id }),
      }));
    };
    return [await writesOfNewMember(), await writesOfNewMember()];
  } finally {
    await app.close();
  }
}

/**
 * Fairness: a visitor searches while 60 connections of another address, or of 60 others, do so without a pause; a member saves jobs while
 * another does from 60 connections; a visitor searches while an address asks for pages that no cache has and hangs up; then the searches behind a proxy, where the greedy address is one of many clients; and two people behind one address of a cold server.
 */
export const fairness: FaultScenario = {
  unit: 'requests',
  size: 500,
  async run({ context, databaseUrl }, size, progress) {
    const postings = generateDemoPostings({ seed: 7, count: VACANCIES, now: context.clock.now() });
    await fill({ context }, postings, () => undefined);
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: context.config.dataDir, DEMO: 'off', LOG_LEVEL: 'silent' };
    const paths = keywords.map((keyword) => addressOf(searchVacancy, { query: { keyword } }));
    const requests = paths.map((path) => ({ path }));
    /** Visits a server alone, then during an attack. */
    async function measure(url: string, attack: Omit<Attack, 'url'>, own: VisitorRequest[]) {
      const alone = await visit(url, own, (sent) => sent >= WARM_UP + ALONE);
      const attacker = startAttack({ ...attack, url });
      await attacker.opened;
      const end = performance.now() + MAX_MS;
      const beside = await visit(url, own, (sent) => {
        progress(sent / 2);
        return sent >= size || performance.now() > end;
      });
      return { alone: alone.times.slice(WARM_UP), beside, greedy: (await attacker.stop()).statuses };
    }
    const describe = (
      where: string,
      measured: Awaited<ReturnType<typeof measure>>,
      against: string,
      limitMs?: number,
    ): Figure[] => [
      within(`${where}, a visitor alone`, summarise(measured.alone)),
      within(
        `${where}, beside ${against}, ${measured.beside.times.length} requests`,
        summarise(measured.beside.times),
        limitMs,
      ),
      onlyOk(`${where}, its replies`, measured.beside.statuses),
      { what: `${where}, replies to the others`, value: describeStatuses(measured.greedy), limit: '' },
    ];
    const [ownWrites, greedyWrites] = await prepareWrites(context);
    const figures: Figure[] = [];

    const direct = await startServer('serve.ts', env);
    try {
      figures.push(
        onlyOk(`cold server, ${BURST} requests of one address`, await sendConcurrently(direct.url, paths, () => ({}))),
      );
      // The limit is for one greedy address. 60 of them have the same right as the visitor, who waits for a round of them: the
      // processor decides how long that is, so their row informs only.
      for (const [against, addresses, limitMs] of [
        [`${GREEDY_CONNECTIONS} greedy connections of one address`, 1, LIMIT_MS],
        [`${GREEDY_CONNECTIONS} greedy connections of as many addresses`, GREEDY_CONNECTIONS, undefined],
      ] as const) {
        const attack = { kind: 'greedy', requests, connections: GREEDY_CONNECTIONS, addresses } as const;
        figures.push(...describe('direct', await measure(direct.url, attack, requests), against, limitMs));
      }
      const attack = { kind: 'greedy', requests: greedyWrites, connections: GREEDY_CONNECTIONS, addresses: 1 } as const;
      const against = `${GREEDY_CONNECTIONS} connections of one address that save jobs`;
      figures.push(...describe('direct, saving jobs', await measure(direct.url, attack, ownWrites), against, LIMIT_MS));
      figures.push(...describe('direct, searching', await measure(direct.url, attack, requests), against, LIMIT_MS));
      const hangUps = {
        kind: 'hang-ups',
        paths: ['/job/search?keyword=nurse&x='],
        connections: 5,
        addresses: 1,
      } as const;
      const page = '5 connections of one address that ask for pages and hang up';
      figures.push(...describe('direct, searching', await measure(direct.url, hangUps, requests), page, LIMIT_MS));
    } finally {
      await direct.stop();
    }

    const proxied = await startServer('serve.ts', { ...env, TRUST_PROXY: '1' });
    try {
      const forwarded = (address: string) => ({ 'x-forwarded-for': address });
      figures.push(
        onlyOk(
          `cold server behind a proxy, ${BURST} requests of as many clients`,
          await sendConcurrently(proxied.url, paths, (n) => forwarded(`198.51.100.${n + 1}`)),
        ),
      );
      const own = forwarded('203.0.113.7');
      // The limit is for one greedy client. 200 clients have the same right as the visitor: their row informs only.
      for (const [against, forwardedClients, limitMs] of [
        [`${GREEDY_CONNECTIONS} greedy connections of one client`, 1, LIMIT_MS],
        [`${GREEDY_CONNECTIONS} connections of ${CLIENTS} clients`, CLIENTS, undefined],
      ] as const) {
        const attack = {
          kind: 'greedy',
          requests,
          connections: GREEDY_CONNECTIONS,
          addresses: 1,
          forwardedClients,
        } as const;
        figures.push(
          ...describe(
            `behind a proxy`,
            await measure(
              proxied.url,
              attack,
              requests.map((request) => ({ ...request, headers: own })),
            ),
            against,
            limitMs,
          ),
        );
      }
    } finally {
      await proxied.stop();
    }
    return figures;
  },
};
