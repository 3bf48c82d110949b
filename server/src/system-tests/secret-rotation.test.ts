import { describe, expect, it } from 'vitest';
import { revokeSecrets } from '../cli/commands/revoke-secrets.ts';
import { secretCommands } from '../cli/commands/secret-commands.ts';
import { makeFileLink, resolveFileReader } from '../features/accounts/index.ts';
import { findGuestSecretKind, guestSecretOf } from '../features/billing/checkout/index.ts';
import { acknowledgementLink } from '../features/billing/plans/index.ts';
import { createUnsubscribeToken } from '../features/search-alerts/unsubscribe/unsubscribe-token.ts';
import { createTotpSecret, readTotp } from '../features/staff/sign-in/totp.ts';
import { createToken, findLinks } from '../features/walk-ins/walk-in-links.ts';
import { openSecrets } from '../infra/secrets.ts';
import { makeSignedValue, readSignedValue, sign } from '../infra/signed-value.ts';
import { deriveVapidKeys } from '../integrations/web-push/vapid-keys.ts';
import { DAY_MS, MINUTE_MS } from '../lib/clock.ts';
import { scheduledJobs } from '../runtime/scheduled-jobs.ts';
import {
  createTestStaff,
  openReadableLog,
  openTestApp,
  openTestContext,
  registerThrough,
  type TestContext,
} from '../testing/test-app.ts';

const LINK_EXPIRED = 'This link is no longer valid. Please sign in and open it again.';

async function openPortal() {
  const { app, context } = await openTestApp();
  const { db, clock, secrets } = context;

  const person = await registerThrough(app);
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', person.accountID)
    .executeTakeFirstOrThrow();
  const staff = await createTestStaff(context);
  const totp = createTotpSecret(secrets, staff.email);
  await db.updateTable('staff').set({ totp_secret: totp.stored }).where('id', '=', staff.staffId).execute();

  const walkIn = createToken(context);
  /** What the portal gave out before the rotation. */
  const given = {
    unsubscribe: createUnsubscribeToken(context, { accountId: person.accountID, searchId: 0 }),
    file: makeFileLink(context, sessionId, 'resume 7'),
    acknowledgement: new URL(
      acknowledgementLink(context, { accountId: person.accountID, planId: 7, kind: 'combo' }, clock.now()),
    ).searchParams.get('token'),
    guest: guestSecretOf(secrets, 7, 'mail'),
    walkIn: findLinks(context, walkIn)?.statusLink,
  };

  const isSignedIn = async () =>
    (await app.inject({ url: `/api/JobSeekerAlerts/GetSavedSearches/${person.accountID}`, headers: person.headers }))
      .statusCode === 200;
  const opensFile = (link: string) =>
    resolveFileReader(context, { file: 'resume 7', link, caller: undefined }).then(
      (id) => id === person.accountID,
      () => false,
    );
  const acknowledges = async () => {
    const query = `accountID=${person.accountID}&planID=7&planType=combo&token=${given.acknowledgement}`;
    const reply = await app.inject({ method: 'POST', url: `/api/JobSeekerMasters/AcknowledgePlan?${query}` });
    return reply.body !== LINK_EXPIRED;
  };
  const unsubscribes = async (token: string) =>
    (await app.inject({ url: `/api/JobSeekerAlerts/GetUnsubscribeDetails?token=${token}` })).statusCode === 200;
  const readsTotp = async () => {
    const row = await db.selectFrom('staff').select('totp_secret').where('id', '=', staff.staffId).executeTakeFirst();
    return readTotp(secrets, row?.totp_secret as Buffer, { lastStep: 0, now: clock.now() })?.secret === totp.text;
  };

  /** Which of them work now. */
  const check = async () => ({
    session: await isSignedIn(),
    unsubscribe: await unsubscribes(given.unsubscribe),
    file: await opensFile(given.file),
    acknowledgement: await acknowledges(),
    guest: findGuestSecretKind(secrets, 7, given.guest) === 'mail',
    walkIn: findLinks(context, walkIn)?.statusLink === given.walkIn,
    totp: await readsTotp(),
  });
  const rotate = (options = {}) => secretCommands['rotate-secret']?.run(context, [], options);
  const runJob = (name: string) =>
    scheduledJobs(context)
      .find((job) => job.name === name)
      ?.run();
  return { context, person, check, rotate, runJob, unsubscribes };
}

const all = (works: boolean) => ({
  unsubscribe: works,
  file: works,
  acknowledgement: works,
  guest: works,
  walkIn: works,
});

const listSecrets = ({ db }: TestContext) => db.selectFrom('signing_secrets').select('secret').orderBy('id').execute();

describe('a rotation', () => {
  it('ends no session and no link that was given out before', async () => {
    const { context, check, rotate, runJob } = await openPortal();
    const { secrets, clock } = context;
    const before = secrets.keyFor('a test');
    expect(await check()).toEqual({ ...all(true), session: true, totp: true });
    expect(await rotate()).toContain('400 days');
    await secrets.reload();
    clock.advanceMinutes(2);
    expect(secrets.keyFor('a test')).not.toEqual(before);
    expect(await check()).toEqual({ ...all(true), session: true, totp: true });
    await runJob('sweep-secrets');
    expect(await check()).toMatchObject({ totp: true });
    expect(await listSecrets(context)).toHaveLength(2);
  });

  it('signs with the new secret only when every process has read it', async () => {
    const { context, rotate } = await openPortal();
    const second = await openTestContext({ databaseUrl: context.databaseUrl });
    const before = context.secrets.keyFor('a test');
    await rotate();
    await context.secrets.reload();
    expect(context.secrets.keyFor('a test')).toEqual(before);
    const expiresAt = new Date(context.clock.now().getTime() + 9 * MINUTE_MS);
    await second.secrets.reload();
    context.clock.advanceMinutes(1);
    // The clock of the second is behind: it does not sign with the new secret yet.
    const value = makeSignedValue(context.secrets.keyFor('a test'), expiresAt);
    expect(context.secrets.keyFor('a test')).not.toEqual(before);
    expect(second.secrets.keyFor('a test')).toEqual(before);
    expect(readSignedValue(second.secrets.keysFor('a test'), value, second.clock.now())).toBeDefined();
    await second.close();
  });

  it('refuses what an earlier secret signs when its time is over, and deletes it', async () => {
    const { context, person, check, rotate, runJob, unsubscribes } = await openPortal();
    const dropped = context.secrets.keyFor('unsubscribe from alerts');
    const payload = `${person.accountID.toString(36)}-0`;
    const forged = `${payload}.${sign(dropped, payload)}`;
    await rotate();
    await context.secrets.reload();
    context.clock.advanceMinutes(2);
    await runJob('sweep-secrets');
    expect(await unsubscribes(forged)).toBe(true);
    context.clock.advanceMinutes((400 * DAY_MS) / MINUTE_MS);
    expect(await unsubscribes(forged)).toBe(false);
    await runJob('sweep-secrets');
    expect(await listSecrets(context)).toHaveLength(1);
    await context.secrets.reload();
    expect(await unsubscribes(forged)).toBe(false);
    expect(await check()).toEqual({ ...all(false), walkIn: false, session: false, totp: true });
  });

  it('keeps the keys by which browsers and authenticators know the portal', async () => {
    const { context, rotate } = await openPortal();
    const { secrets, clock } = context;
    const keys = () => [deriveVapidKeys(secrets).publicKey, secrets.fixedKeyFor('staff-passkey-user').toString('hex')];
    const before = keys();
    await rotate();
    await secrets.reload();
    clock.advanceMinutes((401 * DAY_MS) / MINUTE_MS);
    await secrets.reload();
    expect(keys()).toEqual(before);
  });
});

describe('a revocation after a leak', () => {
  it('ends what was signed at once, not sessions and second factors', async () => {
    const { context, check } = await openPortal();
    const pushKey = deriveVapidKeys(context.secrets).publicKey;
    await revokeSecrets(context, async () => undefined);
    expect(await check()).toEqual({ ...all(false), session: true, totp: true });
    expect(await listSecrets(context)).toHaveLength(1);
    expect(deriveVapidKeys(context.secrets).publicKey).not.toBe(pushKey);
  });

  it('keeps second factors that another process enrols before it has read the new secret', async () => {
    const { context } = await openPortal();
    const { db, secrets, clock } = context;
    const second = await openTestContext({ databaseUrl: context.databaseUrl });
    const { staffId, email } = await createTestStaff(context);
    const enrolled = createTotpSecret(second.secrets, email);
    await revokeSecrets(context, async () => {
      await db.updateTable('staff').set({ totp_secret: enrolled.stored }).where('id', '=', staffId).execute();
      await second.secrets.reload();
    });
    const { totp_secret: stored } = await db
      .selectFrom('staff')
      .select('totp_secret')
      .where('id', '=', staffId)
      .executeTakeFirstOrThrow();
    for (const each of [secrets, second.secrets])
      expect(readTotp(each, stored as Buffer, { lastStep: 0, now: clock.now() })?.secret).toBe(enrolled.text);
    await second.close();
  });

  it('signs with the new secret where the clock is behind, and in spite of a rotation that has begun', async () => {
    const { context, rotate } = await openPortal();
    const second = await openTestContext({ databaseUrl: context.databaseUrl });
    second.clock.advanceMinutes(-1);
    await rotate();
    await revokeSecrets(context, async () => {
      context.clock.advanceMinutes(2);
      await Promise.all([context.secrets.reload(), second.secrets.reload()]);
      expect(second.secrets.keyFor('a test')).toEqual(context.secrets.keyFor('a test'));
    });
    await second.close();
  });
});

it('with APP_SECRET, other secrets are accepted by setting', async () => {
  const { db, clock, config } = await openTestContext();
  const [first, next] = ['a'.repeat(32), 'b'.repeat(32)];
  const { log, lines } = openReadableLog();
  const open = (appSecret: string, acceptedAppSecrets: string[]) =>
    openSecrets({ appSecret, acceptedAppSecrets, dataDir: config.dataDir }, db, clock, log);
  const before = await open(first, []);
  const ahead = await open(first, [next]);
  const after = await open(next, [first]);
  const value = makeSignedValue(after.keyFor('a test'), new Date(clock.now().getTime() + MINUTE_MS));
  const reads = (secrets: typeof after) => readSignedValue(secrets.keysFor('a test'), value, clock.now()) !== undefined;
  expect([before, ahead, after].map(reads)).toEqual([false, true, true]);
  expect(after.keysFor('a test')[1]).toEqual(before.keyFor('a test'));
  expect(lines).toEqual([]);
});

it('with APP_SECRET, a revocation moves second factors and the push key to the new one', async () => {
  const { context } = await openPortal();
  const { db, clock, log } = context;
  const [leaked, next] = ['a'.repeat(32), 'b'.repeat(32)];
  const { staffId, email } = await createTestStaff(context);
  const open = (settings: { appSecret: string; acceptedAppSecrets: string[] }) =>
    openSecrets({ ...context.config, ...settings }, db, clock, log);
  const revoke = async (settings: { appSecret: string; acceptedAppSecrets: string[] }) =>
    await secretCommands['rotate-secret']?.run(
      { ...context, config: { ...context.config, ...settings }, secrets: await open(settings) },
      [],
      { revoke: true },
    );
  const totp = createTotpSecret(await open({ appSecret: leaked, acceptedAppSecrets: [] }), email);
  await db.updateTable('staff').set({ totp_secret: totp.stored }).where('id', '=', staffId).execute();
  await expect(revoke({ appSecret: leaked, acceptedAppSecrets: [] })).rejects.toThrow('APP_SECRETS_ACCEPTED');

  const pushKey = deriveVapidKeys(context.secrets).publicKey;
  expect(await revoke({ appSecret: next, acceptedAppSecrets: [leaked] })).toContain('Remove APP_SECRETS_ACCEPTED');
  const after = await open({ appSecret: next, acceptedAppSecrets: [] });
  const row = await db.selectFrom('staff').select('totp_secret').where('id', '=', staffId).executeTakeFirstOrThrow();
  expect(readTotp(after, row.totp_secret as Buffer, { lastStep: 0, now: clock.now() })?.secret).toBe(totp.text);
  expect(deriveVapidKeys(after).publicKey).not.toBe(pushKey);
});
