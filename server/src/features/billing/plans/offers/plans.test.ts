import type { PlanKind, PurchasedPlan } from '@aarambh/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestPlan, insertPaidPurchase } from '../../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { endGrant, grantPlan } from '../grants/grant-plan.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

const MINUTE = 60_000;

type Person = Awaited<ReturnType<typeof registerThrough>>;

const ask = async (call: string, of: Person) =>
  (await app.inject({ url: `/api/JobSeekerPurchasedPlans/${call}/${of.accountID}`, headers: of.headers })).body;
const plansOf = async (person: Person): Promise<PurchasedPlan[]> =>
  JSON.parse(await ask('GetPurchasedPlanByAccountID', person));

/** Inserts a grant that starts and expires the given minutes from now. */
function rowOf(person: Person, plan_name: string, from: number, to: number, more: object = {}) {
  const now = clock.now().getTime();
  const at = (minutes: number) => new Date(now + minutes * MINUTE);
  return { account_id: person.accountID, plan_name, starts_at: at(from), expires_at: at(to), ...more };
}

describe('running plans', () => {
  it('run from the start (inclusive) to the expiry (exclusive)', async () => {
    const me = await registerThrough(app);
    const other = await registerThrough(app);
    expect(await ask('CheckJobSeekerPlanPurchased', me)).toBe('false');
    expect(await ask('GetActivePlans', me)).toBe('Free Plan');
    await db
      .insertInto('purchased_plans')
      .values([
        rowOf(me, 'Ended', -100, 0),
        rowOf(me, 'Refunded', -100, 90, { ended_at: clock.now() }),
        rowOf(me, 'Priority', -50, 20),
        rowOf(me, 'Combo', -60, 10),
        rowOf(me, 'Priority', -40, 20),
        rowOf(me, 'Later', 10, 100),
      ])
      .execute();

    expect(await ask('CheckJobSeekerPlanPurchased', me)).toBe('true');
    expect(await ask('GetActivePlans', me)).toBe('Combo, Priority');
    clock.advanceMinutes(10);
    expect(await ask('GetActivePlans', me)).toBe('Priority, Later');
    clock.advanceMinutes(90);
    expect(await ask('CheckJobSeekerPlanPurchased', me)).toBe('false');
    expect(await ask('GetActivePlans', me)).toBe('Free Plan');
    expect(await ask('GetActivePlans', other)).toBe('Free Plan');
  });

  it('are listed by kind', async () => {
    const me = await registerThrough(app);
    const calls = {
      subscription: 'GetOldActivePlans',
      interview: 'GetActiveInterviewAssistPlans',
      combo: 'GetActiveComboPlans',
      resumeMaker: 'GetActiveResumeMakerPlans',
    } satisfies Record<PlanKind, string>;
    for (const call of Object.values(calls)) expect(await ask(call, me)).toBe('');
    for (const kind of Object.keys(calls) as PlanKind[])
      await db
        .insertInto('purchased_plans')
        .values([rowOf(me, `A ${kind}`, -2, 5, { kind }), rowOf(me, `B ${kind}`, -1, 5, { kind })])
        .execute();
    for (const [kind, call] of Object.entries(calls)) expect(await ask(call, me)).toBe(`A ${kind}, B ${kind}`);
    expect((await ask('GetActivePlans', me)).split(', ')).toHaveLength(8);
  });

  it('are the same in every call after any sequence of grants, ends and uses', async () => {
    const grants = fc.array(
      fc.record({
        from: fc.integer({ min: -2, max: 1 }),
        lasts: fc.integer({ min: 1, max: 3 }),
        ended: fc.boolean(),
        cvCorrection: fc.boolean(),
        verifiedTag: fc.boolean(),
        vacancies: fc.integer({ min: 0, max: 9 }),
        used: fc.nat(9),
        kind: fc.constantFrom('subscription', 'interview', 'resumeMaker', 'combo'),
      }),
      { maxLength: 6, size: 'max' },
    );
    const me = await registerThrough(app);
    await db
      .updateTable('accounts')
      .set({ email_verified_at: clock.now(), mobile_verified_at: clock.now() })
      .where('id', '=', me.accountID)
      .execute();
    await fc.assert(
      fc.asyncProperty(grants, async (planned) => {
        await db.deleteFrom('purchased_plans').where('account_id', '=', me.accountID).execute();
        const rows = planned.map(({ from, lasts, ended, ...grant }, i) =>
          rowOf(me, `Plan ${i}`, from, from + lasts, {
            kind: grant.kind,
            ended_at: ended ? clock.now() : null,
            cv_correction: grant.cvCorrection,
            verified_tag: grant.verifiedTag,
            vacancies: grant.vacancies,
            vacancies_used: Math.min(grant.used, grant.vacancies),
          }),
        );
        if (rows.length > 0) await db.insertInto('purchased_plans').values(rows).execute();
        const running = planned
          .map((grant, i) => ({ ...grant, name: `Plan ${i}` }))
          .filter(({ from, lasts, ended }) => from <= 0 && from + lasts > 0 && !ended);
        const names = running.map(({ name }) => name).sort();

        expect(await ask('CheckJobSeekerPlanPurchased', me)).toBe(String(running.length > 0));
        expect((await ask('GetActivePlans', me)).split(', ').sort()).toEqual(names.length ? names : ['Free Plan']);
        const left = running.reduce((sum, { vacancies, used }) => sum + vacancies - Math.min(used, vacancies), 0);
        expect(await ask('GetRemainingVacancyCredits', me)).toBe(String(left));
        const corrects = running.some(({ cvCorrection }) => cvCorrection);
        expect(await ask('CheckActiveCvCorrectionPlan', me)).toBe(String(corrects));
        const bought = await plansOf(me);
        expect(bought).toHaveLength(planned.length);
        expect(
          bought
            .filter(({ isActive }) => isActive)
            .map(({ planName }) => planName)
            .sort(),
        ).toEqual(names);
        const firstEnded = bought.findIndex(({ isActive }) => !isActive);
        if (firstEnded >= 0) expect(bought.slice(firstEnded).some(({ isActive }) => isActive)).toBe(false);
        const url = `/api/JobSeekerMasters/GetJobSeekerDetails/${me.accountID}`;
        const details = (await app.inject({ url, headers: me.headers })).json();
        const isTagged = running.some(({ verifiedTag }) => verifiedTag);
        expect(details.verifiedTag).toBe(isTagged ? 'Verified' : 'Not Verified');
      }),
      { numRuns: 40 },
    );
  });
});

it('a purchased plan has the amount paid and the remaining benefits', async () => {
  const me = await registerThrough(app);
  const planID = await createTestPlan(context, {
    guaranteedCalls: 4,
    vacancies: 60,
    verifiedTag: true,
    cvCorrection: true,
  });
  const purchase = await insertPaidPurchase(context, me.accountID, { kind: 'combo', planID });
  const bought = clock.now().toISOString();
  await db.transaction().execute((tx) => grantPlan(tx, purchase, clock.now()));
  await db
    .updateTable('purchased_plans')
    .set({ vacancies_used: 7, guaranteed_calls_used: 1 })
    .where('purchase_id', '=', purchase.purchaseId)
    .execute();
  const plan = {
    planName: 'Career Plus',
    netAmount: 3_066.82,
    purchasedOn: bought,
    expiryDate: new Date(clock.now().getTime() + 90 * 24 * 60 * MINUTE).toISOString(),
    vacancies: 60,
    verifiedTag: true,
    cvCorrection: true,
    kind: 'combo',
    purchaseID: purchase.purchaseId,
    isActive: true,
    vacanciesUsed: 7,
    guarantedCalls: 4,
    guarantedCallsUsed: 1,
  };
  expect(await plansOf(me)).toEqual([plan]);
  expect(await ask('GetRemainingVacancyCredits', me)).toBe('53');

  clock.advanceMinutes(60);
  await db.transaction().execute((tx) => endGrant(tx, purchase.purchaseId, clock.now()));
  expect(await plansOf(me)).toEqual([{ ...plan, isActive: false, expiryDate: clock.now().toISOString() }]);
  expect(await ask('GetRemainingVacancyCredits', me)).toBe('0');
  expect(await ask('GetActivePlans', me)).toBe('Free Plan');
});
