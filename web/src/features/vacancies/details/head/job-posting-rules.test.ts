import type { ManualVacancy, StandardVacancy } from '@aarambh/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobPosting } from './job-posting.ts';

/** Google's requirements for a JobPosting: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const known = [
  '@context',
  '@type',
  'title',
  'description',
  'identifier',
  'datePosted',
  'validThrough',
  'hiringOrganization',
  'jobLocation',
  'jobLocationType',
  'applicantLocationRequirements',
  'baseSalary',
  'employmentType',
  'experienceRequirements',
  'educationRequirements',
  'directApply',
];
const employmentTypes = 'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' ');
const credentials = [
  'high school',
  'associate degree',
  'bachelor degree',
  'professional certificate',
  'postgraduate degree',
];

const listOf = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const isMoment = (text: unknown) => typeof text === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
const isWebAddress = (text: unknown) => typeof text === 'string' && /^https?:\/\/\S+$/.test(text);
const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '';

// biome-ignore lint/suspicious/noExplicitAny: parsed like a search engine, without types
type Read = any;

/** Violations of the requirements; empty if valid. */
function violations(posting: Read): string[] {
  const found: string[] = [];
  const check = (holds: boolean, what: string) => holds || found.push(what);
  const {
    hiringOrganization: company,
    identifier,
    baseSalary,
    educationRequirements,
    experienceRequirements,
  } = posting;
  check(posting['@context'] === 'https://schema.org' && posting['@type'] === 'JobPosting', 'type');
  check(isText(posting.title) && isText(posting.description), 'title and description');
  check(isMoment(posting.datePosted) && isMoment(posting.validThrough), 'dates');
  check(company['@type'] === 'Organization' && isText(company.name), 'hiringOrganization');
  check(company.logo === undefined || isWebAddress(company.logo), 'logo');
  check(company.sameAs === undefined || isWebAddress(company.sameAs), 'sameAs');
  check(identifier['@type'] === 'PropertyValue' && isText(identifier.value), 'identifier');
  check(posting.directApply === true, 'directApply');

  const places = listOf<Read>(posting.jobLocation);
  const remote = posting.jobLocationType;
  check(places.length > 0 || remote === 'TELECOMMUTE', 'a place');
  check(
    places.every(({ address }) => address['@type'] === 'PostalAddress' && address.addressCountry === 'IN'),
    'jobLocation',
  );
  check(remote === undefined || posting.applicantLocationRequirements?.name === 'India', 'who may work remotely');
  check(
    remote !== undefined || !('applicantLocationRequirements' in posting),
    'location requirements without a remote job',
  );

  check(
    listOf<string>(posting.employmentType).every((type) => employmentTypes.includes(type)),
    'employmentType',
  );
  if (baseSalary) {
    const { value, minValue, maxValue, unitText } = baseSalary.value;
    check(baseSalary.currency === 'INR' && unitText === 'YEAR', 'unit of pay');
    check(value === undefined ? minValue < maxValue : Number.isFinite(value), 'amount of pay');
  }
  check(
    listOf<Read>(educationRequirements).every((degree) => credentials.includes(degree.credentialCategory)),
    'educationRequirements',
  );
  check(
    [undefined, 'no requirements'].includes(experienceRequirements) || experienceRequirements.monthsOfExperience > 0,
    'experienceRequirements',
  );
  for (const name of Object.keys(posting)) check(known.includes(name), `unknown: ${name}`);
  return found;
}

const read = (vacancy: StandardVacancy | ManualVacancy): Read =>
  JSON.parse(JSON.stringify(jobPosting(vacancy, 'https://x.in') ?? null));

const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
const words = fc.constantFrom('Full Time', 'Part-time', 'Contractual', 'Internship', 'Night Shift', '', 'Any Graduate');
const degrees = fc.constantFrom('10th', 'ITI', 'Diploma', 'B.Com', 'MBA/PGDM', 'Ph.D', 'CA', '');
const pay = fc
  .tuple(fc.option(fc.nat({ max: 900_000 })), fc.option(fc.nat({ max: 900_000 })), fc.boolean())
  .map(([from, more, salaryNotDisclose]) => ({
    fromSalary: from,
    toSalary: more === null ? null : (from ?? 0) + more,
    salaryNotDisclose,
  }));
const text = fc.string({ minLength: 1, unit: 'grapheme' }).map((some) => `x${some}`);

const common = fc
  .record({
    vacancyID: fc.integer({ min: 1 }),
    jobTitle: text,
    companyID: fc.integer({ min: 1 }),
    logo: fc.constantFrom('', '/logos/3.png', 'https://tulsi.example/logo.png', 'javascript:alert(1)', 'http://['),
    locations: fc.uniqueArray(fc.constantFrom('Pune', 'Remote', 'India', 'Kochi'), { minLength: 1 }),
    experienceFromYears: fc.option(fc.nat({ max: 40 })),
    experienceToYears: fc.option(fc.nat({ max: 40 })),
    validThrough: moment.map((at) => at.toISOString()),
    skills: fc.constant<string[]>([]),
    openings: fc.option(fc.nat({ max: 900 })),
    jobModes: fc.constant<string[]>([]),
    checks: fc.constant<StandardVacancy['checks']>([{ kind: 'call', checkedOn: '2026-11-01T00:00:00.000Z' }]),
  })
  .chain((fields) => pay.map((amounts) => ({ ...fields, ...amounts })));

const standards: fc.Arbitrary<StandardVacancy> = fc
  .tuple(
    common,
    fc.record({
      orgName: text,
      vacancyDescription: text,
      jobTypes: fc.array(words),
      educations: fc.array(degrees),
      website: fc.constantFrom('', 'https://tulsi.example', 'javascript:alert(1)', 'tulsi.example'),
      postedOn: moment.map((at) => at.toISOString()),
    }),
  )
  .map(([fields, more]) => ({
    ...fields,
    ...more,
    jobCategory: '',
    orgLogo: '',
    branches: [],
    experience: '',
    salaryType: '',
    interviewAddress: '',
    contactPreference: 'applyOnPortal',
    orgDescriptionDetails: '',
    orgCorporateAddress: '',
    isManualPostedJob: false,
  }));

const manuals: fc.Arbitrary<ManualVacancy> = fc
  .tuple(
    common,
    fc.record({
      companyName: text,
      jobDescription: text,
      employmentType: words,
      ug: degrees,
      addedOn: moment.map((at) => at.toISOString()),
    }),
  )
  .map(([fields, more]) => ({
    ...fields,
    ...more,
    openings: null,
    industryType: '',
    department: '',
    role: '',
    roleCategory: '',
    pg: '',
    aboutCompany: '',
    isManualPostedJob: true,
  }));

describe('the JobPosting of any vacancy', () => {
  it('meets the requirements of search engines', () => {
    fc.assert(
      fc.property(fc.oneof(standards, manuals), (vacancy) => {
        expect(violations(read(vacancy))).toEqual([]);
      }),
    );
  });

  it('contains no pay that the page hides', () => {
    fc.assert(
      fc.property(fc.oneof(standards, manuals), (vacancy) => {
        const shown = !vacancy.salaryNotDisclose && (vacancy.fromSalary !== null || vacancy.toSalary !== null);
        expect('baseSalary' in read(vacancy)).toBe(shown);
      }),
    );
  });
});

describe('violations', () => {
  const [sound] = fc.sample(standards, { numRuns: 1, seed: 7 });

  it.each([
    ['title and description', { title: ' ' }],
    ['dates', { validThrough: 'soon' }],
    ['a place', { jobLocation: undefined, jobLocationType: undefined }],
    ['employmentType', { employmentType: ['Full Time'] }],
    ['directApply', { directApply: undefined }],
    ['unit of pay', { baseSalary: { currency: 'INR', value: { value: 4, unitText: 'LAKH' } } }],
    ['unknown: skills', { skills: [] }],
  ])('include: %s', (what, broken) => {
    expect(violations({ ...read(sound as StandardVacancy), ...broken })).toContain(what);
  });
});
