import { expect, it } from 'vitest';
import { startingPriceText } from '../../billing/plans/starting-price.ts';
import { interviewConnectTextsWith } from './interview-connect-texts.ts';
import { resumeMakerTexts } from './resume-maker-texts.ts';

const interviewConnectTexts = interviewConnectTextsWith('Rs 2,599');

it('has the content that /interview-connect requires (commerce §2)', () => {
  expect(interviewConnectTexts.steps.map(({ title }) => title.toLowerCase())).toEqual([
    'resume analysis',
    'candidate discussion',
    'corrections and suggestions',
    'interview scheduling',
  ]);
  expect(interviewConnectTexts.questions).toHaveLength(3);
});

it('has the content that /resume-maker requires (commerce §2)', () => {
  expect(resumeMakerTexts.stories).toHaveLength(3);
  expect(resumeMakerTexts.questions).toHaveLength(4);
});

it.each([
  'Interviews are guaranteed, not job placement.',
  'Plans start at Rs 2,599',
  '1:1 consulting in our top plan',
  'By WhatsApp and e-mail',
  'You get a replacement interview, free of charge.',
  'within 7 days of the payment, if no service of the plan has started',
])('contains "%s" on /interview-connect (commerce §1, §9)', (words) => {
  expect(JSON.stringify(interviewConnectTexts)).toContain(words);
});

it('plans start at the lowest price of the price list, and at none without plans', () => {
  const priceOf = (...prices: number[]) =>
    startingPriceText({ plans: prices.map((price) => ({ price })) as never, status: 200 });
  expect([priceOf(4_999, 2_599, 7_999), priceOf(4_999, 2_499.5), priceOf()]).toEqual([
    'Rs 2,599',
    'Rs 2,499.50',
    undefined,
  ]);
  expect(startingPriceText({ failure: 'gone', status: 503 })).toBeUndefined();
  expect(JSON.stringify(interviewConnectTextsWith(priceOf(2_799)))).toContain('Plans start at Rs 2,799, plus GST.');
  expect(JSON.stringify(interviewConnectTextsWith(undefined))).not.toContain('Plans start at');
});
