import { DAY_MS, IST_MS } from '../../lib/clock.ts';
import { openTestApp, registerOperator, registerThrough } from '../../testing/test-app.ts';
import { computeQuote, insertPurchase } from '../billing/checkout/index.ts';
import { createPlan, grantPlan, readPlanFile } from '../billing/plans/index.ts';
import { generateDemoPostings, publishPostings } from '../vacancies/index.ts';
import { scheduleInterview } from './staff/schedule-interview.ts';

type Person = Awaited<ReturnType<typeof registerThrough>>;

/** For tests: somebody's interviews on a portal of their own, whose clock stands at a whole minute. */
export async function openInterviewWorld() {
  const { app, context } = await openTestApp();
  const { db, clock } = context;
  clock.advanceMinutes(-(clock.now().getTime() % 60_000) / 60_000);
  const staff = await registerOperator(app, context);

  const postings = generateDemoPostings({ seed: 1, count: 1, now: clock.now() }).map((posting) => ({
    ...posting,
    kind: 'standard' as const,
    title: 'Senior Accountant',
    company: { name: 'Tulsi Granites' },
    locations: ['Pune'],
    skills: ['Tally'],
    experienceFromYears: 2,
    experienceToYears: 5,
    salaryFromPaise: 60_000_000,
    salaryToPaise: 90_000_000,
    salaryNotDisclosed: false,
    postedAt: new Date(clock.now().getTime() - DAY_MS),
    expiresAt: new Date(clock.now().getTime() + 300 * DAY_MS),
  }));
  await publishPostings(context, postings, { cause: 'a test', actor: 'system' });
  const vacancy = await db.selectFrom('vacancies').select('id').executeTakeFirstOrThrow();

  /** The body that schedules an interview some minutes from now. */
  const scheduleOf = (accountID: number, inMinutes: number, more: object = {}) => {
    const at = new Date(clock.now().getTime() + inMinutes * 60_000 + IST_MS).toISOString();
    const when = { date: at.slice(0, 10), time: at.slice(11, 16), durationMinutes: 30 };
    const where = { mode: 'Video' as const, place: 'https://meet.example/abc', note: '' };
    return { accountID, vacancyID: vacancy.id, ...when, ...where, ...more };
  };

  /** Days pass in these stories; who is signed in stays so. Once a moment: two who change all rows wait for each other. */
  let kept: { at: number; done: Promise<unknown> } | undefined;
  const keepSessions = () => {
    const now = clock.now();
    const expires_at = new Date(now.getTime() + DAY_MS);
    if (kept?.at !== now.getTime()) {
      const done = db.updateTable('sessions').set({ expires_at, last_used_at: now }).execute();
      kept = { at: now.getTime(), done };
    }
    return kept.done;
  };

  /** A read of a candidate. */
  async function read(person: Person, path: string) {
    await keepSessions();
    return await app.inject({ url: `/api/InterviewSchedule/${path}`, headers: person.headers });
  }

  return {
    app,
    context,
    db,
    clock,
    vacancyId: vacancy.id,
    scheduleOf,
    register: () => registerThrough(app),

    /** Puts an interview into somebody's calendar and answers its number. */
    schedule: (accountID: number, inMinutes: number, more: object = {}): Promise<number> =>
      scheduleInterview(context, scheduleOf(accountID, inMinutes, more), 'a test'),

    /** Lets somebody have a running plan with guaranteed calls; answers the purchase. */
    async givePlan(accountID: number, guaranteedCalls: number, validityDays = 90): Promise<number> {
      const described = { kind: 'combo', name: 'Career Plus', price: 2_599, validityDays, guaranteedCalls };
      const planID = await createPlan(db, readPlanFile(JSON.stringify(described)));
      const now = clock.now();
      return await db.transaction().execute(async (tx) => {
        const priced = await computeQuote(tx, { kind: 'combo', planID }, now);
        const paid = { orderId: `order_${planID}`, paymentId: `pay_${planID}`, at: now };
        const buyer = { accountId: accountID };
        const { purchaseId } = await insertPurchase(tx, { buyer, priced, createdAt: now, paid });
        await grantPlan(tx, { purchaseId, accountId: accountID, plan: priced.plan, months: priced.months }, now);
        return purchaseId;
      });
    },

    /** A call of staff. */
    async staffDoes(action: string, payload: object) {
      await keepSessions();
      return await app.inject({ method: 'POST', url: `/api/Operator/${action}`, headers: staff.headers, payload });
    },

    read,

    async cancel(person: Person, interviewId: number, violatesHrs: boolean) {
      await keepSessions();
      const query = `interviewScheduleID=${interviewId}&violatesHrs=${violatesHrs}`;
      const url = `/api/InterviewSchedule/CancelInterviewScheduleByCandidate?${query}`;
      return await app.inject({ method: 'POST', url, headers: person.headers });
    },

    balance: async (person: Person): Promise<number> =>
      (await read(person, `GetGuaranteedCallsBalance/${person.accountID}`)).json(),

    row: (interviewId: number) =>
      db.selectFrom('interviews').selectAll().where('id', '=', interviewId).executeTakeFirstOrThrow(),

    /** The mails about interviews to somebody, by what they are, in their order. */
    async mailsTo({ accountID }: Person): Promise<string[]> {
      const rows = await db
        .selectFrom('messages')
        .select('key')
        .where('account_id', '=', accountID)
        .where('key', 'like', 'interview-%')
        .orderBy('id')
        .execute();
      return rows.map(({ key }) => key.split(':')[0] ?? '');
    },
  };
}
