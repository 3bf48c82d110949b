import { expect, it } from 'vitest';
import { createSocialCardTexts } from './create-social-card-texts.ts';

const row = {
  title: 'Potter',
  company_name: 'Tulsi Granites & Sons',
  locations: ['Surat', 'Pune'],
  salary_from: 30_000_000,
  salary_to: 45_000_050,
  salary_not_disclosed: false,
  pay_text: '',
};
const factsOf = (more: Partial<typeof row> | { salary_from: null } | { salary_to: null }) =>
  createSocialCardTexts({ ...row, ...more })?.facts;

it('has title, company, places and pay in whole rupees', () => {
  expect(createSocialCardTexts(row)).toEqual({
    title: 'Potter',
    company: 'Tulsi Granites & Sons',
    facts: ['Surat, Pune', '₹3,00,000 – ₹4,50,001 a year'],
  });
});

it('omits pay that is not disclosed', () => {
  expect(factsOf({ salary_not_disclosed: true })).toEqual(['Surat, Pune']);
  expect(factsOf({ salary_to: null })).toEqual(['Surat, Pune', 'From ₹3,00,000 a year']);
  expect(factsOf({ salary_from: null })).toEqual(['Surat, Pune', 'Up to ₹4,50,001 a year']);
});

it('has pay as stated, where it is not an amount a year', () => {
  expect(factsOf({ pay_text: '₹25,000 – ₹37,500 a month' })).toEqual(['Surat, Pune', '₹25,000 – ₹37,500 a month']);
});

it('names three places and the number of others', () => {
  expect(factsOf({ locations: ['Surat', 'Pune', 'Kochi', 'Agra', 'Leh'] })?.[0]).toBe('Surat, Pune, Kochi and 2 more');
  expect(factsOf({ locations: [], salary_not_disclosed: true })).toEqual([]);
});

it.each(['शिक्षक', 'Potter 🚀', 'ಕುಂಬಾರ', 'Potter\u202e'])(
  'has no texts for %s, which the font cannot draw',
  (title) => {
    expect(createSocialCardTexts({ ...row, title })).toBeUndefined();
  },
);

it.each(['Développeur C++ / C# (R&D) – “Lead”', 'Café Manager’s Aide @ ₹15,000', 'Инженер'])('draws %s', (title) => {
  expect(createSocialCardTexts({ ...row, title })?.title).toBe(title);
});
