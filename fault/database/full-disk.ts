import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Figure } from '../../bench/report.ts';
import { connect } from '../../server/src/infra/database/connect.ts';
import { findDatabaseOf, type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { exactly, type StandaloneScenario } from '../scenario.ts';

const DISK_SIZE = '400m';
const WRITES_AT_ONCE = 4;
const REQUEST_TIMEOUT_MS = 15_000;
const POLL_MS = 100;
/** A server that writes again only later needs manual repair. */
const GIVE_UP_MS = 60_000;

/** Mounts a small file system in memory; undefined where this user may not. */
async function mountDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'aarambh-full-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  // When started as root, PostgreSQL runs as another user, which needs access to the folder.
  await chmod(folder, 0o755);
  return folder;
}

/** Fills the disk to the last byte with a file. */
async function fillDisk(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (const size of [2 ** 20, 2 ** 12]) {
      const chunk = Buffer.alloc(size);
      while ((await file.write(chunk).catch(() => ({ bytesWritten: 0 }))).bytesWritten === size);
    }
  } finally {
    await file.close();
  }
}

let people = 0;

/** Status codes of a write (a registration), of a read and of the readiness check; 0 without a reply. */
function clientOf({ port }: ServerProcess) {
  async function send(path: string, init: RequestInit = {}): Promise<number> {
    const headers = { connection: 'close', 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const reply = await fetch(`http://127.0.0.1:${port}/api/${path}`, { ...init, headers, signal }).catch(
      () => undefined,
    );
    await reply?.body?.cancel();
    return reply?.status ?? 0;
  }
  const write = () => {
    people += 1;
    const person = { fullName: 'Asha Rao', countryID: 105, mobileNo: '9876543210', password: 'Chai@2468' };
    const body = JSON.stringify({ ...person, email: `asha.${people}@example.com` });
    return send('JobSeekerMasters/SaveUserName', { method: 'POST', body });
  };
  return {
    write,
    read: () => send('vacancyportal/SearchVacancy?keyword=driver'),
    ready: () => send('health/ready'),
  };
}
type Client = ReturnType<typeof clientOf>;

/** Sends writes, with a read and a readiness check after every fourth. */
async function sendRequests(client: Client, count: number, progress: (done: number) => void) {
  const replies = { writes: [] as number[], reads: [] as number[], checks: [] as number[] };
  while (replies.writes.length < count) {
    replies.writes.push(...(await Promise.all(Array.from({ length: WRITES_AT_ONCE }, client.write))));
    replies.reads.push(await client.read());
    replies.checks.push(await client.ready());
    progress(replies.writes.length);
  }
  return replies;
}

/** Milliseconds until the server is ready, writes and reads. */
async function untilWell(client: Client): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < GIVE_UP_MS) {
    const statuses = [await client.ready(), await client.write(), await client.read()];
    if (statuses.every((status) => status === 200)) break;
    await wait(POLL_MS);
  }
  return performance.now() - since;
}

const countOther = (statuses: number[], ...expected: number[]) =>
  statuses.filter((status) => !expected.includes(status)).length;

/** Lets PostgreSQL begin a new segment of its write-ahead log, for which a full disk has no room. */
async function beginLogSegment(server: ServerProcess): Promise<void> {
  const db = connect((await findDatabaseOf(server)).url, 1);
  try {
    await sql`select pg_switch_wal()`.execute(db);
  } catch {
    // It ends the connection when the segment cannot be created.
  } finally {
    await db.destroy();
  }
}

async function attack(server: ServerProcess, folder: string, size: number, progress: (done: number) => void) {
  const client = clientOf(server);
  const ballast = join(folder, 'ballast');
  if ((await untilWell(client)) >= GIVE_UP_MS) throw new Error('the server does not write before the disk is full');
  await fillDisk(ballast);
  const full = await sendRequests(client, size / 2, progress);
  await rm(ballast);
  const recoveredMs = await untilWell(client);

  await fillDisk(ballast);
  for (let n = 0; n < 3; n += 1) await beginLogSegment(server);
  const withoutLog = await sendRequests(client, size / 2, (done) => progress(size / 2 + done));
  await rm(ballast);
  const recoveredLogMs = await untilWell(client);

  const recovery = (what: string, value: number): Figure => ({
    what,
    value: `${Math.round(value)} ms`,
    limit: `< ${GIVE_UP_MS} ms`,
    pass: value < GIVE_UP_MS,
  });
  const countOf = (statuses: number[], status: number) => String(statuses.filter((each) => each === status).length);
  return [
    {
      what: 'writes refused with 507',
      value: countOf(full.writes, 507),
      limit: '> 0',
      pass: full.writes.includes(507),
    },
    exactly('writes with a reply other than 200, 503 and 507', countOther(full.writes, 200, 503, 507), 0),
    exactly('reads that were not answered', countOther(full.reads, 200), 0),
    exactly('readiness checks that did not see it', countOther(full.checks, 503), 0),
    recovery('until all works after space was freed, without a restart', recoveredMs),
    exactly(
      'no room for the log: replies other than 200, 503 and 507',
      countOther([...withoutLog.writes, ...withoutLog.reads], 200, 503, 507),
      0,
    ),
    {
      what: 'no room for the log: reads answered with 200',
      value: `${countOf(withoutLog.reads, 200)} of ${withoutLog.reads.length}`,
      limit: '',
    },
    exactly('no room for the log: readiness checks that did not see it', countOther(withoutLog.checks, 503), 0),
    recovery('no room for the log: until all works after space was freed, without a restart', recoveredLogMs),
    exactly('processes of the server that ended', server.child.exitCode === null ? 0 : 1, 0),
  ];
}

/**
 * A disk without a free byte below the data folder: half of the writes while PostgreSQL cannot extend its tables, half while it
 * cannot extend its write-ahead log either.
 */
export const fullDisk: StandaloneScenario = {
  unit: 'writes',
  size: 400,
  async runStandalone(size, progress) {
    const folder = await mountDisk();
    if (!folder) return [{ what: 'skipped: this user cannot mount a file system in memory', value: '–', limit: '' }];
    try {
      const server = await startServerProcess({ DATA_DIR: join(folder, 'data') });
      try {
        return await attack({ ...server, dataDir: join(folder, 'data') }, folder, size, progress);
      } finally {
        const exited = server.child.exitCode === null ? once(server.child, 'exit') : undefined;
        server.child.kill('SIGTERM');
        await exited;
        await server.cleanUp();
      }
    } finally {
      execFileSync('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true });
    }
  },
};
