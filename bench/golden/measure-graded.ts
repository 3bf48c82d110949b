import { type Asked, mapVacancies, openProduct } from './ask-product.ts';
import { countRepeats } from './count-repeats.ts';
import { gradeResults } from './grade-results.ts';
import type { GradedRun, KindResults } from './graded-report.ts';
import { choosePrefixes, countTexts, judgeSuggestions } from './judge-suggestions.ts';
import { measurePairs } from './measure-pairs.ts';
import type { GoldenDatabase } from './open-golden-database.ts';
import type { QuerySet } from './query-sets.ts';
import { openTsRank } from './rank-with-postgres.ts';

/** Asks the product and `ts_rank` all queries of the chosen kinds of a set on one database. */
export async function measureGraded(
  { scratch: { context }, postings }: GoldenDatabase,
  set: QuerySet,
  isChosen: (kind: string) => boolean,
): Promise<GradedRun> {
  const byId = await mapVacancies(context, postings);
  const imported = new Set(byId.values());
  const existing = postings.filter((posting) => imported.has(posting));
  const product = await openProduct(context, byId);
  const tsRank = await openTsRank(context.db, byId);
  const cards = { product: { all: 0, same: 0, near: 0 }, tsRank: { all: 0, same: 0, near: 0 } };
  const firstPage = async (engine: Asked, name: keyof typeof cards, keyword: string) => {
    const page = await engine.search(keyword, 1);
    cards[name].all += page.cards.length;
    const { same, near } = countRepeats(page.cards);
    cards[name].same += same;
    cards[name].near += near;
    return page;
  };
  const kinds: KindResults[] = [];
  for (const { kind, queries } of set.kinds.filter((item) => isChosen(item.kind))) {
    const results: KindResults = { kind, product: [], tsRank: [] };
    for (const query of queries) {
      results.product.push(gradeResults(query, await firstPage(product, 'product', query.keyword), existing));
      results.tsRank.push(gradeResults(query, await firstPage(tsRank, 'tsRank', query.keyword), existing));
    }
    kinds.push(results);
  }
  const pairs = isChosen('same work') ? set.pairs : [];
  const prefixes = isChosen('suggestions') ? (set.prefixes ?? choosePrefixes(existing)) : [];
  const run: GradedRun = {
    kinds,
    pairs: {
      product: await measurePairs(product, pairs, existing),
      tsRank: await measurePairs(tsRank, pairs, existing),
    },
    suggestions: await judgeSuggestions(product, prefixes, countTexts(existing)),
    cards,
  };
  await product.close();
  return run;
}
