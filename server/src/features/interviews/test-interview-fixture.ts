import { generateDemoPostings } from '../../demo/postings/generate-demo-postings.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { formatIst } from '../../lib/india-time/ist.ts';
import { createTestPlan } from '../../testing/billing-fixtures.ts';
import { createTestStaff, openTestApp, registerThrough } from '../../testing/test-app.ts';
import { computeQuote, insertPurchase } from '../billing/checkout/index.ts';
import { grantPlan } from '../billing/plans/index.ts';
import { publishPostings } from '../vacancy-lifecycle/index.ts';
import { scheduleInterview } from './staff/schedule-interview.ts';

type Person = Awaited<ReturnType<typeof registerThrough>>;

/** Test fixture: one vacancy, a clock at a full minute, and the actions of candidates and staff. */
export async function openInterviewFixture() {
  const { app, context } = await openTestApp();
  const { db, clock } = context;
  clock.advanceMinutes(-(clock.now().getTime() % 60_000) / 60_000);
  const staff = await createTestStaff(context);

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

  /** Input that schedules an interview some minutes from now. */
  const scheduleBody = (accountID: number, inMinutes: number, more: object = {}) => {
    const [date = '', time = ''] = formatIst(new Date(clock.now().getTime() + inMinutes * 60_000)).split(' ');
    const when = { date, time, durationMinutes: 30 };
    const where = { mode: 'Video' as const, place: 'https://meet.example/abc', note: '' };
    return { accountID, vacancyID: vacancy.id, ...when, ...where, ...more };
  };

  /**
   * Extends all sessions, since the clock moves by days. Runs once per clock time: concurrent updates of all rows would
   * deadlock.
   */
  let extended: { at: number; done: Promise<unknown> } | undefined;
  const extendSessions = () => {
    const now = clock.now();
    const expires_at = new Date(now.getTime() + DAY_MS);
    if (extended?.at !== now.getTime()) {
      const done = db.updateTable('sessions').set({ expires_at, last_used_at: now }).execute();
      extended = { at: now.getTime(), done };
    }
    return extended.done;
  };

  /** A GET call of a candidate. */
  async function read(person: Person, path: string) {
    await extendSessions();
    return await app.inject({ url: `/api/InterviewSchedule/${path}`, headers: person.headers });
  }

  return {
    app,
    context,
    db,
    clock,
    vacancyId: vacancy.id,
    scheduleBody,
    register: () => registerThrough(app, { isEmailVerified: true }),

    /** Schedules an interview and returns its id. */
    schedule: (accountID: number, inMinutes: number, more: object = {}): Promise<number> =>
      scheduleInterview(context, scheduleBody(accountID, inMinutes, more), 'a test'),

    /** Grants a plan with guaranteed calls and returns the purchase id. */
    async givePlan(accountID: number, guaranteedCalls: number, validityDays = 90): Promise<number> {
      const planID = await createTestPlan(context, { validityDays, guaranteedCalls });
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

    /** A POST call of staff: below Operator, or the whole path. */
    async callAsStaff(action: string, payload: object) {
      await extendSessions();
      const url = `/api/${action.includes('/') ? action : `Operator/${action}`}`;
      return await app.inject({ method: 'POST', url, headers: staff.headers, payload });
    },

    read,

    async cancel(person: Person, interviewId: number, violatesHrs: boolean) {
      await extendSessions();
      const query = `interviewScheduleID=${interviewId}&violatesHrs=${violatesHrs}`;
      const url = `/api/InterviewSchedule/CancelInterviewScheduleByCandidate?${query}`;
      return await app.inject({ method: 'POST', url, headers: person.headers });
    },

    balance: async (person: Person): Promise<number> =>
      (await read(person, `GetGuaranteedCallsBalance/${person.accountID}`)).json(),

    row: (interviewId: number) =>
      db.selectFrom('interviews').selectAll().where('id', '=', interviewId).executeTakeFirstOrThrow(),

    /** Kinds of the interview mails to a person, in queueing order. */
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
