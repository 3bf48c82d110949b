import type { CallReply, getToday, WorkKind } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoData } from '../../../demo/fill-demo-data.ts';
import { buildTestApp, openTestApp } from '../../../testing/test-app.ts';
import { bearer, createStaffClient } from '../test-staff-fixture.ts';
import { type DemoSignIn, demoStaff, endDemoStaff } from './demo-staff.ts';

const { app, context } = await openTestApp({ demo: true });
await fillWithDemoData(context);
const client = createStaffClient(app, context);
// Each code works once.
beforeEach(() => context.clock.advanceMinutes(2));

/** Signs in as a person does who reads the sign-in page of the demo. */
async function signIn(role: string): Promise<{ token: string; headers: { authorization: string } }> {
  const { password, accounts } = (await app.inject('/api/demo/staff')).json();
  const account = (accounts as DemoSignIn[]).find((one) => one.role === role) as DemoSignIn;
  const { step, ticket } = (await client.givePassword(account.email, password)).json();
  expect(step).toBe('second-factor');
  const confirmed = await client.post('ConfirmSignIn', { ticket, code: account.code });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const { token } = confirmed.json();
  return { token, headers: bearer(token) };
}

const today = async (role: string) =>
  (await client.get('GetToday', (await signIn(role)).headers)).json<CallReply<typeof getToday>>();

describe('staff accounts of the demo', () => {
  it.each<[role: string, ...kinds: WorkKind[]]>([
    ['recruiter', 'draft', 'interview'],
    ['writer', 'service'],
    ['trust', 'draft', 'message'],
    ['support', 'case', 'message', 'interview', 'service'],
    ['finance', 'request'],
    ['admin', 'request'],
  ])('sign in as %s with the shown code, and have work that waits', async (role, ...kinds) => {
    const seen = await today(role);
    const due = new Map(seen.kinds.map((one) => [one.kind, one.due]));
    for (const kind of kinds) expect(due.get(kind), kind).toBeGreaterThan(0);
    expect(seen.items.length).toBeGreaterThan(0);
  });

  it('shows a code that was not used', async () => {
    const shown = async () => (await app.inject('/api/demo/staff')).json().accounts[0].code;
    const before = await shown();
    await signIn('recruiter');
    expect(await shown()).not.toBe(before);
  });

  it('have new applicants with a resume', async () => {
    const { headers } = await signIn('recruiter');
    const { applicants } = (await client.get('ListAllApplicants?stage=New&text=Lalitha', headers)).json();
    expect(applicants).toMatchObject([{ fullName: 'Lalitha Narayanaswamy', stage: 'New' }]);
    const applicant = (await client.get(`GetApplicant/${applicants[0].applicationID}`, headers)).json();
    expect(applicant.resumeName).toBe('Lalitha Narayanaswamy resume.pdf');
  });

  it('wait for approvals that take effect', async () => {
    for (const role of ['finance', 'admin']) {
      const { headers } = await signIn(role);
      const requests = (await client.get('ListSecondPersonRequests', headers)).json();
      const { requestID } = requests.find(({ canDecide }: { canDecide: boolean }) => canDecide);
      const decided = await client.post('DecideSecondPersonRequest', { requestID, decision: 'approve' }, headers);
      expect(decided.statusCode, decided.body).toBe(200);
    }
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a DNS rebinding attack', { headers: { host: 'evil.example' } }],
  ])('are not shown to %s', async (_client, request) => {
    expect((await app.inject({ url: '/api/demo/staff', ...request })).statusCode).toBe(404);
  });
});

describe.each([
  ['outside the demo', { demo: false }],
  ['behind a proxy', { demo: true, trustProxy: true }],
  ['at a public URL', { demo: true, publicUrl: 'https://jobs.example.in' }],
  ['with a database of its own', { demo: true, databaseUrl: 'postgres://db.example.in/portal' }],
])('%s', (_mode, settings) => {
  it('their codes are not shown', async () => {
    const other = await buildTestApp({ ...context, config: { ...context.config, ...settings } });
    try {
      expect((await other.inject('/api/demo/staff')).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});

it('a public demo has none', async () => {
  const { context: empty } = await openTestApp();
  const config = { ...empty.config, demo: true, publicUrl: 'https://jobs.example.in' };
  await fillWithDemoData({ ...empty, config });
  expect(await empty.db.selectFrom('staff').select('id').execute()).toEqual([]);
});

it('end with their sessions when the portal is no longer a demo', async () => {
  const { headers } = await signIn('writer');
  await endDemoStaff(context);
  expect((await client.get('GetProfile', headers)).statusCode).toBe(401);
  for (const { email } of demoStaff)
    expect((await client.givePassword(email, 'demo staff 1234')).statusCode, email).toBe(403);
});
