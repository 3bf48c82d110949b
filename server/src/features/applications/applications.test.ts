import { applyTexts } from '@aarambh/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import * as make from '../../infra/files/documents/make-test-documents.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';
import { lockAccount } from '../accounts/index.ts';
import { insertResume, retireCurrentResume } from '../resumes/resumes.queries.ts';
import { closeVacancy, type VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { publishLiveVacancy } from '../vacancy-lifecycle/test-vacancy-fixture.ts';

const { app, context } = await openTestApp();
let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

const reason = { cause: 'a test', actor: 'system' };

const publish = (more: Partial<VacancyPosting> = {}) => publishLiveVacancy(context, more);

async function uploadResume(content = make.makePdf(), name = 'a.pdf'): Promise<void> {
  const form = new FormData();
  form.set('accountID', String(me.accountID));
  form.set('resume', new Blob([new Uint8Array(content)]), name);
  const sent = new Request('http://localhost/', { method: 'POST', body: form });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/JobSeekerResume/SaveResume',
    headers: { ...me.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(reply.statusCode, reply.body).toBe(200);
}

/** Two calls with the same effect. */
const calls = {
  ApplyJob: (vacancyID: number, accountID = me.accountID) =>
    app.inject({
      method: 'POST',
      url: '/api/applyjob/ApplyJob',
      headers: me.headers,
      payload: { accountID, vacancyID },
    }),
  ApplyForJob: (vacancyID: number, accountID = me.accountID) =>
    app.inject({
      method: 'POST',
      url: `/api/ManualVacancy/ApplyForJob?vacancyID=${vacancyID}&accountID=${accountID}`,
      headers: me.headers,
    }),
};
const apply = calls.ApplyJob;

const hasApplied = async (vacancyId: number): Promise<boolean> =>
  (await app.inject({ url: `/api/applyjob/CheckJobApplied/${me.accountID}/${vacancyId}`, headers: me.headers })).json();

const applicationsOf = (vacancyId: number) =>
  context.db.selectFrom('applications').selectAll().where('vacancy_id', '=', vacancyId).execute();

describe.each(Object.entries(calls))('%s', (_, send) => {
  it.each(['standard', 'manual'] as const)('sends the resume to a live %s vacancy, once', async (kind) => {
    const vacancyId = await publish({ kind });
    await uploadResume();
    expect(await hasApplied(vacancyId)).toBe(false);

    const first = await send(vacancyId);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toContain('text/plain');
    expect(first.body).toBe('Your application has been sent successfully.');
    expect(await hasApplied(vacancyId)).toBe(true);

    expect((await send(vacancyId)).body).toBe('You have already applied for this job!');
    expect(await applicationsOf(vacancyId)).toHaveLength(1);
  });

  it('requires a resume', async () => {
    const vacancyId = await publish();
    const reply = await send(vacancyId);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(applyTexts.noResume);
    expect(await hasApplied(vacancyId)).toBe(false);
  });

  it('is refused for another account', async () => {
    const vacancyId = await publish();
    const other = await registerThrough(app);
    expect((await send(vacancyId, other.accountID)).statusCode).toBe(403);
    expect(await applicationsOf(vacancyId)).toEqual([]);
  });

  it.each([
    ['unknown', async () => 2_000_000_000],
    [
      'closed',
      async () => {
        const id = await publish();
        await closeVacancy(context, id, reason);
        return id;
      },
    ],
    ['not yet open', () => publish({ postedAt: new Date(context.clock.now().getTime() + DAY_MS) })],
    [
      'past its end, but not yet marked as expired',
      async () => {
        const id = await publish({ expiresAt: new Date(context.clock.now().getTime() + 30 * 60_000) });
        context.clock.advanceMinutes(30);
        return id;
      },
    ],
  ])('is refused for a vacancy that is %s', async (_state, prepare) => {
    await uploadResume();
    const vacancyId = await prepare();
    const reply = await send(vacancyId);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('This job is no longer accepting applications.');
    expect(await applicationsOf(vacancyId)).toEqual([]);
  });
});

describe('concurrent requests', () => {
  it('store twenty applications of one account as one', async () => {
    const vacancyId = await publish();
    await uploadResume();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? calls.ApplyJob : calls.ApplyForJob)(vacancyId)),
    );
    const texts = replies.map((reply) => reply.body);
    expect(texts.filter((text) => text === applyTexts.sent)).toHaveLength(1);
    expect(texts.filter((text) => text === applyTexts.alreadyApplied)).toHaveLength(19);
    expect(await applicationsOf(vacancyId)).toHaveLength(1);
  });

  /** Waits until a request is blocked by a lock that the test holds. */
  const waitForLockWait = () =>
    expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(context.db);
        return rows[0]?.waiting;
      })
      .toBeGreaterThan(0);

  it('wait for a vacancy that is being closed, and then find it closed', async () => {
    await uploadResume();
    const vacancyId = await publish();
    const applying = await context.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('vacancies').set({ status: 'closed' }).where('id', '=', vacancyId).execute();
      const reply = apply(vacancyId);
      await waitForLockWait();
      return { reply };
    });
    expect((await applying.reply).body).toBe(applyTexts.notLive);
    expect(await applicationsOf(vacancyId)).toEqual([]);
  });

  it('wait for a resume that is being replaced, and then send the new one', async () => {
    await uploadResume();
    const vacancyId = await publish();
    const applying = await context.db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, me.accountID);
      await retireCurrentResume(transaction, me.accountID, context.clock.now());
      const resume = { accountId: me.accountID, fileKey: 'resumes/new.pdf', originalName: 'new.pdf' };
      const facts = { contentType: 'application/pdf', bytes: 1, sha256: Buffer.alloc(32) };
      const id = await insertResume(transaction, { ...resume, ...facts }, context.clock.now());
      const reply = apply(vacancyId);
      await waitForLockWait();
      return { reply, id };
    });
    expect((await applying.reply).body).toBe(applyTexts.sent);
    expect(await applicationsOf(vacancyId)).toMatchObject([{ resume_id: applying.id }]);
  });

  it('leave every application with its resume and file while the resume is replaced', async () => {
    await uploadResume();
    const vacancyIds = await Promise.all(Array.from({ length: 6 }, () => publish()));
    const replies = await Promise.all(
      vacancyIds.flatMap((vacancyId) => [apply(vacancyId), uploadResume(make.makeDocx(), 'b.docx')]),
    );
    expect(replies.filter((reply) => reply?.body === applyTexts.sent)).toHaveLength(6);
    const files = await Array.fromAsync(context.files.list('resumes'));
    const sent = await context.db
      .selectFrom('applications')
      .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
      .select(['resumes.file_key', 'resumes.account_id'])
      .where('applications.account_id', '=', me.accountID)
      .execute();
    expect(sent).toHaveLength(6);
    for (const { file_key, account_id } of sent) {
      expect(files).toContain(file_key);
      expect(account_id).toBe(me.accountID);
    }
  });
});

it('an application keeps the resume it was sent with', async () => {
  const vacancyId = await publish();
  await uploadResume(make.makePdf(), 'first.pdf');
  await apply(vacancyId);
  await uploadResume(make.makeDocx(), 'second.docx');
  const rows = await context.db
    .selectFrom('resumes')
    .leftJoin('applications', 'applications.resume_id', 'resumes.id')
    .select(['original_name', 'replaced_at', 'file_key', 'applications.vacancy_id'])
    .where('resumes.account_id', '=', me.accountID)
    .orderBy('resumes.id')
    .execute();
  expect(rows).toMatchObject([
    { original_name: 'first.pdf', vacancy_id: vacancyId, replaced_at: expect.any(Date) },
    { original_name: 'second.docx', vacancy_id: null, replaced_at: null },
  ]);
  const files = await Array.fromAsync(context.files.list('resumes'));
  for (const { file_key } of rows) expect(files).toContain(file_key);
});

it('any sequence of actions leaves exactly the applications that were confirmed', async () => {
  const step = fc.record({ vacancy: fc.nat(2), what: fc.constantFrom('apply', 'apply', 'upload', 'close') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      me = await registerThrough(app);
      const vacancyIds = [await publish(), await publish({ kind: 'manual' }), await publish()];
      const closed = new Set<number>();
      const applied = new Set<number>();
      let hasResume = false;
      for (const { vacancy, what } of steps) {
        const vacancyId = vacancyIds[vacancy] ?? 0;
        if (what === 'upload') {
          await uploadResume();
          hasResume = true;
        } else if (what === 'close') {
          if (!closed.has(vacancyId)) await closeVacancy(context, vacancyId, reason);
          closed.add(vacancyId);
        } else {
          const { body } = await apply(vacancyId);
          if (closed.has(vacancyId)) expect(body).toBe(applyTexts.notLive);
          else if (!hasResume) expect(body).toBe(applyTexts.noResume);
          else expect(body).toBe(applied.has(vacancyId) ? applyTexts.alreadyApplied : applyTexts.sent);
          if (body === applyTexts.sent) applied.add(vacancyId);
        }
      }
      for (const vacancyId of vacancyIds) expect(await hasApplied(vacancyId)).toBe(applied.has(vacancyId));
    }),
    { numRuns: 25 },
  );
});

it('only the text of a sent application contains the word that marks success', () => {
  for (const [name, text] of Object.entries(applyTexts)) expect(/success/i.test(text)).toBe(name === 'sent');
});
