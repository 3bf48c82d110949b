import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AuthResponse,
  addressOf,
  applyJob,
  applyTexts,
  endStaff,
  getStaffProfile,
  saveResume,
  saveUserName,
  suspendStaff,
} from '@aarambh/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publishPostings } from '../features/vacancy-lifecycle/index.ts';
import { makePosting } from '../features/vacancy-lifecycle/test-vacancy-fixture.ts';
import { triggerJob } from '../infra/jobs/trigger-job.ts';
import { DAY_MS } from '../lib/clock.ts';
import { isProcessAlive } from '../lib/is-process-alive.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { createTestStaff, openTestContext, type TestContext } from '../testing/test-app.ts';

// Two real servers, one with workers, each with its own folder and jobs, work on one database at the same time.
const WORKERS = 2;
const PEOPLE = 6;
const ceiling = { timeout: 120_000, interval: 100 };

let context: TestContext;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  context = await openTestContext();
  const settings = { DATABASE_URL: context.databaseUrl };
  // Started together: both migrate the schema and create the secret and the job queue.
  const started = await Promise.allSettled([
    startServerProcess({ ...settings, WORKERS: String(WORKERS) }),
    startServerProcess(settings),
  ]);
  servers = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.cleanUp()));
  await context?.close();
});

/** Sends the same request to both servers at once. */
const toBoth = (path: string, init: () => RequestInit): Promise<Response[]> =>
  Promise.all(servers.map(({ port }) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', ...init() })));

const json =
  (body: object, headers: Record<string, string> = {}) =>
  () => ({
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const pdf = () =>
  new Blob([
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
  ]);

async function liveVacancy(daysLeft: number): Promise<number> {
  const now = context.clock.now().getTime();
  const dates = { postedAt: new Date(now - 2 * DAY_MS), expiresAt: new Date(now + daysLeft * DAY_MS) };
  await publishPostings(context, [makePosting(dates)], { cause: 'test', actor: 'test' });
  const rows = await context.db.selectFrom('vacancies').select('id').orderBy('id', 'desc').limit(1).execute();
  return rows[0]?.id ?? 0;
}

it('each account is registered once, applies once, and gets each mail once', async () => {
  const vacancyID = await liveVacancy(1);
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, n) => {
      const form = { fullName: 'Ishaan Dutta', countryID: 105, mobileNo: '9876543210', password: 'Chai@2468' };
      const registered = await toBoth(addressOf(saveUserName, {}), json({ ...form, email: `ishaan.${n}@example.com` }));
      const people = (await Promise.all(registered.map((reply) => reply.json()))) as AuthResponse[];
      const [person] = people.filter(({ token }) => token !== '');
      expect(people.filter(({ token }) => token !== '')).toHaveLength(1);
      const { accountID = 0, token = '' } = person ?? {};
      const headers = { authorization: `Bearer ${token}` };

      const uploads = await toBoth(addressOf(saveResume, {}), () => {
        const body = new FormData();
        body.set('accountID', String(accountID));
        body.set('resume', pdf(), 'resume.pdf');
        return { headers, body };
      });
      expect(uploads.map(({ status }) => status)).toEqual([200, 200]);

      const applied = await toBoth(addressOf(applyJob, {}), json({ accountID, vacancyID }, headers));
      const texts = await Promise.all(applied.map((reply) => reply.text()));
      expect(texts.filter((text) => text === applyTexts.sent)).toHaveLength(1);
    }),
  );
  const { db } = context;
  expect(await db.selectFrom('accounts').select('id').execute()).toHaveLength(PEOPLE);
  expect(await db.selectFrom('applications').select('id').execute()).toHaveLength(PEOPLE);

  await vi.waitFor(async () => {
    const queued = await db.selectFrom('messages').select('id').where('state', '=', 'queued').execute();
    expect(queued).toEqual([]);
  }, ceiling);
  const sent = await db.selectFrom('messages').select('id').where('channel', '=', 'mail').execute();
  const mails = await Promise.all(servers.map(({ dataDir }) => readdir(join(dataDir, 'outbox/mail')).catch(() => [])));
  // At least the verification mail of each account.
  expect(sent.length).toBeGreaterThanOrEqual(PEOPLE);
  expect(mails.flat()).toHaveLength(sent.length);
});

it('a vacancy expires once', async () => {
  const vacancyId = await liveVacancy(-1);
  await triggerJob(context.databaseUrl, 'expire-vacancies');
  const changes = () =>
    context.db
      .selectFrom('vacancy_changes')
      .select('to_status')
      .where('vacancy_id', '=', vacancyId)
      .orderBy('id')
      .execute();
  await vi.waitFor(async () => expect(await changes()).toHaveLength(2), ceiling);
  expect((await changes()).map(({ to_status }) => to_status)).toEqual(['live', 'expired']);
});

it.each([
  ['an ended', endStaff, {}],
  ['a suspended', suspendStaff, { days: 1 }],
] as const)('%s staff account has lost its sessions in every process when that is answered', async (_, call, more) => {
  const admin = await createTestStaff(context, ['admin']);
  const leaving = await createTestStaff(context, ['writer']);
  // Staff who have not accepted the invitation cannot be suspended.
  await context.db.updateTable('staff').set({ password_hash: 'none' }).where('id', '=', leaving.staffId).execute();
  // Workers take turns: each answers at least once.
  const profiles = () =>
    Promise.all(
      servers.flatMap(({ port }) =>
        Array.from({ length: 2 * WORKERS }, async () => {
          const headers = { ...leaving.headers, connection: 'close' };
          return (await fetch(`http://127.0.0.1:${port}${addressOf(getStaffProfile, {})}`, { headers })).status;
        }),
      ),
    );
  expect(new Set(await profiles())).toEqual(new Set([200]));
  const ended = await fetch(`http://127.0.0.1:${servers[0]?.port}${addressOf(call, {})}`, {
    method: 'POST',
    ...json({ staffID: leaving.staffId, reason: 'Left', ...more }, admin.headers)(),
  });
  expect(ended.status, await ended.text()).toBe(200);
  expect(new Set(await profiles())).toEqual(new Set([401]));
});

it('no worker survives when its primary is killed', async () => {
  const [server] = servers;
  const pids = (server?.lines ?? []).flatMap((line) =>
    line.includes('worker is listening') ? [JSON.parse(line).pid as number] : [],
  );
  expect(pids.filter(isProcessAlive)).toHaveLength(WORKERS);
  server?.child.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.filter(isProcessAlive)).toEqual([]), ceiling);
});
