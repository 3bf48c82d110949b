import { applyTexts, proposalTexts as texts, type VacancyProposal } from '@aarambh/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlan, insertPaidPurchase } from '../../testing/billing-fixtures.ts';
import { createTestStaff, openTestApp, registerThrough } from '../../testing/test-app.ts';
import { applyToVacancy } from '../applications/index.ts';
import { endGrant, grantPlan } from '../billing/plans/index.ts';
import { deliverAll, readSentMessages } from '../notifications/test-delivery.ts';
import { saveDemoResume } from '../resumes/index.ts';
import { closeVacancy } from '../vacancy-lifecycle/index.ts';
import { publishLiveVacancy } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { eraseProposals, exportProposals } from './vacancy-approvals-personal-data.queries.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const staff = await createTestStaff(context);
const reason = { cause: 'a test', actor: 'system' };
type Member = Awaited<ReturnType<typeof registerThrough>>;

let planID: number;
beforeAll(async () => {
  planID = await createTestPlan(context);
});

async function buys({ accountID }: Member): Promise<number> {
  const purchase = await insertPaidPurchase(context, accountID, { kind: 'combo', planID });
  await db.transaction().execute((tx) => grantPlan(tx, purchase, clock.now()));
  return purchase.purchaseId;
}

const publish = () => publishLiveVacancy(context);

let me: Member;
let vacancyId: number;
beforeEach(async () => {
  me = await registerThrough(app, { isEmailVerified: true });
  await buys(me);
  vacancyId = await publish();
});

const propose = (vacancyID = vacancyId, accountID = me.accountID, headers = staff.headers) =>
  app.inject({
    method: 'POST',
    url: '/api/Operator/ProposeVacancy',
    headers,
    payload: { accountID, vacancyID, note: 'They look for night watchmen.', proposedBy: 'Nandini Rao' },
  });
const proposed = async (vacancyID = vacancyId): Promise<number> => {
  const reply = await propose(vacancyID);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().proposalID;
};

const answer = (proposalID: number, what: string, more: { member?: Member; reason?: string } = {}) => {
  const { member = me, ...rest } = more;
  return app.inject({
    method: 'POST',
    url: '/api/VacancyApproval/Answer',
    headers: member.headers,
    payload: { accountID: member.accountID, proposalID, answer: what, ...rest },
  });
};

const list = async (member = me) =>
  (await app.inject({ url: `/api/VacancyApproval/GetProposals/${member.accountID}`, headers: member.headers })).json<
    VacancyProposal[]
  >();
const statuses = async () => (await list()).map(({ proposalID, status }) => [proposalID, status]);

const applications = () =>
  db.selectFrom('applications').select('vacancy_id').where('account_id', '=', me.accountID).execute();

it('the audit log says whom a vacancy was proposed to', async () => {
  const proposalID = await proposed();
  const entry = await context.db
    .selectFrom('staff_audit')
    .select(['target_kind', 'target_id', 'after'])
    .where('action', '=', 'ProposeVacancy')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    target_kind: 'member',
    target_id: String(me.accountID),
    after: { proposalID, vacancyID: vacancyId },
  });
});

describe('proposing', () => {
  it('lists the vacancy with the note for the member, and sends a mail', async () => {
    const proposalID = await proposed();
    expect(await list()).toMatchObject([
      {
        proposalID,
        vacancyID: vacancyId,
        jobTitle: 'Watchman',
        orgName: 'Tulsi Granites',
        note: 'They look for night watchmen.',
        proposedBy: 'Nandini Rao',
        proposedOn: clock.now().toISOString(),
        answeredOn: '',
        status: 'Waiting',
      },
    ]);
    await deliverAll(context);
    const mail = (await readSentMessages(context)).find(({ subject }) => subject.includes('has proposed a job'));
    expect(mail?.text).toContain('Why it suits you: They look for night watchmen.');
    expect(mail?.text).toContain('/vacancy-approvals');
  });

  it('is possible once while it waits, also with ten concurrent requests', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => propose()));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await list()).toHaveLength(1);
  });

  it('is possible again after it was declined', async () => {
    await answer(await proposed(), 'decline');
    await proposed();
    expect((await list()).map(({ status }) => status)).toEqual(['Waiting', 'Declined']);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a vacancy that is closed',
      async () => {
        await closeVacancy(context, vacancyId, reason);
        return propose();
      },
    ],
    [
      'a member without a plan',
      async () => {
        me = await registerThrough(app, { isEmailVerified: true });
        return propose();
      },
    ],
    [
      'a member whose plan was refunded',
      async () => {
        me = await registerThrough(app, { isEmailVerified: true });
        const purchaseId = await buys(me);
        await db.transaction().execute((tx) => endGrant(tx, purchaseId, clock.now()));
        return propose();
      },
    ],
    [
      'a member who has applied',
      async () => {
        await saveDemoResume(context, me.accountID);
        await applyToVacancy(context, me.accountID, vacancyId);
        return propose();
      },
    ],
  ])('is refused for %s', async (_, attempt) => {
    expect(await attempt()).toMatchObject({ statusCode: 409 });
    expect(await list()).toEqual([]);
  });

  it('is refused for unknown ids, and to members', async () => {
    expect((await propose(2_000_000_000)).statusCode).toBe(404);
    expect((await propose(vacancyId, 2_000_000_000)).statusCode).toBe(404);
    expect((await propose(vacancyId, me.accountID, me.headers)).statusCode).toBe(403);
  });
});

describe('answering', () => {
  it('approving sends the application, whose timeline names the adviser', async () => {
    await saveDemoResume(context, me.accountID);
    const proposalID = await proposed();
    expect((await answer(proposalID, 'approve')).body).toBe(texts.approved);
    expect(await list()).toMatchObject([{ status: 'Approved', answeredOn: clock.now().toISOString() }]);
    expect(await applications()).toEqual([{ vacancy_id: vacancyId }]);
    const sent = await app.inject({ url: `/api/applyjob/GetApplications/${me.accountID}`, headers: me.headers });
    expect(sent.json()[0].timeline).toMatchObject([{ status: 'Sent', note: 'Put forward by Nandini Rao.' }]);
    expect((await answer(proposalID, 'decline')).body).toBe(texts.answered);
    expect((await list())[0]?.status).toBe('Approved');
  });

  it('approving requires a resume and leaves the proposal waiting without one', async () => {
    const proposalID = await proposed();
    const reply = await answer(proposalID, 'approve');
    expect([reply.statusCode, reply.body]).toEqual([200, applyTexts.noResume]);
    expect(await statuses()).toEqual([[proposalID, 'Waiting']]);
    await saveDemoResume(context, me.accountID);
    expect((await answer(proposalID, 'approve')).body).toBe(texts.approved);
  });

  it('approving after applying creates no second application', async () => {
    await saveDemoResume(context, me.accountID);
    const proposalID = await proposed();
    await applyToVacancy(context, me.accountID, vacancyId);
    expect((await answer(proposalID, 'approve')).body).toBe(texts.approved);
    expect(await applications()).toHaveLength(1);
  });

  it('declining stores the reason and sends no application', async () => {
    await saveDemoResume(context, me.accountID);
    const proposalID = await proposed();
    expect((await answer(proposalID, 'decline', { reason: ' Too far. ' })).body).toBe(texts.declined);
    expect((await answer(proposalID, 'approve')).body).toBe(texts.answered);
    expect(await applications()).toEqual([]);
    const row = await db
      .selectFrom('vacancy_proposals')
      .select(['answer', 'reason'])
      .where('id', '=', proposalID)
      .executeTakeFirst();
    expect(row).toEqual({ answer: 'declined', reason: 'Too far.' });
    const tooLong = await answer(await proposed(await publish()), 'decline', { reason: 'x'.repeat(201) });
    expect(tooLong.statusCode).toBe(400);
    expect(tooLong.json().detail).toBe('Please give the reason within 200 characters');
  });

  it('accepts one of concurrent answers', async () => {
    await saveDemoResume(context, me.accountID);
    const proposalID = await proposed();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, at) => answer(proposalID, at % 2 ? 'approve' : 'decline')),
    );
    const bodies = replies.map(({ body }) => body);
    expect(bodies.filter((text) => text === texts.answered)).toHaveLength(11);
    const isApproved = bodies.includes(texts.approved);
    expect((await list())[0]?.status).toBe(isApproved ? 'Approved' : 'Declined');
    expect(await applications()).toHaveLength(isApproved ? 1 : 0);
  });

  it('is refused once the vacancy has closed', async () => {
    await saveDemoResume(context, me.accountID);
    const open = await proposed();
    const other = await publish();
    const proposalID = await proposed(other);
    await closeVacancy(context, other, reason);
    for (const what of ['approve', 'decline']) expect((await answer(proposalID, what)).body).toBe(texts.gone);
    expect(await statuses()).toEqual([
      [open, 'Waiting'],
      [proposalID, 'Job closed'],
    ]);
    expect(await applications()).toEqual([]);
  });

  it("gives the same reply for another account's proposal and an unknown one", async () => {
    const proposalID = await proposed();
    const other = await registerThrough(app, { isEmailVerified: true });
    const foreign = await answer(proposalID, 'decline', { member: other });
    const missing = await answer(2_000_000_000, 'decline', { member: other });
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect(await list(other)).toEqual([]);
    expect(await statuses()).toEqual([[proposalID, 'Waiting']]);
  });
});

it('exports and erases the proposals of an account', async () => {
  await answer(await proposed(), 'decline', { reason: 'Too far.' });
  const [section] = await exportProposals(db, me.accountID);
  expect(section?.entries).toMatchObject([{ jobTitle: 'Watchman', answer: 'declined', reason: 'Too far.' }]);
  await db.transaction().execute((tx) => eraseProposals(tx, me.accountID));
  expect(await list()).toEqual([]);
});

it('only success texts contain the word that marks success', () => {
  for (const [name, text] of Object.entries(texts))
    expect(/success/i.test(text)).toBe(name === 'approved' || name === 'declined');
});
