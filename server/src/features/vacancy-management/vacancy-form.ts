import type { VacancyForm } from '@aarambh/contract';
import { fieldError } from '../../lib/call-error.ts';
import { htmlToLines } from '../../lib/html/html-to-lines.ts';
import { indianDay } from '../../lib/india-time/indian-day.ts';
import { formatIndianNumber } from '../../lib/money/rupees.ts';
import { cleanText } from '../../lib/text/clean-text.ts';
import { postingFromLine } from '../vacancy-import/index.ts';
import type { StoredPosting, VacancyPosting } from '../vacancy-lifecycle/index.ts';

const TITLE_LENGTH = 200;

const rupees = (paise: number): string => `₹${formatIndianNumber(Math.round(paise / 100))}`;

/** Pay as staff read and type it; empty where it is not disclosed. */
function payTextOf({ payText, salaryFromPaise: from, salaryToPaise: to, salaryNotDisclosed }: StoredPosting): string {
  if (payText) return payText;
  if (salaryNotDisclosed || (from === null && to === null)) return '';
  if (from === null) return `Up to ${rupees(to ?? 0)} a year`;
  if (to === null) return `From ${rupees(from)} a year`;
  return `${rupees(from)} – ${rupees(to)} a year`;
}

/** The form of a stored vacancy. */
export const formOf = (posting: StoredPosting, company: string): VacancyForm => ({
  title: posting.title,
  company,
  locations: posting.locations.join(', '),
  employmentType: posting.employmentType,
  experienceFromYears: posting.experienceFromYears,
  experienceToYears: posting.experienceToYears,
  pay: payTextOf(posting),
  skills: posting.skills.join(', '),
  education: posting.educations.join(', '),
  department: posting.department,
  openings: posting.openings,
  // It ends at the end of its last day: the moment before belongs to that day.
  lastDay: indianDay(new Date(posting.expiresAt.getTime() - 1)).name,
  description: htmlToLines(posting.descriptionHtml),
});

const listOf = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The keys of an import line for each field of the form. */
const lineOf = {
  locations: ({ locations }: VacancyForm) => ({ locations: listOf(locations) }),
  employmentType: ({ employmentType }: VacancyForm) => ({ employmentType }),
  experienceFromYears: ({ experienceFromYears, experienceToYears }: VacancyForm) => ({
    experienceFromYears,
    experienceToYears,
  }),
  experienceToYears: ({ experienceFromYears, experienceToYears }: VacancyForm) => ({
    experienceFromYears,
    experienceToYears,
  }),
  pay: ({ pay }: VacancyForm) => ({ salaryText: pay }),
  skills: ({ skills }: VacancyForm) => ({ skills: listOf(skills) }),
  education: ({ education }: VacancyForm) => ({ education }),
  department: ({ department }: VacancyForm) => ({ department }),
  openings: ({ openings }: VacancyForm) => ({ openings }),
  lastDay: ({ lastDay }: VacancyForm) => ({ lastDate: lastDay }),
  description: ({ description }: VacancyForm) => ({ descriptionText: description }),
} satisfies Partial<Record<keyof VacancyForm, (form: VacancyForm) => object>>;

/** The field of the form that a refusal of the import is about. */
function fieldOf(refusal: string): keyof VacancyForm {
  if (/date|expired/.test(refusal)) return 'lastDay';
  if (/company/.test(refusal)) return 'company';
  return 'title';
}

/**
 * Reads a form by the rules of the import: places, pay, education and skills become what the search knows.
 * @param before the form as it is stored, to change only what differs from it
 * @throws {CallError} bad_input of the field
 */
export function readVacancyForm(
  form: VacancyForm,
  identity: { source: string; sourceId: string },
  now: Date,
  before?: VacancyForm,
): VacancyPosting {
  const isChanged = (field: keyof VacancyForm) => before === undefined || before[field] !== form[field];
  const fields = (Object.keys(lineOf) as (keyof typeof lineOf)[]).filter(isChanged);
  const { source, sourceId } = identity;
  // The import removes what portals add to titles; a title typed here is kept as it is.
  const title = cleanText(form.title, TITLE_LENGTH);
  const known = { source, sourceId, title, company: form.company };
  const line = Object.assign(known, ...fields.map((field) => lineOf[field](form)));
  const outcome = postingFromLine(JSON.stringify(line), {
    source,
    now,
    undatedPostedAt: now,
    shiftDates: false,
  });
  if ('refused' in outcome) throw fieldError(fieldOf(outcome.refused), outcome.refused);
  const { posting } = outcome;
  if (isChanged('locations') && posting.locations.length === 0 && posting.jobModes.length === 0)
    throw fieldError('locations', 'Enter a city, such as Pune, or Work from home');
  if (isChanged('pay') && form.pay !== '' && posting.salaryNotDisclosed && posting.payText === '')
    throw fieldError('pay', 'Write pay like ₹15,000 – ₹18,000 a month, or 3 – 4.5 LPA');
  if (before === undefined) return { ...posting, title };
  const { completeFrom = () => posting } = posting;
  return {
    ...posting,
    title,
    // A date in the description is not the one of the form.
    completeFrom: (stored) => {
      const complete = { ...completeFrom(stored), title };
      return isChanged('lastDay') ? complete : { ...complete, expiresAt: stored.expiresAt };
    },
  };
}
