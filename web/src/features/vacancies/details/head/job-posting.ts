import type { ManualVacancy, StandardVacancy } from '@aarambh/contract';

type Thing = { '@type': string; [property: string]: unknown };

/** A schema.org JobPosting as JSON-LD. */
export type JobPosting = Thing;

const REMOTE = 'Remote';

/** Google's employment types by the words employers use, in order of precedence. */
const employmentTypes: [RegExp, string][] = [
  [/\bfull[\s-]?time\b|\bpermanent\b/i, 'FULL_TIME'],
  [/\bpart[\s-]?time\b/i, 'PART_TIME'],
  [/\bcontract(ual)?\b|\bfreelanc/i, 'CONTRACTOR'],
  [/\btemporary\b|\bseasonal\b/i, 'TEMPORARY'],
  [/\bintern(ship)?\b|\btrainee\b|\bapprentice/i, 'INTERN'],
  [/\bvolunteer/i, 'VOLUNTEER'],
];

/** Google's credential categories by names of Indian degrees. */
const credentials: [RegExp, string][] = [
  [/^(10th|12th)$/i, 'high school'],
  [/^iti$/i, 'professional certificate'],
  [/^diploma$/i, 'associate degree'],
  [/^(any graduate|b\.?[a-z]|bba|bca|llb|mbbs|bds|bhm)/i, 'bachelor degree'],
  [/^(any postgraduate|m\.?[a-z]|llm|ph\.?d)/i, 'postgraduate degree'],
];

const tokensOf = (texts: readonly string[], table: readonly [RegExp, string][]): string[] => [
  ...new Set(table.filter(([words]) => texts.some((text) => words.test(text.trim()))).map(([, token]) => token)),
];

const oneOrMore = <T>(items: readonly T[]): T | readonly T[] | undefined => (items.length > 1 ? items : items[0]);

function places(locations: readonly string[]): Partial<Record<string, unknown>> {
  const onSite = locations.filter((name) => name !== REMOTE);
  const jobLocation = onSite.map((name) => ({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(name === 'India' ? {} : { addressLocality: name }),
      addressCountry: 'IN',
    },
  }));
  return {
    jobLocation: oneOrMore(jobLocation),
    ...(locations.includes(REMOTE) && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    }),
  };
}

/** Periods of pay in a year, by which the import converts stated pay to yearly figures. */
const periodsOfYear: Readonly<Record<string, number>> = {
  year: 1,
  month: 12,
  week: 52,
  day: 26 * 12,
  hour: 8 * 26 * 12,
};

/** The pay for the period that the employer states; undefined when the text names none, or it is not in rupees. */
function baseSalary({ fromSalary, toSalary, notDisclosed, payText }: Posting): Thing | undefined {
  const period = payText ? / an? (hour|day|week|month|year)\b/.exec(payText)?.[1] : 'year';
  if (notDisclosed || (fromSalary === null && toSalary === null) || !period) return undefined;
  const perPeriod = (amount: number | null) =>
    amount === null ? null : Math.round(amount / (periodsOfYear[period] ?? 1));
  const [from, to] = [perPeriod(fromSalary), perPeriod(toSalary)];
  const range = from !== null && to !== null && from !== to ? { minValue: from, maxValue: to } : { value: from ?? to };
  return {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { '@type': 'QuantitativeValue', ...range, unitText: period.toUpperCase() },
  };
}

function experienceRequirements(fromYears: number | null): Thing | string | undefined {
  if (fromYears === null) return undefined;
  if (fromYears === 0) return 'no requirements';
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: fromYears * 12 };
}

const degreeWords = (educations: readonly string[]) =>
  tokensOf(educations, credentials).map((credentialCategory) => ({
    '@type': 'EducationalOccupationalCredential',
    credentialCategory,
  }));

const webAddress = (address: string): string | undefined => (/^https?:\/\//i.test(address) ? address : undefined);

const absolute = (address: string, site: string): string | undefined =>
  address && URL.canParse(address, site) ? webAddress(new URL(address, site).href) : undefined;

/** Common shape of both kinds of vacancy. */
interface Posting {
  title: string;
  description: string;
  id: number;
  datePosted: string;
  validThrough: string;
  company: string;
  logo: string;
  website: string;
  locations: readonly string[];
  types: readonly string[];
  educations: readonly string[];
  fromYears: number | null;
  fromSalary: number | null;
  toSalary: number | null;
  notDisclosed: boolean;
  payText: string;
}

const postingOf = (vacancy: StandardVacancy | ManualVacancy): Posting => ({
  title: vacancy.jobTitle,
  id: vacancy.vacancyID,
  validThrough: vacancy.validThrough,
  logo: vacancy.logo,
  locations: vacancy.locations,
  fromYears: vacancy.experienceFromYears,
  fromSalary: vacancy.fromSalary,
  toSalary: vacancy.toSalary,
  notDisclosed: vacancy.salaryNotDisclose,
  payText: vacancy.payText ?? '',
  ...(vacancy.isManualPostedJob
    ? {
        description: vacancy.jobDescription,
        datePosted: vacancy.addedOn,
        company: vacancy.companyName,
        website: '',
        types: [vacancy.employmentType],
        educations: [vacancy.ug],
      }
    : {
        description: vacancy.vacancyDescription,
        datePosted: vacancy.postedOn,
        company: vacancy.orgName,
        website: vacancy.website,
        types: vacancy.jobTypes,
        educations: vacancy.educations,
      }),
});

/**
 * The schema.org JobPosting of a live vacancy, limited to what the page shows. `site` is the portal's address.
 * Undefined without a description or a place, since search engines reject such a posting.
 */
export function jobPosting(vacancy: StandardVacancy | ManualVacancy, site: string): JobPosting | undefined {
  const posting = postingOf(vacancy);
  if (!posting.description || posting.locations.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: posting.title,
    description: posting.description,
    identifier: { '@type': 'PropertyValue', name: posting.company, value: String(posting.id) },
    datePosted: posting.datePosted,
    validThrough: posting.validThrough,
    hiringOrganization: {
      '@type': 'Organization',
      name: posting.company,
      sameAs: webAddress(posting.website),
      logo: absolute(posting.logo, site),
    },
    ...places(posting.locations),
    baseSalary: baseSalary(posting),
    employmentType: oneOrMore(tokensOf(posting.types, employmentTypes)),
    experienceRequirements: experienceRequirements(posting.fromYears),
    educationRequirements: oneOrMore(degreeWords(posting.educations)),
    directApply: true,
  };
}
