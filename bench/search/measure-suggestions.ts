import { type Dataset, generatePostings } from '../dataset/generate-postings.ts';
import { medianOf, summarise, type Timings } from '../measure.ts';
import { searchOf } from '../peers/product.ts';
import type { Scratch } from '../scratch-database.ts';

const ROUNDS = 3;
const SAMPLED_POSTINGS = 200;
/** Number of prefixes: a title, a skill and a company of each posting. */
export const SUGGESTION_COUNT = 3 * SAMPLED_POSTINGS;
const MAX_LETTERS = 7;

/** Latency of suggestions for prefixes of one to seven letters. */
export async function measureSuggestions(
  { context }: Scratch,
  dataset: Dataset,
  progress: (done: number) => void,
): Promise<Timings> {
  const { search } = searchOf(context);
  const texts = generatePostings(dataset, 0)
    .slice(0, SAMPLED_POSTINGS)
    .flatMap(({ title, skills, company }) => [title, skills[0] ?? '', company.name]);
  const prefixes = texts.map((text, i) => text.slice(0, 1 + (i % MAX_LETTERS)));
  const times: number[] = [];
  for (const prefix of prefixes) {
    times.push(await medianOf(ROUNDS, () => search.suggest(prefix)));
    progress(times.length);
  }
  return summarise(times);
}
