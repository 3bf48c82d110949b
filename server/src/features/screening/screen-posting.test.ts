import { expect, it } from 'vitest';
import { ruleDefinitions } from './rules/definitions.ts';
import { screenPosting } from './screen-posting.ts';
import type { RuleSetting, ScreenedPosting, ScreeningFacts } from './screened-posting.ts';
import { makeScreened } from './test-screened-posting.ts';

const described = (text: string): Partial<ScreenedPosting> => ({ descriptionHtml: `<p>${text}</p>` });
const screen = (more: Partial<ScreenedPosting>, facts: ScreeningFacts = {}, rules: [string, RuleSetting][] = []) =>
  screenPosting(makeScreened(more), facts, new Map(rules));

/** For each rule a posting that only it finds, or facts. */
const cases: [rule: string, posting: Partial<ScreenedPosting>, facts?: ScreeningFacts][] = [
  ['fee-registration', described('Registration fee Rs 750 before the interview.')],
  ['fee-deposit', described('Caution money of Rs 3,000 to be deposited by the candidate.')],
  ['fee-training', described('Training charges of ₹3,500 are compulsory.')],
  ['fee-kit', described('You pay 1200/- for the uniform.')],
  ['fee-documents', described('Documentation charges Rs 900 by the candidate.')],
  ['fee-verification', described('Gate pass charges 1,850, payable before joining.')],
  ['fee-dispatch', described('Courier charges Rs 180 to get the parcel.')],
  ['fee-placement', described('Placement fee of Rs 8,000 after selection.')],
  ['fee-payment', described('Pay first Rs 2,000.')],
  ['fee-purchase', described('First order of dealership goods Rs 4,000 is to be paid by the candidate.')],
  ['fee-investment', described('Bring working capital of Rs 25,000, to be paid by the candidate on joining.')],
  ['fee-access', described('Share the OTP that comes on your phone.')],
  ['fee-retention', described('Your original certificates stay in our locker until the contract ends.')],
  [
    'fee-wording',
    described('Your file moves to the head office once 1,450 has reached our desk, so kindly do it by Thursday.'),
  ],
  ['fee-possible', described('A lost ID card costs Rs 200, payable before a new one is made.')],
  ['contact-upi', described('Write to hr.sahyadri@okaxis for details.')],
  ['contact-bank', described('A/c 1234 5678 9012, IFSC SBIN0001234.')],
  ['contact-messenger', described('Join https://t.me/sahyadri_jobs for updates.')],
  ['contact-hidden-phone', described('Call nine eight seven zero 1 2 three four five 6.')],
  ['contact-payment-number', described('GPay 98200 41537 and send a picture.')],
  ['contact-phone', described('Call 98200 12345 between ten and five.')],
  ['known-name-mail', { company: { name: 'Infosys Ltd' }, recruiterEmail: 'infosys.hr@gmail.com' }],
  ['known-name-possible', { company: { name: 'Infosys Hiring Partner' }, recruiterEmail: 'infosys.hr@gmail.com' }],
  ['known-name-domain', { company: { name: 'Infosys Ltd', website: 'https://infosys-careers.example' } }],
  ['imitated-name', { company: { name: 'lnfosys' } }],
  ['checked-company', {}, { unconfirmedContact: 'sahyadri.joining@gmail.com' }],
  ['known-fraud', {}, { knownFrauds: [{ kind: 'phone', words: '98200 12345', caseId: 7 }] }],
  ['known-fraud-trace', {}, { knownFrauds: [{ kind: 'domain', words: 'sahyadri.example', caseId: 7 }] }],
  ['condition-sex', described('Female candidates only.')],
  ['condition-sex-title', { title: 'Female Accountant' }],
  ['condition-marital', described('Unmarried candidates preferred.')],
  ['condition-faith', described('Only Brahmin candidates.')],
  ['condition-age', described('Age limit 18 to 28 years.')],
  [
    'pay-out-of-line',
    { salaryFromPaise: 300_000_000 },
    { usualPay: { medianPaise: 36_000_000, vacancies: 40, of: 'Accountant' } },
  ],
  ['pay-easy-work', { title: 'Data entry from home', salaryFromPaise: 120_000_000, experienceFromYears: 0 }],
  ['repeat-copied', {}, { copiedFrom: { vacancyId: 3, company: 'Konkan Timber', share: 0.9 } }],
  ['repeat-flood', {}, { postedWithinDay: 300 }],
];

it('finds nothing in an ordinary posting', () => {
  expect(screen({})).toEqual([]);
});

it('has a case for every rule', () => {
  expect(cases.map(([rule]) => rule).sort()).toEqual(ruleDefinitions.map(({ id }) => id).sort());
});

it.each(cases)('%s finds it, and nothing when it is off', (rule, posting, facts = {}) => {
  const found = screen(posting, facts);
  expect(found.map((finding) => finding.rule)).toEqual([rule]);
  expect(found[0]?.explanation).toMatch(/^[A-Z\d].*\.$/);
  expect(screen(posting, facts, [[rule, { isEnabled: false, level: 'high', phrases: [] }]])).toEqual([]);
});

it('quotes the words as they are written, with the field', () => {
  const [found] = screen(described('A r<b>е</b>gistrаtion f\u200bее of Rs 500.'));
  expect(found).toMatchObject({ field: 'description', words: 'rеgistrаtion f\u200bее of Rs 500' });
});

it('finds a demand in every field that job seekers read', () => {
  const fee = 'Registration fee Rs 500';
  const fields = (more: Partial<ScreenedPosting>) => screen(more).map(({ field }) => field);
  expect(fields({ title: fee })).toEqual(['title']);
  expect(fields({ payText: fee })).toEqual(['pay']);
  expect(fields({ company: { name: 'Sahyadri', aboutHtml: fee } })).toEqual(['company']);
  expect(fields({ interviewAddress: fee })).toEqual(['contact']);
  expect(fields({ skills: [fee] })).toEqual(['other']);
});

it('finds a messenger link that is stated as the website of the company', () => {
  const company = { name: 'Sahyadri', website: 'https://t.me/sahyadri_jobs' };
  expect(screen({ company })).toMatchObject([{ rule: 'contact-messenger', field: 'contact' }]);
  expect(screen({ company: { ...company, name: 'Infosys' } })).toMatchObject([
    { rule: 'contact-messenger' },
    { rule: 'known-name-mail', level: 'high' },
  ]);
});

it('uses the level and the phrases of staff', () => {
  const rules: [string, RuleSetting][] = [
    ['fee-kit', { isEnabled: true, level: 'medium', phrases: ['starter hamper'] }],
  ];
  const found = screen(described('Get your st\u0430rter  hamper first.'.replace('  ', ' ')), {}, rules);
  expect(found).toMatchObject([{ rule: 'fee-kit', level: 'medium', words: 'st\u0430rter hamper' }]);
});

it.each([
  [
    'an employer with its own domain',
    { company: { name: 'Infosys', website: 'https://www.infosys.com' }, recruiterEmail: 'jobs@infosys.com' },
  ],
  [
    'a name that is almost a known one, with a domain of its own',
    { company: { name: 'Concentric' }, recruiterEmail: 'hr@concentric.example' },
  ],
  ['a company after an at sign', { title: 'Sales process @ ICICI Lombard' }],
  ['both sexes', described('Male and female candidates can apply.')],
  ['pay for many years of experience', { salaryFromPaise: 300_000_000, experienceFromYears: 12 }],
])('finds nothing in %s', (_case, posting: Partial<ScreenedPosting>) => {
  expect(screen(posting, { usualPay: { medianPaise: 36_000_000, vacancies: 40, of: 'Accountant' } })).toEqual([]);
});

it.each([
  ['tags', '<b>'.repeat(350_000)],
  ['open tags', '<'.repeat(1_000_000)],
  ['letters with spaces', 'f e '.repeat(250_000)],
  ['digits', '9'.repeat(1_000_000)],
  ['at signs', 'a@'.repeat(500_000)],
  ['one word', 'fee'.repeat(350_000)],
  ['words for at signs', 'a at '.repeat(200_000)],
  ['words for signs of addresses', 'a dot b at gmail dot c '.repeat(45_000)],
  ['brackets for signs', '[at](dot)'.repeat(110_000)],
  ['messengers', 'telegram channel a wa dot me whatsapp gpay '.repeat(24_000)],
  ['spaces and at signs', '   @   .'.repeat(125_000)],
  ['numbers to pay to', 'gpay 98200 41537 whatsapp '.repeat(40_000)],
])('screens 1 MB of %s', (_case, descriptionHtml) => {
  expect(screen({ descriptionHtml }).length).toBeLessThan(20);
});

const isHeld = (text: string): boolean => screen(described(text)).some(({ level }) => level === 'high');

it('weighs the wording of a passage that names money by a figure only', () => {
  expect(
    isHeld(
      'Urgent requirement for masons. 120 KD, food and room. Visa ready in hand, 75,000 total, half on passport submission and half on ticket.',
    ),
  ).toBe(true);
});

it.each([
  'Store Manager at Circle 360 Technologies Private Limited, Noida and Jaipur.',
  'Founded in 2000, it employs about 600 people in 12 cities.',
  'Python Developer (DM-3394), 18K to 22K a month, Gurugram, Pune and Chennai.',
])('takes figures of names, people and pay for no demand: %s', (text) => {
  expect(isHeld(text)).toBe(false);
});

it('reads a sentence that is written down the page', () => {
  const lines = ['Pay', 'Rs', '750', 'before', 'interview'].map((line) => `<p>${line}</p>`).join('');
  expect(screen({ descriptionHtml: lines })).toMatchObject([{ rule: 'fee-registration', level: 'high' }]);
  const list = ['Tally', 'Excel', 'Billing', 'Registration', 'Fee collection']
    .map((line) => `<li>${line}</li>`)
    .join('');
  expect(screen({ descriptionHtml: `<ul>${list}</ul>` })).toEqual([]);
});
