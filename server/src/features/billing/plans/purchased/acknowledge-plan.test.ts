import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { endGrant, grantPlan } from '../grants/grant-plan.ts';
import { buyPlan, makePlan } from '../test-world.ts';
import { acknowledgementLink } from './acknowledge-plan.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

const LINK_VOID = 'This link is not valid any more. Please sign in and open it once more.';
const DAY_MINUTES = 24 * 60;

async function buyer(more: object = {}) {
  const person = await registerThrough(app);
  const planID = await makePlan(context, { validityDays: 365, ...more });
  const purchase = await buyPlan(context, person.accountID, { kind: 'combo', planID });
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
  it('works by the link of the mail, which names the page and carries an unguessable token', async () => {
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

  it('counts the first time and answers the same again', async () => {
    const me = await buyer();
    const first = clock.now();
    const texts = [await acknowledge(me, withToken(me))];
    clock.advanceMinutes(DAY_MINUTES);
    texts.push(await acknowledge(me, withToken(me)));
    expect(texts[1]).toBe(texts[0]);
    expect(await acknowledgedAt(me)).toEqual(first);
  });

  it('does nothing by numbers alone, nor with the session or token of somebody else', async () => {
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
      expect(text).toBe(LINK_VOID);
      expect(text).not.toMatch(/all set|success/i);
    }
    expect(await acknowledgedAt(me)).toBeNull();
  });

  it('is for one plan and one type: the token of one opens no other', async () => {
    const me = await buyer();
    const second = await makePlan(context, { kind: 'interview', guaranteedCalls: 3 });
    const purchase = await buyPlan(context, me.accountID, { kind: 'interview', planID: second });
    await db.transaction().execute((tx) => grantPlan(tx, purchase, clock.now()));
    expect(await acknowledge(me, { ...withToken(me), planID: String(second), planType: 'interview' })).toBe(LINK_VOID);
    expect(await acknowledge(me, { ...withToken(me), planType: 'interview' })).toBe(LINK_VOID);
  });

  it('works by the link for 90 days', async () => {
    const me = await buyer();
    clock.advanceMinutes(90 * DAY_MINUTES - 1);
    expect(await acknowledge(me, withToken(me))).toContain('You’re all set');
    clock.advanceMinutes(1);
    expect(await acknowledge(me, withToken(me))).toBe(LINK_VOID);
  });

  it('is not ended by a session that has run out', async () => {
    const me = await buyer();
    clock.advanceMinutes(60 * DAY_MINUTES);
    expect(await acknowledge(me, {}, me.headers)).toBe(LINK_VOID);
    expect(await acknowledge(me, withToken(me), me.headers)).toContain('You’re all set');
  });

  it('needs a plan that runs', async () => {
    const me = await buyer();
    const none = await acknowledge(me, { planID: '999999' }, me.headers);
    expect(none).toBe('We could not find this plan in your account.');
    await db.transaction().execute((tx) => endGrant(tx, me.purchaseId, clock.now()));
    expect(await acknowledge(me, withToken(me))).toBe(none);
    expect(await acknowledgedAt(me)).toBeNull();
  });
});
