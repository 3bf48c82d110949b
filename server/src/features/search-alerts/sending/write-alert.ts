import type { VacancyCard } from '@aarambh/contract';
import { formatIndianNumber } from '../../../lib/money/rupees.ts';
import type { SearchAlertJob, SearchAlertSection } from '../../notifications/index.ts';
import { pathOfSavedSearch } from '../describe-saved-search.ts';
import type { DueSearch } from './alerts.queries.ts';

/** Jobs of one saved search that an alert names, and saved searches with their own jobs; the rest is counted. */
const MAX_JOBS = 5;
const MAX_SECTIONS = 8;
/** Jobs that a short alert names. */
const MAX_NAMED = 3;
/** Places of a job that are named. */
const MAX_PLACES = 3;

function payOf({ payText, salaryNotDisclose, fromSalary, toSalary }: VacancyCard): string {
  if (payText) return payText;
  const amounts = [fromSalary, toSalary].filter((amount) => amount !== null && amount > 0) as number[];
  if (salaryNotDisclose || amounts.length === 0) return '';
  return `${[...new Set(amounts)].map((amount) => `₹${formatIndianNumber(amount)}`).join(' to ')} a year`;
}

const jobOf = (card: VacancyCard): SearchAlertJob => ({
  jobTitle: card.jobTitle,
  company: card.orgName,
  places: card.locations.slice(0, MAX_PLACES).join(', '),
  experience: card.experience,
  pay: payOf(card),
  path: `/job/${card.isManualPostedJob ? 'm' : ''}details/${card.vacancyID}`,
});

/** The alert of one saved search. */
export interface SearchAlert {
  search: DueSearch;
  cards: VacancyCard[];
}

/** Path of the list of a saved search, newest first. */
export const newestPath = ({ query, companyId }: Pick<DueSearch, 'query' | 'companyId'>): string =>
  pathOfSavedSearch(query, companyId) + (companyId === null ? '&order=newest' : '');

/**
 * The sections of an alert mail, one for each saved search.
 * @param linkOf the link that ends the alerts of a saved search
 */
export const toSections = (alerts: SearchAlert[], linkOf: (search: DueSearch) => string): SearchAlertSection[] =>
  alerts.slice(0, MAX_SECTIONS).map(({ search, cards }) => ({
    title: search.title,
    isCompany: search.companyId !== null,
    path: newestPath(search),
    count: cards.length,
    jobs: cards.slice(0, MAX_JOBS).map(jobOf),
    unsubscribeLink: linkOf(search),
  }));

const jobs = (count: number): string => (count === 1 ? '1 new job' : `${count} new jobs`);

/** What an alert is about, and its list: those of its search, or of all saved searches. */
function subjectOf(alerts: SearchAlert[]): { about: string; path: string } {
  const [first, ...others] = alerts;
  return first && others.length === 0
    ? { about: first.search.title, path: newestPath(first.search) }
    : { about: `${alerts.length} saved searches`, path: '/job/alerts' };
}

/** What a browser shows of an alert, and the address that it opens. */
export function toPushPayload(alerts: SearchAlert[]): { title: string; body: string; path: string } {
  const cards = alerts.flatMap((alert) => alert.cards);
  const { about, path } = subjectOf(alerts);
  const named = cards.slice(0, MAX_NAMED).map(({ jobTitle, orgName }) => `${jobTitle}, ${orgName}`);
  return {
    title: `${jobs(cards.length)}: ${about}`,
    body: named.join('\n'),
    path,
  };
}

/** What a WhatsApp message says of an alert, and the list that it links to. */
export function toWhatsAppData(alerts: SearchAlert[]): {
  about: string;
  count: number;
  jobTitles: string[];
  path: string;
} {
  const cards = alerts.flatMap((alert) => alert.cards);
  return {
    ...subjectOf(alerts),
    count: cards.length,
    jobTitles: cards.slice(0, MAX_NAMED).map((card) => card.jobTitle),
  };
}
