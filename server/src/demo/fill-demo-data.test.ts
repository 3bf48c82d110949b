import { applicationStatus } from '@aarambh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishRefunds, refundPurchase } from '../features/billing/payments/index.ts';
import { openTestContext, type TestContext } from '../testing/test-app.ts';
import { fillWithDemoData } from './fill-demo-data.ts';

const SECOND = 'rahul.demo@aarambh.example';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  // Like two instances that start together.
  await Promise.all([fillWithDemoData(context), fillWithDemoData(context)]);
});
afterAll(() => context?.close());

it('gives the second account a resume and applications on several days, and the first none', async () => {
  const { db } = context;
  const accounts = await db.selectFrom('accounts').select(['id', 'full_name']).orderBy('id').execute();
  expect(accounts).toHaveLength(2);
  const [first, second] = accounts;
  const resumes = await db.selectFrom('resumes').select('account_id').execute();
  expect(resumes).toEqual([{ account_id: second?.id }]);
  const applications = await db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.account_id', 'applied_at', 'posted_at'])
    .execute();
  // The last one is for a proposed vacancy.
  expect(applications).toHaveLength(10);
  for (const { account_id, applied_at, posted_at } of applications) {
    expect(account_id).not.toBe(first?.id);
    expect(applied_at > posted_at, 'applied after the job was posted').toBe(true);
  }
  expect(new Set(applications.map(({ applied_at }) => applied_at.toDateString())).size).toBe(10);
});

it('gives applications timelines in chronological order, with every status', async () => {
  const steps = await context.db
    .selectFrom('application_steps')
    .select(['application_id', 'status', 'at'])
    .orderBy('id')
    .execute();
  const timelines = [...Map.groupBy(steps, (step) => step.application_id).values()];
  const states = new Set(timelines.map((timeline) => timeline.at(-1)?.status));
  expect(states).toEqual(new Set(applicationStatus.options));
  for (const timeline of timelines)
    expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).sort((a, b) => +a - +b));
});

it('offers plans of all kinds, and coupons', async () => {
  const { db } = context;
  const plans = await db.selectFrom('plans').select('kind').where('active', '=', true).execute();
  expect(new Set(plans.map(({ kind }) => kind))).toEqual(
    new Set(['subscription', 'interview', 'resumeMaker', 'combo']),
  );
  const coupons = await db.selectFrom('coupons').select(['code', 'listed']).orderBy('code').execute();
  expect(coupons).toEqual([
    { code: 'COMBO500', listed: true },
    { code: 'FRIEND20', listed: false },
    { code: 'WELCOME10', listed: true },
    { code: 'YEARLY15', listed: true },
  ]);
});

it('gives the second account an expired subscription and two active plans, each paid and invoiced', async () => {
  const { db } = context;
  const second = await db.selectFrom('accounts').select('id').where('email', '=', SECOND).executeTakeFirstOrThrow();
  const bought = await db
    .selectFrom('purchases')
    .innerJoin('purchased_plans', 'purchased_plans.purchase_id', 'purchases.id')
    .innerJoin('invoices', 'invoices.purchase_id', 'purchases.id')
    .select(['purchases.account_id', 'purchases.kind', 'status', 'expires_at', 'purchases.total_paise'])
    .select(['discount_paise', 'invoices.total_paise as invoiced', 'invoices.kind as document'])
    .orderBy('purchases.id')
    .execute();
  expect(bought).toMatchObject([
    { account_id: second.id, kind: 'subscription', status: 'paid', total_paise: 106_082, document: 'invoice' },
    // ₹3,999 − ₹500, with 18 %.
    { account_id: second.id, kind: 'combo', status: 'paid', total_paise: 412_882, discount_paise: 50_000 },
    { account_id: second.id, kind: 'subscription', status: 'paid', total_paise: 58_882 },
  ]);
  for (const { total_paise, invoiced } of bought) expect(invoiced).toBe(total_paise);
  const now = context.clock.now();
  expect(bought.map(({ expires_at }) => expires_at > now)).toEqual([false, true, true]);
  const services = await db.selectFrom('service_items').select(['service_name', 'status']).orderBy('id').execute();
  expect(services.map(({ service_name, status }) => `${service_name}: ${status}`)).toEqual([
    'Resume Correction: Not Started',
    'Resume Rewrite: Completed',
    'Resume Cover Letter: In Progress',
    'Resume Correction: Not Started',
  ]);
});

it('creates job fairs of several kinds and two proposed vacancies', async () => {
  const { db, clock } = context;
  const second = await db.selectFrom('accounts').select('id').where('email', '=', SECOND).executeTakeFirstOrThrow();
  const fairs = await db
    .selectFrom('job_fairs')
    .select(['city', 'starts_at', 'capacity', 'places_taken'])
    .orderBy('starts_at')
    .execute();
  expect(fairs.map(({ city }) => city)).toEqual(['Hyderabad', 'Pune', 'Mumbai', 'Bengaluru']);
  expect(fairs.map(({ starts_at }) => starts_at > clock.now())).toEqual([false, true, true, true]);
  expect(fairs.map(({ capacity, places_taken }) => capacity === places_taken)).toEqual([false, false, true, false]);
  const registrations = await db.selectFrom('job_fair_registrations').select('account_id').execute();
  expect(registrations).toEqual([{ account_id: second.id }]);
  const proposals = await db.selectFrom('vacancy_proposals').select(['account_id', 'answer']).orderBy('id').execute();
  expect(proposals).toEqual([
    { account_id: second.id, answer: 'approved' },
    { account_id: second.id, answer: null },
  ]);
});

it('fills the priority listings of the second account over some days, partly opened, without mails', async () => {
  const { db } = context;
  const listed = await db
    .selectFrom('priority_listings')
    .innerJoin('vacancies', 'vacancies.id', 'priority_listings.vacancy_id')
    .select(['account_id', 'title', 'matches', 'listed_at', 'told_at'])
    .execute();
  expect(listed.length).toBeGreaterThanOrEqual(8);
  expect(new Set(listed.map(({ listed_at }) => listed_at.toDateString())).size).toBeGreaterThan(1);
  const accounting = listed.filter(({ title }) => /account|tally|tax|gst|audit|book/i.test(title));
  expect(accounting.length).toBeGreaterThan(listed.length * 0.8);
  expect(listed.every(({ matches, told_at }) => matches.length > 1 && told_at !== null)).toBe(true);
  const reads = await db.selectFrom('vacancy_reads').select('vacancy_id').execute();
  expect(reads.length).toBeGreaterThan(2);
  expect(reads.length).toBeLessThan(listed.length);
});

it('lets demo purchases be refunded', async () => {
  const { db, gateway } = context;
  const combo = await db
    .selectFrom('purchases')
    .select(['id', 'payment_id', 'total_paise'])
    .where('kind', '=', 'combo')
    .executeTakeFirstOrThrow();
  const amountPaise = await refundPurchase(context, combo.id, { reason: 'a test', amountPaise: undefined });
  expect(amountPaise).toBe(combo.total_paise);
  await finishRefunds(context);
  expect(await gateway.listRefunds(combo.payment_id ?? '')).toMatchObject([{ amountPaise, status: 'processed' }]);
});

it('does nothing on a portal that has vacancies', async () => {
  const count = () =>
    context.db
      .selectFrom('vacancies')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
  const before = await count();
  await fillWithDemoData(context);
  expect(await count()).toEqual(before);
});
