import { beforeAll, describe, expect, it } from 'vitest';
import { createTestPlan } from '../../../../testing/billing-fixtures.ts';
import { openTestApp } from '../../../../testing/test-app.ts';
import { setPlanPrice, withdrawPlan } from './change-plan.ts';

const { app, context } = await openTestApp();

const ask = (path: string) => app.inject(`/api/${path}`);
const refused = async (path: string) => {
  const reply = await ask(path);
  return [reply.statusCode, reply.json().code, reply.json().detail];
};

const goodToGo = {
  goodToGoCtc: 800_000,
  ctcBands: [
    { fromCtc: 800_001, price: 4_499 },
    { fromCtc: 1_500_001, price: 6_999.5 },
  ],
};
const extras = { features: ['A mock interview'], complementary: ['Question pack'], recommended: true };

let ids: Record<'monthly' | 'yearly' | 'interview' | 'resume' | 'combo' | 'ended', number>;
beforeAll(async () => {
  ids = {
    yearly: await createTestPlan(context, {
      kind: 'subscription',
      name: 'Yearly',
      price: 8_499,
      billingCycle: 'Yearly',
      validityDays: 365,
      sortOrder: 2,
    }),
    monthly: await createTestPlan(context, {
      kind: 'subscription',
      name: 'Monthly',
      price: 899.5,
      billingCycle: 'Monthly',
      validityDays: 30,
      vacancies: 75,
      priorityListing: true,
      verifiedTag: true,
      cvCorrection: true,
      coverLetter: true,
      recommended: true,
      sortOrder: 1,
    }),
    interview: await createTestPlan(context, {
      ...goodToGo,
      ...extras,
      kind: 'interview',
      name: 'Interview Assist 5',
      price: 3_299,
      assessmentDays: 7,
      guaranteedCalls: 5,
      freeInterviewReplacement: true,
      resumeRewrite: true,
      counselling: true,
    }),
    resume: await createTestPlan(context, {
      ...goodToGo,
      ...extras,
      kind: 'resumeMaker',
      name: 'Resume Professional',
      price: 1_499,
      coverLetter: true,
    }),
    combo: await createTestPlan(context, { ...goodToGo, ...extras, sortOrder: 2, coverLetter: true }),
    ended: await createTestPlan(context, { name: 'Ended', sortOrder: 1 }),
  };
  await withdrawPlan(context.db, ids.ended);
});

describe('subscription plans', () => {
  const monthly = () => ({
    candidatePlanID: ids.monthly,
    planName: 'Monthly',
    price: 899.5,
    billingCycle: 'Monthly',
    vacancies: 75,
    priorityListing: true,
    verifiedTag: true,
    cvCorrection: true,
    coverLetter: true,
    active: true,
    recommended: true,
  });

  it('are listed in display order, without inactive plans in the list of active plans', async () => {
    const ended = await createTestPlan(context, { kind: 'subscription', billingCycle: 'Monthly', name: 'Old' });
    await withdrawPlan(context.db, ended);
    const all = (await ask('CandidateSubscriptionPlans/GetAllCandidatePlans')).json();
    expect(all.map(({ planName, active }: { planName: string; active: boolean }) => [planName, active])).toEqual([
      ['Old', false],
      ['Monthly', true],
      ['Yearly', true],
    ]);
    const active = (await ask('CandidateSubscriptionPlans/GetAllActiveCandidatePlans')).json();
    expect(active).toEqual([monthly(), expect.objectContaining({ planName: 'Yearly', billingCycle: 'Yearly' })]);
    const one = (await ask(`CandidateSubscriptionPlans/GetCandidatePlanById/${ended}`)).json();
    expect(one).toMatchObject({ planName: 'Old', active: false });
  });

  it('are found by id; plans of other kinds are not', async () => {
    expect((await ask(`CandidateSubscriptionPlans/GetCandidatePlanById/${ids.monthly}`)).json()).toEqual(monthly());
    const missing = [404, 'not_found', 'Subscription plan not found'];
    expect(await refused('CandidateSubscriptionPlans/GetCandidatePlanById/999999')).toEqual(missing);
    expect(await refused(`CandidateSubscriptionPlans/GetCandidatePlanById/${ids.combo}`)).toEqual(missing);
  });
});

describe('plans of the other kinds', () => {
  const calls = {
    planName: 'Interview Assist 5',
    planPrice: 3_299,
    guarantedCalls: 5,
    interviewAssesmentDays: 7,
    validityInDays: 90,
    freeInterviewReplacement: true,
    resumeRewrite: true,
    oneToOneCounselling: true,
    feature: ['A mock interview'],
    complementaryList: [{ complementaryTitle: 'Question pack' }],
    recommended: true,
  };

  it('have the fields of the specification', async () => {
    const interview = { interviewAssistancePlanID: ids.interview, ...calls };
    expect((await ask('InterviewAssistancePlan/GetActivePlans')).json()).toEqual([interview]);
    expect((await ask(`InterviewAssistancePlan/GetPlanById/${ids.interview}`)).json()).toEqual(interview);

    const resume = {
      resumeMakerPlanID: ids.resume,
      planName: 'Resume Professional',
      planPrice: 1_499,
      resumeCoverLetter: true,
      features: ['A mock interview'],
      feature: ['A mock interview'],
      complementaryList: [{ complementaryTitle: 'Question pack' }],
      recommended: true,
    };
    expect((await ask('ResumeMakerPlans/GetActiveResumeMakerPlans')).json()).toEqual([resume]);
    expect((await ask(`ResumeMakerPlans/GetResumeMakerPlanById/${ids.resume}`)).json()).toEqual(resume);

    const combo = {
      comboPlanID: ids.combo,
      ...calls,
      planName: 'Career Plus',
      planPrice: 2_599,
      guarantedCalls: 0,
      interviewAssesmentDays: 0,
      freeInterviewReplacement: false,
      resumeRewrite: false,
      oneToOneCounselling: false,
      resumeCoverLetter: true,
    };
    expect((await ask('ComboPlan/GetAllActiveOrdered')).json()).toEqual([combo]);
    expect((await ask(`ComboPlan/GetComboPlanById/${ids.combo}`)).json()).toEqual(combo);
  });

  it('are not found when inactive, nor by the id of another kind', async () => {
    for (const path of [
      `ComboPlan/GetComboPlanById/${ids.ended}`,
      `ComboPlan/GetByIdCtc/${ids.ended}/0/0/0`,
      `ComboPlan/GetComboPlanGoodToGo/${ids.ended}`,
      `ComboPlan/GetComboPlanById/${ids.interview}`,
      `InterviewAssistancePlan/GetPlanById/${ids.resume}`,
      `InterviewAssistancePlan/GetInterviewAssistGoodToGo/${ids.combo}`,
      `ResumeMakerPlans/GetResumeMakerPlanById/${ids.monthly}`,
      `ResumeMakerPlans/GetResumeMakerGoodToGoCtc/999999`,
    ])
      expect(await refused(path), path).toEqual([404, 'not_found', 'This plan is no longer on offer.']);
  });
});

describe('prices for a CTC', () => {
  const priceOf = async (path: string) => (await ask(path)).json().planPrice;

  it('follow the CTC band; 0 selects the regular plan', async () => {
    for (const [ctc, price] of [
      [0, undefined],
      [800_001, 4_499],
      [1_500_000, 4_499],
      [1_500_001, 6_999.5],
      [999_999_999, 6_999.5],
    ] as const) {
      expect(await priceOf(`InterviewAssistancePlan/GetPlanByIdCtc/${ids.interview}/${ctc}/4`)).toBe(price ?? 3_299);
      expect(await priceOf(`ResumeMakerPlans/GetResumeMakerPlanByCtc/${ids.resume}/${ctc}`)).toBe(price ?? 1_499);
      expect(await priceOf(`ComboPlan/GetByIdCtc/${ids.combo}/${ctc}/2000000/4.5`)).toBe(price ?? 2_599);
    }
  });

  it('are rejected up to the good-to-go amount', async () => {
    const text = 'Your current CTC should be higher than Rs.8,00,000.';
    for (const ctc of [1, 799_999, 800_000])
      for (const path of [
        `InterviewAssistancePlan/GetPlanByIdCtc/${ids.interview}/${ctc}/4`,
        `ResumeMakerPlans/GetResumeMakerPlanByCtc/${ids.resume}/${ctc}`,
        `ComboPlan/GetByIdCtc/${ids.combo}/${ctc}/900000/4`,
      ])
        expect(await refused(path)).toEqual([400, 'bad_input', text]);
  });

  it('are the regular price for a plan without bands', async () => {
    const planID = await createTestPlan(context, { kind: 'interview', name: 'For everybody', price: 999 });
    expect(await priceOf(`InterviewAssistancePlan/GetPlanByIdCtc/${planID}/5000000/4`)).toBe(999);
    const goodToGoOf = (await ask(`InterviewAssistancePlan/GetInterviewAssistGoodToGo/${planID}`)).json();
    expect(goodToGoOf).toEqual({ goodToGoCtc: 0, interviewAssistancePlanID: planID });
    await withdrawPlan(context.db, planID);
  });

  it('change when staff set a new price', async () => {
    const planID = await createTestPlan(context, { ...goodToGo, kind: 'resumeMaker', name: 'Changed' });
    const path = `ResumeMakerPlans/GetResumeMakerPlanByCtc/${planID}`;
    await setPlanPrice(context.db, planID, 199_900);
    await setPlanPrice(context.db, planID, 499_900, 800_001);
    await setPlanPrice(context.db, planID, 999_900, 3_000_000);
    expect([await priceOf(`${path}/0`), await priceOf(`${path}/900000`)]).toEqual([1_999, 4_999]);
    expect([await priceOf(`${path}/1600000`), await priceOf(`${path}/3000000`)]).toEqual([6_999.5, 9_999]);
    await expect(setPlanPrice(context.db, planID, 100, 800_000)).rejects.toThrow('The regular price applies');
    await expect(setPlanPrice(context.db, planID, 99)).rejects.toThrow('at least one rupee');
    await expect(setPlanPrice(context.db, 999_999, 100)).rejects.toThrow('There is no plan');
    await expect(withdrawPlan(context.db, 999_999)).rejects.toThrow('There is no plan');
  });

  it('include the good-to-go amount', async () => {
    const goodToGoCtc = 800_000;
    expect((await ask(`InterviewAssistancePlan/GetInterviewAssistGoodToGo/${ids.interview}`)).json()).toEqual({
      goodToGoCtc,
      interviewAssistancePlanID: ids.interview,
    });
    expect((await ask(`ResumeMakerPlans/GetResumeMakerGoodToGoCtc/${ids.resume}`)).json()).toEqual({
      goodToGoCtc,
      resumeMakerPlanID: ids.resume,
    });
    expect((await ask(`ComboPlan/GetComboPlanGoodToGo/${ids.combo}`)).json()).toEqual({
      goodToGoCtc,
      comboPlanID: ids.combo,
    });
  });
});
