import type { VacancyFilters } from './filters/vacancy-filters.ts';

/** Words of job titles that are not written in lower case, nor with a capital first letter only. */
const spellings = new Map(
  'AI AWS BCA BCom BPO BSc BTech C++ CA ERP HR HTML iOS IT ITI KPO MBA ML .NET PHP QA SAP SEO SQL UI UK US UX'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

const words = /[\p{L}\p{M}\p{N}.+#]+/gu;
const placePrepositions = 'in|at|near';
const others = 'for|from|with';
const jobNouns = '(?:jobs?\\s)?(?:vacanc(?:y|ies)|openings?)|jobs?';
/** "it jobs", "jobs for freshers", "hr job openings in pune"; not "job description writer". */
const namesJobs = new RegExp(`^(?:(.*?)\\s)??(${jobNouns})((?:\\s(?:${placePrepositions}|${others})\\s.*)?)$`, 'i');
/** "fresher jobs bangalore", "it jobs 2026". */
const namesJobsWithin = new RegExp(`^(?:(.*?)\\s)??(${jobNouns})\\s(.+)$`, 'i');
const isPlural = /(?:s|vacancy)$/i;
const beginsWithPlace = new RegExp(`^\\s(?:${placePrepositions})\\s`, 'i');

const spell = (text: string): string => text.replace(words, (word) => spellings.get(word) ?? word);
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Capitalises the first word, unless it has a spelling of its own: "iOS developer". */
const asHeading = (text: string): string => {
  const spelled = spell(text);
  const [first = ''] = spelled.split(/[\s/]/);
  return spellings.get(first.toLowerCase()) === first ? spelled : capitalise(spelled);
};

const plural = (noun: string): string =>
  noun
    .toLowerCase()
    .replace(/^jobs\s/, 'job ')
    .replace(/y$/, 'ies')
    .replace(/(?<!s)$/, 's');

/** "in new delhi for freshers" as "in New Delhi for freshers"; "near me" stays. */
const capitalisePlace = (text: string): string => {
  const [place = '', rest = ''] = text.split(new RegExp(`(?=\\s(?:${others})\\s)(.*)`, 'i'));
  return capitaliseWords(place) + rest;
};

const capitaliseWords = (text: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      at < 2 || word === 'me' || spellings.get(word.toLowerCase()) === word ? word : capitalise(word),
    )
    .join(' ');

interface Parts {
  what: string;
  noun: string;
  /** What follows the noun, with a space before it; may be a place. */
  rest: string;
}

/** Splits a keyword at its own word for jobs, or at a known place. */
function split(keyword: string, places: readonly string[]): Parts {
  const named = namesJobs.exec(keyword);
  if (named) return { what: named[1] ?? '', noun: plural(named[2] ?? ''), rest: named[3] ?? '' };
  const within = namesJobsWithin.exec(keyword);
  if (within) {
    const [, what = '', noun = '', rest = ''] = within;
    const place = places.find((known) => isSame(known, rest));
    if (place || isPlural.test(noun)) return { what, noun: plural(noun), rest: place ? ` in ${place}` : ` ${rest}` };
  }
  const at = /^(.+)\s(?:in|at)\s(.+)$/i.exec(keyword);
  const place = at && places.find((known) => isSame(known, at[2] ?? ''));
  return place ? { what: at[1] ?? '', noun: 'jobs', rest: ` in ${place}` } : { what: keyword, noun: 'jobs', rest: '' };
}

/**
 * Heading of a search: "IT jobs in India". The word for jobs and the place are not repeated when the keyword has them.
 * @param places known places, for a keyword such as "nurse in pune"
 */
export function searchHeading(
  { keyword, places: [first = '', ...further] }: Pick<VacancyFilters, 'keyword' | 'places'>,
  places: readonly string[],
): string {
  const location = further.length > 0 ? `${first} and ${further.length} more` : first;
  if (!keyword) return `Latest jobs in ${location || 'India'}`;
  const { what, noun, rest } = split(keyword.replace(/\s+/g, ' '), places);
  const hasPlace = beginsWithPlace.test(rest);
  const jobs = `${what ? `${asHeading(what)} ${noun}` : capitalise(noun)}${hasPlace ? capitalisePlace(spell(rest)) : spell(rest)}`;
  if (hasPlace && (!location || jobs.toLowerCase().endsWith(` ${location.toLowerCase()}`))) return jobs;
  return `${jobs} in ${location || 'India'}`;
}
