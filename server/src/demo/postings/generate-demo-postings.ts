import { educationChoices } from '@aarambh/contract';
import { findPlace } from '../../features/places/index.ts';
import type { VacancyPosting } from '../../features/vacancy-lifecycle/index.ts';
import { DAY_MS, MINUTE_MS } from '../../lib/clock.ts';
import { languageOf } from './demo-cities.ts';
import { type DemoCompany, inventAddress, inventCompanies } from './demo-companies.ts';
import { describeDemoVacancy } from './describe-demo-vacancy.ts';
import { type RoleFamily, type RoleLevel, roleFamilies, type Workplace } from './role-families.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

export interface DemoOptions {
  seed: number;
  count: number;
  /** Postings are dated from a few minutes to 45 days before this. */
  now: Date;
}

const POSTED_WITHIN_DAYS = 45;
const LAKH_IN_PAISE = 10_000_000;

/** Generates plausible live vacancies of fictitious Indian companies; deterministic for the same options. */
export function generateDemoPostings({ seed, count, now }: DemoOptions): VacancyPosting[] {
  const companies = inventCompanies(seed);
  const random = seededRandom(seed + 1);
  const familiesOf = new Map(companies.map(({ industry }) => [industry.key, familiesIn(industry.key)]));
  return Array.from({ length: count }, (_, index) => {
    const company = random.weighted(companies, ({ size }) => size);
    const family = random.weighted(familiesOf.get(company.industry.key) ?? roleFamilies, ({ weight }) => weight);
    return inventPosting(random, { company, family, sourceId: `demo-${String(index + 1).padStart(5, '0')}`, now });
  });
}

/** Role families of an industry; those found in every industry have a lower weight than its own. */
function familiesIn(industry: string): RoleFamily[] {
  return roleFamilies.flatMap((family) => {
    if (family.industries.includes(industry)) return [family];
    return family.industries.includes('*') ? [{ ...family, weight: family.weight * 0.3 }] : [];
  });
}

interface PostingOptions {
  company: DemoCompany;
  family: RoleFamily;
  sourceId: string;
  now: Date;
}

function inventPosting(random: SeededRandom, { company, family, sourceId, now }: PostingOptions): VacancyPosting {
  const rank = pickLevel(random, family);
  const level = family.levels[rank] as RoleLevel;
  const jobMode = pickJobMode(random, family);
  const cities = random.some(company.cities, random.chance(0.14) ? random.between(2, 4) : 1);
  const homeCity = cities[0]?.name ?? 'Pune';
  const locations = jobMode === 'Work From Home' ? ['Remote'] : cities.map((city) => city.name);
  const { role, title } = inventTitle(random, level, homeCity, family.workplace);
  const skills = pickSkills(random, family.skills);
  const experience = inventExperience(random, level);
  const openings = inventOpenings(random, rank, family);
  const postedAt = inventPostedAt(random, now);
  const educations = family.educations.slice(0, random.between(1, family.educations.length));
  const descriptionHtml = describeDemoVacancy(random, {
    title,
    company,
    family,
    level: rank,
    locations,
    skills,
    openings,
    fromYears: experience.experienceFromYears,
    toYears: experience.experienceToYears,
  });
  return {
    source: 'demo',
    sourceId,
    kind: random.chance(0.25) ? 'manual' : 'standard',
    company: {
      name: company.name,
      aboutHtml: company.aboutHtml,
      corporateAddress: company.corporateAddress,
      website: `https://www.${company.domain}`,
    },
    title,
    descriptionHtml,
    skills,
    locations,
    educations,
    branches: branchesOf(family, educations),
    jobTypes: family.workplace === 'night' ? ['Full Time', 'Night Shift'] : ['Full Time'],
    localities: [],
    payText: '',
    jobModes: [jobMode],
    jobCategory: family.department,
    ...experience,
    ...inventPay(random, level, cities[0]?.payFactor ?? 1),
    employmentType: random.chance(0.88) ? 'Full Time, Permanent' : 'Full Time, Temporary/Contractual',
    openings,
    industryType: company.industry.label,
    department: family.department,
    role,
    roleCategory: family.roleCategory,
    ...splitEducations(educations),
    interviewAddress: random.chance(0.6) ? inventAddress(random, homeCity) : '',
    ...inventContact(random, company),
    postedAt,
    expiresAt: new Date(postedAt.getTime() + random.between(50, 75) * DAY_MS),
  };
}

/** Picks a level; most vacancies are for the first two. */
function pickLevel(random: SeededRandom, family: RoleFamily): number {
  const common = [0.4, 0.36, 0.18, 0.06];
  return random.weighted([...family.levels.keys()], (rank) => common[rank] ?? 0.05);
}

const subjects = [
  'Mathematics',
  'Physics',
  'Chemistry',
  'Biology',
  'English',
  'Hindi',
  'Social Science',
  'Computer Science',
];
const examSubjects = subjects.slice(0, 4);

function inventTitle(
  random: SeededRandom,
  level: RoleLevel,
  city: string,
  workplace: Workplace,
): { role: string; title: string } {
  const pattern = random.pick(level.titles);
  const language = random.chance(0.7) ? languageOf(findPlace(city)?.state ?? '') : 'English';
  const subject = random.pick(pattern.includes('Faculty') || pattern.includes('Associate') ? examSubjects : subjects);
  const role = pattern.replace('{language}', language).replace('{subject}', subject);
  if (random.chance(0.04)) return { role, title: `${role} - Immediate Joiner` };
  if (workplace === 'night' && random.chance(0.2)) return { role, title: `${role} (Night Shift)` };
  return { role, title: role };
}

const officeModes: [string, number][] = [
  ['Work From Office', 0.7],
  ['Hybrid', 0.22],
  ['Work From Home', 0.08],
];

function pickJobMode(random: SeededRandom, { workplace }: RoleFamily): string {
  if (workplace === 'field') return 'Field Work';
  if (workplace === 'site') return 'On Site';
  if (workplace !== 'desk') return 'Work From Office';
  return random.weighted(officeModes, ([, weight]) => weight)[0];
}

/** Picks skills: nearly all of the typical ones, and a few others. */
function pickSkills(random: SeededRandom, skills: string[]): string[] {
  return [
    ...random.some(skills.slice(0, 4), random.between(3, 4)),
    ...random.some(skills.slice(4), random.between(1, 4)),
  ];
}

function inventExperience(random: SeededRandom, { years: [min = 0, max = 2] }: RoleLevel) {
  const from = random.between(min, Math.max(min, Math.min(min + 2, max - 1)));
  return { experienceFromYears: from, experienceToYears: random.between(from + 1, Math.max(from + 1, max)) };
}

function inventPay(random: SeededRandom, { lakh: [min = 2, max = 4] }: RoleLevel, payFactor: number) {
  if (random.chance(0.22)) return { salaryFromPaise: null, salaryToPaise: null, salaryNotDisclosed: true };
  const low = (min + (max - min) * random.next() * 0.55) * payFactor;
  const high = Math.min(low * (1.2 + random.next() * 0.6), max * payFactor * 1.08);
  const [from, to] = [roundLakh(low), Math.max(roundLakh(high), roundLakh(low))];
  return { salaryFromPaise: from * LAKH_IN_PAISE, salaryToPaise: to * LAKH_IN_PAISE, salaryNotDisclosed: false };
}

/** Rounds a salary: to 10,000 rupees below 5 lakh, to 50,000 below 20 lakh, else to a lakh. */
function roundLakh(lakh: number): number {
  const steps = lakh < 5 ? 10 : lakh < 20 ? 2 : 1;
  return Math.round(lakh * steps) / steps;
}

function inventOpenings(random: SeededRandom, rank: number, { workplace }: RoleFamily): number {
  if (rank >= 2) return 1;
  const bulk = workplace === 'desk' ? 0.15 : 0.45;
  return random.chance(bulk) ? random.pick([5, 8, 10, 12, 15, 20, 25, 30, 50]) : random.between(1, 4);
}

/** Newer postings are more frequent, because many older ones would be closed already. */
function inventPostedAt(random: SeededRandom, now: Date): Date {
  const minutesBack = 2 + Math.floor((POSTED_WITHIN_DAYS * 1_440 - 10) * random.next() ** 1.8);
  return new Date(now.getTime() - minutesBack * MINUTE_MS);
}

const branchesByDepartment: [RegExp, string[]][] = [
  [
    /Software|Data Science|Security|QA/,
    ['Computer Science', 'Information Technology', 'Electronics and Communication'],
  ],
  [/Hardware/, ['Electronics and Communication', 'Electrical']],
  [/Construction/, ['Civil']],
  [/Energy/, ['Electrical']],
  [/Production|Quality Assurance|Engineering - Design|Supply Chain/, ['Mechanical', 'Production', 'Electrical']],
];

function branchesOf(family: RoleFamily, educations: string[]): string[] {
  if (!educations.some((choice) => /Tech|Diploma/.test(choice))) return [];
  const match = branchesByDepartment.find(([department]) => department.test(family.department));
  return match?.[1].slice(0, 1 + (family.key.length % 3)) ?? [];
}

const postgraduateFrom = educationChoices.indexOf('Any Postgraduate');

function splitEducations(educations: string[]): { ug: string; pg: string } {
  const isPostgraduate = (choice: string) => educationChoices.indexOf(choice) >= postgraduateFrom;
  const pg = educations.filter(isPostgraduate).join(', ');
  return {
    ug: educations.filter((choice) => !isPostgraduate(choice)).join(', '),
    pg: pg || 'Post Graduation Not Required',
  };
}

const givenNames = [
  'Aarti',
  'Bhaskar',
  'Chitra',
  'Devika',
  'Farhan',
  'Gurpreet',
  'Harini',
  'Imran',
  'Jaya',
  'Karthik',
  'Lalita',
  'Manoj',
  'Nandini',
  'Omkar',
  'Priya',
  'Rakesh',
  'Sneha',
  'Tanvi',
  'Usman',
  'Vivek',
  'Waseem',
  'Yamini',
  'Zoya',
  'Mary',
  'Joseph',
  'Rituparna',
  'Subhash',
  'Lakshmi',
];
const familyNames = [
  'Sharma',
  'Iyer',
  'Khan',
  'Patel',
  'Reddy',
  'Nair',
  'Das',
  'Singh',
  'Joshi',
  'Fernandes',
  'Kulkarni',
  'Bose',
  'Gowda',
  'Mehta',
  'Yadav',
  'Pillai',
  'Kaur',
  'Mishra',
  'Baruah',
  'Ansari',
];

function inventContact(random: SeededRandom, company: DemoCompany) {
  if (!random.chance(0.2)) {
    return {
      contactPreference: 'applyOnPortal' as const,
      recruiterName: '',
      recruiterEmail: '',
      recruiterWhatsApp: '',
    };
  }
  const [given, family] = [random.pick(givenNames), random.pick(familyNames)];
  return {
    contactPreference: 'contactMeDirectly' as const,
    recruiterName: `${given} ${family}`,
    recruiterEmail: `${given.toLowerCase()}.${family.toLowerCase()}@${company.domain}`,
    // Indian mobile numbers begin with 6 to 9, so these numbers do not exist.
    recruiterWhatsApp: `+91 00000 ${String(random.between(10_000, 99_999))}`,
  };
}
