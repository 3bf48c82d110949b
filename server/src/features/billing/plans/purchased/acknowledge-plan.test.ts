import { describe, expect, it } from 'vitest';
import { createTestPlan, insertPaidPurchase } from '../../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { endGrant, grantPlan } from '../grants/grant-plan.ts';
import { acknowledgementLink } from './acknowledge-plan.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

const LINK_EXPIRED = 'This link is no longer valid. Please sign in and open it again.';
const DAY_MINUTES = 24 * 60;

async function buyer(more: object = {}) {
  const person = await registerThrough(app);
  const planID = await createTestPlan(context, { validityDays: 365, ...more });
  const purchase = await insertPaidPurchase(context, person.accountID, { kind: 'combo', planID });
  await db.transaction().execute((tx) => grantPlan(tx, purchase, clock.now()));
  const link = acknowledgementLink(
    context,
    { accountId: person.accountID, planId: planID, kind: 'combo' },
    clock.now(),
  );
  return { ...person, planID, purchaseId: purchase.purchaseId, link, token: new URL(link).searchParams.get('token') };
}

type Buyer = Awaited<ReturnType<typeof buyer>>;

async function acknowledge(of: Buyer, more: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const query = new URLSearchParams({
    accountID: String(of.accountID),
    planID: String(of.planID),
    planType: 'combo',
    ...more,
  });
  const url = `/api/JobSeekerMasters/AcknowledgePlan?${query}`;
  const reply = await app.inject({ method: 'POST', url, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers['content-type']).toContain('text/plain');
  return reply.body;
}

const acknowledgedAt = async ({ purchaseId }: Buyer) =>
  (
    await db
      .selectFrom('purchased_plans')
      .select('acknowledged_at')
      .where('purchase_id', '=', purchaseId)
      .executeTakeFirstOrThrow()
  ).acknowledged_at;

const withToken = (of: Buyer) => ({ token: of.token ?? '' });

describe('acknowledging a plan', () => {
  it('works with the mailed link, which contains a random token', async () => {
    const me = await buyer();
    expect(me.link).toMatch(
      new RegExp(`^${context.config.publicUrl}/plan-ack/${me.accountID}/${me.planID}/combo\\?token=[\\w-]{22}\\.`),
    );
    expect(await acknowledge(me, withToken(me))).toBe(
      'You’re all set! Your plan Career Plus was activated successfully.',
    );
    expect(await acknowledgedAt(me)).toEqual(clock.now());
  });

  it('works with the session of the account', async () => {
    const me = await buyer();
    expect(await acknowledge(me, {}, me.headers)).toContain('You’re all set');
    expect(await acknowledgedAt(me)).toEqual(clock.now());
  });

  it('stores the first time and returns the same text again', async () => {
    const me = await buyer();
    const first = clock.now();
    const texts = [await acknowledge(me, withToken(me))];
    clock.advanceMinutes(DAY_MINUTES);
    texts.push(await acknowledge(me, withToken(me)));
    expect(texts[1]).toBe(texts[0]);
    expect(await acknowledgedAt(me)).toEqual(first);
  });

  it('requires the session or token of the account', async () => {
    const [me, other] = [await buyer(), await buyer()];
    const tries: [Record<string, string>, Record<string, string>][] = [
      [{}, {}],
      [{}, other.headers],
      [{}, { authorization: `Bearer ${'A'.repeat(43)}` }],
      [withToken(other), {}],
      [withToken(other), other.headers],
      [{ token: 'x' }, {}],
      [{ token: `${me.token}x` }, {}],
      [{ token: (me.token ?? '').replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) }, {}],
    ];
    for (const [query, headers] of tries) {
      const text = await acknowledge(me, query, headers);
      expect(text).toBe(LINK_EXPIRED);
      expect(text).not.toMatch(/all set|success/i);
    }
    expect(await acknowledgedAt(me)).toBeNull();
  });

  it('accepts a token only for its own plan and kind', async () => {
    const me = await buyer();
    const second = await createTestPlan(context, { kind: 'interview', guaranteedCalls: 3 });
    const purchase = await insertPaidPurchase(context, me.accountID, { kind: 'interview', planID: second });
    await db.transaction().execute((tx) => grantPlan(tx, purchase, clock.now()));
    expect(await acknowledge(me, { ...withToken(me), planID: String(second), planType: 'interview' })).toBe(
      LINK_EXPIRED,
    );
    expect(await acknowledge(me, { ...withToken(me), planType: 'interview' })).toBe(LINK_EXPIRED);
  });

  it('accepts the link for 90 days', async () => {
    const me = await buyer();
    clock.advanceMinutes(90 * DAY_MINUTES - 1);
    expect(await acknowledge(me, withToken(me))).toContain('You’re all set');
    clock.advanceMinutes(1);
    expect(await acknowledge(me, withToken(me))).toBe(LINK_EXPIRED);
  });

  it('accepts the link with an expired session', async () => {
    const me = await buyer();
    clock.advanceMinutes(60 * DAY_MINUTES);
    expect(await acknowledge(me, {}, me.headers)).toBe(LINK_EXPIRED);
    expect(await acknowledge(me, withToken(me), me.headers)).toContain('You’re all set');
  });

  it('requires a running plan', async () => {
    const me = await buyer();
    const none = await acknowledge(me, { planID: '999999' }, me.headers);
    expect(none).toBe('We could not find this plan in your account.');
    await db.transaction().execute((tx) => endGrant(tx, me.purchaseId, clock.now()));
    expect(await acknowledge(me, withToken(me))).toBe(none);
    expect(await acknowledgedAt(me)).toBeNull();
  });
});
