import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../server/src/app.ts';
import type { AppContext } from '../server/src/app-context.ts';
import { savePurchase } from '../server/src/features/billing/checkout/save-purchase.ts';
import { saveDemoResume } from '../server/src/features/resumes/index.ts';
import { publishPostings } from '../server/src/features/vacancy-lifecycle/index.ts';
import { makePosting } from '../server/src/features/vacancy-lifecycle/test-vacancy-fixture.ts';
import { inviteToWalkIn } from '../server/src/features/walk-ins/staff/invite-to-walk-in.ts';
import type { Db } from '../server/src/infra/database/connect.ts';
import { DAY_MS } from '../server/src/lib/clock.ts';
import { formatIst } from '../server/src/lib/india-time/ist.ts';
import { createTestPlan, TEST_GUEST } from '../server/src/testing/billing-fixtures.ts';
import { registerThrough, type TestAccount } from '../server/src/testing/test-app.ts';
import { exactly, type FaultScenario } from './scenario.ts';

const PASSWORD = 'Chai@2468';

interface Member {
  /** Part of the name and of both addresses, and of no other text. */
  mark: string;
  account: TestAccount;
}

const post = async (app: FastifyInstance, { headers }: TestAccount, path: string, payload: object) => {
  const reply = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
  if (reply.statusCode >= 300) throw new Error(`${path} replied ${reply.statusCode}: ${reply.body}`);
  return reply;
};

async function changeEmail(app: FastifyInstance, db: Db, account: TestAccount, newEmail: string): Promise<void> {
  const request = { accountID: account.accountID, newEmail, currentPassword: PASSWORD };
  const { emailRequestID } = (
    await post(app, account, 'JobSeekerEmailChange/CreateEmailChangeRequest', request)
  ).json();
  const { data } = await db
    .selectFrom('messages')
    .select('data')
    .where('recipient', '=', newEmail)
    .executeTakeFirstOrThrow();
  const otp = (data as { code: string }).code;
  const query = `emailRequestID=${emailRequestID}&otp=${otp}`;
  const url = `/api/JobSeekerEmailChange/SubmitOtp?${query}`;
  const reply = await app.inject({ method: 'POST', url, headers: account.headers });
  if (!/success/.test(reply.body)) throw new Error(`The email was not changed: ${reply.body}`);
}

/** An unpaid order of a guest with the address, in capital letters, and the number of a member. */
async function orderAsGuest(context: AppContext, email: string, planID: number): Promise<void> {
  const guest = { ...TEST_GUEST, email: email.toUpperCase() };
  await savePurchase(context, { buyer: { guest }, choice: { kind: 'combo', planID, ctc: 654_321 }, claimed: {} });
}

/**
 * A member with a resume, an application, and invitations and unpaid guest orders of both addresses; the first address of every
 * second is verified.
 */
async function createMember(
  app: FastifyInstance,
  context: AppContext,
  n: number,
  offer: { vacancyID: number; planID: number },
): Promise<Member> {
  const { vacancyID, planID } = offer;
  const { db, clock } = context;
  const mark = `mark${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}mark`;
  const fullName = `Asha ${mark}`;
  const [first, second] = [`first.${mark}@example.com`, `second.${mark}@example.org`];
  const account = await registerThrough(app, { email: first, fullName });
  const { accountID } = account;
  if (n % 2 === 0)
    await db.updateTable('accounts').set({ email_verified_at: clock.now() }).where('id', '=', accountID).execute();
  await saveDemoResume(context, accountID);
  await post(app, account, 'applyjob/ApplyJob', { accountID, vacancyID });
  const invite = (email: string, days: number) => {
    const at = (hours: number) => formatIst(new Date(clock.now().getTime() + days * DAY_MS + hours * 3_600_000));
    const place = { venue: 'A hall', contact: 'Nandini Rao', note: '' };
    return inviteToWalkIn(context, { fullName, email, vacancyID, starts: at(0), ends: at(1), ...place }, 'a scenario');
  };
  await invite(first, 2);
  await orderAsGuest(context, first, planID);
  await changeEmail(app, db, account, second);
  await invite(second, 3);
  await orderAsGuest(context, second, planID);
  await invite(first, 4);
  return { mark, account };
}

/** Every row of every table as text, except for the final mail. */
async function readDatabase(db: Db): Promise<string[]> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(
      db,
    );
    found.push(...rows.map(({ row }) => row).filter((row) => !row.includes('account-deleted:')));
  }
  return found;
}

/** Path and contents of every private file. */
async function readFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return await Promise.all(paths.map(async (path) => path + (await readFile(path, 'latin1'))));
}

/** Erasure: members with two addresses delete their accounts; nothing that names them may be left. */
export const erasure: FaultScenario = {
  unit: 'members',
  size: 20,
  async run({ context: shared }, size, progress) {
    const context = { ...shared, config: { ...shared.config, rateLimit: false } };
    const { db, clock, config } = context;
    const app = await buildApp(context);
    try {
      await app.ready();
      const expiresAt = new Date(clock.now().getTime() + 30 * DAY_MS);
      await publishPostings(context, [makePosting({ postedAt: clock.now(), expiresAt })], {
        cause: 'a scenario',
        actor: 'system',
      });
      const { id: vacancyID } = await db.selectFrom('vacancies').select('id').executeTakeFirstOrThrow();
      const planID = await createTestPlan(context);
      const folder = join(config.dataDir, 'files');
      const filesBefore = (await readFiles(folder)).length;
      const members: Member[] = [];
      for (let n = 0; n < size; n += 1) {
        members.push(await createMember(app, context, n, { vacancyID, planID }));
        progress(n / 2);
      }
      const named = (rows: string[]) =>
        rows.filter((row) => members.some(({ mark }) => row.toLowerCase().includes(mark))).length;
      const rowsBefore = named(await readDatabase(db));
      const listOrders = () => db.selectFrom('purchases').select('id').where('guest_email', 'is not', null).execute();
      const ordersBefore = (await listOrders()).length;
      for (const { account } of members) {
        const { accountID } = account;
        await post(app, account, 'PersonalData/DeleteAccount', { accountID, currentPassword: PASSWORD });
      }
      const files = await readFiles(folder);
      return [
        { what: 'rows that named them before', value: String(rowsBefore), limit: '' },
        exactly('unpaid guest orders of theirs before', ordersBefore, 2 * size),
        exactly('of these after the erasure', (await listOrders()).length, 0),
        exactly('rows that name them after the erasure, besides the final mail', named(await readDatabase(db)), 0),
        exactly('private files that name them', named(files), 0),
        exactly('private files of theirs that are left', files.length - filesBefore, 0),
      ];
    } finally {
      await app.close();
    }
  },
};
