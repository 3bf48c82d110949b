import { fourthKinds } from './fresh/fourth-queries.ts';
import { freshPrefixes } from './fresh/fresh-prefixes.ts';
import { freshKinds } from './fresh/fresh-queries.ts';
import { freshPairs } from './fresh/fresh-title-pairs.ts';
import { secondKinds } from './fresh/second-queries.ts';
import { thirdKinds } from './fresh/third-queries.ts';
import { gradedKinds } from './graded-queries.ts';
import type { GradedKind } from './graders.ts';
import { type TitlePair, titlePairs } from './title-pairs.ts';

/** What one run asks. */
export interface QuerySet {
  kinds: GradedKind[];
  pairs: TitlePair[];
  /** Beginnings to suggest for; those of the imported titles when undefined. */
  prefixes: readonly string[] | undefined;
}

/** Sets of queries by name. Only the first run of a set, before changes made for it, is held out. */
export const querySets = {
  golden: { kinds: gradedKinds, pairs: titlePairs, prefixes: undefined },
  fresh: { kinds: freshKinds, pairs: freshPairs, prefixes: freshPrefixes },
  second: { kinds: secondKinds, pairs: [], prefixes: [] },
  third: { kinds: thirdKinds, pairs: [], prefixes: [] },
  fourth: { kinds: fourthKinds, pairs: [], prefixes: [] },
} satisfies Record<string, QuerySet>;

export type QuerySetName = keyof typeof querySets;
