import type { Turn } from '../peers/peer.ts';
import { queryOf, searchOf } from '../peers/product.ts';
import type { Figure } from '../report.ts';
import type { Scratch } from '../scratch-database.ts';
import type { Truth } from '../truth/brute-force.ts';

/** Whether each query is told its right number, or rightly that there are more than were counted. */
export async function measureCounts(
  { context }: Scratch,
  turns: Turn[],
  truthOf: (turn: Turn) => Truth,
): Promise<Figure> {
  const { search } = searchOf(context);
  const first = turns.filter(({ page }) => page === 1);
  let right = 0;
  for (const turn of first) {
    const { count } = truthOf(turn);
    const { total, capped } = await search.find(queryOf(turn, context.clock.now()));
    const isRight = capped ? count > total : count === total;
    right += Number(isRight);
    if (!isRight) console.error(`\ncounts ${total}${capped ? '+' : ''}, not ${count}: ${JSON.stringify(turn.query)}`);
  }
  return {
    what: 'counts as of brute force',
    value: `${right} of ${first.length}`,
    limit: 'all',
    pass: right === first.length,
  };
}
