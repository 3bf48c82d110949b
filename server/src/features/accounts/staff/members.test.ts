import {
  addressOf,
  type CallDefinition,
  eraseMember,
  exportMember,
  findMembers,
  suspendMember,
} from '@aarambh/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, openTestApp, registerThrough, type TestAccount } from '../../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';

const { app, context } = await openTestApp();
let trust: Awaited<ReturnType<typeof createTestStaff>>;
let another: typeof trust;
let member: TestAccount;
let email: string;
let count = 0;

beforeAll(async () => {
  trust = await createTestStaff(context, ['trust'], 'Farah Naqvi');
  another = await createTestStaff(context, ['trust'], 'Imran Sheikh');
});
beforeEach(async () => {
  count += 1;
  email = `zubin.mistry.${count}@example.com`;
  member = await registerThrough(app, { fullName: `Zubin Mistry ${String.fromCharCode(64 + count)}`, email });
});

const read = async (path: string) => (await app.inject({ url: `/api/${path}`, headers: trust.headers })).json();
const act = (call: CallDefinition, payload: object, headers = trust.headers) =>
  app.inject({ method: 'POST', url: addressOf(call, {}), headers, payload });
const suspend = (days: number | null, reason = 'Sent fake offer letters.') =>
  act(suspendMember, { memberID: member.accountID, days, reason });
const signIn = async () =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/JobSeekerMasters/GetUserDetailsByEmail',
      payload: { email, password: 'Chai@2468' },
    })
  ).json();
const auditOf = (action: string) =>
  context.db
    .selectFrom('staff_audit')
    .selectAll()
    .where('action', '=', action)
    .where('target_id', '=', String(member.accountID))
    .executeTakeFirst();

describe('finding members', () => {
  const find = async (search: string, more = '') =>
    (await read(`Staff/FindMembers?search=${encodeURIComponent(search)}${more}`)).members.map(
      ({ memberID }: { memberID: number }) => memberID,
    );

  it('lists the newest 1,000 only; a search or a filter pages on', async () => {
    const page = (query: string) => app.inject({ url: `/api/Staff/FindMembers?${query}`, headers: trust.headers });
    expect((await page('page=20')).statusCode).toBe(200);
    const refused = await page('page=21');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().detail).toMatch(/Search for/);
    expect((await page('page=21&state=unverified')).statusCode).toBe(200);
    expect((await page('page=21&search=mistry')).statusCode).toBe(200);
  });

  it('takes a search in a header, so that no proxy logs it, and validates it', async () => {
    const findBy = (header: string) =>
      app.inject({
        url: '/api/Staff/FindMembers?page=1',
        headers: { ...trust.headers, 'x-personal-search': header },
      });
    const found = await findBy(`search=${encodeURIComponent(email)}`);
    expect(found.json().members).toMatchObject([{ memberID: member.accountID, email }]);
    expect((await findBy('sort=email')).statusCode).toBe(400);
    expect((await findBy(`search=${'x'.repeat(101)}`)).statusCode).toBe(400);
  });

  it('finds by part of the name, part of the mail, number and mobile as people write it', async () => {
    const mobile_no = `98111000${10 + count}`;
    await context.db.updateTable('accounts').set({ mobile_no }).where('id', '=', member.accountID).execute();
    const spaced = `+91 ${mobile_no.slice(0, 5)} ${mobile_no.slice(5)}`;
    for (const typed of [`mistry ${String.fromCharCode(96 + count)}`, email, email.slice(3), spaced, `0${mobile_no}`])
      expect(await find(typed), typed).toEqual([member.accountID]);
    expect(await find(String(member.accountID))).toContain(member.accountID);
    expect(await find(`#${member.accountID}`)).toContain(member.accountID);
    expect(await find('%_')).toEqual([]);
  });

  it('lists those who are suspended', async () => {
    await suspend(1);
    expect(await find('', '&state=suspended')).toContain(member.accountID);
    context.clock.advanceMinutes(25 * 60);
    expect(await find('', '&state=suspended')).not.toContain(member.accountID);
  });

  it('uses an index for every form of search', async () => {
    await context.db.transaction().execute(async (transaction) => {
      const { sql } = await import('kysely');
      await sql`set local enable_seqscan = off`.execute(transaction);
      for (const condition of [
        sql`lower(full_name) like '%mistry%' or lower(email) like '%mistry%'`,
        sql`mobile_no in ('9811100011')`,
        sql`suspended_at is not null and (suspended_until is null or suspended_until > now())`,
      ]) {
        const plan = await sql<Record<string, string>>`explain select id from accounts where ${condition}`.execute(
          transaction,
        );
        expect(JSON.stringify(plan.rows)).toMatch(/Index/);
      }
    });
  });

  it('is not for others', async () => {
    const writer = await createTestStaff(context, ['writer']);
    const reply = await app.inject({ url: addressOf(findMembers, {}), headers: writer.headers });
    expect(reply.statusCode).toBe(403);
  });
});

describe('the timeline', () => {
  it('has what happened and what staff did, newest first, page by page', async () => {
    await suspend(1);
    for (let i = 0; i < 60; i++) {
      context.clock.advanceMinutes(1);
      await context.db
        .insertInto('security_events')
        .values({
          account_id: member.accountID,
          kind: 'signed-in',
          happened_at: context.clock.now(),
          device: `Phone ${i}`,
        })
        .execute();
    }
    const path = `Staff/GetMemberTimeline/${member.accountID}`;
    const first = await read(path);
    expect(first).toMatchObject({ hasMore: true });
    expect(first.entries).toHaveLength(50);
    const second = await read(`${path}?after=${first.entries.at(-1).key}`);
    const all = [...first.entries, ...second.entries];
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(all).toContainEqual(expect.objectContaining({ kind: 'account', title: 'Registered' }));
    expect(all).toContainEqual(expect.objectContaining({ kind: 'message', title: 'Mail: verify email' }));
    expect(all).toContainEqual(
      expect.objectContaining({
        kind: 'staff',
        title: 'Suspend member',
        actor: 'Farah Naqvi',
        detail: 'Sent fake offer letters.',
      }),
    );
    const onlyStaff = await read(`${path}?kind=staff`);
    expect(new Set(onlyStaff.entries.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['staff']));
  });
});

describe('suspending', () => {
  it('ends the sessions at once, and the sign-in says until when and why', async () => {
    expect((await suspend(1)).statusCode).toBe(200);
    const url = `/api/JobSeekerSessions/GetSessions/${member.accountID}`;
    expect((await app.inject({ url, headers: member.headers })).statusCode).toBe(401);
    const refused = await signIn();
    expect(refused).toMatchObject({ token: '', accountID: 0 });
    expect(refused.errorMessage).toMatch(
      /^Your account is suspended until \d+ \w+ \d{4}, .* IST\. Reason: Sent fake offer letters\. If you think/,
    );
    expect(await auditOf('SuspendMember')).toMatchObject({
      reason: 'Sent fake offer letters.',
      before: { suspended_at: null },
      after: { suspended_by: 'Farah Naqvi' },
    });
  });

  it('is notified by mail: until when, why, how to object, and when it ends', async () => {
    await context.db
      .updateTable('accounts')
      .set({ email_verified_at: context.clock.now() })
      .where('id', '=', member.accountID)
      .execute();
    await suspend(1);
    const url = '/api/Staff/EndSuspension';
    const payload = { memberID: member.accountID, reason: 'A mistake.' };
    await app.inject({ method: 'POST', url, headers: trust.headers, payload });
    await deliverAll(context);
    const [suspended, ended] = (await readSentMessages(context)).filter(({ to }) => to === email).slice(-2);
    expect(suspended?.text).toMatch(/Until: \d+ \w+ \d{4}.* IST\nReason: Sent fake offer letters\./);
    expect(suspended?.text).toContain('If you think that this is wrong, write to support@aarambh.example');
    expect(ended?.text).toContain('You can log in again.');
  });

  it('is decided by trust and admin; support only reads members', async () => {
    const support = await createTestStaff(context, ['support']);
    const body = { memberID: member.accountID, days: 1, reason: 'Spam.' };
    expect((await act(suspendMember, body, support.headers)).statusCode).toBe(403);
    const url = `/api/Staff/GetMember/${member.accountID}`;
    expect((await app.inject({ url, headers: support.headers })).statusCode).toBe(200);
  });

  it('is not revealed to a caller with a wrong password', async () => {
    await suspend(1);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/JobSeekerMasters/GetUserDetailsByEmail',
      payload: { email, password: 'Wrong@2468' },
    });
    expect(reply.json().errorMessage).toBe('Invalid email or password.');
  });

  it('expires, or ends when staff end it', async () => {
    await suspend(1);
    context.clock.advanceMinutes(24 * 60 + 1);
    expect((await signIn()).accountID).toBe(member.accountID);
    await suspend(7);
    const end = { memberID: member.accountID, reason: 'A mistake.' };
    const url = '/api/Staff/EndSuspension';
    const ended = await app.inject({ method: 'POST', url, headers: trust.headers, payload: end });
    expect(ended.statusCode, ended.body).toBe(200);
    expect((await signIn()).accountID).toBe(member.accountID);
    const again = await app.inject({ method: 'POST', url, headers: trust.headers, payload: end });
    expect(again.json()).toMatchObject({ code: 'conflict' });
  });

  it('names the colleague who did it before', async () => {
    await suspend(1);
    const payload = { memberID: member.accountID, days: 7, reason: 'Spam.' };
    const reply = await act(suspendMember, payload, another.headers);
    expect(reply.json().detail).toMatch(/^Farah Naqvi has suspended this member until /);
  });

  it('for ever needs a second person', async () => {
    const asked = await suspend(null);
    expect(asked.json()).toMatchObject({ code: 'second_person_needed' });
    expect((await signIn()).accountID).toBe(member.accountID);
    const requestID = Number(/request (\d+)/.exec(asked.json().detail)?.[1]);
    const decide = (headers: typeof trust.headers) =>
      app.inject({
        method: 'POST',
        url: '/api/Staff/DecideSecondPersonRequest',
        headers,
        payload: { requestID, decision: 'approve' },
      });
    expect((await decide(trust.headers)).statusCode).toBe(403);
    const approved = await decide(another.headers);
    expect(approved.statusCode, approved.body).toBe(200);
    expect((await signIn()).errorMessage).toMatch(/^Your account is suspended\. Reason: Sent fake offer letters\./);
  });

  it('refuses longer than a year, no reason, and an unknown member', async () => {
    expect((await suspend(366)).statusCode).toBe(400);
    expect((await suspend(1, ' ')).statusCode).toBe(400);
    expect((await act(suspendMember, { memberID: 2_000_000_000, days: 1, reason: 'Spam.' })).statusCode).toBe(404);
  });
});

describe('data on request', () => {
  it('exports what the member would download, with an entry in the audit log', async () => {
    const reply = await act(exportMember, { memberID: member.accountID, format: 'json', reason: 'Asked by mail.' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data.account[0]).toMatchObject({ email });
    expect(await auditOf('ExportMember')).toMatchObject({ reason: 'Asked by mail.', actor: 'Farah Naqvi' });
  });

  it('erases, and the audit log has the reason but no personal data', async () => {
    const reply = await act(eraseMember, { memberID: member.accountID, reason: 'Asked by mail.' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await signIn()).errorMessage).toBe('Invalid email or password.');
    const entry = await auditOf('EraseMember');
    expect(entry).toMatchObject({ reason: 'Asked by mail.' });
    expect(JSON.stringify(entry)).not.toContain(email);
    expect(await read(`Staff/GetMember/${member.accountID}`)).toMatchObject({ isErased: true, mobileNo: '' });
    const again = await act(eraseMember, { memberID: member.accountID, reason: 'Asked by mail.' });
    expect(again.statusCode).toBe(404);
  });
});
