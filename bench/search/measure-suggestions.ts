import { medianOf, summarise, type Timings } from '../measure.ts';
import { searchOf } from '../peers/product.ts';
import type { Scratch } from '../scratch-database.ts';
import { inventPostings, type World } from '../world/invent-postings.ts';

const ROUNDS = 3;
const TYPED_OF = 200;
/** Starts that are typed: of a title, a skill and a company of each. */
export const SUGGESTED = 3 * TYPED_OF;
const MOST_LETTERS = 7;

/** Suggestions for one to seven letters of titles, skills and companies. */
export async function measureSuggestions(
  { context }: Scratch,
  world: World,
  progress: (done: number) => void,
): Promise<Timings> {
  const { search } = searchOf(context);
  const texts = inventPostings(world, 0)
    .slice(0, TYPED_OF)
    .flatMap(({ title, skills, company }) => [title, skills[0] ?? '', company.name]);
  const typed = texts.map((text, i) => text.slice(0, 1 + (i % MOST_LETTERS)));
  const times: number[] = [];
  for (const start of typed) {
    times.push(await medianOf(ROUNDS, () => search.suggest(start)));
    progress(times.length);
  }
  return summarise(times);
}
