import type { FigureRow, MonthFigures } from '@aarambh/contract';
import { beforeAll, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../lib/clock.ts';
import { createTestStaff, openTestApp, registerThrough, type TestStaff } from '../../../testing/test-app.ts';
import { createTestApplicant } from '../../applications/test-applicant.ts';
import { buyAndPay } from '../../billing/payments/orders/test-paid-purchase.ts';

const { app, context } = await openTestApp();
const { clock } = context;
const MONTH = '2031-04';
const at = (text: string) => clock.advanceMinutes((new Date(text).getTime() - clock.now().getTime()) / MINUTE_MS);

let admin: TestStaff;
let finance: TestStaff;
const get = async <T>(path: string, { headers } = admin): Promise<T> =>
  (await app.inject({ url: `/api/Staff/${path}`, headers })).json<T>();
const rowsOf = (query: string, staff = admin) => get<FigureRow[]>(`ListFigureRows?month=${MONTH}&${query}`, staff);
const april = async () => (await get<MonthFigures[]>(`GetFigures?until=${MONTH}`)).at(-1);

async function move(applicationID: number, stage: string, version: number) {
  const payload = {
    rows: [{ applicationID, version }],
    stage,
    ...(stage === 'Not selected' ? { reason: 'Other' } : {}),
  };
  const reply = await app.inject({ method: 'POST', url: '/api/Staff/MoveApplicants', headers: admin.headers, payload });
  expect(reply.json<{ done: unknown[] }>().done).toHaveLength(1);
}

let hiredId = 0;
beforeAll(async () => {
  admin = await createTestStaff(context);
  finance = await createTestStaff(context, ['finance']);
  // Half an hour after the first of April began in India.
  at('2031-03-31T19:00:00Z');
  const applicants = [];
  for (let count = 0; count < 3; count += 1) applicants.push(await createTestApplicant(app, context));
  const applications = [];
  for (const applicant of applicants) applications.push((await applicant.applied({})).applicationId);
  const [hired = 0, late = 0] = applications;
  hiredId = hired;
  clock.advanceMinutes((4 * DAY_MS) / MINUTE_MS);
  await move(hired, 'Shortlisted', 1);
  clock.advanceMinutes((6 * DAY_MS) / MINUTE_MS);
  await move(hired, 'Hired', 2);
  await move(late, 'Not selected', 1);

  const { accountID } = await registerThrough(app);
  await buyAndPay(context, app, { accountId: accountID, plan: { name: 'Career Plus' } });
  const bought = await buyAndPay(context, app, { accountId: accountID, plan: { name: 'Career Max', price: 999.33 } });
  await app.inject({
    method: 'POST',
    url: '/api/Staff/RefundPurchase',
    headers: finance.headers,
    payload: { purchaseID: bought.purchaseId, refundedBefore: 0, amount: 118, reason: 'Goodwill' },
  });
});

it('counts placements and the days to hire, with the applications behind them', async () => {
  expect(await april()).toMatchObject({ placements: 1, daysToHire: expect.closeTo(10, 3) });
  expect(await rowsOf('figure=placements')).toMatchObject([{ pageID: hiredId, value: expect.closeTo(10, 3) }]);
});

it('counts answers within seven days, once these are over', async () => {
  expect(await april()).toMatchObject({ applications: 3, answerable: 3, answered: 1 });
  const rows = await rowsOf('figure=answers');
  expect(rows.map(({ value }) => value && Math.round(value)).sort()).toEqual([10, 4, null]);
});

it('adds up the revenue of invoices less credit notes, by plan, as its rows do', async () => {
  const month = await april();
  expect(month).toMatchObject({
    revenue: 3_498.33,
    revenueByPlan: [
      { plan: 'Career Plus', revenue: 2_599 },
      { plan: 'Career Max', revenue: 899.33 },
    ],
  });
  const rows = await rowsOf('figure=revenue&plan=Career%20Max');
  expect(rows.map(({ value }) => value)).toEqual([-100, 999.33]);
});

it('shows names of applicants to those who may read applications only', async () => {
  expect((await rowsOf('figure=answers')).every(({ title }) => title.startsWith('Application'))).toBe(false);
  expect((await rowsOf('figure=answers', finance)).every(({ title }) => title.startsWith('Application'))).toBe(true);
});
