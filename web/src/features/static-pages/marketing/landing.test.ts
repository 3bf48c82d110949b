import { expect, it } from 'vitest';
import { homeFigures, type MarketingFigure, marketingFigures } from '../../../platform/figures/marketing-figures.ts';
import { interviewConnectTexts } from './interview-connect-texts.ts';
import { resumeMakerTexts } from './resume-maker-texts.ts';

const quoted = (figures: readonly MarketingFigure[]) => figures.map(({ figure, label }) => `${figure} ${label}`);

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

it('quotes the figures of the business, each on its pages (core §1, commerce §1)', () => {
  expect(quoted(homeFigures)).toEqual(['50K+ active jobs', '10K+ companies', '98% success rate']);
  expect(quoted(marketingFigures.landing)).toEqual([
    '20K+ job seekers',
    '5K+ active jobs',
    '500+ companies',
    '95% success rate',
  ]);
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
