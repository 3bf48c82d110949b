import {
  type AuthResponse,
  addressOf,
  allCalls,
  type CallDefinition,
  getUserDetailsByEmail,
  saveUserName,
  searchVacancy,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { connect } from '../infra/database/connect.ts';
import { serveWebPages } from '../infra/http/serve-web-pages.ts';
import { systemClock } from '../lib/clock.ts';
import {
  buildTestApp,
  openReadableLog,
  openTestContext,
  registerThrough,
  type TestContext,
} from '../testing/test-app.ts';

/*
 * Log redaction: canary values are sent to every call, including calls that fail in every way. None of them may appear
 * in the log at any level (security 28).
 */
const canary = {
  fullName: 'Canary Subramaniam',
  email: 'canary.person@example.com',
  password: 'Canary@246',
  mobileNo: '9812345670',
  code: '735192',
  token: 'Canary7dTqJ0m2uXk4sVb9YwLr5NcZ1fHgPaEiOeRtUyW',
  query: 'canaryquery',
};
let tokens: string[] = [];
const { log, lines } = openReadableLog();

let context: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  context = { ...(await openTestContext()), log };
  app = await buildTestApp(context);
});
beforeEach(() => {
  lines.length = 0;
  tokens = [];
});
afterAll(async () => {
  await app?.close();
  await context?.close();
});

/** Expects texts in the log, and none of the values that were sent. */
function expectRedacted(...texts: string[]): void {
  for (const text of texts) expect(lines.join('')).toContain(text);
  const secrets = [canary.mobileNo, canary.code, canary.password, ...tokens];
  const leaking = lines.filter((line) => /canary/i.test(line) || secrets.some((secret) => line.includes(secret)));
  expect(leaking).toEqual([]);
}

let people = 0;
const registrationOf = () => {
  people += 1;
  const { fullName, password, mobileNo, email } = canary;
  return { fullName, countryID: 105, mobileNo, password, email: email.replace('person', `person${people}`) };
};

const post = (to: FastifyInstance, call: CallDefinition, payload: object | string, headers = {}) =>
  to.inject({
    method: 'POST',
    url: addressOf(call, {}),
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

async function register(): Promise<{ authorization: string }> {
  const { email, fullName } = registrationOf();
  const { token, headers } = await registerThrough(app, { email, fullName });
  tokens.push(token);
  return headers;
}

/** A canary value that suits the name of a field. */
function valueFor(name: string): unknown {
  if (/email/i.test(name)) return canary.email;
  if (/password/i.test(name)) return canary.password;
  if (/mobile/i.test(name)) return canary.mobileNo;
  if (/otp|code/i.test(name)) return canary.code;
  if (/token|pass|nonce|payload/i.test(name)) return canary.token;
  if (/^(search|text)$/.test(name)) return canary.email;
  if (/ID$|^id$/.test(name)) return 1;
  return canary.query;
}

const filled = (schema: CallDefinition['params']) =>
  Object.fromEntries(Object.keys(schema?.shape ?? {}).map((name) => [name, valueFor(name)]));

/** Makes a call with a canary value in each of its fields. */
const callWith = (to: FastifyInstance, definition: CallDefinition, headers: Record<string, string>) =>
  to.inject({
    method: definition.method,
    url: addressOf(definition, { params: filled(definition.params), query: filled(definition.query) }),
    headers: { ...headers, cookie: `s=${canary.token}`, 'user-agent': canary.query, 'x-forwarded-for': canary.query },
    ...(definition.body && !definition.file ? { payload: filled(definition.body) } : {}),
  });

describe('the log contains no value that was sent', () => {
  it('when a call succeeds, and when a password is wrong', async () => {
    const form = registrationOf();
    tokens.push((await post(app, saveUserName, form)).json<AuthResponse>().token);
    for (const password of [canary.password, `${canary.password}!`])
      await post(app, getUserDetailsByEmail, { email: form.email, password });
    const reply = await app.inject(addressOf(searchVacancy, { query: { keyword: canary.query } }));
    expect(reply.statusCode).toBe(200);
    expectRedacted('vacancyportal/SearchVacancy');
  });

  it.each(allCalls.map(({ definition }) => [definition.path, definition] as const))(
    'to %s',
    async (_path, definition) => {
      await callWith(app, definition, { authorization: `Bearer ${canary.token}` });
      await callWith(app, definition, definition.access === 'visitor' ? {} : await register());
      expectRedacted('answered');
    },
  );

  it.each(['rendered', 'that fails to render'])('to a page %s, whose address has a token', async (outcome) => {
    const withPages = await buildApp(context);
    await serveWebPages(withPages, context, () => ({
      cacheableAddress: () => undefined,
      async render({ url }) {
        if (outcome !== 'rendered') throw new Error(`no page for ${url}`);
        return { status: 200, headers: new Headers(), body: 'page', scripts: [] };
      },
    }));
    const { token, email } = canary;
    for (const path of [
      `/combo-plans/continue/7/${token}`,
      `/combo-plans/success/7/${token}`,
      `/combo-plans/register-by-link/7/${token}`,
      `/register-by-link/7/${token}`,
      `/combo-plans/registration/${token}`,
      `/account/reset-password/${token}`,
      `/account/verify-email/${token}`,
      `/account/verify-email/${token}/?email=${email}`,
    ]) {
      const reply = await withPages.inject({ url: path, headers: { referer: `https://jobs.example${path}` } });
      expect(reply.headers['referrer-policy']).toBe('strict-origin');
    }
    await withPages.close();
    expectRedacted(outcome === 'rendered' ? 'answered' : 'no page for');
  });

  it('when a body cannot be parsed', async () => {
    const broken = JSON.stringify(registrationOf()).slice(0, -1);
    for (const payload of [broken, `"${canary.password}"`, `{"email":${canary.email}}`, `${canary.token}{`]) {
      expect((await post(app, saveUserName, payload)).statusCode).toBe(400);
    }
    const headers = { 'content-type': `text/${canary.query}` };
    expect((await post(app, saveUserName, canary.password, headers)).statusCode).toBe(415);
    for (const url of [`/api/${canary.query}?token=${canary.token}`, `/${canary.email}`, `/api/%zz${canary.query}`]) {
      await app.inject({ url, headers: { authorization: canary.token } });
    }
    expectRedacted('answered');
  });

  it('when a database error quotes every value', async () => {
    // PostgreSQL reports the whole row of a failed check, and any message that a trigger raises.
    await sql`alter table accounts add constraint no_more check (false) not valid`.execute(context.db);
    expect((await post(app, saveUserName, registrationOf())).statusCode).toBe(500);
    await sql`alter table accounts drop constraint no_more`.execute(context.db);
    expectRedacted('unexpected error', '23514', 'no_more');

    await sql`create function tell_all() returns trigger language plpgsql as $$
      begin raise exception 'no room for % and "%"', new.email, new.full_name using errcode = '22000'; end $$`.execute(
      context.db,
    );
    await sql`create trigger tell_all before insert on accounts for each row execute function tell_all()`.execute(
      context.db,
    );
    expect((await post(app, saveUserName, registrationOf())).statusCode).toBe(500);
    await sql`drop trigger tell_all on accounts`.execute(context.db);
    expectRedacted('unexpected error', 'no room for');
  });

  it('when an error of our own quotes values', async () => {
    const other = await buildTestApp({
      ...context,
      clock: {
        ...systemClock,
        now: () => {
          throw new Error(
            `no time for ${canary.email}, ${canary.mobileNo}, '${canary.fullName}', ?otp=${canary.code}`,
            {
              cause: new SyntaxError(`Unexpected token in "${canary.query}", ${canary.token}`),
            },
          );
        },
      },
    });
    expect((await post(other, getUserDetailsByEmail, { email: 'a@b.co', password: 'x' })).statusCode).toBe(500);
    await other.close();
    expectRedacted('unexpected error', 'no time for', 'Unexpected token in', 'log-redaction.test.ts');
  });

  it('while the database is unavailable', async () => {
    const db = connect('postgres://nobody:x@127.0.0.1:1/none', 1);
    const other = await buildTestApp({ ...context, db, reservedDb: db, signInDb: db, healthDb: db, reads: db });
    for (const { definition } of allCalls) {
      await callWith(other, definition, { authorization: `Bearer ${canary.token}` });
    }
    expect((await post(other, saveUserName, registrationOf())).statusCode).toBe(503);
    await other.close();
    await db.destroy();
    expectRedacted('a dependency is unavailable');
  });
});
