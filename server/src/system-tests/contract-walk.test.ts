import { readFile } from 'node:fs/promises';
import {
  addressOf,
  allCalls,
  type CallDefinition,
  errorCatalogue,
  hasStaffPermission,
  isForStaff,
  problemSchema,
  type StaffPermission,
  type StaffRole,
  staffRoles,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { z } from 'zod';
import {
  buildTestApp,
  createTestStaff,
  openTestContext,
  registerThrough,
  type TestContext,
  type TestStaff,
} from '../testing/test-app.ts';
import { listMalformedValues } from './malformed-texts.ts';

/** Contract walk: tests access control and input validation (security 1–3) of every call, for every kind of caller. */
let context: TestContext;
let app: FastifyInstance;
let owner: Awaited<ReturnType<typeof registerThrough>>;
let other: typeof owner;
let expired: typeof owner;
let revoked: typeof owner;
let staff: TestStaff;
let staffByRole: Map<StaffRole, TestStaff>;

beforeAll(async () => {
  context = await openTestContext({}, { hasRequestRole: true });
  app = await buildTestApp(context);
  owner = await registerThrough(app);
  other = await registerThrough(app);
  expired = await registerThrough(app);
  revoked = await registerThrough(app);
  staff = await createTestStaff(context);
  staffByRole = new Map();
  for (const role of staffRoles) staffByRole.set(role, await createTestStaff(context, [role]));
  const past = new Date(context.clock.now().getTime() - 1_000);
  const sessionsOf = (accountId: number) => context.db.updateTable('sessions').where('account_id', '=', accountId);
  await sessionsOf(expired.accountID).set({ expires_at: past }).execute();
  await sessionsOf(revoked.accountID).set({ ended_at: past }).execute();
});
afterAll(async () => {
  await app?.close();
  await context?.close();
});

/** Fields that may hold a secret or personal data: in an address they are kept by browsers and logged by proxies. */
const SENSITIVE_FIELD = /otp|email|mobile|phone|password|token|secret|signature|^rid$|^key$|^link$|razorpay/i;

/** A field gets the first of these values that it accepts; two passwords that must be equal get the same. */
const samples = [
  ...['9876543210', '1', '123456', 'anybody@example.com', 2_000_000_000, 1, true, []],
  'https://push.service.dev/1',
  '2024-05',
  { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
];

/** Valid input of a call, with the given account where the call takes one. */
function inputFor(definition: CallDefinition, accountId: number) {
  const fill = (schema: CallDefinition['params'], asText: boolean) =>
    Object.fromEntries(
      Object.entries(schema?.shape ?? {}).flatMap(([name, field]) => {
        if (name === definition.own) return [[name, asText ? String(accountId) : accountId]];
        const { options = [] } = field as { options?: unknown[] };
        const value = [undefined, ...options, ...samples].find((sample) => field.safeParse(sample).success);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return {
    params: fill(definition.params, true),
    query: fill(definition.query, true),
    body: fill(definition.body, false),
  };
}

async function makeCall(definition: CallDefinition, accountId: number, headers: Record<string, string>) {
  const { params, query, body } = inputFor(definition, accountId);
  if (definition.file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.set(name, String(value));
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    return app.inject({
      method: 'POST',
      url: addressOf(definition, { params, query }),
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }
  return app.inject({
    method: definition.method,
    url: addressOf(definition, { params, query }),
    headers,
    ...(definition.body ? { payload: body } : {}),
  });
}

const expectProblem = (reply: Awaited<ReturnType<typeof makeCall>>, code: 'not_signed_in' | 'forbidden') => {
  expect(reply.statusCode).toBe(errorCatalogue[code].status);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(problemSchema.parse(reply.json())).toMatchObject({ code, detail: errorCatalogue[code].text });
};

describe('the contract as a whole', () => {
  // A server of DATABASE_URL need not have that role.
  it.skipIf(process.env.DATABASE_URL)('is served by a role of the database that owns no table', async () => {
    const { rows } = await sql`select current_user as role`.execute(context.db);
    expect(rows).toEqual([{ role: new URL(inject('requestServerUrl')).username }]);
    await expect(context.db.deleteFrom('staff_audit').execute()).rejects.toMatchObject({ code: '42501' });
  });

  it('has unique paths', () => {
    const paths = allCalls.map(({ definition }) => `${definition.method} ${definition.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has no failure text that contains "success"', () => {
    for (const { text } of Object.values(errorCatalogue)) expect(text).not.toMatch(/success/i);
  });

  it('serves every call and describes it in the reference', async () => {
    const document = (await app.inject('/api/openapi.json')).json();
    for (const { definition } of allCalls) {
      const described = document.paths[`/api/${definition.path}`]?.[definition.method.toLowerCase()];
      expect(described, definition.path).toBeDefined();
    }
  });

  it('has secrets and personal data in the addresses that docs/operations.md lists, and in no other', async () => {
    const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const [, section = ''] = page.split('## Secrets and personal data in addresses');
    const [table = ''] = section.split('\n## ');
    const listed = [...table.matchAll(/`((?:GET|POST) \S+)`/g)].map(([, address = '']) => address);
    expect(listed.length).toBeGreaterThan(10);
    const carried = allCalls.flatMap(({ definition: { method, path, params, query } }) => {
      const fieldsOf = (schema: CallDefinition['params']) =>
        Object.keys(schema?.shape ?? {}).filter((name) => SENSITIVE_FIELD.test(name));
      const inQuery = fieldsOf(query).join('&');
      if (inQuery === '' && fieldsOf(params).length === 0) return [];
      return [`${method} ${path}${inQuery && `?${inQuery}`}`];
    });
    // `POST …/VerifyPayment` stands for that call of each kind of plan.
    const isSame = (entry: string, call: string) =>
      entry === call || (entry.includes('…') && call.replace(/ .*\//, ' …/') === entry);
    expect(carried.filter((call) => !listed.some((entry) => isSame(entry, call)))).toEqual([]);
    expect(listed.filter((entry) => !carried.some((call) => isSame(entry, call)))).toEqual([]);
  });

  it('declares the account of the caller in every call that takes an account id', () => {
    for (const { definition, name } of allCalls) {
      const fields = [definition.params, definition.query, definition.body].flatMap((schema) =>
        Object.keys(schema?.shape ?? {}),
      );
      const carries = fields.find((field) => /^(accountID|accountId|jobSeekerId)$/.test(field));
      // A call that recognises its caller checks access itself and has its own tests; staff pass ids of other accounts.
      if (carries && !definition.recognises && !isForStaff(definition.access))
        expect(definition.own, name).toBe(carries);
    }
  });
});

/** Calls in which a text inside of a list or an object was malformed. */
const nested = new Set<string>();

describe.each(allCalls.map(({ name, definition }) => ({ name, definition })))(
  '$definition.method $definition.path',
  ({ definition }) => {
    const needsAccount = definition.access !== 'visitor';
    const needsStaff = isForStaff(definition.access);
    // A new account for each test: some calls sign their caller out.
    const allowedCaller = async () =>
      needsStaff ? { ...(await createTestStaff(context)), accountID: owner.accountID } : registerThrough(app);

    // A new account for each call, as earlier calls may have signed it out.
    beforeAll(async () => {
      owner = await registerThrough(app);
    });

    if (needsAccount)
      it('replies 401 without a token and with a forged or malformed one', async () => {
        expectProblem(await makeCall(definition, owner.accountID, {}), 'not_signed_in');
        expectProblem(
          await makeCall(definition, owner.accountID, { authorization: `Bearer ${'A'.repeat(43)}` }),
          'not_signed_in',
        );
        expectProblem(
          await makeCall(definition, owner.accountID, { authorization: "Bearer ' or 1=1 --" }),
          'not_signed_in',
        );
        expectProblem(
          await makeCall(definition, owner.accountID, { authorization: `Basic ${owner.token}` }),
          'not_signed_in',
        );
      });

    if (needsAccount)
      it('replies 401 with the token of an expired and of a revoked session', async () => {
        expectProblem(await makeCall(definition, expired.accountID, expired.headers), 'not_signed_in');
        expectProblem(await makeCall(definition, revoked.accountID, revoked.headers), 'not_signed_in');
      });

    if (needsStaff)
      it('replies 403 to a job seeker even with invalid input, and never to staff with every role', async () => {
        expectProblem(await makeCall(definition, owner.accountID, owner.headers), 'forbidden');
        const url = addressOf(definition, inputFor(definition, owner.accountID));
        const { method } = definition;
        expectProblem(await app.inject({ method, url, headers: owner.headers }), 'forbidden');
        const reply = await makeCall(definition, owner.accountID, (await createTestStaff(context)).headers);
        const declared: readonly string[] = definition.errors ?? [];
        expect([401, 500], reply.body).not.toContain(reply.statusCode);
        if (reply.statusCode === 403) expect(declared).toContain(reply.json().code);
      });

    if (definition.access.startsWith('staff:'))
      it('replies 403 to every role without the permission, and never to one with it', async () => {
        const permission = definition.access.slice('staff:'.length) as StaffPermission;
        for (const [role, { headers }] of staffByRole) {
          const reply = await makeCall(definition, owner.accountID, headers);
          if (hasStaffPermission([role], permission)) expect([401, 403], role).not.toContain(reply.statusCode);
          else expectProblem(reply, 'forbidden');
        }
      });

    if (definition.access === 'staff')
      it('never replies 401 to one role alone, nor an undeclared 403', async () => {
        const declared: readonly string[] = definition.errors ?? [];
        for (const role of staffRoles) {
          // New ones: some calls sign their caller out.
          const reply = await makeCall(definition, owner.accountID, (await createTestStaff(context, [role])).headers);
          expect([401, 500], `${role}: ${reply.body}`).not.toContain(reply.statusCode);
          if (reply.statusCode === 403) expect(declared, role).toContain(reply.json().code);
        }
      });

    if (!needsStaff && needsAccount)
      it('replies 401 to staff, who are not members', async () => {
        expectProblem(await makeCall(definition, owner.accountID, staff.headers), 'not_signed_in');
      });

    if (definition.freshFactor)
      it('asks for a second factor that was given more than ten minutes ago', async () => {
        const { staffId, headers } = await createTestStaff(context);
        const factor_at = new Date(context.clock.now().getTime() - 11 * 60_000);
        await context.db.updateTable('staff_sessions').set({ factor_at }).where('staff_id', '=', staffId).execute();
        const reply = await makeCall(definition, owner.accountID, headers);
        expect(reply.json()).toMatchObject({ status: 403, code: 'factor_needed' });
      });

    if (definition.own)
      it('replies 403 with the token of another account', async () => {
        expectProblem(await makeCall(definition, owner.accountID, other.headers), 'forbidden');
      });

    if (definition.own)
      it('never replies 401 to the owner, nor an undeclared 403', async () => {
        const reply = await makeCall(definition, owner.accountID, owner.headers);
        const declared: readonly string[] = definition.errors ?? [];
        if (reply.statusCode === 403) expect(declared).toContain(reply.json().code);
        else expect([401, 500], reply.body).not.toContain(reply.statusCode);
      });

    if (definition.method === 'POST' && definition.body && !definition.file)
      it('refuses a form body and an unknown field', async () => {
        const { accountID, headers } = await allowedCaller();
        const url = addressOf(definition, inputFor(definition, accountID));
        const form = await app.inject({
          method: 'POST',
          url,
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'a=1',
        });
        expect(form.statusCode).toBe(415);
        const extra = await app.inject({
          method: 'POST',
          url,
          headers,
          payload: { ...inputFor(definition, accountID).body, role: 'operator' },
        });
        expect(extra.statusCode).toBe(400);
      });

    if (definition.body && !definition.file)
      it('replies 400 to a lone surrogate in any field', async () => {
        const { accountID, headers } = await allowedCaller();
        const input = inputFor(definition, accountID);
        const url = addressOf(definition, input);
        for (const field of Object.keys(definition.body?.shape ?? {})) {
          const payload = { ...input.body, [field]: 'Asha 6 \ud83d' };
          const reply = await app.inject({ method: definition.method, url, headers, payload });
          expect(reply.statusCode, `${field}: ${reply.body}`).toBe(400);
          expect(reply.json().errors[0].field).toBeDefined();
        }
        for (const [field, schema] of Object.entries(definition.body?.shape ?? {}))
          for (const value of listMalformedValues(schema as z.ZodType, samples)) {
            const payload = { ...input.body, [field]: value };
            if (typeof value !== 'object' || !definition.body?.safeParse(payload).success) continue;
            nested.add(definition.path);
            const reply = await app.inject({ method: definition.method, url, headers, payload });
            expect(reply.statusCode, `${JSON.stringify(value)}: ${reply.body}`).toBe(400);
            expect(reply.json().errors[0].field).toContain('.');
          }
      });

    it('replies to hostile input with 4xx problem details, never 5xx', async () => {
      const { headers } = await allowedCaller();
      const hostile = [
        "' or 1=1 --",
        '\u0000',
        '%00',
        '../../etc/passwd',
        '💥'.repeat(50),
        'x'.repeat(5_000),
        '-1',
        '99999999999999999999',
        '1e9',
        '[]',
        '{"$gt":0}',
      ];
      for (const value of hostile) {
        const fields = (schema: CallDefinition['params']) =>
          Object.fromEntries(Object.keys(schema?.shape ?? {}).map((name) => [name, value]));
        const url = addressOf(definition, { params: fields(definition.params), query: fields(definition.query) });
        const reply = await app.inject({
          method: definition.method,
          url,
          headers,
          ...(definition.body ? { payload: fields(definition.body) } : {}),
        });
        expect(reply.statusCode, `${url.slice(0, 80)} → ${reply.body.slice(0, 200)}`).toBeLessThan(500);
        if (reply.statusCode >= 400) problemSchema.parse(reply.json());
      }
      for (const payload of ['{', 'null', '[]', '"x"', '{"__proto__":{"admin":true}}', `{"a":${'['.repeat(5_000)}`]) {
        if (!definition.body || definition.file) continue;
        const reply = await app.inject({
          method: 'POST',
          url: addressOf(definition, inputFor(definition, owner.accountID)),
          headers: { ...headers, 'content-type': 'application/json' },
          payload,
        });
        expect(reply.statusCode).toBeGreaterThanOrEqual(400);
        expect(reply.statusCode).toBeLessThan(500);
      }
    });
  },
);

it('has sent malformed texts inside of lists and objects to several calls', () => {
  expect(nested.size).toBeGreaterThanOrEqual(5);
});
