import {
  addressOf,
  createCaptchaChallenge,
  getUserDetailsByEmail,
  signOutEverywhere,
  verifyCaptcha,
} from '@aarambh/contract';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { SettingError } from '../config.ts';
import { setMobileNo } from '../features/accounts/contact/contact.queries.ts';
import { findLastCode } from '../features/accounts/contact/test-contact.queries.ts';
import { createTestPaymentProvider, webhookOf } from '../features/billing/payments/test-payment-provider.ts';
import {
  findPurchaseOutcome,
  insertTestPurchase,
  TOTAL_PAISE,
} from '../features/billing/payments/test-purchases.queries.ts';
import { startJobs } from '../infra/jobs/jobs.ts';
import { triggerJob } from '../infra/jobs/trigger-job.ts';
import { openSecrets } from '../infra/secrets.ts';
import { WEBHOOK_PATH } from '../integrations/razorpay/payment-gateway.ts';
import { buildTestApp, openReadableLog, openTestApp, registerThrough } from '../testing/test-app.ts';

// Two instances that share only the database. Rate limits are tested in call-rate-limit.test.ts, the TTL key-value store
// in ttl-store.test.ts, mail delivery in killed-delivery.test.ts.
const demo = { demo: true, publicUrl: 'http://localhost:3000' };
const first = await openTestApp(demo);
const second = await openTestApp({ ...demo, databaseUrl: first.context.databaseUrl });
const both = [first, second];

const post = (app: FastifyInstance, url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });

describe('sessions', () => {
  it('are valid on all instances, and end on all at once', async () => {
    const { accountID, headers } = await registerThrough(first.app);
    const url = `/api/JobSeekerMasters/GetJobSeekerDetails/${accountID}`;
    expect((await second.app.inject({ url, headers })).statusCode).toBe(200);
    await post(first.app, addressOf(signOutEverywhere, {}), { accountID }, headers);
    expect((await second.app.inject({ url, headers })).statusCode).toBe(401);
  });

  it('share the limit of failed sign-ins', async () => {
    const email = 'guessed@example.com';
    await registerThrough(first.app, { email });
    const guess = async (n: number) => {
      const { app } = both[n % 2] as typeof first;
      return (await post(app, addressOf(getUserDetailsByEmail, {}), { email, password: `Wrong@${n}` })).statusCode;
    };
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)));
    expect(replies.filter((status) => status === 200)).toHaveLength(5);
    expect(replies.filter((status) => status === 429)).toHaveLength(15);
  });
});

describe('single-use values', () => {
  it('a captcha challenge is accepted once, by either instance', async () => {
    const { challenge } = (await post(first.app, addressOf(createCaptchaChallenge, {}), {})).json<{
      challenge: Challenge;
    }>();
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const replies = await Promise.all(both.map(({ app }) => post(app, addressOf(verifyCaptcha, {}), { token })));
    expect(replies.filter((reply) => reply.json().success)).toHaveLength(1);
  });

  it('a one-time code is accepted once, by either instance', async () => {
    const { accountID, headers } = await registerThrough(first.app);
    await setMobileNo(first.context.db, accountID, '9811111111');
    const at = (app: FastifyInstance, call: string) => post(app, `/api/JobSeekerMasters/${call}`, {}, headers);
    await at(first.app, `GenerateMobileOtp?accountID=${accountID}`);
    const code = await findLastCode(first.context.db, accountID);
    const replies = await Promise.all(
      both.map(({ app }) => at(app, `VerifyMobileOtp?accountID=${accountID}&otp=${code}`)),
    );
    expect(replies.filter(({ body }) => body === 'Mobile number verified successfully.')).toHaveLength(1);
  });

  it('a test sign-in of one instance is valid on the other', async () => {
    const { nonce } = (await post(first.app, '/api/AuthJobSeeker/CreateNonce', {})).json();
    const { clientID } = (await first.app.inject('/api/Settings')).json().signIn;
    const person = { email: 'meera@gmail.com', fullName: 'Meera', isVerified: true, isWorkspace: false };
    const { credential } = (await post(first.app, '/demo/sign-in/token', { clientID, nonce, ...person })).json();
    const reply = await post(second.app, '/api/AuthJobSeeker/SignIn', { idToken: credential });
    expect(reply.json()).toMatchObject({ fullName: 'Meera', errorMessage: '' });
  });

  it('a payment reported to both is settled once', async () => {
    const provider = createTestPaymentProvider(first.context.log, TOTAL_PAISE);
    const apps = await Promise.all(both.map(({ context }) => buildTestApp({ ...context, gateway: provider.gateway })));
    const { accountID } = await registerThrough(first.app);
    const { db, clock } = first.context;
    const { purchaseId, orderId } = await insertTestPurchase(db, clock.now(), { accountId: accountID });
    provider.setPayments(orderId, {});
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const webhook = webhookOf('payment.captured', { orderId }, `evt_${n % 5}`);
        return (apps[n % 2] as FastifyInstance).inject({ method: 'POST', url: WEBHOOK_PATH, ...webhook });
      }),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 204));
    await vi.waitFor(
      async () => expect(await findPurchaseOutcome(db, purchaseId)).toMatchObject({ status: 'paid', grants: 1 }),
      {
        timeout: 120_000,
      },
    );
    await Promise.all(apps.map((app) => app.close()));
    expect(await findPurchaseOutcome(db, purchaseId)).toMatchObject({ status: 'paid', grants: 1 });
  });
});

it('a job runs once', async () => {
  const { databaseUrl, log } = first.context;
  const done: string[] = [];
  const jobOf = (by: string) => ({ name: 'count', everyMinutes: 60 as const, run: async () => void done.push(by) });
  const stops = await Promise.all(['first', 'second'].map((by) => startJobs(databaseUrl, log, [jobOf(by)])));
  expect(await triggerJob(databaseUrl, 'count')).toBe(true);
  await vi.waitFor(() => expect(done).toHaveLength(1), { timeout: 120_000 });
  await Promise.all(stops.map((stop) => stop()));
  expect(done).toHaveLength(1);
});

describe('the secret', () => {
  const open = async (appSecret?: string, acceptedAppSecrets: string[] = []) => {
    const { log, lines } = openReadableLog();
    const { dataDir } = second.context.config;
    const secrets = await openSecrets(
      { appSecret, acceptedAppSecrets, dataDir },
      second.context.db,
      second.context.clock,
      log,
    );
    return { key: secrets.keyFor('a test').toString('hex'), lines };
  };
  const [given, another] = ['a secret of at least 32 characters', 'another secret of 32 characters!!'];

  it('is the same on all instances, with a different key for each purpose', () => {
    const keys = both.map(({ context }) => context.secrets.keyFor('a test').toString('hex'));
    expect(keys[0]).toBe(keys[1]);
    expect(first.context.secrets.keyFor('a test')).not.toEqual(first.context.secrets.keyFor('other'));
  });

  it('from APP_SECRET is required on every instance', async () => {
    const own = await open();
    const { key, lines } = await open(given);
    expect(key).not.toBe(own.key);
    expect(lines).toEqual([]);
    expect((await open(given)).lines).toEqual([]);
    await expect(open()).rejects.toThrow(SettingError);
    const changed = await open(another);
    expect(changed.key).not.toBe(key);
    expect(changed.lines.join('')).toContain('APP_SECRET has changed');
  });
});
