import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, searchVacancy } from '@aarambh/contract';
import { summarise } from '../bench/measure.ts';
import { type Figure, within } from '../bench/report.ts';
import { type ChildServer, startServer } from '../bench/servers/child-server.ts';
import { type Attack, startAttack, UNLIMITED_POST } from './attacker.ts';
import type { FaultScenario } from './scenario.ts';
import { describeStatuses, type VisitorRequest, visit } from './visitor.ts';

/** How long the connections are held once they are open. */
const HOLD_MS = 5_000;
const HALF_BODIES = 1_500;
/** Of 2.5 MB each: twice what the server stores. */
const HALF_FORMS = 200;
const MAX_DISK_MB = 300;
const MANY_ADDRESSES = 200;
const SLOW_READERS = 2_000;
/** Some hundred are what the limit of one address leaves. */
const MIN_LEFT_OPEN = 500;
const MAX_GROWTH_MB = 300;
/** Of another visitor's requests, in the 99th percentile. */
const MAX_VISITOR_MS = 1_000;

const visitorRequests: VisitorRequest[] = [
  { path: addressOf(searchVacancy, { query: { keyword: 'manager' } }) },
  { path: UNLIMITED_POST, body: JSON.stringify({ padding: 'x'.repeat(20_000) }) },
];
const EXPECTED = ['200', '404'];

const megabytes = async (server: ChildServer) => Math.round((await server.memory()) / 2 ** 20);

/** The files of a folder in MB. */
async function sizeOf(folder: string): Promise<number> {
  const files = await Promise.all(
    (await readdir(folder, { recursive: true })).map((name) => stat(join(folder, name)).catch(() => undefined)),
  );
  return Math.round(files.reduce((sum, file) => sum + (file?.size ?? 0), 0) / 2 ** 20);
}

/** Attacks the server with processes of at most 10,000 connections each, while a visitor continues. */
async function withstand(
  server: ChildServer,
  what: string,
  attack: Omit<Attack, 'url'>,
  temporaryFolder: string,
): Promise<Figure[]> {
  const before = await megabytes(server);
  let isOver = false;
  const visiting = visit(server.url, visitorRequests, () => isOver);
  const parts = Math.ceil(attack.connections / 10_000);
  const connections = Math.ceil(attack.connections / parts);
  const attackers = Array.from({ length: parts }, () => startAttack({ ...attack, connections, url: server.url }));
  await Promise.all(attackers.map(({ opened }) => opened));
  await wait(HOLD_MS);
  const after = await megabytes(server);
  const disk = await sizeOf(temporaryFolder);
  isOver = true;
  const { times, statuses } = await visiting;
  const reports = await Promise.all(attackers.map((attacker) => attacker.stop()));
  const refused: Record<string, number> = {};
  for (const report of reports)
    for (const [status, count] of Object.entries(report.statuses)) refused[status] = (refused[status] ?? 0) + count;
  const open = reports.reduce((sum, { mostOpen }) => sum + mostOpen, 0);
  const left = reports.reduce((sum, { leftOpen }) => sum + leftOpen, 0);
  const mustBeLeft = Math.min(attack.connections / 4, MIN_LEFT_OPEN);
  return [
    // Connections that the server closes attack nothing; the limit of one address leaves more than these.
    ...(attack.kind === 'slow-reads'
      ? [
          {
            what: `${what}: still open at the end`,
            value: `${left}`,
            limit: `at least ${mustBeLeft}`,
            pass: left >= mustBeLeft,
          },
        ]
      : []),
    { what: `${what}: open at the same time`, value: `${open}; replies: ${describeStatuses(refused)}`, limit: '' },
    {
      what: `${what}: replies to a visitor`,
      value: describeStatuses(statuses),
      limit: `only ${EXPECTED.join(' and ')}`,
      pass: Object.keys(statuses).every((status) => EXPECTED.includes(status)),
    },
    within(`${what}: a visitor's requests`, summarise(times), MAX_VISITOR_MS),
    {
      what: `${what}: memory`,
      value: `${before} to ${after} MB`,
      limit: `${MAX_GROWTH_MB} MB more`,
      pass: after - before < MAX_GROWTH_MB,
    },
    ...(attack.kind === 'half-forms'
      ? [
          {
            what: `${what}: files`,
            value: `${disk} MB`,
            limit: `${MAX_DISK_MB} MB`,
            pass: disk > 0 && disk < MAX_DISK_MB,
          },
        ]
      : []),
  ];
}

/**
 * Connection exhaustion: connections with half a request head, half a body or half a form with a file, and connections that request
 * much and read nothing, from one address and from many.
 */
export const connections: FaultScenario = {
  unit: 'connections',
  size: 20_000,
  async run({ context, databaseUrl }, size, progress) {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: context.config.dataDir, DEMO: 'off', LOG_LEVEL: 'silent' };
    // The heap limit of `npm start`. The limit of sign-ins would hide what the visitor sees.
    const server = await startServer('serve.ts', env, ['--max-old-space-size=256', '--max-semi-space-size=8']);
    try {
      // Warm-up: code and connections are loaded on first use.
      await visit(server.url, visitorRequests.slice(0, 1), (sent) => sent >= 50);
      const bodies = Math.min(size, HALF_BODIES);
      const forms = Math.min(size, HALF_FORMS);
      const readers = Math.min(size, SLOW_READERS);
      const paths = [addressOf(searchVacancy, { query: { keyword: 'manager' } }), '/api/openapi.json'];
      const figures: Figure[] = [];
      for (const [what, attack] of [
        ['half heads, one address', { kind: 'half-headers', connections: size, addresses: 1 }],
        ['half heads, 200 addresses', { kind: 'half-headers', connections: size, addresses: MANY_ADDRESSES }],
        ['half bodies, one address', { kind: 'half-bodies', connections: bodies, addresses: 1 }],
        ['half bodies, 200 addresses', { kind: 'half-bodies', connections: bodies, addresses: MANY_ADDRESSES }],
        ['half forms, 200 addresses', { kind: 'half-forms', connections: forms, addresses: MANY_ADDRESSES }],
        ['unread replies, one address', { kind: 'slow-reads', connections: readers, addresses: 1, paths }],
        [
          'unread replies, 200 addresses',
          { kind: 'slow-reads', connections: readers, addresses: MANY_ADDRESSES, paths },
        ],
        [
          'unread replies on all, 200 addresses',
          { kind: 'slow-reads', connections: size, addresses: MANY_ADDRESSES, paths },
        ],
      ] as const) {
        figures.push(...(await withstand(server, what, attack, join(context.config.dataDir, 'tmp'))));
        progress((size * figures.length) / 36);
      }
      const { statuses } = await visit(server.url, visitorRequests.slice(0, 1), (sent) => sent >= 20);
      const isServing = statuses['200'] === 20;
      figures.push({
        what: 'the same process afterwards',
        value: describeStatuses(statuses),
        limit: '20 × 200',
        pass: isServing,
      });
      return figures;
    } finally {
      await server.stop();
    }
  },
};
