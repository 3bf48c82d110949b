import type { CandidatePlan, ComboPlan } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { offerOfCombo, offerOfInterview, offerOfResumeMaker, offerOfSubscription } from './offered-plan.ts';

const combo: ComboPlan = {
  comboPlanID: 3,
  planName: 'Combo Gold',
  planPrice: 7_999,
  guarantedCalls: 5,
  interviewAssesmentDays: 7,
  validityInDays: 90,
  freeInterviewReplacement: true,
  resumeRewrite: true,
  resumeCoverLetter: true,
  oneToOneCounselling: true,
  feature: ['LinkedIn review'],
  complementaryList: [{ complementaryTitle: 'Mock interview' }],
  recommended: true,
};

describe('a combo plan', () => {
  it('includes the set flags in a fixed order, then the features of its own', () => {
    expect(offerOfCombo(combo).included).toEqual([
      'Free Interview Replacements',
      'Resume Rewrite',
      'Resume Cover Letter',
      '1:1 Counselling',
      'LinkedIn review',
    ]);
  });

  it('omits unset flags', () => {
    const bare = { ...combo, resumeRewrite: false, oneToOneCounselling: false, feature: [], complementaryList: [] };
    const { included, bonus } = offerOfCombo(bare);
    expect(included).toEqual(['Free Interview Replacements', 'Resume Cover Letter']);
    expect(bonus).toEqual([]);
  });

  it('lists assessment period and validity separately', () => {
    expect(offerOfCombo(combo).facts).toEqual([
      { label: 'Guaranteed interview calls', value: 5 },
      { label: 'Days of assessment period', value: 7 },
      { label: 'Days of validity', value: 90 },
    ]);
  });

  it('copies exactly the fields that a purchase request may contain', () => {
    const { comboPlanID, planName, planPrice, ...fields } = combo;
    expect(offerOfCombo(combo)).toMatchObject({
      planID: comboPlanID,
      name: planName,
      price: planPrice,
      bonus: ['Mock interview'],
    });
    expect(offerOfCombo(combo).fields).toEqual(fields);
  });
});

it('an interview plan has no cover letter', () => {
  const { comboPlanID, resumeCoverLetter: _, ...rest } = combo;
  expect(offerOfInterview({ interviewAssistancePlanID: comboPlanID, ...rest }).included).not.toContain(
    'Resume Cover Letter',
  );
});

it('a resume maker plan has no interview calls', () => {
  const offer = offerOfResumeMaker({
    resumeMakerPlanID: 4,
    planName: 'Resume Plus',
    planPrice: 1_499,
    resumeCoverLetter: true,
    features: ['Two templates'],
    feature: ['Two templates'],
    complementaryList: [],
    recommended: false,
  });
  expect(offer.facts).toEqual([]);
  expect(offer.included).toEqual(['Resume Cover Letter', 'Two templates']);
});

it.each([
  ['Monthly', 'Vacancy credits a month'],
  ['Yearly', 'Vacancy credits a year'],
] as const)('a %s subscription states its credits per billing cycle', (billingCycle, label) => {
  const plan: CandidatePlan = {
    candidatePlanID: 5,
    planName: 'Plus',
    price: 499,
    billingCycle,
    vacancies: 20,
    priorityListing: true,
    verifiedTag: false,
    cvCorrection: true,
    coverLetter: true,
    active: true,
    recommended: false,
  };
  const offer = offerOfSubscription(plan);
  expect(offer.facts).toEqual([{ label, value: 20 }]);
  expect(offer.included).toEqual(['Priority listing', 'Resume corrections', 'Cover letter']);
  expect(Object.keys(offer.fields)).not.toContain('coverLetter');
});
