/** First item of the location list on the screens; means no location filter (core §9). */
export const ANYWHERE = 'Anywhere in India';

/** 'Fresher', '1 Year', '2 Years' … '29 Years', '30+ Years': index = years. */
export const experienceChoices: readonly string[] = [
  'Fresher',
  '1 Year',
  ...Array.from({ length: 28 }, (_, i) => `${i + 2} Years`),
  '30+ Years',
];

/** Common Indian degrees, in the order in which the screens show them. */
export const educationChoices: readonly string[] = [
  '10th',
  '12th',
  'ITI',
  'Diploma',
  'Any Graduate',
  'B.A',
  'B.Com',
  'B.Sc',
  'BBA',
  'BCA',
  'B.Tech/B.E.',
  'B.Pharma',
  'B.Ed',
  'B.Arch',
  'LLB',
  'MBBS',
  'BDS',
  'B.Sc Nursing',
  'BHM',
  'Any Postgraduate',
  'M.A',
  'M.Com',
  'M.Sc',
  'MBA/PGDM',
  'MCA',
  'M.Tech',
  'M.Pharma',
  'LLM',
  'MD/MS',
  'CA',
  'CS',
  'ICWA/CMA',
  'Ph.D',
];

/** Pay filter: the least pay that is wanted, in thousand rupees a month. */
export const paySteps = ['10', '15', '20', '25', '30', '40', '50', '75', '100', '150', '200'] as const;
export type PayStep = (typeof paySteps)[number];
/** Posted within this many days. */
export const postedWithinChoices = ['1', '3', '7', '14', '30'] as const;
/** Where the work is done. */
export const workModes = ['office', 'hybrid', 'home'] as const;
export type WorkMode = (typeof workModes)[number];
/** Kinds of employment. A vacancy may be of several: a part-time internship. */
export const employmentTypes = ['full-time', 'part-time', 'internship', 'contract', 'walk-in'] as const;
export type EmploymentType = (typeof employmentTypes)[number];
/** Order of results: best tier first and newest within it, newest first, or highest pay first (in `paySteps`). */
export const searchOrders = ['relevance', 'newest', 'pay'] as const;
export type SearchOrder = (typeof searchOrders)[number];
