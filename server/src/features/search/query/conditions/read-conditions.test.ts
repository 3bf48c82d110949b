import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTsquery } from '../../engine/expression.ts';
import { splitWords } from '../split-words.ts';
import { readConditions } from './read-conditions.ts';

const YEAR = 2026;
const read = (keyword: string) => {
  const { conditions, rest } = readConditions(keyword, YEAR);
  return [rest, ...conditions.map(({ text, label }) => `${text} = ${label}`)];
};
const query = (keyword: string) => readConditions(keyword).conditions.map(({ expression }) => toTsquery(expression));

describe('readConditions: pay', () => {
  it.each([
    ['cook above 12k a month', ['cook', 'above 12k a month = ₹15,000 a month or more']],
    ['18000+ packing', ['packing', '18000+ = ₹20,000 a month or more']],
    ['delivery 25000+ weekly payment', ['delivery', '25000+ weekly payment = ₹25,000 a month or more']],
    ['hr 6-9 lpa', ['hr', '6-9 lpa = ₹50,000 to ₹75,000 a month']],
    ['9 lakhs nurse', ['nurse', '9 lakhs = ₹75,000 a month or more']],
    ['8 lpa nurse', ['nurse', '8 lpa = ₹66,667 a month or more']],
    ['12 lpa+', ['', '12 lpa+ = ₹1,00,000 a month or more']],
    ['Rs. 22,000/- per month welder', ['welder', 'Rs. 22,000/- per month = ₹25,000 a month or more']],
    ['₹16,500/month, tailor', ['tailor', '₹16,500/month = ₹20,000 a month or more']],
    ['rs15000 helper', ['helper', 'rs15000 = ₹15,000 a month or more']],
    ['upto 30k', ['', 'upto 30k = Less than ₹40,000 a month']],
    ['peon 15 hazaar se upar', ['peon', '15 hazaar se upar = ₹15,000 a month or more']],
    ['not less than 50k, cfo', ['cfo', 'not less than 50k = ₹50,000 a month or more']],
    ['between 20k and 30k bpo', ['bpo', 'between 20k and 30k = ₹20,000 to ₹30,000 a month']],
    ['2 lakh per month surgeon', ['surgeon', '2 lakh per month = ₹2,00,000 a month or more']],
    ['guard 600 per day', ['guard', '600 per day = ₹15,000 a month or more']],
    ['45k+ per month clerk', ['clerk', '45k+ per month = ₹50,000 a month or more']],
    ['salary 7000 peon', ['peon']],
    ['3.6 l.p.a. clerk', ['clerk', '3.6 l.p.a. = ₹30,000 a month or more']],
    ['२०००० रुपये महीना', ['', '२०००० रुपये महीना = ₹20,000 a month or more']],
    ['bees hazaar salary', ['', 'bees hazaar salary = ₹20,000 a month or more']],
    ['peon 41k', ['peon', '41k = ₹50,000 a month or more']],
    ['min 5.5 lpa clerk', ['clerk', 'min 5.5 lpa = ₹50,000 a month or more']],
    ['minimum 7000 clerk', ['clerk', 'minimum 7000 = ₹10,000 a month or more']],
    ['8k to 12k clerk', ['clerk', '8k to 12k = Less than ₹15,000 a month']],
    ['clerk less than 9k', ['clerk', 'less than 9k = Less than ₹10,000 a month']],
    ['clerk 30k inhand', ['clerk', '30k inhand = ₹30,000 a month or more']],
    ['in hand salary 30k clerk', ['clerk', 'in hand salary 30k = ₹30,000 a month or more']],
    ['inhand 30000 clerk', ['clerk', 'inhand 30000 = ₹30,000 a month or more']],
    ['law stipend below 20k', ['law', 'stipend below 20k = Internship or stipend, less than ₹20,000 a month']],
    ['1 cr ctc ceo', ['ceo', '1 cr ctc = ₹2,00,000 a month or more']],
    ['back office 15000 to 20000', ['back office', '15000 to 20000 = ₹15,000 to ₹20,000 a month']],
    ['front office 18000', ['front office', '18000 = ₹20,000 a month or more']],
    ['office 2019', ['office 2019']],
    ['office 365', ['office 365']],
    ['iso 14000', ['iso 14000']],
    ['law internship, stipend 4000', ['law', 'internship = Internship', 'stipend 4000 = Internship or stipend']],
  ])('reads "%s"', (keyword, expected) => {
    expect(read(keyword)).toEqual(expected);
  });

  it('limits a range by the next step at which pay must not begin, and a most by the next that it must not reach', () => {
    expect(query('4-6 lpa')).toEqual(["('m:4l' & !'b:7l')"]);
    expect(query('8 lpa')).toEqual(["'m:8l'"]);
    expect(query('below 20k')).toEqual(["'m:20'"]);
    expect(query('upto 20k')).toEqual(["'m:25'"]);
    expect(query('under 13000')).toEqual(["'m:15'"]);
    expect(readConditions('below 20k').conditions[0]?.isExcluded).toBe(true);
    expect(query('40k and above')).toEqual(["'m:40'"]);
  });
});

describe('readConditions: experience', () => {
  it.each([
    ['4 years experience welder', ['welder', '4 years experience = 4 years of experience']],
    ['java 1-3 yrs exp', ['java', '1-3 yrs exp = 1 to 3 years of experience']],
    ['7+ years', ['', '7+ years = 7 years of experience']],
    ['experience of 4+ years in tally', ['in tally', 'experience of 4+ years = 4 years of experience']],
    ['do saal ka anubhav driver', ['driver', 'do saal ka anubhav = 2 years of experience']],
    ['five to seven years fitter', ['fitter', 'five to seven years = 5 to 7 years of experience']],
    ['under 2 yrs sales', ['sales', 'under 2 yrs = 0 to 2 years of experience']],
    ['8 months experience', ['', '8 months experience = 0 to 1 year of experience']],
    ['6 months internship', ['', '6 months internship = Internship']],
    ['no experience required packing', ['packing', 'no experience required = Freshers']],
    ['bina anubhav ke kaam', ['kaam', 'bina anubhav ke = Freshers']],
    [
      '3 yrs exp above 30k tutor',
      ['tutor', '3 yrs exp = 3 years of experience', 'above 30k = ₹30,000 a month or more'],
    ],
    ['entry-level analyst', ['analyst', 'entry-level = Freshers']],
    ['fresher, no experience cook', ['cook', 'fresher, no experience = Freshers']],
    ['2025 passout civil', ['civil', '2025 passout = Freshers']],
    ['2019/2020 batch civil', ['civil']],
    ['fresher or experienced cook', ['cook']],
    ['i am looking for welder with tig experience', ['welder with tig']],
    ['i have 2 years exp in welding', ['in welding', '2 years exp = 2 years of experience']],
    ['tig welder exp', ['tig welder']],
    ['clerk with basic knowledge of tally', ['clerk with tally']],
  ])('reads "%s"', (keyword, expected) => {
    expect(read(keyword)).toEqual(expected);
  });

  it('covers any year of a range', () => {
    expect(query('2-4 years')).toEqual(["('x.2' | 'x.3' | 'x.4')"]);
    expect(query('freshers')).toEqual(["('x.0' | 's.fresher' | 't.trainee' | 't.apprentice' | 'j:internship')"]);
  });
});

describe('readConditions: ways of working, qualifications and groups', () => {
  it.each([
    ['graveyard shift bpo', ['bpo', 'graveyard shift = Night shift']],
    ['loans us shift', ['loans', 'us shift = US shift (night)']],
    ['painting for college students', ['painting', 'for college students = For students']],
    ['student jobs in agra', ['jobs in agra', 'student = For students']],
    ['counsellor for school students', ['counsellor', 'for school students = For students']],
    ['student counsellor', ['student counsellor']],
    ['loans for student visa', ['loans for student visa']],
    ['semi qualified ca agra', ['agra', 'semi qualified ca = CA Inter']],
    ['part-time cook', ['cook', 'part-time = Part-time']],
    ['part time / full time cook', ['cook', 'part time / full time = Part-time or Full-time']],
    ['walkin drive, chennai', ['chennai', 'walkin drive = Walk-in']],
    ['ghar baithe typing', ['typing', 'ghar baithe = Work from home']],
    ['contractual welder', ['welder', 'contractual = Contract or freelance']],
    ['9am to 6pm clerk', ['clerk', '9am to 6pm = Day shift']],
    ['M.Com jobs', ['jobs', 'M.Com = M.Com (commerce)']],
    ['bsc or msc', ['', 'bsc or msc = B.Sc (science) or M.Sc (science)']],
    ['MBA finance manager', ['finance manager', 'MBA = MBA (management)']],
    ['BE civil', ['civil', 'BE = B.Tech (engineering)']],
    ['matric pass guard', ['guard', 'matric pass = 10th pass']],
    ['10+2', ['', '10+2 = 12th pass']],
    ['10/12 pass', ['', '10/12 pass = 10th pass or 12th pass']],
    ['be cs tester', ['tester', 'be cs = Computer science degree (computing)']],
    ['cse student', ['', 'cse student = Computer science degree (computing)']],
    ['cs engineer, surat', ['engineer, surat', 'cs = Computer science degree (computing)']],
    ['ITI welder', ['welder', 'ITI = ITI']],
    ['without degree sales', ['sales', 'without degree = No degree required']],
    ['jobs for ladies in surat', ['jobs in surat', 'for ladies = For women']],
    ['marketing after a career break', ['marketing', 'after a career break = Women returning to work']],
    ['ex-serviceman guard', ['guard', 'ex-serviceman = For former soldiers']],
  ])('reads "%s"', (keyword, expected) => {
    expect(read(keyword)).toEqual(expected);
  });

  it('also finds the words in titles, and work from home as a place', () => {
    expect(query('night shift')).toEqual(["('h:night' | 't.night+shift' | 't.nightshift')"]);
    expect(query('wfh')[0]).toContain("'l.remote'");
    expect(query('mba')).toEqual(["('f:management' | 'e.mba/pgdm' | 't.mba' | 't.pgdm')"]);
  });

  it('finds no vacancies for accountants by examination alone by a degree in commerce', () => {
    expect(query('b.com')).toEqual([
      "(('f:commerce' & !('e.ca' | 'e.cs' | 'e.icwa/cma' | 'o:chartered-accountant' | 'o:company-secretary' | 'o:cost-accountant')) | 'e.b.com' | 't.bcom')",
    ]);
  });
});

describe('readConditions: words about the person and the offer', () => {
  it.each([
    ['part time evening', ['', 'part time = Part-time', 'evening = Evening shift']],
    ['evening part time tutor', ['tutor', 'evening = Evening shift', 'part time = Part-time']],
    ['job for my wife, she has done bcom and knows tally', ['job tally', 'bcom = B.Com (commerce)']],
    ['i want to move to hyderabad, react', ['hyderabad, react']],
    ['driver with own bike and petrol allowance', ['driver and']],
    ['maths tutor for class 9 and 10 students', ['maths tutor']],
    ['bike mechanic', ['bike mechanic']],
    ['want a field job', ['want a field job']],
    ['marketing field job', ['marketing job']],
    [
      'computer science engineer fresher',
      ['engineer', 'computer science = Computer science degree (computing)', 'fresher = Freshers'],
    ],
    ['professor computer science job', ['professor computer science job']],
  ])('reads "%s"', (keyword, expected) => {
    expect(read(keyword)).toEqual(expected);
  });
});

describe('readConditions: what a title or a profession says of a condition', () => {
  it('takes whose hours a title names for the shift', () => {
    expect(query('us shift')).toEqual(["('h:night' | 't.us' | 't.nightshift')"]);
    expect(query('uk shift')).toEqual(["(('uk' & 'shift') | 't.uk')"]);
  });

  it('takes a profession for its degree, which few of its vacancies state', () => {
    expect(query('bsc nursing')[0]).toContain("'o:nurse'");
    expect(query('llb')[0]).toContain("'o:lawyer'");
    expect(query('mbbs')[0]).toContain("'o:doctor'");
  });

  it('does not take graduates in commerce for half a chartered accountant', () => {
    expect(query('ca inter')[0]).not.toContain('commerce');
    expect(query('ca inter')[0]).toContain("'o:semi-qualified-chartered-accountant'");
  });

  it('names general skills as not used', () => {
    expect(readConditions('painter with good english speaking in agra')).toMatchObject({
      notUsed: ['with good english speaking'],
      rest: 'painter in agra',
    });
    expect(readConditions('english speaking trainer').rest).toBe('english speaking trainer');
    expect(readConditions('painter with good communication skills in agra')).toMatchObject({
      notUsed: ['with good communication skills'],
      rest: 'painter in agra',
    });
  });
});

describe('readConditions: exclusions', () => {
  it.each([
    ['clerk -bank', ['clerk', '-bank = Without: bank']],
    ['not welding jobs in surat', ['jobs in surat', 'not welding = Without: welding']],
    ['-c# developer -.net', ['developer', '-c# = Without: c#', '-.net = Without: .net']],
    ['nurse except night shift', ['nurse', 'except night shift = Without: night shift']],
    ['cook not in goa', ['cook', 'not in goa = Without: Goa']],
    ['no welding or painting', ['', 'no welding or painting = Without: welding, painting']],
    ['without loans and insurance', ['', 'without loans and insurance = Without: loans, insurance']],
    ['not loans and night shift', ['and', 'not loans = Without: loans', 'night shift = Night shift']],
    ['bpo nahi chahiye', ['', 'bpo nahi chahiye = Without: bpo']],
    ['clerk loan wali job nahi', ['clerk', 'loan wali job nahi = Without: loan']],
    ['teaching ke bina', ['', 'teaching ke bina = Without: teaching']],
    ['not freshers', ['', 'not freshers = Without: freshers']],
    ['clerk -"data entry" pune', ['clerk pune', '-"data entry" = Without: data entry']],
    ['no target clerk', ['clerk', 'no target = No targets']],
    ['welder except surat and vapi', ['welder', 'except surat and vapi = Without: Surat, Vapi']],
    ['welder not in surat, rajkot & vapi', ['welder', 'not in surat, rajkot & vapi = Without: Surat, Rajkot, Vapi']],
    ['cook not surat and tandoor', ['cook and tandoor', 'not surat = Without: Surat']],
    ['clerk without typing, filing', ['clerk', 'without typing, filing = Without: typing, filing']],
    ['no typing, tailor', ['tailor', 'no typing = Without: typing']],
    ['no typing, surat', ['surat', 'no typing = Without: typing']],
    ['no gujarati cashier', ['cashier', 'no gujarati = Without: gujarati']],
    ['no loan bpo in surat', ['bpo in surat', 'no loan = Without: loan']],
    ['no ward hospital job', ['hospital job', 'no ward = Without: ward']],
    ['no vendor handling job', ['job', 'no vendor handling = Without: vendor handling']],
    ['no delivery boy job', ['job', 'no delivery boy = Without: delivery boy']],
    ['clerk not field executive', ['clerk', 'not field executive = Without: field executive']],
    ['non academic staff', ['staff', 'non academic = Without: teaching']],
    ['vacancy except it', ['vacancy', 'except it = Without: it']],
    ['non-it vacancy', ['vacancy', 'non-it = Without: IT']],
    ['nonmedical clerk', ['clerk', 'nonmedical = Without: medical']],
  ])('reads "%s"', (keyword, expected) => {
    expect(read(keyword)).toEqual(expected);
    expect(readConditions(keyword).conditions.some(({ isExcluded }) => isExcluded)).toBe(true);
  });

  it('excludes aliases, and words with their plurals folded', () => {
    expect(query('-drivers')).toEqual(["('s.driver' | 's.chauffeur')"]);
    expect(query('not data entry')).toEqual(["('s.data' & 's.entry')"]);
    expect(query('non bank')[0]).toContain("('s.bank' & !('s.no' | 's.non' | 's.nonbank' | 's.without'))");
  });
});

it.each([
  '4k video editor',
  '4 wheeler driver',
  'two wheeler mechanic',
  'do the needful',
  'java 8',
  's4 hana',
  'b2b sales',
  'sap 2000',
  'iso 27001 auditor',
  'pin 411001',
  '10000 openings',
  '24x7',
  '5 year bond',
  'age 20-30 years',
  'remote sensing',
  'night auditor',
  'online tutor',
  'contract manager',
  'hybrid mobile developer',
  'walk in freezer technician',
  'commerce teacher',
  'knowledge management',
  'customer experience',
  'e-commerce executive',
  '10th class teacher',
  '12th main road',
  'graduate engineer trainee',
  '100 bed hospital',
  'want to be a pilot',
  'chartered accountant',
  'nurse GNM',
  "women's wear designer",
  'ladies tailor',
  'female ward',
  'non-voice process',
  'bhms physician',
  'teacher for disabled kids',
  'usd dealer',
  'non veg cook',
  'non ferrous foundry',
  'non destructive testing',
  'non it recruiter',
  'node.js - pune',
  'front-end co-op',
  'C++ - pune',
  'no sql',
  'not required',
  'sales--marketing',
  '-০Ⰰ',
  '5 din ka kaam',
  '€5A',
  '€𑣠A',
  '25000A',
  '₹5000A jobs',
  'exp 5A',
  'not 5A',
])('leaves "%s" as it is', (keyword) => {
  expect(read(keyword)).toEqual([keyword]);
});

it.each([
  ['high salary jobs', 'high salary'],
  ['jobs usd 900 per month', 'usd 900 per month'],
  ['$40/hour jobs', '$40/hour'],
  ['€3,000 jobs', '€3,000'],
  ['salary 30k aed jobs', 'salary 30k aed'],
  ['best package jobs', 'best package'],
  ['urgent hiring jobs', 'urgent hiring'],
  ['2018 passout jobs', '2018 passout'],
  ['salary 7000 jobs', 'salary 7000'],
])('says that "%s" asks for what a search cannot use', (keyword, text) => {
  expect(readConditions(keyword, YEAR)).toEqual({ conditions: [], notUsed: [text], rest: 'jobs' });
});

it('drops words that only introduce what is asked for', () => {
  expect(readConditions('i am looking for jobs', YEAR)).toEqual({ conditions: [], notUsed: [], rest: 'jobs' });
});

describe('readConditions of any keyword', () => {
  const parts =
    'java - -x -sales not no without nahi ke bina , / ( " ₹ 3lakh 4-6 lpa 5 years to 10th pass b.com C++ part time or and night shift पुणे नहीं 😀 for women stipend + usd $40 good salary 2018 passout'.split(
      ' ',
    );
  const keywords = fc.oneof(
    fc.array(fc.constantFrom(...parts), { maxLength: 30 }).map((words) => words.join(' ')),
    // Numbers written together with letters and signs.
    fc
      .array(fc.constantFrom('5', '25000', 'A', 'exp', 'kg', 'stipend', 'years', 'pm', 'k', 'not', '€', '₹', ' '), {
        maxLength: 8,
      })
      .map((words) => words.join('')),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.string({ unit: 'binary', maxLength: 120 }),
  );
  const wordsOf = (text: string) => splitWords(text).flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word]));

  it('keeps every word in the rest, in a condition or as not used, by texts of the keyword', () => {
    fc.assert(
      fc.property(keywords, (keyword) => {
        // A compatibility character such as ㉠ becomes a part of the word before it.
        fc.pre(keyword === keyword.normalize('NFKC'));
        const { conditions, notUsed, rest } = readConditions(keyword);
        const texts = [...conditions.map(({ text }) => text), ...notUsed];
        for (const text of texts) expect(keyword).toContain(text);
        expect(wordsOf([rest, ...texts].join(' ')).toSorted()).toEqual(wordsOf(keyword).toSorted());
        expect(rest).toBe(rest.replace(/\s+/g, ' ').trim());
        for (const { label, expression } of conditions) {
          expect(label).not.toBe('');
          expect(toTsquery(expression)).not.toContain('()');
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '-a ',
    'not ',
    '9',
    '1,',
    '1-',
    '5 years ',
    'no sales or ',
    '-',
    ' ',
    '"',
    '₹',
    'a\u0301',
    '\u0301',
    'b.',
    'nahi ',
    "x'",
    '10+2 ',
    '\u{1f600}',
  ])('reads a bounded part of ten thousand characters of "%s"', (unit) => {
    const keyword = unit.repeat(10_000 / unit.length);
    for (let i = 0; i < 20; i++) {
      const { conditions, rest } = readConditions(`${keyword}${i}`);
      expect(conditions.length).toBeLessThanOrEqual(8);
      expect(rest.length).toBeLessThanOrEqual(10_002);
    }
  });
});
