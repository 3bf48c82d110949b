import { educationChoices } from '@aarambh/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, shorten, truncate } from '../../../lib/text/clean-text.ts';
import { readSharedData } from '../../../testing/read-shared-data.ts';
import { cleanTitle, TITLE_LENGTH } from './clean-title.ts';
import { PAY_TEXT_LENGTH } from './describe-pay.ts';
import { descriptionFromText } from './describe-posting.ts';
import { MAX_YEARS, parseExperience } from './parse-experience.ts';
import { MAX_YEARLY_RUPEES, MIN_YEARLY_RUPEES, parsePay } from './parse-pay.ts';
import { readRequiredEducation } from './read-required-education.ts';
import { oddValues } from './test-odd-values.ts';

type Texts = { text: string }[];
const textsOf = (items: Texts) => items.map(({ text }) => text);

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      '1',
      '0',
      '25',
      ',',
      '.',
      '-',
      ' ',
      'to',
      'lakh',
      'lpa',
      'cr',
      'k',
      'month',
      'yrs',
      '₹',
      '/',
      '+',
      '>',
      'week',
      'PA',
    ),
  }),
);

function rupees(text: string): [number | null, number | null] | 'not disclosed' {
  const pay = parsePay(text);
  const whole = (paise: number | null) => (paise === null ? null : paise / 100);
  return pay.salaryNotDisclosed ? 'not disclosed' : [whole(pay.salaryFromPaise), whole(pay.salaryToPaise)];
}

function checkPay(text: string): void {
  const pay = parsePay(text);
  const ends = [pay.salaryFromPaise, pay.salaryToPaise].filter((end) => end !== null);
  expect(pay.salaryNotDisclosed).toBe(ends.length === 0);
  for (const end of ends) {
    expect(Number.isSafeInteger(end)).toBe(true);
    expect(end).toBeGreaterThanOrEqual(MIN_YEARLY_RUPEES * 100);
    expect(end).toBeLessThanOrEqual(MAX_YEARLY_RUPEES * 100);
  }
  if (ends.length === 2) expect(ends[0]).toBeLessThanOrEqual(ends[1] as number);
  expect(pay.payText.length).toBeLessThanOrEqual(PAY_TEXT_LENGTH);
}

function checkExperience(text: string): void {
  const { experienceFromYears: from, experienceToYears: to } = parseExperience(text);
  for (const end of [from, to]) {
    if (end === null) continue;
    expect(Number.isInteger(end)).toBe(true);
    expect(end).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(MAX_YEARS);
  }
  if (from !== null && to !== null) expect(from).toBeLessThanOrEqual(to);
}

describe('parsePay', () => {
  it.each<[string, [number | null, number | null] | 'not disclosed']>([
    ['4-7.5 Lacs PA', [400_000, 750_000]],
    ['7 Lacs PA', [700_000, 700_000]],
    ['50,000-1 Lacs PA', [50_000, 100_000]],
    ['90 Lacs-1.25 Cr PA', [9_000_000, 12_500_000]],
    ['₹ 7,00,00,000 - 9.5 Cr and above P.A.', [70_000_000, 95_000_000]],
    [' 2,00,000 - 4,00,000 PA. ', [200_000, 400_000]],
    ['14-20 Lacs PA (Including Variable: 8.0%)', [1_400_000, 2_000_000]],
    ['2,00,000 - more than 3,00,000 PA.', [200_000, 300_000]],
    ['6to7.2lpa', [600_000, 720_000]],
    ['3-5 PA', [300_000, 500_000]],
    ['Salary in PA : 5, 00, 000 (Negotiable)', [500_000, 500_000]],
    ['15,000/month', [180_000, 180_000]],
    ['₹17,000 - ₹25,000 a month', [204_000, 300_000]],
    ['Driver ₹ 30,000 - 55,000 per month *', [360_000, 660_000]],
    ['1.5 lakh per month', [1_800_000, 1_800_000]],
    ['25-30k', [300_000, 360_000]],
    ['2,000-3,000 /week', [104_000, 156_000]],
    ['Rs. 800 per day', [249_600, 249_600]],
    ['Rs 150 per hour', [374_400, 374_400]],
    ['₹80000', [960_000, 960_000]],
    ['300000 - 600000', [300_000, 600_000]],
    ['up to 300000', [null, 300_000]],
    ['10 LPA and above', [1_000_000, null]],
    ['80,000 - 1,00,000', [960_000, 1_200_000]],
    ['80k - 1.2 lakh', [960_000, 1_440_000]],
    ['₹ 95,000', [1_140_000, 1_140_000]],
    ['1,20,000 - 1,80,000', [120_000, 180_000]],
    ['90,000 - 1,00,000 PA', [90_000, 100_000]],
    ['Rs 78800-209200 of the Pay Matrix', [945_600, 2_510_400]],
    ['<em></em> 35,00,000 - 50,00,000 P.A. ', [3_500_000, 5_000_000]],
    ['40,000 - 30,000 PA', [30_000, 40_000]],
    ['15/month', 'not disclosed'],
    ['000 PA', 'not disclosed'],
    ['₹500 - ₹145,000 monthly', 'not disclosed'],
    ['Unpaid', 'not disclosed'],
    ['1,000 lump sum + Incentives', 'not disclosed'],
    ['$ 9,600', 'not disclosed'],
    ['AED 30,000 - 35,000', 'not disclosed'],
    ['Openings: 1', 'not disclosed'],
    ['Salary based on %', 'not disclosed'],
    ['900 Cr PA', 'not disclosed'],
    ['Call 9800000000', 'not disclosed'],
    ['', 'not disclosed'],
  ])('reads %j', (text, expected) => {
    expect(rupees(text)).toEqual(expected);
  });

  it.each([
    ['12,500/month', '₹12,500 a month'],
    ['Rs.18000 to 22000/- pm + Incentives', '₹18,000 – ₹22,000 a month + incentives'],
    ['Packer Rs 650 a day', '₹650 a day'],
    ['₹ 200 per hour', '₹200 an hour'],
    ['70,000 - 1,10,000', '₹70,000 – ₹1,10,000'],
    ['Upto 45k per month', 'Up to ₹45,000 a month'],
    ['32k in hand', '₹32,000 in hand'],
    ['Stipend: 9,000 per month', 'Stipend ₹9,000 a month'],
    ['3 LPA + bonus', '₹3,00,000 a year + bonus'],
    ['5-7 Lacs PA (Including Variable: 12.0%)', '₹5,00,000 – ₹7,00,000 a year, 12% of it variable'],
    ['2-3 Lacs PA', ''],
    ['1,50,000', ''],
    ['Internship (unpaid)', 'Unpaid'],
    ['3,500 Lump-Sum', '₹3,500 lump sum'],
    ['commission based', 'Commission based'],
    ['€ 2,100 a month', '€ 2,100 a month'],
    ['Competitive salary', ''],
    ['Not disclosed', ''],
    ['15/month', ''],
  ])('shows %j as %j', (text, expected) => {
    expect(parsePay(text).payText).toBe(expected);
  });

  it('returns a plausible range for any text', () => {
    fc.assert(fc.property(anyText, checkPay), { numRuns: 2_000 });
  });
});

describe('parseExperience', () => {
  it.each<[string, number | null, number | null]>([
    ['5 - 10 yrs', 5, 10],
    ['0-2 Yrs', 0, 2],
    ['4 to 8 Yrs', 4, 8],
    ['3-6', 3, 6],
    ['3+', 3, null],
    ['6+ years', 6, null],
    ['>25 Yrs', 25, null],
    ['17 to >25 Yrs', 17, null],
    ['6 months', 0, 1],
    ['18 months to 3 years', 1, 3],
    ['1 year', 1, 1],
    ['0 years', 0, 0],
    ['Fresher', 0, 0],
    ['Intern/Fresher/Experienced', 0, null],
    ['up to 5 years', 0, 5],
    ['minimum 2 years', 2, null],
    ['8-3 years', 3, 8],
    ['99 years', null, null],
    ['000 month', null, null],
    ['3 months duration', null, null],
    ['07 Apr - 10 Apr', null, null],
    ['vide', null, null],
    ['B.Tech/B.E.', null, null],
    ['', null, null],
  ])('reads %j', (text, from, to) => {
    expect(parseExperience(text)).toEqual({ experienceFromYears: from, experienceToYears: to });
  });

  it('returns from ≤ to ≤ 60 for any text', () => {
    fc.assert(fc.property(anyText, checkExperience), { numRuns: 2_000 });
  });
});

describe('cleanText', () => {
  it.each([
    ['Sales &amp;amp; Marketing', 'Sales & Marketing'],
    ['<em class="hl">Java</em> Developer', 'Java Developer'],
    ['&lt;b&gt;bold&lt;/b&gt;', 'bold'],
    ['a < b and c > d', 'a < b and c > d'],
    ['  two\n lines\t', 'two lines'],
    ['nul\0 bell\u0007 lone\ud800 bidi\u202e', 'nul bell lone bidi'],
    ['हिन्दी', 'हिन्दी'],
  ])('cleans %j', (text, expected) => {
    expect(cleanText(text, 100)).toBe(expected);
  });

  it('cuts at a word and never inside a character', () => {
    expect(shorten('Senior Java Developer', 15)).toBe('Senior Java');
    expect(shorten('ab😀', 3)).toBe('ab');
  });

  it('truncates to a text that PostgreSQL takes, also between the halves of an emoji', () => {
    expect(truncate('ab😀', 3)).toBe('ab');
    expect(truncate('ab😀', 4)).toBe('ab😀');
    expect(truncate('ab😀cd', 4)).toBe('ab😀');
    expect(truncate('a\ud83db', 9)).toBe('a\ufffdb');
  });

  it('returns one clean line within the limit for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 10, max: 80 }), (text, limit) => {
        const clean = cleanText(text, limit);
        expect(clean.length).toBeLessThanOrEqual(limit);
        expect(clean).toBe(clean.trim());
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe('cleanTitle', () => {
  it.each([
    [' Urgent Opening for || IOS Developer || 3-5 Years || Noida', 'IOS Developer'],
    ['Hiring!!! For Voice Process', 'Voice Process'],
    ['Urgent opening for the position of a Store Manager', 'Store Manager'],
    ['We are hiring : Cook', 'Cook'],
    ['DOT NET DEVELOPERS', 'Dot Net Developers'],
    ['HR AND ADMIN EXECUTIVE', 'HR and Admin Executive'],
    ['JR. QA ENGINEER II', 'Jr. QA Engineer II'],
    ['PHP DEVELOPER (C++, C#)', 'PHP Developer (C++, C#)'],
    ['.NET Developer', '.NET Developer'],
    ['Software Engineer - C/C++', 'Software Engineer - C/C++'],
    ['Construction Site Supervisor,', 'Construction Site Supervisor'],
    ['Counsellor//salary upto 4LPA Fixed', 'Counsellor'],
    ['Accountant - Salary 28K', 'Accountant'],
    ['Executive- HR ( T&amp;D)', 'Executive- HR ( T&D)'],
    ['Hiring Manager', 'Hiring Manager'],
    ['SEO', 'SEO'],
    ['Noida', 'Noida'],
    ['kiln operator', 'Kiln Operator'],
    ['operation Head - North', 'Operation Head - North'],
    ['php and node.js developer', 'PHP and Node.js Developer'],
    ['.net developer', '.NET Developer'],
    ['iOS Engineer', 'iOS Engineer'],
    ['eCommerce Cataloguer', 'eCommerce Cataloguer'],
    ['dBase programmer', 'dBase programmer'],
    ['opening for welder', 'Welder'],
    ['Binder (12 openings)', 'Binder'],
    ['Lecturer - 5 posts', 'Lecturer'],
    ['Turner (Last date 31 Dec 2026)', 'Turner'],
    ['', ''],
  ])('makes %j decent', (text, expected) => {
    expect(cleanTitle(text)).toBe(expected);
  });

  it('stays within its length, and leaves its own output unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Hiring For|!,. JAVA-+#/c') }), (text) => {
        const title = cleanTitle(text);
        expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH);
        expect(title).toBe(title.trim());
        expect(title).not.toMatch(/^[a-z]+(?: |$)/);
      }),
    );
  });
});

describe('readRequiredEducation', () => {
  it.each<[string, string[], string, string]>([
    [
      'UG: Any Graduate; PG: Any Postgraduate',
      ['Any Graduate', 'Any Postgraduate'],
      'Any Graduate',
      'Any Postgraduate',
    ],
    [
      'UG: B.Tech/B.E. in Any Specialization PG: Post Graduation Not Required',
      ['B.Tech/B.E.'],
      'B.Tech/B.E.',
      'Post Graduation Not Required',
    ],
    ['PG: CA in CA, MBA/PGDM in Finance', ['MBA/PGDM', 'CA'], '', 'CA in CA, MBA/PGDM in Finance'],
    ['B.B.A / B.M.S', ['BBA'], 'BBA', ''],
    ['B.Sc Nursing or GNM', ['B.Sc Nursing'], 'B.Sc Nursing', ''],
    ['12th pass', ['12th'], '12th', ''],
    ['M.Tech', ['M.Tech'], '', 'M.Tech'],
    ['Graduation Not Required', [], '', ''],
    ['', [], '', ''],
  ])('reads %j', (text, educations, ug, pg) => {
    expect(readRequiredEducation(text)).toEqual({ educations, ug, pg });
  });

  it('recognises every choice of the contract by its own name', () => {
    for (const choice of educationChoices) expect(readRequiredEducation(choice).educations).toContain(choice);
  });
});

describe('descriptionFromText', () => {
  it('makes paragraphs and lists, and escapes', () => {
    expect(descriptionFromText('Hello <b>\nthere\n\nDuties:\n• One & two\n2. Three')).toBe(
      '<p>Hello &#60;b&#62;<br>there</p>\n<p>Duties:</p><ul><li>One &#38; two</li><li>Three</li></ul>',
    );
    expect(descriptionFromText(' \n\n ')).toBe('');
  });
});

describe('unusual values of job sites', () => {
  const shared = readSharedData('odd-values.json');
  const odd: { salaryTexts: Texts; experienceTexts: Texts; titles: Record<string, Texts> } = shared
    ? JSON.parse(shared.toString('utf8'))
    : oddValues;

  it('reads a plausible salary from each, and one from most that state a figure', () => {
    const texts = textsOf(odd.salaryTexts);
    for (const text of texts) checkPay(text);
    const rupeeTexts = texts.filter(
      (text) => /\d{2}|\d [Ll]ac/.test(text) && !/[$€]|AED|SGD|[Ll]ump|000 PA|15\/month|₹500 /.test(text),
    );
    for (const text of rupeeTexts) expect([text, parsePay(text).salaryNotDisclosed]).toEqual([text, false]);
  });

  it('reads a plausible experience from each', () => {
    for (const text of textsOf(odd.experienceTexts)) checkExperience(text);
  });

  it('makes a presentable title of each', () => {
    for (const text of Object.values(odd.titles).flatMap(textsOf)) {
      const title = cleanTitle(text);
      expect(title).toMatch(/\p{L}{2}/u);
      expect(title).not.toMatch(/^[\s,|!-]|[\s,|!:-]$|&amp;|\|\||!!|^(?:urgent|hiring for)\b/i);
    }
  });
});
