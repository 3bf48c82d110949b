import { listInWords } from '../../features/vacancy-import/index.ts';
import type { DemoCompany } from './demo-companies.ts';
import type { RoleFamily, Workplace } from './role-families.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface DemoVacancyFacts {
  title: string;
  company: DemoCompany;
  family: RoleFamily;
  /** Index of the career level; 0 is the first. */
  level: number;
  locations: string[];
  skills: string[];
  fromYears: number;
  toYears: number;
  openings: number;
}

const hours: Record<Workplace, string[]> = {
  desk: [
    'Five days a week, nine to six with an hour for lunch',
    'Monday to Friday, flexible start between eight and ten',
    'Six days a week with alternate Saturdays off',
  ],
  shift: [
    'Rotating shifts, planned four weeks ahead, with one fixed day off a week',
    'Early and late shifts on rotation; night shift allowance is paid',
  ],
  night: [
    'Night shift with cab pick-up and drop',
    'Evening and night shifts, five days a week, with night allowance and transport',
  ],
  site: ['Six days a week, general shift; overtime is paid', 'Two shifts on weekly rotation, canteen on the premises'],
  field: [
    'Six days a week with travel in the area; fuel and telephone are paid',
    'Field work with a weekly meeting at the branch; travel allowance by distance',
  ],
};

const benefits: Record<Workplace, string[]> = {
  desk: [
    'Hybrid work after the first three months where the task allows',
    'A laptop of your choice',
    'A yearly learning budget',
    'Health insurance for you, your spouse and two children',
  ],
  shift: [
    'Transport for late shifts',
    'Subsidised meals',
    'Night and festival allowance',
    'Health insurance from the first day',
  ],
  night: ['Cab both ways', 'Meals during the shift', 'Monthly performance incentives', 'Two fixed days off a week'],
  site: [
    'Uniform, shoes and safety equipment',
    'Canteen and bus from the main stops',
    'Overtime at double rate',
    'Shared accommodation for the first weeks if you move',
  ],
  field: [
    'Incentives paid every month',
    'Fuel, telephone and travel allowance',
    'Accident insurance',
    'A clear path to area manager',
  ],
};
const commonBenefits = [
  'Provident fund and gratuity',
  'Paid leave and festival holidays',
  'Yearly bonus',
  'Paid training in the first month',
  'A salary review every April',
  'Salary on the last working day of every month',
  'Twenty-six weeks of maternity leave',
  'Support for further studies',
  'A written offer before you resign elsewhere',
];

const headings = {
  duties: ['What you will do', 'Your responsibilities', 'Responsibilities', 'The work', 'Your day'],
  needs: ['What we look for', 'What you bring', 'Requirements', 'Who fits'],
  offer: ['What we offer', 'Benefits', 'Why people stay', 'In return'],
};

const closings = [
  'Selection: a telephone call, one interview and, where it helps, a short practical task. You hear from us within ten days.',
  'Apply with your current resume; photographs and identity papers are not needed at this stage.',
  'We never ask candidates for money. Interviews take place at our office or by video.',
  'Women returning from a break and candidates with disabilities are encouraged to apply.',
  'Please mention your notice period. Immediate joiners are preferred, others may apply too.',
  'Interviews are held every Tuesday and Thursday; results follow within a week.',
];

/** Generates a natural-sounding description in simple HTML. */
export function describeDemoVacancy(random: SeededRandom, facts: DemoVacancyFacts): string {
  const parts = [paragraph(introduction(random, facts)), ...body(random, facts)];
  if (random.chance(0.75)) parts.push(paragraph(random.pick(closings)));
  return parts.join('\n');
}

function introduction(
  random: SeededRandom,
  { title, company, family, locations, openings, level }: DemoVacancyFacts,
): string {
  const place = locations[0] === 'Remote' ? 'from home' : `in ${listInWords(locations)}`;
  const about = `${company.name} ${company.does}.`;
  const team = `${family.roleCategory} team`;
  const many = openings > 1 ? ` There are ${openings} positions.` : '';
  const first = random.pick([
    `${about} The ${team} is growing, and the position of <strong>${title}</strong> ${place} is open.${many}`,
    `Join us as <strong>${title}</strong> ${place}. ${about}${many}`,
    `${about} For our ${team} ${place} we want to fill the position of <strong>${title}</strong>.${many}`,
    `<strong>${title}</strong> ${place}: work that counts in a company that ${company.does}.${many}`,
    `A position is open in our ${team} ${place}. You join as <strong>${title}</strong> with a proper handover.${many}`,
    `${company.name} is hiring for the position of <strong>${title}</strong> ${place}. The company ${company.does}.${many}`,
  ]);
  const second = level === 0 ? starting(random) : level >= 2 ? leading(random) : '';
  return second ? `${first} ${second}` : first;
}

function starting(random: SeededRandom): string {
  return random.pick([
    'You start with paid training and a mentor beside you.',
    'Freshers are welcome; what matters is that you want to learn.',
    'The first weeks are for learning: the systems, the colleagues, the way we work.',
    '',
  ]);
}

function leading(random: SeededRandom): string {
  return random.pick([
    `You will guide a team of ${random.between(3, 14)} and report to the head of the department.`,
    'You set the standard for others and have a say in hiring.',
    'The position carries responsibility for results, budget and people.',
    '',
  ]);
}

function body(random: SeededRandom, facts: DemoVacancyFacts): string[] {
  const { family } = facts;
  const duties = random.some(family.duties, random.between(4, family.duties.length));
  const needs = [
    experienceSentence(facts),
    skillSentence(random, facts.skills),
    ...random.some(family.needs, random.between(2, 3)),
  ];
  const offer = [...random.some(benefits[family.workplace], 2), ...random.some(commonBenefits, random.between(2, 3))];
  const workingHours = random.pick(hours[family.workplace]);
  switch (random.between(0, 3)) {
    case 0:
      return [
        section(random.pick(headings.duties), duties),
        section(random.pick(headings.needs), needs),
        section(random.pick(headings.offer), [...offer, workingHours]),
      ];
    case 1:
      return [
        section(random.pick(headings.duties), duties),
        section(random.pick(headings.needs), needs),
        paragraph(
          `<strong>Hours:</strong> ${workingHours}. <strong>Benefits:</strong> ${listInWords(offer.map(lowerFirst))}.`,
        ),
      ];
    case 2:
      return [
        paragraph(`${sentences(duties.slice(0, 3))}`),
        section(random.pick(headings.needs), needs),
        section(random.pick(headings.offer), offer),
        paragraph(`${workingHours}.`),
      ];
    default:
      return [
        paragraph(`${workingHours}.`),
        section(random.pick(headings.duties), duties, 'ol'),
        paragraph(sentences(needs)),
        section(random.pick(headings.offer), offer),
      ];
  }
}

function experienceSentence({ fromYears, toYears }: DemoVacancyFacts): string {
  if (toYears === 0) return 'No experience is needed';
  if (fromYears === 0) return `Freshers, or up to ${toYears} ${toYears === 1 ? 'year' : 'years'} of experience`;
  return `${fromYears} to ${toYears} years of experience in similar work`;
}

function skillSentence(random: SeededRandom, skills: string[]): string {
  const named = listInWords(skills.slice(0, 3));
  return random.pick([
    `Hands-on knowledge of ${named}`,
    `Experience with ${named}`,
    `Skills: ${skills.join(', ')}`,
    `Good command of ${named}`,
  ]);
}

function section(heading: string, items: string[], list: 'ul' | 'ol' = 'ul'): string {
  return `<h3>${heading}</h3>\n<${list}>${items.map((item) => `<li>${item}</li>`).join('')}</${list}>`;
}

const paragraph = (text: string): string => `<p>${text}</p>`;
const sentences = (items: string[]): string => items.map((item) => `${item}.`).join(' ');
const lowerFirst = (text: string): string => (text[0] ?? '').toLowerCase() + text.slice(1);
