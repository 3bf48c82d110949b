import { findPlace, placesCovering } from '../server/src/features/places/index.ts';
import type { VacancyPosting } from '../server/src/features/vacancies/index.ts';
import { fillerWords } from '../server/src/features/vacancies/search/stop-words.ts';
import { aliasGroups } from '../server/src/features/vacancies/search/word-aliases.ts';

/*
 * The promise of search once more, by looking at every vacancy: only the lists of aliases, filler words and places are
 * shared with the product, none of its code for words, tiers, filters or order.
 */

interface Known {
  id: number;
  postedAt: number;
  title: Set<string>;
  strong: Set<string>;
  anywhere: Set<string>;
  places: Set<string>;
  educations: Set<string>;
  from: number | null;
  to: number | null;
}

/** A query of the mix, with filters as the contract names them. */
export interface BenchQuery {
  keyword: string;
  location?: string;
  experience?: string;
  edu?: string;
}

function singular(word: string): string {
  if (
    !/^[a-z]{4,}$/.test(word) ||
    !/s$/.test(word) ||
    /(ss|us|is|as)$/.test(word) ||
    word === 'news' ||
    word === 'goods'
  )
    return word;
  if (/.{2,}ies$/.test(word)) return word.replace(/ies$/, 'y');
  return /(x|ch|sh|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\bc\+\+/g, ' cpp ')
    .replace(/\bc#/g, ' csharp ')
    .replace(/\b([a-z]{2,3})?\.net\b/g, ' $1 dotnet ')
    .replace(/(?<![a-z0-9])\.net\b/g, ' dotnet ')
    .replace(/\b([bm])\. ?e\b/g, ' $1tech ')
    .replace(/\br ?& ?d\b/g, ' rnd ');
  const words: string[] = [];
  for (const chunk of plain.match(/[\p{L}\p{M}\p{N}]+(?:[-._][\p{L}\p{M}\p{N}]+)*/gu) ?? []) {
    const parts = chunk.split(/[-._]/);
    if (parts.length === 1 || parts.every((part) => /^\d+$/.test(part))) words.push(...parts);
    else words.push(parts.join(''), ...(parts.some((part) => part.length === 1) ? [] : parts));
  }
  return words.map(singular);
}

function know(posting: VacancyPosting, id: number): Known {
  const title = wordsOf(posting.title);
  const strong = [title, ...posting.skills.map(wordsOf), wordsOf(posting.company.name)].flat();
  const told = wordsOf(
    posting.descriptionHtml
      .replace(/<[^>]+>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&\w+;/g, ' '),
  );
  const others = [
    posting.role,
    posting.roleCategory,
    posting.department,
    posting.industryType,
    posting.jobCategory,
    posting.employmentType,
    posting.ug,
    posting.pg,
    ...posting.jobTypes,
    ...posting.jobModes,
    ...posting.branches,
    ...posting.locations,
    ...posting.educations,
  ].flatMap(wordsOf);
  return {
    id,
    postedAt: posting.postedAt.getTime(),
    title: new Set(title),
    strong: new Set(strong),
    anywhere: new Set([...strong, ...others, ...told.filter((word) => !fillerWords.has(word))]),
    places: new Set(posting.locations.flatMap((name) => [name, findPlace(name)?.state ?? name])),
    educations: new Set(posting.educations),
    from: posting.experienceFromYears,
    to: posting.experienceToYears,
  };
}

const telling = (phrase: string[]) => (phrase.length > 1 ? phrase.filter((word) => !fillerWords.has(word)) : phrase);

const aliases = new Map<string, string[][]>();
for (const { from, to } of aliasGroups) {
  for (const phrase of from) {
    const key = wordsOf(phrase).join(' ');
    aliases.set(key, [...(aliases.get(key) ?? []), ...to.map((other) => telling(wordsOf(other)))]);
  }
}

/** The ways to meet each part of a keyword: known phrases taken together, longest first. */
function alternativesOf(keyword: string): string[][][] {
  const words = wordsOf(keyword);
  const terms: string[][][] = [];
  while (words.length > 0) {
    let length = Math.min(5, words.length);
    while (length > 1 && !aliases.has(words.slice(0, length).join(' '))) length--;
    const phrase = words.splice(0, length);
    terms.push([telling(phrase), ...(aliases.get(phrase.join(' ')) ?? [])]);
  }
  return terms;
}

/** Answers any query by looking at every vacancy. */
export function makeBruteForce(postings: VacancyPosting[], ids: number[]): (query: BenchQuery) => number[] {
  const all = postings.map((posting, i) => know(posting, ids[i] ?? 0));
  return ({ keyword, location, experience, edu }) => {
    const terms = alternativesOf(keyword);
    const meets = (words: Set<string>) =>
      terms.every((ways) => ways.some((phrase) => phrase.every((word) => words.has(word))));
    const cities = location && new Set(placesCovering(location));
    const years = experience && (experience === 'Fresher' ? 0 : Number.parseInt(experience, 10));
    const tiers: Known[][] = [[], [], []];
    for (const vacancy of all) {
      if (cities && ![...cities].some((city) => vacancy.places.has(city))) continue;
      if (edu && !vacancy.educations.has(edu)) continue;
      if (years !== undefined && years !== '') {
        if (vacancy.from === null && vacancy.to === null) continue;
        if ((vacancy.from ?? 0) > years || (vacancy.to ?? 99) < years) continue;
      }
      if (!meets(vacancy.anywhere)) continue;
      tiers[meets(vacancy.title) ? 0 : meets(vacancy.strong) ? 1 : 2]?.push(vacancy);
    }
    return tiers.flatMap((tier) => tier.sort((a, b) => b.postedAt - a.postedAt || b.id - a.id).map(({ id }) => id));
  };
}
