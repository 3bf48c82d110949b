import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../server/src/demo/postings/seeded-random.ts';
import { locationKey, skillKey } from '../../server/src/features/profile/index.ts';
import { postingFromLine } from '../../server/src/features/vacancy-import/parsing/posting-from-line.ts';
import { readLines } from '../../server/src/features/vacancy-import/read-lines.ts';
import type { VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';
import type { Scratch } from '../scratch-database.ts';
import { addVacancies } from './fill-database.ts';
import { comparePrecision, type Labelled, type Precision } from './measure-quality.ts';

const file = join(import.meta.dirname, '../../../shared/data/jobs.jsonl.gz');
const PEOPLE = 300;
const MIN_SKILLS = 6;
const MIN_RELEVANT = 20;

/** Kind of work by title, first match. Matching does not read titles. */
const kinds: [string, RegExp][] = [
  ['data scientist', /data scien|machine learning|\bml\b|\bai\b/],
  ['data engineer', /data engineer|big data|etl|hadoop|spark/],
  ['data analyst', /data anal|business intelligence|power bi|tableau/],
  ['business analyst', /business anal/],
  ['full stack developer', /full ?-?stack|mern|mean/],
  ['java developer', /\bjava\b/],
  ['python developer', /python/],
  ['.net developer', /\.net|dotnet/],
  ['front-end developer', /front ?-?end|react|angular|\bui\b/],
  ['android or ios developer', /android|\bios\b|flutter|mobile/],
  ['devops or cloud engineer', /devops|cloud|\baws\b|azure|site reliability/],
  ['tester', /\bqa\b|test|quality assurance/],
  ['sales', /sales|business development|telecall/],
  ['marketing', /marketing|\bseo\b|social media/],
  ['human resources', /human resource|\bhr\b|recruit|talent/],
  ['accounts and finance', /account|financ|\bca\b|audit/],
  ['design', /graphic|designer|\bux\b/],
  ['content', /content|writer|editor/],
  ['support', /customer|support|\bbpo\b/],
];

const kindOf = (title: string): string | undefined => kinds.find(([, words]) => words.test(title.toLowerCase()))?.[0];

async function readPostings(now: Date): Promise<VacancyPosting[]> {
  const postings: VacancyPosting[] = [];
  const options = { source: 'real', now, undatedPostedAt: now, shiftDates: true };
  for await (const { text } of readLines(file)) {
    const outcome = postingFromLine(text ?? '', options);
    if ('posting' in outcome) postings.push({ ...outcome.posting, sourceId: `real-${postings.length}` });
  }
  return postings;
}

/**
 * Profiles derived from real postings: every second skill, the places, the middle of the experience range. Relevant are
 * postings of the same kind of work by title; or, for the second figure, postings that require a held-back skill. The
 * posting itself and its reposts are excluded.
 * @returns undefined if the file of real postings does not exist
 */
export async function measureReal(
  scratch: Scratch,
): Promise<{ vacancies: number; byTitle: Precision; byHeldBack: Precision } | undefined> {
  if (!existsSync(file)) return undefined;
  const postings = await readPostings(scratch.context.clock.now());
  const { ids } = await addVacancies(scratch, postings);
  const counts = new Map<string, number>();
  for (const { title } of postings) counts.set(kindOf(title) ?? '', (counts.get(kindOf(title) ?? '') ?? 0) + 1);
  const random = seededRandom(6);
  const own = random
    .some(postings, postings.length)
    .filter(({ skills, title }) => {
      const kind = kindOf(title);
      return new Set(skills.map(skillKey)).size >= MIN_SKILLS && kind && (counts.get(kind) ?? 0) >= MIN_RELEVANT;
    })
    .slice(0, PEOPLE);
  const keysOf = new Map(postings.map((posting) => [posting, posting.skills.map(skillKey)]));
  const people = own.map((posting) => {
    const keys = [...new Set(keysOf.get(posting))];
    const heldBack = new Set(keys.filter((_, i) => i % 2 === 1));
    const { experienceFromYears: from, experienceToYears: to, locations } = posting;
    const middle = from === null ? null : ((from + (to ?? from + 2)) / 2) * 12;
    const seeker = {
      skills: new Set(keys.filter((_, i) => i % 2 === 0)),
      places: new Map(locations.map((place) => [locationKey(place), place])),
      acceptsAnyPlace: locations.length === 0,
      prefersHome: false,
      experienceMonths: middle === null ? null : Math.round(middle),
      annualSalary: null,
    };
    const kind = kindOf(posting.title);
    const isOwn = (other: VacancyPosting) =>
      other === posting || (other.title === posting.title && other.company.name === posting.company.name);
    const requires = (other: VacancyPosting) => (keysOf.get(other) ?? []).some((key) => heldBack.has(key));
    const base = { seeker, places: locations, isOwn };
    return {
      byTitle: { ...base, isRelevant: (other) => kindOf(other.title) === kind } satisfies Labelled as Labelled,
      byHeldBack: { ...base, isRelevant: requires } satisfies Labelled as Labelled,
    };
  });
  return {
    vacancies: postings.length,
    byTitle: await comparePrecision(
      scratch,
      postings,
      ids,
      people.map(({ byTitle }) => byTitle),
    ),
    byHeldBack: await comparePrecision(
      scratch,
      postings,
      ids,
      people.map(({ byHeldBack }) => byHeldBack),
    ),
  };
}
