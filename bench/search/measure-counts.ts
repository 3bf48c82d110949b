import type { Truth } from '../oracle/brute-force.ts';
import type { QueryPage } from '../peers/peer.ts';
import { queryOf, searchOf } from '../peers/product.ts';
import type { Figure } from '../report.ts';
import type { Scratch } from '../scratch-database.ts';

/** Compares each query's total with brute force; a capped total is correct if there are more. */
export async function measureCounts(
  { context }: Scratch,
  queryPages: QueryPage[],
  truthOf: (queryPage: QueryPage) => Truth,
): Promise<Figure> {
  const { search } = searchOf(context);
  const first = queryPages.filter(({ page }) => page === 1);
  let correct = 0;
  for (const queryPage of first) {
    const { count } = truthOf(queryPage);
    const { total, capped } = await search.find(queryOf(queryPage, context.clock.now()));
    const isCorrect = capped ? count > total : count === total;
    correct += Number(isCorrect);
    if (!isCorrect)
      console.error(`\ncounts ${total}${capped ? '+' : ''}, not ${count}: ${JSON.stringify(queryPage.query)}`);
  }
  return {
    what: 'counts equal to brute force',
    value: `${correct} of ${first.length}`,
    limit: 'all',
    pass: correct === first.length,
  };
}
